import EmulatorCore
public import EmulatorShell
public import PaywallModel
import TerminalModel

/// Runs scenarios: drives a shell with inputs as a person at the keyboard would, in virtual time.
public enum ScenarioRunner {
  /// Runs a scenario of a project. `files` go into the recording's header; the window's size is the
  /// scenario's.
  public static func run(
    _ scenario: Scenario, catalog: Catalog, options: ShellOptions = ShellOptions(),
    program: String = "scenario", files: [SessionHeader.FileDigest] = [],
    stepsPerCheckpoint: Int = 1
  ) -> ScenarioResult {
    var options = options
    options.size = scenario.size
    var catalog = catalog
    if let locale = scenario.locale { catalog.project.locale = locale }
    let header = SessionHeader(
      program: program, catalog: catalog, options: options, project: scenario.project ?? "..",
      files: files)
    var run = ScenarioRun(
      scenario, catalog: catalog, header: header, stepsPerCheckpoint: stepsPerCheckpoint)
    return run.result()
  }
}

/// One run of a scenario.
struct ScenarioRun {
  /// Between two keys of one step.
  static let keyMilliseconds = 20
  /// Before a key that presses or leaves something: longer than a held key is dead.
  static let restMilliseconds = 200

  let scenario: Scenario
  let catalog: Catalog
  let stepsPerCheckpoint: Int
  var recorder: SessionRecorder
  var lines: [String] = []
  /// The event loop's moment.
  var now = Instant.start
  var expected = ExpectedAlready()
  /// What the steps so far have told.
  var told: [WalkAccount.Step] = []
  /// How much of the walk's trace is in `told`.
  var toldCount = 0

  var shell: Shell { recorder.shell }
  var walk: Walk { recorder.shell.walk }

  init(
    _ scenario: Scenario, catalog: Catalog, header: SessionHeader, stepsPerCheckpoint: Int
  ) {
    self.scenario = scenario
    self.catalog = catalog
    self.stepsPerCheckpoint = stepsPerCheckpoint
    recorder = SessionRecorder(header, catalog: catalog, stepsPerCheckpoint: stepsPerCheckpoint)
  }

  mutating func result() -> ScenarioResult {
    var done = 0
    var failure: ScenarioFailure?
    if let opening = scenario.opening {
      failure = self.failure(of: opening)
      if failure == nil { _ = recorder.open(opening, at: now) }
    }
    WalkAccount.add(shell, since: &toldCount, to: &told)
    for step in failure == nil ? scenario.steps : [] {
      told.append(WalkAccount.Step(number: done + 1, title: step.text, lines: []))
      do throws(ScenarioStop) {
        defer { WalkAccount.add(shell, since: &toldCount, to: &told) }
        try perform(step.action)
        done += 1
      } catch {
        failure = self.failure(of: step, error)
        break
      }
    }
    recorder.end(at: now)
    let account = WalkAccount(
      steps: told, shell: shell,
      stop: failure.map { "\($0.step): wanted \($0.wanted), seen \($0.seen)" })
    let text = (lines + recorder.takeLines()).map { $0 + "\n" }.joined()
    return ScenarioResult(
      file: scenario.file, doneStepCount: done, failure: failure, session: text, walk: walk,
      account: account, unexpected: unexpected)
  }

  private var unexpected: [Diagnostic] {
    walk.diagnostics.enumerated().filter { !expected.diagnostics.contains($0.offset) }
      .map(\.element)
  }

  /// What is opened before the first step has to be there.
  private func failure(of opening: Opening) -> ScenarioFailure? {
    let (word, name, known) =
      switch opening {
      case .placement(let id): ("placement", id, catalog.project.placements.map(\.id))
      case .screen(let id): ("screen", id, catalog.screens.map(\.id))
      case .link(let address): ("link", address, [address])
      }
    if known.contains(name) { return nil }
    return ScenarioFailure(
      file: scenario.file, position: scenario.openingPosition ?? .start,
      step: "\(word) \(Quoting.word(name))", wanted: "a \(word) \(Quoting.quoted(name))",
      seen: Self.advice(for: name, among: known), frame: shell.frame().surface.text)
  }

  private static func advice(for name: String, among known: [String]) -> String {
    NearestName.advice(
      for: name, among: known,
      otherwise: known.isEmpty ? "There is none." : "There are \(known.joined(separator: ", ")).")
  }

  private func failure(of step: ScenarioStep, _ stop: ScenarioStop) -> ScenarioFailure {
    ScenarioFailure(
      file: scenario.file, position: step.position, step: step.text,
      wanted: TokenMask.typed(stop.wanted), seen: TokenMask.typed(stop.seen),
      frame: shell.frame().surface.text)
  }

  private mutating func perform(_ action: ScenarioAction) throws(ScenarioStop) {
    switch action {
    case .press(let label, let number): try press(label, number: number)
    case .keys(let keys): for key in keys { self.key(key) }
    case .type(let text): type(text)
    case .leave(let dialog, let wayOut, let value, let text):
      try leave(dialog, by: wayOut, value: value, text: text)
    case .dialogButton(let label): try pressDialogButton(label)
    case .shows(let kind, let screen): try setShows(kind, screen)
    case .answer(let kind, let result): try setAnswer(kind, result)
    case .fault(let kind, let fault): try setFault(kind, fault)
    case .answerFor(let subject, let wayOut, let result):
      try setAnswer(subject, result, for: wayOut)
    case .calls(let subject, let call): try setCalls(subject, call)
    case .appCalls(let call): try callApp(call)
    case .appSynchronizes(let isOn): try setSynchronizing(isOn)
    case .shownBy(let kind, let setting): try setShownBy(kind, setting)
    case .storeAlways(let wayOut): try setStoreAnswer(wayOut)
    case .setMode(let mode): try setMode(mode)
    case .setHandler(let isOn): try setHandler(isOn)
    case .setInterceptors(let isOn): try setInterceptors(isOn)
    case .setOffline(let isOffline): try setOffline(isOffline)
    case .setLinks(let isAllowed): try setLinks(isAllowed)
    case .setUser(let userID): try setUser(userID)
    case .platform(let platform, let version): begin(on: platform, version)
    case .link(let address, let arrival): try open(link: address, arrival)
    case .mail(let words, let arrival): try open(mail: words, arrival)
    case .attribute(let key, let value): try setAttribute(key, value)
    case .language(let code): try setLanguage(code)
    case .consent(let purpose): try setConsent(purpose)
    case .emit(let name): try emit(name)
    case .subscriptions(let reading): try readSubscriptions(reading)
    case .signInFirst(let isOn): try setSignInFirst(isOn)
    case .restart: try restart()
    case .open(let name): try open(name)
    case .advance(let milliseconds): pass(milliseconds)
    case .back: try goBack()
    case .close: try close()
    case .stepBack: try capital("z")
    case .stepForward: try capital("Z")
    case .marker(let name): try answerPrompt("b", with: name)
    case .expect(let expectation): try expect(expectation)
    case .presentation(let step): try perform(step)
    }
  }

  /// What a recording of several walks is: the last one; a new platform begins anew.
  private mutating func begin(on platform: Platform, _ version: SDKVersion?) {
    var catalog = catalog
    catalog.project.profile.platform = platform
    if let version {
      catalog.project.profile = catalog.project.profile(catalog.project.profile, in: version)
    }
    let header = SessionHeader(
      program: "scenario", catalog: catalog, options: shell.options,
      project: scenario.project ?? "..")
    recorder = SessionRecorder(header, catalog: catalog, stepsPerCheckpoint: stepsPerCheckpoint)
    now = .start
    toldCount = 0
    expected = ExpectedAlready()
    if let opening = scenario.opening { _ = recorder.open(opening, at: now) }
  }

  private mutating func open(_ name: String) throws(ScenarioStop) {
    let project = catalog.project
    if project.placement(name) != nil {
      _ = recorder.open(.placement(name), at: now)
    } else if catalog.screen(name) != nil {
      _ = recorder.open(.screen(name), at: now)
    } else {
      let names = project.placements.map(\.id) + catalog.screens.map(\.id)
      throw ScenarioStop(
        wanted: "a placement or screen \(Quoting.quoted(name))",
        seen: Self.advice(for: name, among: names))
    }
  }
}
