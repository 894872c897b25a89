import EmulatorCore
import PaywallModel
import TerminalModel

/// The store: how it answers, what it sells, what was bought.
struct StorePanel: Panel {
  /// What a row is about.
  enum Item: Hashable, Sendable {
    case answer, source, delay, network, askToBuy, date
    /// The plan that sells it, where there is one.
    case product(String, planID: String?)
    /// By its name, `T3`.
    case transaction(String)
    /// By the product that gives it.
    case entitlement(String)
  }

  private var chosen = Item.answer

  static let answers: [WayOut?] = [
    nil, .bought, .cancelled, .failed, .pending, .interrupted, .notFound, .owned,
  ]
  static let delays = [0, 200, 800, 2_000, 5_000, 35_000]

  func store(in panels: inout Panels) { panels.store = self }

  mutating func choose(_ target: Int, context: PanelContext) {
    let items = items(context)
    if items.indices.contains(target) { chosen = items[target] }
  }

  func items(_ context: PanelContext) -> [Item] {
    let store = context.walk.emulator.store
    let source: [Item] = context.profile.stores.count > 1 ? [.source] : []
    return [.answer] + source + [.delay, .network, .askToBuy, .date] + products(context)
      + store.transactions.reversed().map { .transaction($0.name) }
      + store.entitlements.map { .entitlement($0.productID) }
  }

  /// The project's plans in their order, then products that no plan sells.
  private func products(_ context: PanelContext) -> [Item] {
    let plans = context.catalog.project.plans.compactMap { plan in
      context.catalog.product(forPlan: plan.id).map { Item.product($0.id, planID: plan.id) }
    }
    let sold = Set(
      context.catalog.project.plans.compactMap { context.catalog.product(forPlan: $0.id)?.id })
    let others = context.catalog.store.products.filter { !sold.contains($0.id) }
    return plans + others.map { .product($0.id, planID: nil) }
  }

  func place(_ context: PanelContext) -> Int { items(context).firstIndex(of: chosen) ?? 0 }
}

// Keys.
extension StorePanel {
  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    let items = items(context)
    let place = place(context)
    if let move = ListMove(intent, context: context) {
      chosen = items[move.from(place, count: items.count)]
      return .done
    }
    switch intent {
    case .left, .right: return cycle(items[place], by: intent == .right ? 1 : -1, context: context)
    case .press: return open(items[place], context: context)
    case .clockDayOn, .clockMonthOn, .add:
      return .nothing("The date stays: nothing in this store renews or runs out by a date.")
    case .presets: return .nothing("The store has no presets; ←→ change the chosen row.")
    case .back: return PanelReply([.leave])
    default: return .nothing("That key has no use in Store. ? lists those that have.")
    }
  }

  private func cycle(_ item: Item, by step: Int, context: PanelContext) -> PanelReply {
    let store = context.walk.emulator.store
    switch item {
    case .answer:
      let next = StorePanel.answers.cycled(from: store.presetAnswer, by: step) ?? nil
      return perform(.setStoreAnswer(next))
    case .source:
      let next = context.profile.stores.cycled(from: store.source, by: step)
      return perform(.setStore(next ?? store.source))
    case .delay:
      let next = StorePanel.delays.cycled(from: store.latencyMilliseconds, by: step)
      return perform(.setStoreLatency(milliseconds: next ?? 0))
    case .network: return perform(.setOffline(!store.isOffline))
    case .askToBuy:
      if context.catalog.store.asksToBuy {
        return .nothing("Ask to buy is on in the store’s file, so it stays on.")
      }
      return perform(.setStoreAnswer(store.presetAnswer == .pending ? nil : .pending))
    case .date, .product, .transaction, .entitlement:
      return .nothing("←→ change the rows at the top. ⏎ says what can be done here.")
    }
  }

  private func perform(_ command: Command) -> PanelReply {
    PanelReply([.perform(.command(command))])
  }

  private func open(_ item: Item, context: PanelContext) -> PanelReply {
    switch item {
    case .answer, .source, .delay, .network, .askToBuy: cycle(item, by: 1, context: context)
    case .date: .nothing("The walk began on this day; nothing in this store runs by a date.")
    case .product(let id, let planID): StoreMenus.product(id, planID: planID, context: context)
    case .transaction(let name): StoreMenus.transaction(name, context: context)
    case .entitlement(let productID): StoreMenus.entitlement(productID, context: context)
    }
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    StoreMenus.answered(answer, context: context)
  }
}
