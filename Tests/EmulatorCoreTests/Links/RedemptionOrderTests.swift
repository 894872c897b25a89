import EmulatorCore
import PaywallModel
import Testing

/// One line of the table: what is opened, how, who shows the outcome, who is signed in, and what
/// then happens in which order.
private struct OrderCase: CustomTestStringConvertible, Sendable {
  var token: String
  var isReplay = false
  var arrival: LinkArrival
  var handlesAlert: Bool
  var user: String?
  var expected: [String]

  var testDescription: String {
    "\(token) \(isReplay ? "again " : "")\(arrival) app \(handlesAlert) \(user ?? "anonymous")"
  }
}

private let sdkActive = [
  "progress", "REDEMPTION_CONSUMED", "alert REDEMPTION_CONSUMED replay no",
  "delegate success replay false",
]
private let sdkReplay = [
  "progress", "REDEMPTION_CONSUMED", "alert REDEMPTION_CONSUMED replay yes",
  "delegate success replay true",
]
private let sdkExpired = [
  "progress", "REDEMPTION_FAILED", "alert EXPIRED_REDEMPTION_TOKEN m mail",
  "delegate failure EXPIRED_REDEMPTION_TOKEN",
]
private let sdkInvalid = [
  "progress", "REDEMPTION_FAILED", "alert INVALID_REDEMPTION_TOKEN",
  "delegate failure INVALID_REDEMPTION_TOKEN",
]
private let sdkFailed = [
  "progress", "REDEMPTION_FAILED", "alert no code", "delegate failure nil",
]
private let appActive = [
  "progress", "REDEMPTION_CONSUMED", "delegate success replay false",
  "APP alert REDEMPTION_CONSUMED",
]
private let appReplay = [
  "progress", "REDEMPTION_CONSUMED", "delegate success replay true",
  "APP alert REDEMPTION_CONSUMED",
]
private let appExpired = [
  "progress", "REDEMPTION_FAILED", "delegate failure EXPIRED_REDEMPTION_TOKEN",
  "APP alert EXPIRED_REDEMPTION_TOKEN",
]
private let appInvalid = [
  "progress", "REDEMPTION_FAILED", "delegate failure INVALID_REDEMPTION_TOKEN",
  "APP alert INVALID_REDEMPTION_TOKEN",
]
private let appFailed = [
  "progress", "REDEMPTION_FAILED", "delegate failure nil", "APP alert no code",
]

private let unknown = "SPRING-NOBODY-KNOWS"

/// Five outcomes × warm or cold × alert by the SDK or the app × signed in or not. The order is
/// written out, and the same in all four corners of one outcome and one way.
private let table: [OrderCase] = [nil, "ann"].flatMap { user in
  [LinkArrival.appRunning, .coldStart].flatMap { arrival in
    [
      OrderCase(
        token: WebShop.active, arrival: arrival, handlesAlert: false, user: user,
        expected: sdkActive),
      OrderCase(
        token: WebShop.active, isReplay: true, arrival: arrival, handlesAlert: false, user: user,
        expected: sdkReplay),
      OrderCase(
        token: WebShop.old, arrival: arrival, handlesAlert: false, user: user,
        expected: sdkExpired),
      OrderCase(
        token: unknown, arrival: arrival, handlesAlert: false, user: user, expected: sdkInvalid),
      OrderCase(
        token: WebShop.broken, arrival: arrival, handlesAlert: false, user: user,
        expected: sdkFailed),
      OrderCase(
        token: WebShop.active, arrival: arrival, handlesAlert: true, user: user,
        expected: appActive),
      OrderCase(
        token: WebShop.active, isReplay: true, arrival: arrival, handlesAlert: true, user: user,
        expected: appReplay),
      OrderCase(
        token: WebShop.old, arrival: arrival, handlesAlert: true, user: user,
        expected: appExpired),
      OrderCase(
        token: unknown, arrival: arrival, handlesAlert: true, user: user, expected: appInvalid),
      OrderCase(
        token: WebShop.broken, arrival: arrival, handlesAlert: true, user: user,
        expected: appFailed),
    ]
  }
}

@Test func theTableHasEveryCorner() {
  #expect(table.count == 5 * 2 * 2 * 2)
}

@Test(arguments: table)
private func progressEventAlertAndDelegateComeInThisOrder(row: OrderCase) {
  var walk = WebShop.walk(
    user: row.user,
    handling: RedemptionHandling(registration: .atStart, handlesAlert: row.handlesAlert))
  if row.isReplay { walk.redeem(row.token) }
  var seen = OrderSeen(walk)
  seen.walk.open(WebShop.link(row.token), row.arrival)
  seen.look()
  for _ in 0..<20 {
    seen.walk.wait(100)
    seen.look()
  }
  while seen.walk.dialogs.last?.options.isEmpty == false {
    seen.walk.choose(.ok)
    seen.look()
  }
  #expect(seen.log == row.expected)
  #expect(seen.walk.isIdle)
  let before = row.isReplay ? 1 : 0
  #expect(seen.walk.redemptions.count == before + 1)
  #expect(seen.walk.eventNames.count { $0.hasPrefix("REDEMPTION") } == before + 1)
}

/// What a walk tells of a redemption, in its one order: the lines of the Pipeline panel, and the
/// dialogs as they come up beside them.
private struct OrderSeen {
  var walk: Walk
  var log: [String] = []
  private var lineCount: Int
  private var redemptionCount: Int

  init(_ walk: Walk) {
    self.walk = walk
    lineCount = walk.trace.count
    redemptionCount = walk.redemptions.count
  }

  mutating func look() {
    for line in walk.trace.dropFirst(lineCount) {
      if let seen = seen(line) { log.append(seen) }
    }
    lineCount = walk.trace.count
  }

  private mutating func seen(_ line: TraceLine) -> String? {
    switch line.who {
    case .event: return line.text.hasPrefix("REDEMPTION") ? line.text : nil
    case .SDK where line.text.hasPrefix("redeems "):
      #expect(walk.dialogs.last?.kind == .sdkRedemption)
      return "progress"
    case .SDK where line.text == "alert webRedemption":
      return walk.dialogs.last.map { alert in
        "alert \(alert.apiName)" + (alert.remark.isEmpty ? "" : " \(alert.remark)")
      }
    case .SDK where line.text.hasPrefix("calls the delegate"): return told()
    case .APP where line.text.hasPrefix("draws its own alert"):
      return walk.dialogs.last.map { "APP alert \($0.apiName)" }
    case .you, .SDK, .APP, .STORE, .check: return nil
    }
  }

  /// The delegate's call, as the app got it.
  private mutating func told() -> String? {
    guard walk.redemptions.indices.contains(redemptionCount) else { return nil }
    defer { redemptionCount += 1 }
    let result = walk.redemptions[redemptionCount]
    return result.outcome.isSuccess
      ? "delegate success replay \(result.outcome == .replay)"
      : "delegate failure \(result.errorCode)"
  }
}

extension RedemptionResult {
  fileprivate var errorCode: String { outcome.errorCode ?? "nil" }
}

@Test func theLinesOfThePanelHaveTheSameOrder() {
  var walk = WebShop.walk(handling: RedemptionHandling(registration: .atStart))
  walk.open(WebShop.link(WebShop.active))
  walk.wait(2_000)
  walk.choose(.ok)
  #expect(
    walk.trace.map { "\($0.who.rawValue) \($0.text)" } == [
      "you link nw://ply/redeem/SP…", "APP handleDeeplink nw://ply/redeem/SP…",
      "SDK answers true", "SDK redeems SP…", "SDK link exchanged",
      "SDK context restored: 2 answers, UTM", "SDK entitlements read again",
      "event REDEMPTION_CONSUMED", "SDK alert webRedemption", "you Great",
      "SDK calls the delegate: success, replay no", "APP thanks for the subscription",
    ])
}
