import EmulatorCore
import EmulatorTestSupport
import PaywallModel

/// A walk of random events; a project, an integration and the events follow from one seed.
struct RandomWalk {
  private(set) var walk: Walk
  /// The same walk, of which nothing is logged, and which nobody copies on its way.
  private(set) var silent: Walk
  /// What no walk may do, as far as it was done.
  private(set) var brokenRules: [String] = []
  private var generator: SeededGenerator
  private static let chains: Int = 8

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let platform = Platform.allCases.randomElement(using: &generator) ?? .ios
    let mode: RunningMode = Bool.random(using: &generator) ? .full : .observer
    var start = StartState(userID: Bool.random(using: &generator) ? "northwind-7" : nil)
    start.storeLatencyMilliseconds = [0, 0, 700].randomElement(using: &generator) ?? 0
    start.ownedProductIDs = [[], ["nw.lifetime"]].randomElement(using: &generator) ?? []
    let integration = Self.integration(&generator)
    var chains: [[ComponentAction]] = []
    for _ in 0..<Self.chains { chains.append(Self.chain(&generator)) }
    let catalog = Northwind.catalog(
      chains: chains, mode: mode, platform: platform, integration: integration, start: start)
    walk = Walk(catalog: catalog)
    silent = Walk(catalog: catalog, isLogged: false)
    self.generator = generator
  }

  /// A walk through a project, with another integration, platform and mode.
  init(seed: UInt64, project catalog: Catalog) {
    var generator = SeededGenerator(seed: seed)
    var catalog = catalog
    catalog.project.profile.platform = Platform.allCases.randomElement(using: &generator) ?? .ios
    catalog.project.profile.mode = Bool.random(using: &generator) ? .full : .observer
    catalog.project.integration = Self.integration(&generator)
    walk = Walk(catalog: catalog)
    silent = Walk(catalog: catalog, isLogged: false)
    self.generator = generator
  }

  mutating func run(steps: Int) { for _ in 0..<steps { step() } }

  /// One random event, after which the rules are checked.
  mutating func step() {
    let before = walk
    let moment = walk.now.advanced(by: Int.random(in: 0...900, using: &generator))
    let event = event()
    walk.handle(event, at: moment)
    silent.handle(event, at: moment)
    if silent.digest != walk.digest { brokenRules.append("what is logged decides something") }
    check(since: before)
    if case .gesture = event { checkGesture(since: before) }
  }

  private mutating func event() -> WalkEvent {
    if let dialog = walk.dialogs.last, Int.random(in: 0..<4, using: &generator) > 0 {
      return wayOut(of: dialog)
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .command(command())
    case 1: return .gesture(.systemBack)
    case 2: return .gesture(.tap(.headerButton, label: "close"))
    case 3: return .setIntegration(Self.integration(&generator))
    case 4:
      let call = CallID(Int.random(in: 1...max(1, walk.emulator.calls.count), using: &generator))
      return .answerByHand(
        call, InterceptResult.allCases.randomElement(using: &generator) ?? .failed)
    default: return anything()
    }
  }

  /// A press on something of the screen on top, or a placement when none is shown.
  private mutating func anything() -> WalkEvent {
    let paths = walk.screen.map { Self.pressable(in: $0.root, at: ComponentPath()) } ?? []
    guard let path = paths.randomElement(using: &generator) else {
      let placements = walk.emulator.catalog.project.placements
      let placement = placements.randomElement(using: &generator)?.id ?? "premium"
      return .command(.openPlacement(placement))
    }
    return .gesture(.tap(.component(path), label: "Button"))
  }

  private static func pressable(in component: Component, at path: ComponentPath) -> [ComponentPath]
  {
    let below = component.children.enumerated().flatMap { index, child in
      pressable(in: child, at: path.child(index))
    }
    return component.actions.isEmpty ? below : [path] + below
  }

  private mutating func wayOut(of dialog: Dialog) -> WalkEvent {
    let option = dialog.options.randomElement(using: &generator)
    let any = WayOut.allCases.randomElement(using: &generator) ?? .ok
    let wayOut = Int.random(in: 0..<6, using: &generator) == 0 ? any : option?.wayOut ?? any
    let value = option?.values.randomElement(using: &generator) ?? ""
    return .chooseWayOut(wayOut, values: ["value": value, "answer": "28", "userID": "northwind-8"])
  }

  private mutating func command() -> Command {
    let commands: [Command] = [
      .openPlacement("premium"), .openPlacement("nowhere"), .openScreen("plans"),
      .closeAllScreens, .login(userID: "northwind-9"), .logout, .synchronize,
      .handleDeeplink("nw://ply/placements/premium"), .handleDeeplink("https://example.com"),
      .allowDeeplink(false), .allowDeeplink(true), .setMode(.observer), .setMode(.full),
      .setInterceptor(.purchase, isRegistered: true), .setUIHandler(true), .setUIHandler(false),
      .setOffline(true), .setOffline(false), .setStoreAnswer(.bought), .setStoreAnswer(nil),
      .setStoreLatency(milliseconds: 500), .settlePending(transaction: 1, isApproved: true),
      .showAlert(.inAppSuccess), .showAlert(.unsubscribeiOS), .setAttribute(key: "a", value: "b"),
      .recordOwnPurchase(planID: "yearly", .bought),
    ]
    if Int.random(in: 0..<3, using: &generator) == 0 { return presentationCommand() }
    return commands.randomElement(using: &generator) ?? .openPlacement("premium")
  }

  private mutating func presentationCommand() -> Command {
    let project = walk.emulator.catalog.project
    let placement = project.placements.randomElement(using: &generator)?.id ?? "premium"
    let screen = walk.emulator.catalog.screens.randomElement(using: &generator)
    let request = RequestID(
      Int.random(in: 1...max(1, walk.emulator.requests.count + 1), using: &generator))
    let connection = screen?.connections.randomElement(using: &generator)?.id
    let commands: [PresentationCommand] = [
      .preload(.placement(placement)), .preload(.screen(screen?.id ?? "")), .display(request),
      .draw(request), .closePresentation(request), .closePresentation(nil), .back, .fetchAgain,
      .executeConnection(PresentationID(walk.presentation?.id.number ?? 1), connection),
      .setFetchLatency(milliseconds: [0, 0, 900].randomElement(using: &generator) ?? 0),
      .setAudience(placement: placement, .everyoneElse), .setAudience(placement: placement, nil),
      .allowCampaigns(Bool.random(using: &generator)),
    ]
    return .presentation(commands.randomElement(using: &generator) ?? .back)
  }

  private static func chain(_ generator: inout SeededGenerator) -> [ComponentAction] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let kind = ActionKind.allCases.randomElement(using: &generator) ?? .close
      return .intercepted(Northwind.action(kind))
    }
  }

  private static func integration(_ generator: inout SeededGenerator) -> Integration {
    var integration = Integration(hasUIHandler: Bool.random(using: &generator))
    for kind in ActionKind.allCases where Bool.random(using: &generator) {
      var setting = InterceptorSetting()
      setting.shows = AppScreen.allCases.randomElement(using: &generator) ?? .nothing
      setting.fault =
        Bool.random(using: &generator)
        ? .none : AppFault.allCases.randomElement(using: &generator) ?? .none
      setting.delayMilliseconds = [0, 0, 400].randomElement(using: &generator) ?? 0
      for wayOut in setting.shows.waysOut where Bool.random(using: &generator) {
        setting.answers[wayOut] = InterceptResult.allCases.randomElement(using: &generator)
      }
      integration.interceptors[kind] = setting
    }
    for kind in AlertKind.allCases {
      integration.alerts[kind] = AlertSetting.allCases.randomElement(using: &generator)
    }
    integration.presentationHandler = .allCases.randomElement(using: &generator) ?? .sdk
    integration.presentations = use(&generator)
    return integration
  }

  private static func use(_ generator: inout SeededGenerator) -> PresentationUse {
    PresentationUse(
      listener: .allCases.randomElement(using: &generator) ?? .onDismissed,
      closeRequest: .allCases.randomElement(using: &generator) ?? .none,
      preloads: Bool.random(using: &generator),
      drawsByItself: Int.random(in: 0..<8, using: &generator) == 0,
      displaysCloseButton: Int.random(in: 0..<4, using: &generator) > 0,
      drawsClientScreens: Int.random(in: 0..<4, using: &generator) > 0)
  }

  private mutating func check(since before: Walk) {
    let outcomes = walk.outcomes.map(\.presentation.number)
    if Set(outcomes).count != outcomes.count { brokenRules.append("two outcomes of one screen") }
    let open = walk.emulator.presentations.map(\.id.number)
    if !Set(open).isDisjoint(with: outcomes) { brokenRules.append("an outcome of an open screen") }
    if open.count + outcomes.count != Set(open + outcomes).count {
      brokenRules.append("a screen twice")
    }
    if walk.now < before.now { brokenRules.append("time ran backwards") }
    let calls = walk.emulator.calls
    if calls.enumerated().contains(where: { $0.offset + 1 != $0.element.id.number }) {
      brokenRules.append("calls out of order")
    }
    if calls.filter(\.isOpen).count > 1 + walk.emulator.alerts.count {
      brokenRules.append("more open calls than there can be")
    }
    if zip(before.emulator.calls, calls).contains(where: {
      !$0.isOpen && $0.standing != $1.standing
    }) {
      brokenRules.append("a call was answered twice")
    }
    checkDialogs()
  }

  /// Under a dialog nothing takes a gesture.
  private mutating func checkGesture(since before: Walk) {
    guard !before.dialogs.isEmpty, before.nextDeadline == nil else { return }
    let isTouched =
      walk.emulator.presentations != before.emulator.presentations
      || walk.emulator.press != before.emulator.press || walk.dialogs != before.dialogs
    if isTouched { brokenRules.append("a gesture went through a dialog") }
  }

  private mutating func checkDialogs() {
    let waits =
      !walk.emulator.dialogs.isEmpty || walk.emulator.owedCall != nil || walk.nextDeadline != nil
      || !walk.emulator.alerts.isEmpty
    if walk.emulator.press != nil && !waits { brokenRules.append("a press waits for nothing") }
    let numbers = walk.dialogs.map(\.id.number)
    if numbers != numbers.sorted() || Set(numbers).count != numbers.count {
      brokenRules.append("dialogs out of order")
    }
    let closed = walk.dialogs.filter { $0.options.isEmpty && $0.escape == nil }
    if !closed.isEmpty { brokenRules.append("no way out") }
    if walk.rulesBroken(.walkTooLong) { brokenRules.append("a loop without end") }
    if !walk.emulator.links.waiting.isEmpty && walk.isIdle { brokenRules.append("a link is stuck") }
    checkPresentations()
  }
}

// Presentations, flows, campaigns.
extension RandomWalk {
  private mutating func checkPresentations() {
    let all = walk.emulator.presentations
    for presentation in all {
      let state = walk.emulator.request(presentation.request)?.state
      let isAlive = presentation.stage == .loading ? state == .loading : state == .displayed
      if !isAlive { brokenRules.append("a window without a handle that is alive") }
    }
    let windows = Set(all.map(\.request))
    for request in walk.emulator.requests where request.state == .displayed {
      if !windows.contains(request.id) { brokenRules.append("a displayed handle without a window") }
    }
    if all.count > 31 { brokenRules.append("windows without end") }
    let campaigns = walk.emulator.campaigns
    if Set(campaigns.waiting).count != campaigns.waiting.count {
      brokenRules.append("a campaign waits twice")
    }
  }
}

extension Walk {
  fileprivate func rulesBroken(_ rule: DiagnosticRule) -> Bool {
    diagnostics.contains { $0.rule == rule }
  }
}
