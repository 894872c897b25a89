public import PaywallModel

extension Scenario {
  /// Every name in it that stands for nothing in a project: what it opens, what it presses, what it
  /// expects. What only a walk can tell is not looked at.
  public func problems(in catalog: Catalog) -> [Problem] {
    var check = ScenarioCheck(scenario: self, catalog: catalog)
    check.checkOpening()
    for step in steps { check.check(step) }
    return check.problems
  }
}

/// Looks up the names of a scenario, step by step.
private struct ScenarioCheck {
  let scenario: Scenario
  let catalog: Catalog
  var problems: [Problem] = []
  private let labels: PressableLabels
  private var step: ScenarioStep?

  init(scenario: Scenario, catalog: Catalog) {
    self.scenario = scenario
    self.catalog = catalog
    labels = PressableLabels(of: catalog)
  }

  private var project: Project { catalog.project }
  private var screens: [String] { catalog.screens.map(\.id) }
  private var placements: [String] { project.placements.map(\.id) }
  private var plans: [String] {
    project.plans.map(\.id) + catalog.screens.flatMap(\.plans).map(\.id)
  }

  mutating func checkOpening() {
    switch scenario.opening {
    case .placement(let id)?:
      look("dangling-placement", id, in: placements, "no placement of the project")
    case .screen(let id)?: look("dangling-screen", id, in: screens, "no screen here")
    case .link?, nil: break
    }
  }

  mutating func check(_ step: ScenarioStep) {
    self.step = step
    switch step.action {
    case .open(let id):
      look("dangling-screen", id, in: placements + screens, "neither a placement nor a screen here")
    case .press(let label, _): checkLabel(label)
    case .expect(let expectation): check(expectation)
    case .presentation(let presentation): check(presentation)
    case .keys, .type, .leave, .dialogButton, .shows, .answer, .fault, .answerFor, .calls,
      .appCalls, .appSynchronizes, .shownBy, .storeAlways, .setMode, .setHandler,
      .setInterceptors, .setOffline, .setLinks, .setUser, .platform, .link, .mail, .attribute,
      .language, .consent, .emit, .subscriptions, .signInFirst, .restart, .advance, .back, .close,
      .stepBack,
      .stepForward, .marker:
      break
    }
  }

  private mutating func check(_ step: PresentationStep) {
    switch step {
    case .preload(let id):
      look("dangling-screen", id, in: placements + screens, "neither a placement nor a screen here")
    case .audience(let id?): lookUpAudience(id)
    case .variant(let id?): lookUpVariant(id)
    case .audience(nil), .variant(nil), .handles, .app, .setCampaigns, .fetchAgain: break
    }
  }

  private mutating func check(_ expectation: ScenarioExpectation) {
    switch expectation {
    case .screen(let id?): look("dangling-screen", id, in: screens, "no screen here")
    case .event(let name), .noEvent(let name):
      look("dangling-event", name, in: events, "no event of the SDK, and the app sends none")
    case .outcome(_, let id?), .subscription(let id), .owner(let id, _):
      look("dangling-plan", id, in: plans, "no plan here")
    case .entitlement(let id), .noEntitlement(let id):
      look("dangling-plan", id, in: entitlements, "nothing that a plan unlocks")
    case .serving(let fact, let id?): check(fact, id)
    case .screen(nil), .serving(_, nil), .outcome(_, nil), .alert, .dialog, .text, .noText, .result,
      .diagnostic, .noDiagnostic, .idle, .busy, .note, .focus, .user, .url, .redemption, .mail:
      break
    }
  }

  private mutating func check(_ fact: ServingFact, _ id: String) {
    switch fact {
    case .placement: look("dangling-placement", id, in: placements, "no placement of the project")
    case .audience: lookUpAudience(id)
    case .variant: lookUpVariant(id)
    case .campaign:
      look("dangling-campaign", id, in: project.campaigns.map(\.id), "no campaign of the project")
    case .flow: look("dangling-flow", id, in: project.flows.map(\.id), "no flow of the project")
    case .step:
      let known = project.flows.flatMap { $0.steps.map(\.id) }
      look("dangling-step", id, in: known, "no step of a flow")
    case .type: break
    }
  }

  private mutating func lookUpAudience(_ id: String) {
    let known = project.audiences.flatMap { [$0.id, $0.title] } + ["everyone else"]
    look("dangling-audience", id, in: known, "no audience of the project")
  }

  private mutating func lookUpVariant(_ id: String) {
    let tests =
      project.placements.flatMap(\.abTests) + project.campaigns.compactMap(\.assignment.abTest)
    look(
      "dangling-variant", id, in: tests.flatMap { $0.variants.map(\.id) },
      "no variant of an A/B test")
  }

  private var events: [String] {
    let sent = scenario.steps.compactMap { step -> String? in
      if case .emit(let name) = step.action { name } else { nil }
    }
    return SDKEventNames.all.sorted() + project.customEvents + sent
  }

  private var entitlements: [String] {
    project.plans.map { $0.entitlement ?? $0.id } + catalog.screens.flatMap(\.plans).map(\.id)
  }

  private mutating func checkLabel(_ label: String) {
    guard !labels.mayRead(label) else { return }
    add(
      .warning, "dangling-label", label,
      "Nothing that can be pressed reads \(JSONText.quoted(label)) on any screen here.",
      among: labels.known)
  }

  private mutating func look(
    _ code: String, _ id: String, in known: [String], _ words: String
  ) {
    guard !known.contains(where: { $0.lowercased() == id.lowercased() }) else { return }
    add(.error, code, id, "\(JSONText.quoted(id)) is \(words).", among: known)
  }

  private mutating func add(
    _ severity: Problem.Severity, _ code: String, _ name: String, _ message: String,
    among known: [String]
  ) {
    let otherwise = step == nil ? "The scenario fails before its first step." : "The step fails."
    problems.append(
      Problem(
        severity, code: code, file: scenario.file, position: place(of: name), message: message,
        advice: NearestName.advice(for: name, among: known, otherwise: otherwise)))
  }

  /// Where the name stands in its line.
  private func place(of name: String) -> SourcePosition {
    guard let step else { return scenario.openingPosition ?? .start }
    guard
      let range = step.text.firstPlace(of: Quoting.quoted(name)) ?? step.text.firstPlace(of: name)
    else { return step.position }
    var position = step.position
    position.column += step.text[..<range.lowerBound].unicodeScalars.count
    return position
  }
}
