import EmulatorCore
import PaywallModel

/// What can be done with a row, and why the rest cannot.
enum StoreMenus {
  private static let approve = "pending "
  private static let buyOutside = "outside "

  static func product(_ id: String, planID: String?, context: PanelContext) -> PanelReply {
    let store = context.walk.emulator.store
    guard let planID else {
      return PanelReply([
        .explain(title: id, text: "Not sold: no plan of the project names this product.")
      ])
    }
    if store.entitlements.contains(where: { $0.productID == id && $0.isActive }) {
      let text =
        "Buy outside the app: not now, it is owned. Refund, revoke: this store keeps what "
        + "it sold."
      return PanelReply([.explain(title: planID, text: text)])
    }
    return PanelReply([
      .prompt(
        PanelPrompt(
          id: buyOutside + planID, title: planID,
          lines: ["Not now: refund, revoke, renew. Nothing of it was bought."],
          options: ["Buy it outside the app", "Do nothing"]))
    ])
  }

  static func transaction(_ name: String, context: PanelContext) -> PanelReply {
    let all = context.walk.emulator.store.transactions
    guard let transaction = all.first(where: { $0.name == name }) else { return .done }
    let never = "Refund, revoke, renew, let fail: this store keeps what it sold, by no date."
    guard transaction.state == .pending, !transaction.isRestore else {
      let text = "Approve, decline: it does not wait for approval. \(never)"
      return PanelReply([.explain(title: name, text: text)])
    }
    return PanelReply([
      .prompt(
        PanelPrompt(
          id: approve + "\(transaction.number)", title: name,
          lines: ["Not now: refund, revoke, renew. Nothing is paid yet."],
          options: ["Approve it", "Decline it", "Let it wait"]))
    ])
  }

  static func answered(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    if answer.id.hasPrefix(buyOutside), answer.option == 0 {
      let planID = String(answer.id.dropFirst(buyOutside.count))
      return PanelReply([.perform(.command(.recordOwnPurchase(planID: planID, .bought)))])
    }
    guard answer.id.hasPrefix(approve), let option = answer.option, option < 2,
      let number = Int(answer.id.dropFirst(approve.count))
    else { return .done }
    return PanelReply([
      .perform(.command(.settlePending(transaction: number, isApproved: option == 0)))
    ])
  }
}
