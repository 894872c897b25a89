import EmulatorCore
import PaywallModel

/// What can be done with a row, and why the rest cannot.
enum StoreMenus {
  private static let settle = "pending "
  private static let buy = "buy "
  private static let subscription = "subscription "

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
        + "it sold. ⏎ on its entitlement unsubscribes."
      return PanelReply([.explain(title: planID, text: text)])
    }
    let elsewhere = otherStores(context).map { "It was bought in \($0.displayName)" }
    return PanelReply([
      .prompt(
        PanelPrompt(
          id: buy + planID, title: planID,
          lines: ["Not now: refund, revoke, renew. Nothing of it was bought."],
          options: ["Buy it outside the app"] + elsewhere + ["Do nothing"]))
    ])
  }

  /// Where it may have been bought before.
  private static func otherStores(_ context: PanelContext) -> [SubscriptionSource] {
    SubscriptionSource.allCases.filter { $0 != context.walk.emulator.store.source }
  }

  static func transaction(_ name: String, context: PanelContext) -> PanelReply {
    let all = context.walk.emulator.store.transactions
    guard let transaction = all.first(where: { $0.name == name }) else { return .done }
    let never = "Refund, revoke, renew, let fail: this store keeps what it sold, by no date."
    let options: [String]
    switch transaction.state {
    case .pending, .interrupted:
      options = ["Approve it", "Decline it", "Let it wait"]
    case .changeAccepted:
      options = ["The period ends: the plan changes", "It is called off", "Let it wait"]
    case .asking, .bought, .cancelled, .failed, .notFound, .notAllowed, .owned, .restored,
      .nothingFound, .declined:
      let text = "Approve, decline: it does not wait for approval. \(never)"
      return PanelReply([.explain(title: name, text: text)])
    }
    return PanelReply([
      .prompt(
        PanelPrompt(
          id: settle + "\(transaction.number)", title: name,
          lines: ["Not now: refund, revoke, renew. Nothing is paid yet."], options: options))
    ])
  }

  static func entitlement(_ productID: String, context: PanelContext) -> PanelReply {
    let all = context.walk.emulator.activeEntitlements
    guard let entitlement = all.last(where: { $0.productID == productID }) else {
      return PanelReply([
        .explain(
          title: productID, text: "Nothing can be done: it is another user's, or it is over.")
      ])
    }
    return PanelReply([
      .prompt(
        PanelPrompt(
          id: subscription + productID, title: entitlement.planID ?? productID,
          lines: [
            "Bought in \(entitlement.source.displayName).",
            "Not now: revoke, let run out. That needs a store that renews.",
          ],
          options: ["Unsubscribe: subscription.unsubscribe()", "Do nothing"]))
    ])
  }

  static func answered(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    guard let option = answer.option else { return .done }
    if let planID = answer.id.without(buy) {
      if option == 0 { return perform(.recordOwnPurchase(planID: planID, .bought)) }
      let stores = otherStores(context)
      guard stores.indices.contains(option - 1) else { return .done }
      return perform(.recordPurchaseElsewhere(planID: planID, stores[option - 1]))
    }
    if let productID = answer.id.without(subscription) {
      return option == 0 ? perform(.unsubscribe(productID: productID)) : .done
    }
    guard let number = answer.id.without(settle).flatMap({ Int($0) }), option < 2 else {
      return .done
    }
    return perform(.settlePending(transaction: number, isApproved: option == 0))
  }

  private static func perform(_ command: Command) -> PanelReply {
    PanelReply([.perform(.command(command))])
  }
}

extension String {
  /// What follows a beginning; nil where it begins otherwise.
  fileprivate func without(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
