import PaywallModel

/// The words of the Pipeline panel's lines about presentations, flows and campaigns.
enum PresentationTexts {
  static let close = "close()"
  static let back = "back()"
  static let asksToClose = "onCloseRequested: your app decides"
  static let emptyWindow = "an empty window covers all"
  static let everyoneElse = "everyone else"
  static let byTheRules = "by the rules"
  static let byTheBucket = "by the user's bucket"

  static func preload(_ name: String) -> String { "preload \(name)" }
  static func loads(_ name: String) -> String { "loads \(name)" }
  static func displays(_ id: RequestID) -> String { "display() of handle \(id.number)" }
  static func draws(_ id: RequestID) -> String { "draws handle \(id.number) by itself" }
  static func fetchTakes(_ milliseconds: Int) -> String {
    "a fetch takes \(TraceTexts.seconds(milliseconds))"
  }

  /// `served to Families, price-test B`.
  static func served(_ found: Resolution) -> String {
    let test = found.abTestID.map { "\($0) \(found.variantID ?? "")" }
    let parts = [
      found.campaignID.map { "campaign \($0)" }, found.audienceID.map { "audience \($0)" }, test,
    ]
    return "served by \(parts.compactMap { $0 }.joined(separator: ", "))"
  }

  /// `step offer, 3/4, drawer`.
  static func step(_ id: String, of flow: Flow, _ mode: DisplayMode) -> String {
    "step \(id), \(flow.number(ofStep: id))/\(flow.steps.count), \(mode.kind.rawValue)"
  }
  static func stepBack(to step: String) -> String { "back to step \(step)" }
  static func asksForScreen(_ id: String) -> String { "asks your app for the screen \(id)" }
  static func executes(_ connection: String?) -> String {
    connection.map { "executes connection \($0)" } ?? "executes the default connection"
  }
  static func asksHandler(_ call: CallID, about name: String, _ type: PresentationType) -> String {
    "asks the UI handler, call \(call.number): \(name), \(type.rawValue)"
  }
  static func answer(_ answer: PresentationAnswer) -> String {
    switch answer {
    case .proceed: "calls proceed()"
    case .handled: "does not call proceed()"
    }
  }
  static func audience(_ placement: String, _ name: String) -> String {
    "audience of \(placement): \(name)"
  }
  static func variant(_ test: String, _ name: String) -> String { "variant of \(test): \(name)" }
  static func campaign(_ id: String) -> String { "campaign \(id)" }
  static func campaignComes(_ id: String, isAllowed: Bool) -> String {
    isAllowed ? "campaign \(id) is triggered" : "campaign \(id) is triggered, and waits"
  }
  static func campaignStays(_ id: String, _ why: String) -> String {
    "campaign \(id) stays away: \(why)"
  }
  static func allowCampaigns(_ isAllowed: Bool) -> String { "allowCampaigns(\(isAllowed))" }
}

/// What the pretend app does about presentations.
extension PresentationTexts {
  static let displaysItself = "displays it by itself"
  static let drawsItself = "draws it by itself"
  static let fetchesAgain = "fetches it again by its id"
  static let doesNothing = "does nothing"
  static let closesAtOnce = "closes it"
  static let letsItStay = "lets it stay"
  static let asksPerson = "asks whether to leave"
}
