import PaywallModel

extension Turn {
  /// Your app began a purchase of its own for this press, the person cancelled it, and your app
  /// answers failed: that is told, as the SDK tells its own. A refusal before any purchase, such as
  /// of the terms, is no cancelled purchase and tells nothing but the tap (dossier §8.1).
  mutating func tellOwnCancellation(of kind: ActionKind, planID: String?, since before: Int) {
    guard kind == .purchase else { return }
    let own = state.store.transactions.dropFirst(before).last { $0.isByApp && !$0.isRestore }
    guard let own, own.state == .cancelled else { return }
    remember(.cancelled, planID: nil)
    emit(.purchaseCancelledByApp, [("plan", own.planID ?? planID ?? "")])
  }
}
