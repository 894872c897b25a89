import EmulatorCore
import PaywallModel

/// Northwind with a flow, a client screen, audiences, a test and campaigns.
enum Tour {
  /// A button with an id, which a flow can link.
  static func button(_ id: String, _ actions: Action...) -> Component {
    var button = Northwind.button(actions.map { .intercepted($0) }, label: id)
    button.id = id
    return button
  }

  static func screen(
    _ id: String, _ buttons: [Component], header: Action? = Action(.closeAll),
    back: Action? = nil, isClient: Bool = false, connections: [Connection] = []
  ) -> Screen {
    Screen(
      id: id, headerButton: header.map { HeaderButton(actions: [.intercepted($0)]) },
      backButton: back.map { HeaderButton(actions: [.intercepted($0)], alignment: .leading) },
      root: Component(.vstack(Stack([Component(.label(Label(text: id)))] + buttons))),
      isClient: isClient, connections: connections)
  }

  static let flow = Flow(
    id: "tour", version: 3,
    steps: [
      FlowStep(
        id: "hello", screenID: "hello",
        links: [
          FlowLink(from: "start", to: "goals", transition: DisplayMode(.drawer)),
          FlowLink(from: "page", to: "account"),
        ]),
      FlowStep(id: "goals", screenID: "goals", links: [FlowLink(to: "account")]),
      FlowStep(id: "account", screenID: "own", links: [FlowLink(from: "signed_up", to: "offer")]),
      FlowStep(id: "offer", screenID: "plans"),
    ])

  static let screens = [
    screen(
      "hello",
      [
        button("start", Action(.openPresentation, screenID: "compact")),
        button("page", Action(.navigate, url: "https://www.example.com/")),
        button("buy", Action(.purchase, planID: Northwind.yearly)),
        button("other", Action(.openPlacement, placementID: "settings")),
      ], header: Action(.close)),
    screen(
      "goals", [button("next", Action(.openPlacement, placementID: "settings"))],
      header: Action(.close), back: Action(.closeAll)),
    screen(
      "own", [], isClient: true,
      connections: [
        Connection(id: "signed_up", actions: [.intercepted(Action(.closeAll))]),
        Connection(
          id: "skipped", actions: [.intercepted(Action(.openPresentation, screenID: "thanks"))],
          isDefault: true),
      ]),
    screen("deadEnd", [], isClient: true),
    screen(
      "plans",
      [
        button("buy", Action(.purchase, planID: Northwind.yearly), Action(.close)),
        button("again", Action(.openPresentation, screenID: "plans")),
      ]),
    screen("family", [button("buy", Action(.purchase, planID: Northwind.monthly))]),
    screen("compact", []), screen("thanks", []), screen("spring", []),
  ]

  static let audiences = [
    Audience(id: "teams", name: "Teams", condition: .attribute("size", .above(3))),
    Audience(id: "members", condition: .isSignedIn(true)),
    Audience(id: "guests", condition: .isSignedIn(false)),
  ]

  static func project(
    campaigns: [Campaign] = [], platform: Platform = .ios, version: SDKVersion = .v6_2,
    integration: Integration = Integration(), start: StartState = StartState()
  ) -> Project {
    Project(
      name: "Northwind",
      profile: Profile(platform: platform, sdkVersion: version, mode: .full),
      placements: [
        Placement(id: "onboarding", everyoneElse: Assignment(.flow("tour"))),
        Placement(
          id: "premium",
          audiences: [
            Placement.AudienceAssignment(
              audienceID: "teams", assignment: Assignment(.screen("family"))),
            Placement.AudienceAssignment(audienceID: "nobody", assignment: Assignment(.nothing)),
          ],
          everyoneElse: Assignment(
            .screen("plans"),
            abTest: ABTest(
              id: "price",
              variants: [
                ABTest.Variant(id: "A", percent: 50, served: .screen("plans")),
                ABTest.Variant(id: "B", percent: 50, served: .screen("compact")),
              ]))),
        Placement(id: "settings", screenID: "compact"),
        Placement(id: "own", screenID: "own"), Placement(id: "deadEnd", screenID: "deadEnd"),
        Placement(id: "winback", screenID: nil),
        Placement(
          id: "old", everyoneElse: Assignment(.screen("gone")), fallbackScreenID: "compact"),
        Placement(id: "lost", screenID: "gone"),
      ], audiences: audiences, flows: [flow], campaigns: campaigns, plans: Northwind.plans,
      integration: integration, start: start)
  }

  static func walk(
    campaigns: [Campaign] = [], platform: Platform = .ios, version: SDKVersion = .v6_2,
    _ integration: Integration = Integration(), start: StartState = StartState(userID: "bob")
  ) -> Walk {
    Walk(
      catalog: Catalog(
        project: project(
          campaigns: campaigns, platform: platform, version: version, integration: integration,
          start: start), screens: screens, store: Northwind.store))
  }
}

extension Walk {
  /// Presses the button with an id on the screen on top.
  mutating func press(_ id: String) {
    let children = screen?.root.children ?? []
    guard let index = children.firstIndex(where: { $0.id == id }) else { return }
    handle(.gesture(.tap(.component(ComponentPath([index])), label: id)), at: now)
  }

  mutating func pressBack() { handle(.gesture(.tap(.backButton, label: "back")), at: now) }

  mutating func systemBack() { handle(.gesture(.systemBack), at: now) }

  /// The steps of the flow on the phone, bottom to top.
  var flowSteps: [String] { emulator.presentations.compactMap(\.flowPlace?.stepID) }

  /// A property of the last event of a name.
  func property(_ key: String, of event: String) -> String? {
    events.last { $0.name == event }?.properties.first { $0.key == key }?.value.words
  }
}

extension Integration {
  /// An app whose UI handler does something with presentations.
  static func handling(_ setting: PresentationSetting) -> Integration {
    Integration(hasUIHandler: true, presentationHandler: setting)
  }

  /// An app that uses presentations in a way.
  static func using(_ change: (inout PresentationUse) -> Void) -> Integration {
    var use = PresentationUse()
    change(&use)
    return Integration(presentations: use)
  }
}
