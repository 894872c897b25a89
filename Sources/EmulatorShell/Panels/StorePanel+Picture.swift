import EmulatorCore
import PaywallModel
import TerminalModel

extension StorePanel {
  private static let valueColumn = 18
  private static let lastColumn = 28

  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let rows = allRows(size, context: context)
    let help = [.blank] + PanelRow.paragraph(help(context), columns: size.columns)
    let place = rows.firstIndex(where: \.isChosen) ?? 0
    let list = PanelList(rows, showing: place, in: size.rows)
    let room = size.rows - list.rows.count
    let below = room > 1 ? PanelRow.fitting(help, in: room) : []
    return PanelPicture(
      list.rows + below, lowerLeft: list.range, lowerRight: "⏎ what can be done")
  }

  private func allRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let items = items(context)
    let chosenPlace = place(context)
    func rows(where isWanted: (Item) -> Bool) -> [PanelRow] {
      items.indices.filter { isWanted(items[$0]) }.map { index in
        var row = row(for: items[index], context: context)
        row.target = index
        row.isChosen = index == chosenPlace
        return row
      }
    }
    let sections: [(String, [PanelRow], String)] = [
      ("PRODUCTS", rows(where: \.isProduct), "The store’s file has no product."),
      ("TRANSACTIONS", rows(where: \.isTransaction), StorePanel.noTransaction),
      ("ENTITLEMENTS", rows(where: \.isEntitlement), "none"),
      ("TIMERS", timerRows(context), "none"),
    ]
    return rows(where: \.isValue)
      + sections.flatMap { title, rows, empty in
        [.text(title, role: .quiet, isStrong: true)]
          + (rows.isEmpty ? PanelRow.paragraph(empty, columns: size.columns) : rows)
      }
  }

  static let noTransaction =
    "No transaction yet. Press a purchase button, or ⏎ on a product to buy outside the app."

  private func help(_ context: PanelContext) -> String {
    switch items(context)[place(context)] {
    case .answer:
      StorePanel.answers.compactMap { $0?.panelName }.joined(separator: ", ")
    case .source: "Where purchases are made. Huawei’s may refuse who is not signed in."
    case .delay: "How long the store takes to open its sheet and to answer."
    case .network: "Off, every fetch and the store fail with a network error. O does it anywhere."
    case .askToBuy: "On, each purchase waits for approval. ⏎ on it approves or declines."
    case .date: "Dates of the walk count from this day, never from this machine’s clock."
    case .product: "⏎ buys it outside the app, as your own shop would."
    case .transaction: "T is a purchase, R a restore. The newest is on top."
    case .entitlement: "What the person may use now. ⏎ unsubscribes."
    }
  }

  private func row(for item: Item, context: PanelContext) -> PanelRow {
    let store = context.walk.emulator.store
    switch item {
    case .answer: return value("next answer", store.presetAnswer?.panelName ?? "asks you")
    case .source: return value("store", store.source.displayName)
    case .delay: return value("delay", PanelText.seconds(store.latencyMilliseconds))
    case .network:
      return value("network", store.isOffline ? "off" : "on", role: store.isOffline ? .warn : .text)
    case .askToBuy:
      let isOn = store.presetAnswer == .pending || context.catalog.store.asksToBuy
      return value("ask to buy", isOn ? "on" : "off")
    case .date: return columns("date", PanelDate.text(context), "")
    case .product(let id, let planID): return product(id, planID: planID, context: context)
    case .transaction(let name): return transaction(name, context: context)
    case .entitlement(let id): return entitlement(id, context: context)
    }
  }

  private func value(_ name: String, _ value: String, role: ColorRole = .text) -> PanelRow {
    PanelRow([
      PanelSpan(name, at: 1, columns: 16, role: .quiet),
      PanelSpan("◂ \(value) ▸", at: StorePanel.valueColumn, role: role),
    ])
  }

  private func columns(
    _ name: String, _ value: String, _ last: String, role: ColorRole = .text, isTime: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(name, at: 1, columns: 16),
      PanelSpan(
        value, at: StorePanel.valueColumn, columns: last.isEmpty ? nil : 10, role: role),
      PanelSpan(last, at: StorePanel.lastColumn, role: .quiet, isTime: isTime),
    ])
  }

  private func product(_ id: String, planID: String?, context: PanelContext) -> PanelRow {
    let store = context.walk.emulator.store
    guard let product = context.catalog.store.product(id) else { return columns(id, "–", "") }
    let locale = context.catalog.project.locale
    let currency = context.catalog.store.currency
    let price =
      product.price.map { PriceText.amount($0, in: currency, locale: locale) } ?? PriceText.missing
    let period = product.period.map { PeriodText.period($0, locale: locale) } ?? "once"
    let isOwned =
      store.ownedProductIDs.contains(id)
      || store.entitlements.contains { $0.productID == id && $0.isActive }
    return columns(planID ?? id, price, isOwned ? "\(period) owned" : period)
  }

  private func transaction(_ name: String, context: PanelContext) -> PanelRow {
    let all = context.walk.emulator.store.transactions
    guard let transaction = all.first(where: { $0.name == name }) else { return .blank }
    let what = transaction.planID ?? transaction.productID ?? ""
    let word = transaction.reason ?? transaction.state.panelName
    return columns(
      "\(name) \(what)", word, PanelText.minute(transaction.at), role: transaction.state.role,
      isTime: true)
  }

  /// One that was bought elsewhere says where.
  private func entitlement(_ productID: String, context: PanelContext) -> PanelRow {
    let store = context.walk.emulator.store
    guard let entitlement = store.entitlements.first(where: { $0.productID == productID }) else {
      return .blank
    }
    let isElsewhere = entitlement.source != store.source
    return columns(
      entitlement.name, entitlement.isActive ? "active" : "expired",
      isElsewhere
        ? entitlement.source.displayName : "since \(PanelText.minute(entitlement.since))",
      role: entitlement.isActive ? .good : .quiet, isTime: !isElsewhere)
  }

  private func timerRows(_ context: PanelContext) -> [PanelRow] {
    let waiting = context.walk.emulator.store.transactions
      .filter { $0.state == .pending }
      .map { columns($0.name, "waits for approval", "") }
    guard let deadline = context.walk.nextDeadline else { return waiting }
    let rest = max(0, deadline.milliseconds - context.now.milliseconds)
    return [columns("next", "due", "in \(PanelText.seconds(rest))", isTime: true)] + waiting
  }
}

extension StorePanel.Item {
  fileprivate var isValue: Bool {
    switch self {
    case .answer, .source, .delay, .network, .askToBuy, .date: true
    case .product, .transaction, .entitlement: false
    }
  }

  fileprivate var isProduct: Bool { if case .product = self { true } else { false } }
  fileprivate var isTransaction: Bool { if case .transaction = self { true } else { false } }
  fileprivate var isEntitlement: Bool { if case .entitlement = self { true } else { false } }
}

extension StoreState.Transaction.State {
  fileprivate var panelName: String {
    switch self {
    case .asking: "asks"
    case .bought: "bought"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .pending: "pending"
    case .interrupted: "interrupted"
    case .notFound: "not found"
    case .notAllowed: "not allowed"
    case .owned: "owned"
    case .restored: "restored"
    case .nothingFound: "nothing"
    case .declined: "declined"
    case .changeAccepted: "at period end"
    }
  }

  fileprivate var role: ColorRole {
    switch self {
    case .asking, .pending, .changeAccepted: .wait
    case .bought, .restored, .owned: .good
    case .failed, .interrupted, .notFound, .notAllowed, .declined: .bad
    case .cancelled, .nothingFound: .text
    }
  }
}

/// The day of the walk.
enum PanelDate {
  private static let names = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `1 Mar 26`: the day on which the walk began; as it is written where it cannot be read.
  static func text(_ context: PanelContext) -> String {
    let written = context.catalog.project.start.date
    let parts = written.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, names.indices.contains(parts[1] - 1) else { return written }
    let year = parts[0] % 100
    return "\(parts[2]) \(names[parts[1] - 1]) \(year < 10 ? "0" : "")\(year)"
  }
}
