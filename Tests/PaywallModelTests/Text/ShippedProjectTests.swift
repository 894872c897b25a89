import EmulatorTestSupport
import PaywallModel
import Testing

/// The project in `screens/`, which the README walks.
@Suite struct ShippedProjectTests {
  private static let catalog: Catalog = {
    let names = Repository.files(below: "screens").filter { !$0.contains("/") }
    return CatalogReader.read(
      names.compactMap { name in
        Repository.bytes("screens/" + name).map { SourceFile(name: name, bytes: $0) }
      })
  }()

  private static var components: [(screen: Screen, component: Component)] {
    catalog.screens.flatMap { screen in
      below(screen.root).map { (screen: screen, component: $0) }
    }
  }

  private static func below(_ component: Component) -> [Component] {
    [component] + component.children.flatMap(below)
  }

  /// Every chain of actions that a person can start, close buttons included.
  private static var chains: [[Action]] {
    let buttons = catalog.screens.flatMap { screen in
      [screen.headerButton, screen.backButton].compactMap { $0?.actions }
    }
    return (components.map(\.component.actions) + buttons).map { $0.compactMap(\.action) }
  }

  @Test func isReadWithoutAProblem() {
    #expect(Self.catalog.problems.map { "\($0.file) \($0.position.line) \($0.message)" } == [])
    #expect(Self.catalog.brokenFiles == [])
    #expect(Self.catalog.screens.count >= 10)
  }

  @Test func everyKindOfActionIsOnAButton() {
    let kinds = Set(Self.chains.joined().map(\.kind))
    #expect(Set(ActionKind.allCases).subtracting(kinds) == [])
  }

  @Test(arguments: [
    [ActionKind.login, .purchase], [.purchase, .close], [.purchase, .openPresentation],
    [.purchase], [.restore], [.closeAll], [.webCheckout],
  ])
  func aChainOfTheseIsOnAButton(kinds: [ActionKind]) {
    #expect(Self.chains.contains { $0.map(\.kind) == kinds })
  }

  @Test func everyPlacementButTheOneThatIsOffShowsAScreen() {
    let empty = Self.catalog.project.placements.filter { placement in
      placement.everythingServed.contains { Self.screens(of: $0).isEmpty }
    }
    #expect(empty.map(\.id) == ["paused"])
  }

  private static func screens(of served: Served) -> [Screen] {
    switch served {
    case .screen(let id): [catalog.screen(id)].compactMap { $0 }
    case .flow(let id):
      (catalog.project.flow(id)?.steps ?? []).compactMap { catalog.screen($0.screenID) }
    case .nothing: []
    }
  }

  @Test func aWinBackOfferIsSoldAtItsPrice() {
    #expect(Self.texts(of: "winback").contains("~~€5.99~~ €2.99 a month"))
    #expect(Self.texts(of: "winback").contains("for 3\u{A0}months, then €5.99 a month"))
  }

  @Test func theFreeWeekIsForWhoHadNone() {
    let trial = "Start my 7\u{A0}days for free"
    #expect(Self.texts(of: "plans").contains(trial))
    let subscribed = TextContext(introEligibility: ["51400000": false])
    #expect(!Self.texts(of: "plans", context: subscribed).contains(trial))
    #expect(Self.texts(of: "plans", context: subscribed).contains("€44.99 every year"))
  }

  /// Neither a dash for a missing price nor a tag that nobody knows.
  @Test(arguments: catalog.screens.map(\.id))
  func everyTextOfAScreenCanBeRead(id: String) {
    for text in Self.texts(of: id) {
      #expect(!text.isEmpty)
      #expect(!text.contains("{{") && !text.contains("–"), "\(id): \(text)")
    }
  }

  private static func texts(of id: String, context: TextContext = TextContext()) -> [String] {
    guard let screen = catalog.screen(id) else { return [] }
    var context = context
    context.currentPlanID = screen.currentPlanID(
      selections: Selections(defaultsOf: screen.selects))
    return below(screen.root).compactMap { component in
      guard case .label(let label) = component.content else { return nil }
      return TextExpander.text(of: label, in: screen, context: context, catalog: catalog).plain
    }
  }
}
