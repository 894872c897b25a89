import PaywallModel

/// The words of the Pipeline panel about links.
enum LinkTexts {
  static let duplicate = "drops it: the same link again"
  static let starts = "starts"
  static func handsOver(_ url: String) -> String { "handleDeeplink \(TokenMask.shown(url))" }
  static func takesItself(_ url: String) -> String { "takes \(TokenMask.shown(url)) by itself" }
  static func arrives(_ url: String, _ arrival: LinkArrival) -> String {
    let link = TraceTexts.link(TokenMask.shown(url))
    return arrival == .coldStart ? "\(link), cold start" : link
  }
  static let preview = "shows it as a preview, in Debug Mode"
  static let adopts = "takes over the web visitor's id"
  static func language(_ code: String) -> String { "language \(code)" }
  static func consent(_ purposes: [ConsentPurpose]) -> String {
    purposes.isEmpty
      ? "all processing allowed" : "revokes \(purposes.map(\.rawValue).joined(separator: ", "))"
  }
  static func emits(_ name: String) -> String { "emit \(name.isEmpty ? "without a name" : name)" }
  static let callsHistory = "userSubscriptionsHistory"
  static func callsSubscriptions(_ invalidatesCache: Bool) -> String {
    "userSubscriptions" + (invalidatesCache ? ", past its cache" : "")
  }
  static func readsSubscriptions(_ count: Int, isCached: Bool) -> String {
    let list = count == 1 ? "1 subscription" : "\(count) subscriptions"
    return "answers \(list)\(isCached ? ", from its cache" : "")"
  }
}

extension Notes {
  static func notOurLink(_ fault: DeeplinkFault) -> Note {
    var note = notOurLink
    note.reason = Reasons.notOurLink(fault)
    return note
  }
  static func unknownFlow(_ id: String) -> Note {
    Note(.bad, "Nothing opened: the project has no flow \(id).", short: "No flow \(id).")
  }
  static func consent(_ purposes: Set<ConsentPurpose>) -> Note {
    guard !purposes.isEmpty else { return Note(.good, "All processing is allowed again.") }
    let names = ConsentPurpose.allCases.filter(purposes.contains).map(\.rawValue)
    return Note(
      .plain, "Forbidden: \(names.joined(separator: ", ")). What was forbidden before is allowed.",
      short: "Forbidden: \(names.joined(separator: ", ")).")
  }
  static func language(_ code: String) -> Note {
    Note(
      .plain, "Language \(code): for screens fetched from now on, and for alerts.",
      short: "Language \(code) for new screens.")
  }
  static func attributeForbidden(_ key: String) -> Note {
    Note(
      .plain, "\(key) was not set: personalization is revoked.",
      short: "\(key): personalization is revoked.")
  }
  /// `userSubscriptions: yearly to 2027-03-01.`
  static func subscriptions(_ call: String, _ list: [Subscription], isCached: Bool) -> Note {
    let names = list.map { subscription in
      (subscription.planID ?? subscription.productID)
        + (subscription.nextRenewalDay.map { " to \($0)" } ?? "")
    }
    let told = names.isEmpty ? "none" : names.joined(separator: ", ")
    return Note(
      .plain, "\(call)\(isCached ? ", from its cache" : ""): \(told).",
      short: "\(isCached ? "From the cache: " : "")\(told).")
  }
  static func customEvent(_ name: String) -> Note { Note(.plain, "\(name) is sent.") }
  static let customEventWithoutName = Note(
    .problem, "The custom event has no name: a warning in the log, nothing is sent.",
    short: "A custom event without a name.")
  static let customEventTooOld = Note(
    .plain, "Custom events exist from SDK 6.2 on: nothing is sent.", short: "From SDK 6.2 on.")
  static let customEventForbidden = Note(
    .plain, "analytics is revoked: the custom event is not sent.", short: "analytics is revoked.")
}
