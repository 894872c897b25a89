import PaywallModel
import PaywallRenderer
import TerminalModel

@testable import EmulatorCore
@testable import EmulatorShell

/// A walk with what the panels look at, and the panels that look at it.
struct PanelStory {
  var walk: Walk
  var panels = Panels()
  var steps: [RecordedStep] = []
  var now = Instant(milliseconds: 25_000)

  func context(
    _ size: Size, glyphs: GlyphSet = .unicode, depth: ColorDepth = .trueColor,
    typing: TextField? = nil
  ) -> PanelContext {
    PanelContext(
      walk: walk, options: ShellOptions(size: size, depth: depth, glyphs: glyphs),
      theme: Theme(depth: depth, glyphs: glyphs), steps: steps, now: now, filterField: typing)
  }

  /// What a key does, as the shell would let it.
  mutating func press(_ intents: Intent..., in kind: PanelKind) -> PanelReply {
    var reply = PanelReply.done
    for intent in intents {
      reply = panels.handle(intent, in: kind, context: context(Size(columns: 80, rows: 24)))
      obey(reply)
    }
    return reply
  }

  /// Does what a reply asks of the walk.
  mutating func obey(_ reply: PanelReply) {
    for case .perform(let event) in reply.effects { walk.handle(event, at: now) }
  }

  mutating func choose(_ option: Int, of prompt: PanelPrompt, in kind: PanelKind) -> PanelReply {
    let answer = PanelAnswer(id: prompt.id, option: option)
    let reply = panels.answer(answer, in: kind, context: context(Size(columns: 80, rows: 24)))
    obey(reply)
    return reply
  }

  func painted(
    _ kind: PanelKind, columns: Int, rows: Int, hasFocus: Bool = true, glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .trueColor, typing: TextField? = nil
  ) -> Surface {
    let size = Size(columns: columns, rows: rows)
    var surface = Surface(size: size)
    panels.paint(
      kind, into: &surface, rect: surface.bounds, hasFocus: hasFocus,
      context: context(size, glyphs: glyphs, depth: depth, typing: typing))
    return surface
  }

  func painted(_ kind: PanelKind, in rect: Rect, of size: Size) -> Surface {
    var surface = Surface(size: size)
    panels.paint(kind, into: &surface, rect: rect, hasFocus: true, context: context(size))
    return surface
  }

  /// The rows inside the border, without blanks at their right.
  func rows(_ kind: PanelKind, columns: Int = 40, rows: Int = 21) -> [String] {
    painted(kind, columns: columns, rows: rows).inside
  }
}

extension Surface {
  var inside: [String] {
    (1..<max(1, size.rows - 1)).map { row in
      var text = text(row: row, columns: 1..<max(1, size.columns - 1))
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

// The story of the drawings: terms refused, terms accepted, a purchase that fails, an alert.
extension PanelStory {
  static let empty = PanelStory(walk: Walk(catalog: Catalog()))

  /// A real walk: terms refused, terms accepted, bought, the SDK's alert read, and then an alert
  /// that the app draws.
  static var walked: PanelStory {
    var walk = Walk(catalog: WalkStory.catalog)
    let buy = WalkEvent.gesture(.tap(.component(ComponentPath([6])), label: "Continue"))
    let events: [(Int, WalkEvent)] = [
      (0, .command(.openPlacement("premium"))), (12_400, buy),
      (13_920, .chooseWayOut(.refuse, values: [:])), (17_100, buy),
      (19_400, .chooseWayOut(.accept, values: [:])),
      (21_120, .chooseWayOut(.bought, values: [:])), (23_200, .chooseWayOut(.ok, values: [:])),
      (24_000, .gesture(.tap(.headerButton, label: "Close"))),
      (24_500, .command(.setUIHandler(true))),
      (25_000, .gesture(.tap(.component(ComponentPath([8])), label: "Restore"))),
      (26_300, .chooseWayOut(.nothingFound, values: [:])),
    ]
    for (milliseconds, event) in events {
      walk.handle(event, at: Instant(milliseconds: milliseconds))
    }
    return PanelStory(walk: walk, now: Instant(milliseconds: 27_000))
  }

  static var catalog: Catalog {
    var integration = Integration(interceptors: [
      .login: InterceptorSetting(shows: .login),
      .navigate: InterceptorSetting(shows: .parentalGate),
      .purchase: InterceptorSetting(shows: .terms),
      .webCheckout: InterceptorSetting(shows: .asksYou),
    ])
    integration.alerts = [.inAppError: .sdk, .inAppDeferred: .sdk]
    let project = Project(
      name: "Northwind", placements: [Placement(id: "premium", screenID: "plans")],
      plans: [
        Plan(id: "monthly", storeProductID: "nw.plus.monthly", entitlement: "plus"),
        Plan(id: "yearly", storeProductID: "nw.plus.yearly", entitlement: "plus"),
        Plan(id: "lifetime", storeProductID: "nw.plus.lifetime", entitlement: "plus"),
      ],
      integration: integration,
      start: StartState(attributes: [
        StartState.Attribute(key: "quiz_goal", value: "focus"),
        StartState.Attribute(key: "team_size", value: "4"),
      ]))
    let screen = Screen(id: "plans", root: Component(.vstack(Stack([]))))
    return Catalog(project: project, screens: [screen], store: store)
  }

  private static var store: StoreCatalog {
    func product(_ id: String, _ units: Int64, _ period: Period?) -> StoreProduct {
      StoreProduct(
        id: "nw.plus.\(id)", kind: period == nil ? .nonConsumable : .renewingSubscription,
        displayName: id, price: ExactDecimal(units: units, digits: 2), period: period)
    }
    return StoreCatalog(
      products: [
        product("monthly", 999, Period(1, .month)), product("yearly", 9999, Period(1, .year)),
        product("lifetime", 19999, nil),
      ], storefront: "DEU")
  }

  static var story: PanelStory {
    var walk = Walk(catalog: catalog)
    walk.trace = refused + accepted
    walk.events = [
      SDKEvent(name: "PURCHASE_TAPPED", at: Instant(milliseconds: 17_100)),
      SDKEvent(name: "IN_APP_PURCHASING", at: Instant(milliseconds: 19_400)),
      SDKEvent(
        name: "IN_APP_PURCHASE_FAILED", at: Instant(milliseconds: 21_120),
        properties: [
          SDKEvent.Property("plan", "yearly"), SDKEvent.Property("placement_id", "premium"),
          SDKEvent.Property("displayed_presentation", "plans"),
          SDKEvent.Property("error_message", "The store cannot be reached."),
          SDKEvent.Property("session_count", "1"),
        ]),
    ]
    walk.emulator.store.transactions = [
      transaction(3, .failed, at: 21_120), transaction(4, .bought, at: 31_000),
    ]
    walk.emulator.store.transactions[0].reason = "network"
    walk.emulator.store.entitlements = [
      StoreState.Entitlement(
        name: "plus", planID: "yearly", productID: "nw.plus.yearly",
        since: Instant(milliseconds: 31_000))
    ]
    var story = PanelStory(walk: walk)
    story.steps = recorded
    return story
  }

  static func transaction(
    _ number: Int, _ state: StoreState.Transaction.State, at: Int
  ) -> StoreState.Transaction {
    StoreState.Transaction(
      number: number, isRestore: false, planID: "yearly", productID: "nw.plus.yearly",
      state: state, at: Instant(milliseconds: at))
  }

  private static var recorded: [RecordedStep] {
    let rows: [(RecordedStep.Kind, Int, String)] = [
      (.input, 0, "open placement premium"), (.checkpoint, 200, "checkpoint ✓"),
      (.input, 12_400, "⏎ Continue"), (.input, 13_900, "⏎ Refuse"),
      (.checkpoint, 13_900, "checkpoint ✓"), (.marker, 15_000, "terms refused"),
      (.input, 17_100, "⏎ Continue"), (.input, 19_400, "⏎ Accept"),
      (.input, 21_100, "store: failed, network"), (.input, 23_200, "⏎ OK"),
    ]
    return rows.enumerated().map { index, row in
      RecordedStep(
        number: index + 1, kind: row.0, at: Instant(milliseconds: row.1), text: row.2)
    }
  }

  private static func line(
    _ press: Int, _ at: Int, _ who: TraceLine.Who, _ text: String,
    mark: TraceLine.Mark = .plain, depth: Int = 0, counter: String? = nil, wideText: String? = nil,
    call: Int? = nil, reason: Reason? = nil
  ) -> TraceLine {
    TraceLine(
      at: Instant(milliseconds: at), press: press, who: who, mark: mark, depth: depth,
      counter: counter, text: text, wideText: wideText, call: call.map(CallID.init), reason: reason)
  }

  private static var refused: [TraceLine] {
    [
      line(1, 12_400, .you, "tap “Continue”", mark: .press),
      line(1, 12_400, .SDK, "purchase yearly", mark: .action, counter: "1/2"),
      line(1, 12_400, .event, "PURCHASE_TAPPED", depth: 1),
      line(1, 12_400, .SDK, "asks your app, call 7", depth: 1, call: 7),
      line(1, 12_400, .APP, "shows terms", depth: 2),
      line(1, 13_920, .you, "Refuse", depth: 2),
      line(1, 13_920, .APP, "answers failed", depth: 1, call: 7),
      line(
        1, 13_920, .SDK, "chain stops: failed", mark: .stop, depth: 1,
        reason: "failed drops the rest of the chain and ends the loading."),
      line(1, 13_920, .SDK, "openPresentation skipped", mark: .action, counter: "2/2"),
      line(1, 13_920, .SDK, "button released"),
    ]
  }

  private static var accepted: [TraceLine] {
    [
      line(2, 17_100, .you, "tap “Continue”", mark: .press),
      line(2, 17_100, .SDK, "purchase yearly", mark: .action, counter: "1/2"),
      line(2, 17_100, .event, "PURCHASE_TAPPED", depth: 1),
      line(
        2, 17_100, .SDK, "asks your app, call 8", depth: 1,
        wideText: "asks your app, call 8: purchase {plan yearly}",
        call: 8),
      line(2, 17_100, .APP, "shows terms", depth: 2),
      line(2, 19_400, .you, "Accept", depth: 2),
      line(2, 19_400, .APP, "answers notHandled", depth: 1, call: 8),
      line(2, 19_400, .SDK, "buys nw.plus.yearly", depth: 1),
      line(2, 19_400, .event, "IN_APP_PURCHASING", depth: 2),
      line(2, 21_120, .STORE, "failed: network", depth: 2),
      line(2, 21_120, .event, "IN_APP_PURCHASE_FAILED", depth: 1),
      line(2, 21_120, .SDK, "alert inAppError", depth: 1),
      line(2, 21_120, .SDK, "no UI handler is set", depth: 3),
      line(2, 23_200, .you, "OK", depth: 2),
      line(
        2, 23_200, .SDK, "chain stops: not bought", mark: .stop, depth: 1,
        reason: "A default that fails drops the rest of the chain."),
      line(2, 23_200, .SDK, "openPresentation skipped", mark: .action, counter: "2/2"),
      line(2, 23_200, .SDK, "button released"),
    ]
  }
}
