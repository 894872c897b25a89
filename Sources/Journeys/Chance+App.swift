import EmulatorCore
import PaywallModel

// What an app can be told to do, mistakes included.
extension Chance {
  mutating func integration() -> Integration {
    var integration = Integration(hasUIHandler: one(in: 2))
    for kind in ActionKind.allCases where one(in: 2) { integration.interceptors[kind] = setting() }
    for kind in AlertKind.allCases {
      integration.alerts[kind] = pick(AlertSetting.allCases)
    }
    if one(in: 4) { integration.winBack = setting() }
    integration.alertsOnCancel = one(in: 3)
    integration.sdkLogin = one(in: 3) ? .none : .plain
    integration.synchronizesOwnPurchases = !one(in: 3)
    integration.presentationHandler = pick(PresentationSetting.allCases, or: .sdk)
    integration.presentations = PresentationUse(
      listener: pick(OutcomeListener.allCases, or: .onDismissed),
      closeRequest: pick(CloseRequest.allCases, or: .none), preloads: one(in: 3),
      drawsByItself: one(in: 8), displaysCloseButton: !one(in: 4), drawsClientScreens: !one(in: 4))
    integration.links = LinkHandling(
      forwards: !one(in: 5), isAutomatic: one(in: 2), signsInFirst: one(in: 4),
      opensItself: one(in: 5))
    integration.redemption = RedemptionHandling(
      registration: pick(RedemptionHandling.Registration.allCases, or: .none),
      handlesAlert: one(in: 2), thanksOnReplay: one(in: 3), logsMessage: one(in: 3))
    return integration
  }

  private mutating func setting() -> InterceptorSetting {
    var setting = InterceptorSetting()
    setting.shows = pick(AppScreen.allCases, or: .nothing)
    setting.fault = one(in: 2) ? .none : pick(AppFault.allCases, or: .none)
    setting.delayMilliseconds = pick([0, 0, 1, 400], or: 0)
    setting.calls = one(in: 2) ? .nothing : pick(AppCall.allCases, or: .nothing)
    for wayOut in setting.shows.waysOut where one(in: 2) {
      setting.answers[wayOut] = pick(InterceptResult.allCases)
    }
    return setting
  }

  /// A command that knows what there is to be commanded about.
  mutating func command(in emulator: Emulator) -> Command {
    if one(in: 3) { return .presentation(presentationCommand(in: emulator)) }
    if one(in: 4) { return worldCommand(in: emulator) }
    let project = emulator.catalog.project
    let kind = pick(ActionKind.allCases, or: .purchase)
    let commands: [Command] = [
      .openPlacement(pick(project.placements)?.id ?? "nowhere"), .openPlacement("nowhere"),
      .openScreen(pick(emulator.catalog.screens)?.id ?? "nowhere"), .closeAllScreens,
      .login(userID: pick(["ada", "bo"], or: "ada")), .logout, .synchronize, .start,
      .handleDeeplink(link(in: emulator)), .takeLink(link(in: emulator)),
      .allowDeeplink(one(in: 2)), .setInterceptor(kind, isRegistered: one(in: 2)),
      .setUIHandler(one(in: 2)), .showAlert(pick(AlertKind.allCases, or: .inAppSuccess)),
      .openLink("https://www.example.com/"),
      .setAttribute(key: "a", value: one(in: 2) ? "b" : nil, kind: .string),
      .emitCustomEvent(name: pick(Maze.customEvents, or: "crossed")),
      .readSubscriptions(invalidatesCache: one(in: 2)),
      .registerRedemptionDelegate(handlesAlert: one(in: 2)), .setAutomaticLinks(one(in: 2)),
      .markMailRead(number(3)), .setLanguage(pick(["en", "tr", "ar"], or: "en")),
    ]
    return pick(commands, or: .closeAllScreens)
  }

  /// What a tester changes around the app.
  private mutating func worldCommand(in emulator: Emulator) -> Command {
    let plan = pick(emulator.catalog.project.plans)?.id ?? "yearly"
    let product = emulator.store.ownedProductIDs.first ?? "nothing"
    let source = pick(SubscriptionSource.allCases, or: .appleAppStore)
    let commands: [Command] = [
      .setMode(one(in: 2) ? .full : .observer), .setOffline(one(in: 3)),
      .setStoreAnswer(one(in: 2) ? nil : pick(WayOut.allCases)),
      .setStoreLatency(milliseconds: pick([0, 1, 500], or: 0)),
      .settlePending(transaction: 1 + number(4), isApproved: one(in: 2)),
      .recordOwnPurchase(planID: plan, pick(WayOut.allCases, or: .bought)),
      .unsubscribe(productID: product), .recordPurchaseElsewhere(planID: plan, source),
      .setStore(source), .revokeConsent(Set(ConsentPurpose.allCases.filter { _ in one(in: 2) })),
      .relaunch(link: one(in: 2) ? nil : link(in: emulator)),
    ]
    return pick(commands, or: .logout)
  }

  private mutating func presentationCommand(in emulator: Emulator) -> PresentationCommand {
    let project = emulator.catalog.project
    let placement = pick(project.placements)?.id ?? "door"
    let screen = pick(emulator.catalog.screens)
    let request = RequestID(1 + number(emulator.requests.count + 2))
    let source: PresentationSource = pick(
      [
        .placement(placement), .screen(screen?.id ?? ""), .flow("ring"), .campaign("c0"),
        .byDefault,
      ], or: .byDefault)
    let connection = pick(screen?.connections ?? [])?.id
    let window = PresentationID(emulator.presentations.last?.id.number ?? 1 + number(3))
    let commands: [PresentationCommand] = [
      .preload(source), .present(source, PresentationOptions(), isPreloaded: one(in: 2)),
      .display(request), .draw(request), .closePresentation(one(in: 2) ? request : nil), .back,
      .fetchAgain, .executeConnection(window, one(in: 2) ? connection : "none"),
      .setTransition(request, DisplayMode(pick(DisplayMode.Kind.allCases, or: .modal))),
      .setClientScreens(one(in: 2)), .setPresentationHandler(one(in: 2)),
      .setDefaultHandler(one(in: 2)), .setFetchLatency(milliseconds: pick([0, 1, 900], or: 0)),
      .setAudience(placement: placement, one(in: 2) ? nil : .everyoneElse),
      .allowCampaigns(one(in: 2)),
    ]
    return pick(commands, or: .back)
  }

  /// A link of the project or of the maze.
  mutating func link(in emulator: Emulator) -> String {
    pick(Maze.links + emulator.catalog.project.links.examples.map(\.url), or: "")
  }
}

// What a finger does.
extension Chance {
  mutating func gesture(on screen: Screen?) -> Gesture {
    if one(in: 8) { return .systemBack }
    if one(in: 6) { return .tap(one(in: 3) ? .backButton : .headerButton, label: "header") }
    if let screen, one(in: 8), let path = pick(screen.carousels)?.0 {
      return .swipe(path, slide: number(4))
    }
    let paths = screen.map { Self.pressable(in: $0.root, at: ComponentPath()) } ?? []
    return .tap(.component(pick(paths, or: ComponentPath([number(3)]))), label: "a thing")
  }

  private static func pressable(in component: Component, at path: ComponentPath) -> [ComponentPath]
  {
    let below = component.children.enumerated().flatMap { index, child in
      pressable(in: child, at: path.child(index))
    }
    return component.actions.isEmpty ? below : [path] + below
  }

  /// A way out of a dialog, mostly one that it has, with values that it may have asked for.
  mutating func wayOut(of dialog: Dialog?) -> (WayOut, [String: String]) {
    let option = dialog.flatMap { pick($0.options) }
    let any = pick(WayOut.allCases, or: .ok)
    let wayOut = one(in: 6) ? any : option?.wayOut ?? dialog?.escape ?? any
    var values: [String: String] = [:]
    if let value = pick(option?.values ?? []) { values["value"] = value }
    if one(in: 8) { values["value"] = "nonsense" }
    if one(in: 2) { values["userID"] = pick(["ada", "bo", ""], or: "") }
    if one(in: 2) { values["answer"] = pick(["28", "42", "x"], or: "") }
    return (wayOut, values)
  }
}
