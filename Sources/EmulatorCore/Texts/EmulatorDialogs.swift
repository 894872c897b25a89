import PaywallModel

/// The dialogs of the SDK and the store.
enum EmulatorDialogs {
  /// The SDK's own dialog for an alert: its buttons and no other way out
  /// (dossier §3.2).
  static func alert(_ id: DialogID, _ alert: Alert) -> Dialog {
    let second = alert.secondButton.map { [Dialog.Option(.cancel, label: $0)] } ?? []
    return Dialog(
      id: id, owner: .sdk, kind: .sdkAlert(alert.kind), name: "alert",
      apiName: alert.kind.rawValue, heading: alert.title, text: alert.content,
      options: [Dialog.Option(.ok, label: alert.button)] + second)
  }

  /// The store's sheet for a purchase.
  static func purchase(
    _ id: DialogID, _ transaction: StoreState.Transaction, in state: Emulator
  ) -> Dialog {
    Dialog(
      id: id, owner: .store, kind: .storePurchase, name: "sheet", subject: transaction.name,
      heading: productName(transaction, in: state), text: terms(transaction, in: state),
      question: "What does the store answer?",
      options: [
        Dialog.Option(.bought, label: "bought"),
        Dialog.Option(.cancelled, label: "cancelled by the user"),
        Dialog.Option(
          .failed, label: "failed", values: StoreReason.ofPurchase(in: state.store.source)),
        Dialog.Option(.pending, label: "pending: ask to buy"),
        Dialog.Option(.interrupted, label: "interrupted"),
        Dialog.Option(.notFound, label: "product not found"),
        Dialog.Option(.owned, label: "already owned"),
      ] + planChange(transaction, in: state), escape: .cancelled, listsOptions: true)
  }

  /// Where the platform lets a plan change at the end of the period, and there is one to change.
  private static func planChange(
    _ transaction: StoreState.Transaction, in state: Emulator
  ) -> [Dialog.Option] {
    guard state.profile.standing(of: .inAppOptionChangedSuccess) != .absent,
      let owned = state.ownedInGroup(ofProduct: transaction.productID ?? "")
    else { return [] }
    let name = state.catalog.planID(forProduct: owned.id) ?? owned.id
    return [Dialog.Option(.changeAccepted, label: "accepted, after \(name)")]
  }

  /// The store's sheet for a restore.
  static func restore(
    _ id: DialogID, _ transaction: StoreState.Transaction, in state: Emulator
  ) -> Dialog {
    let names = StoreAnswers.owned(in: state).map(\.name)
    let all = names.isEmpty ? "all found" : "all found: \(names.joined(separator: ", "))"
    return Dialog(
      id: id, owner: .store, kind: .storeRestore, name: "restore", subject: transaction.name,
      heading: "Purchases of this store account",
      text: "\(state.store.ownedProductIDs.count) owned",
      question: "What does the store answer?",
      options: [
        Dialog.Option(.allFound, label: all),
        Dialog.Option(.partFound, label: "part found, with errors"),
        Dialog.Option(.onlyExpired, label: "only expired ones"),
        Dialog.Option(.nothingFound, label: "nothing found"),
        Dialog.Option(.signInCancelled, label: "sign-in cancelled"),
        Dialog.Option(.failed, label: "failed", values: StoreReason.ofRestore),
      ], escape: .signInCancelled, listsOptions: true)
  }

  /// The store's sheet for codes.
  static func promoCode(_ id: DialogID) -> Dialog {
    Dialog(
      id: id, owner: .store, kind: .storePromoCode, name: "code", heading: "Redeem a code",
      question: "What happens to the code?",
      options: [
        Dialog.Option(.done, label: "redeemed"), Dialog.Option(.cancelled, label: "cancelled"),
        Dialog.Option(.failed, label: "failed"),
      ], escape: .cancelled, listsOptions: true)
  }

  /// The plain sign-in screen marked SDK.
  static func login(_ id: DialogID) -> Dialog {
    Dialog(
      id: id, owner: .sdk, kind: .sdkLogin, name: "sign-in", apiName: "login",
      heading: "Sign in",
      fields: [Dialog.Field.userID],
      options: [
        Dialog.Option(.signIn, label: "Sign in"), Dialog.Option(.cancel, label: "Cancel"),
      ], escape: .cancel)
  }

  /// What is up while a web payment is waited for: Cancel at once, the browser again after a while
  /// (dossier §1.5).
  static func webCheckout(_ id: DialogID, in catalog: Catalog) -> Dialog {
    Dialog(
      id: id, owner: .sdk, kind: .sdkWebCheckout, name: "web checkout", apiName: "webCheckout",
      heading: catalog.text(.webPendingTitle), text: catalog.text(.webPendingBody),
      options: [
        Dialog.Option(.cancel, label: catalog.text(.webPendingCancel)),
        Dialog.Option(.ok, label: catalog.text(.webPendingOpenBrowser), isOff: true),
      ], escape: .cancel)
  }

  /// The page in the browser.
  static func webPage(_ id: DialogID, _ checkout: WebCheckout) -> Dialog {
    Dialog(
      id: id, owner: .store, kind: .webPage, name: "web page", heading: "In the browser",
      text: checkout.address, question: "What happens there?",
      options: [
        Dialog.Option(.done, label: "paid"),
        Dialog.Option(.failed, label: "paid, but never confirmed"),
        Dialog.Option(.dismiss, label: "back without paying"),
      ], escape: .dismiss, listsOptions: true)
  }

  private static func productName(
    _ transaction: StoreState.Transaction, in state: Emulator
  ) -> String {
    let product = transaction.productID.flatMap { state.catalog.store.product($0) }
    let name = product?.displayName ?? ""
    return name.isEmpty ? transaction.planID ?? transaction.name : name
  }

  /// `$99.99, renews each year`, and for whom.
  private static func terms(
    _ transaction: StoreState.Transaction, in state: Emulator
  ) -> String {
    let buyer = "for \(state.user.userID ?? "anonymous")"
    let product = transaction.productID.flatMap { state.catalog.store.product($0) }
    guard let product else { return buyer }
    let renewal = product.period.map { ", renews each \(words(for: $0))" }
    return "\(amount(of: product, in: state) ?? PriceText.missing)\(renewal ?? "")\n\(buyer)"
  }

  /// `$99.99 a year`, `$24.99 each 3 months`, `$199.99`; nil without a price.
  static func price(_ transaction: StoreState.Transaction, in state: Emulator) -> String? {
    let product = transaction.productID.flatMap { state.catalog.store.product($0) }
    guard let product, let amount = amount(of: product, in: state) else { return nil }
    guard let period = product.period else { return amount }
    return "\(amount) \(period.count == 1 ? "a" : "each") \(words(for: period))"
  }

  private static func amount(of product: StoreProduct, in state: Emulator) -> String? {
    product.price.map {
      PriceText.amount(
        $0, in: state.catalog.store.currency, locale: state.catalog.project.locale)
    }
  }

  /// In English, whatever the language of the paywall.
  private static func words(for period: Period) -> String {
    PeriodText.period(period, locale: "en")
  }
}
