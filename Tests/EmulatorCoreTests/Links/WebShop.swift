@testable import EmulatorCore
import PaywallModel
import Testing

/// Northwind with a web shop: one token for each thing that the server can do.
enum WebShop {
  static let active = "SPRING-ACTIVE-0001"
  static let used = "SPRING-USED-000002"
  static let old = "SPRING-OLD-0000003"
  static let cancelled = "SPRING-GONE-000004"
  static let broken = "SPRING-BROKEN-0005"
  static let slow = "SPRING-SLOW-000006"
  static let visitor = "0f0e0d0c-0b0a-4908-8706-050403020100"

  static func link(_ token: String) -> String { "nw://ply/redeem/\(token)" }

  static let server = RedemptionServer(
    latencyMilliseconds: 500,
    sales: [
      sale(
        active,
        campaign: [StartState.Attribute(key: "utm_source", value: "letter")],
        answers: [
          StartState.Attribute(key: "goal", value: "focus"),
          StartState.Attribute(key: "team_size", value: "4", kind: .int),
        ]),
      sale(used, .usedByAnother), sale(old, ageMinutes: 5 * 60), sale(cancelled, .cancelled),
      sale(broken, .transportFailure), sale(slow, .slow),
    ])

  private static func sale(
    _ token: String, _ answer: WebSale.Answer = .active, ageMinutes: Int = 0,
    campaign: [StartState.Attribute] = [], answers: [StartState.Attribute] = []
  ) -> WebSale {
    WebSale(
      token: RedemptionToken(token), answer: answer, planID: Northwind.yearly,
      ageMinutes: ageMinutes, mail: TokenMask.mail("june@example.com"),
      anonymousID: visitor, campaign: campaign, answers: answers)
  }

  static func catalog(
    user: String? = nil, handling: RedemptionHandling = RedemptionHandling(),
    links: LinkHandling = LinkHandling(), profile: Profile = Profile(mode: .full),
    interceptors: [ActionKind: InterceptorSetting] = [:]
  ) -> Catalog {
    var integration = Integration(interceptors: interceptors)
    integration.redemption = handling
    integration.links = links
    var catalog = Northwind.catalog(
      [.purchase], integration: integration, start: StartState(userID: user))
    catalog.project.profile = profile
    catalog.project.links = LinkSettings(scheme: "nw", host: "links.example.com")
    catalog.project.redemption = server
    catalog.project.customEvents = ["chapter_done"]
    return catalog
  }

  /// A walk that has started.
  static func walk(
    user: String? = nil, handling: RedemptionHandling = RedemptionHandling(),
    links: LinkHandling = LinkHandling(), profile: Profile = Profile(mode: .full),
    interceptors: [ActionKind: InterceptorSetting] = [:]
  ) -> Walk {
    Walk(
      catalog: catalog(
        user: user, handling: handling, links: links, profile: profile, interceptors: interceptors))
  }
}

extension Walk {
  mutating func open(_ url: String, _ arrival: LinkArrival = .appRunning) {
    handle(.openLink(url, arrival), at: now)
  }

  /// Opens a redemption link and waits for its end, with its alert closed.
  mutating func redeem(_ token: String, _ arrival: LinkArrival = .appRunning) {
    open(WebShop.link(token), arrival)
    wait(2_000)
    while !dialogs.isEmpty { choose(.ok) }
  }

  /// How the last redemption ended.
  var lastRedemption: RedemptionOutcome? {
    for record in emulator.links.records.reversed() {
      if case .redeemed(let outcome) = record.fate { return outcome }
    }
    return nil
  }

  /// Whose a sold subscription is.
  func owner(of token: String) -> SubscriptionOwner? {
    emulator.redemption.sales.first { $0.terms.token == RedemptionToken(token) }?.owner
  }

  /// Opens the link of the newest mail.
  mutating func openNewestMail() {
    handle(.openMail(emulator.redemption.mails.count - 1, .appRunning), at: now)
    wait(2_000)
    while !dialogs.isEmpty { choose(.ok) }
  }

  static func breakingLinkRule(_ rule: DiagnosticRule) -> Walk {
    switch rule {
    case .delegateAfterStart:
      var walk = WebShop.walk(handling: RedemptionHandling(registration: .afterStart))
      walk.redeem(WebShop.active)
      return walk
    case .redeemedAnonymously:
      var walk = WebShop.walk(interceptors: [.login: InterceptorSetting(shows: .login)])
      walk.redeem(WebShop.active)
      return walk
    case .thankedOnReplay:
      var walk = WebShop.walk(
        handling: RedemptionHandling(registration: .atStart, thanksOnReplay: true))
      walk.redeem(WebShop.active)
      walk.redeem(WebShop.active)
      return walk
    case .loggedAddress:
      var walk = WebShop.walk(
        handling: RedemptionHandling(registration: .atStart, logsMessage: true))
      walk.redeem(WebShop.old)
      return walk
    case .linkHandledTwice:
      var walk = WebShop.walk(links: LinkHandling(opensItself: true))
      walk.open("nw://ply/placements/settings")
      return walk
    default: return breakingUserRule(rule)
    }
  }

  private static func breakingUserRule(_ rule: DiagnosticRule) -> Walk {
    var walk = WebShop.walk()
    walk.command(.openPlacement("premium"))
    switch rule {
    case .attributeAfterFetch:
      walk.command(.setAttribute(key: "team_size", value: "4", kind: .int))
    case .languageAfterFetch: walk.command(.setLanguage("fr"))
    default: walk.command(.emitCustomEvent(name: "Chapter_Done"))
    }
    return walk
  }
}
