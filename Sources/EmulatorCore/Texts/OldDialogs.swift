import PaywallModel

/// Screens that SDK 5 still had (dossier §6.1).
enum OldDialogs {
  private static let reasons = [
    "too expensive", "not used enough", "something is missing", "found another app", "other",
  ]

  /// The list of active subscriptions.
  static func subscriptions(_ id: DialogID, _ subscriptions: [Subscription]) -> Dialog {
    let lines = subscriptions.map { subscription in
      let renewal = subscription.nextRenewalDay.map { ", renews on \($0)" } ?? ""
      return "\(subscription.planID ?? subscription.productID)\(renewal)"
    }
    return Dialog(
      id: id, owner: .sdk, kind: .sdkSubscriptions, name: "subscriptions", apiName: "SDK 5",
      heading: "Your subscriptions",
      text: lines.isEmpty ? "You have none." : lines.joined(separator: "\n"),
      options: [Dialog.Option(.ok, label: "Close")], escape: .ok)
  }

  /// Asks why a subscription is cancelled.
  static func survey(_ id: DialogID) -> Dialog {
    Dialog(
      id: id, owner: .sdk, kind: .sdkSurvey, name: "survey", apiName: "SDK 5",
      heading: "Before you cancel", question: "Why do you cancel?",
      options: [
        Dialog.Option(.done, label: "because", values: reasons),
        Dialog.Option(.cancel, label: "not now"),
      ], escape: .cancel, listsOptions: true)
  }

  /// The survey was left.
  static func leaveSurvey(by wayOut: WayOut, reason: String?, in turn: inout Turn) {
    guard wayOut == .done else { return }
    turn.emit(.cancellationReasonPublished, [("cancellation_reason", reason ?? reasons[0])])
  }
}
