import PaywallModel

/// Opens the web payment and waits for it (dossier §1.5): the browser first, then the SDK's own
/// dialog while it asks its server whether the payment has arrived.
enum WebCheckoutAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let url = action.url, !url.isEmpty else {
      turn.emit(.webCheckoutError)
      return .finished(.failed("no address"))
    }
    let address = address(url, reference: action.clientReferenceID ?? "")
    turn.state.webCheckout = WebCheckout(address: address)
    openBrowser(in: &turn)
    turn.emit(
      .webCheckoutOpenedInWebBrowser,
      [
        ("web_checkout_url", url), ("client_reference_id", action.clientReferenceID ?? ""),
        ("web_checkout_provider", "stripe"),
      ])
    return .waiting
  }

  /// The link with the reference by which the payment is found again.
  static func address(_ url: String, reference: String) -> String {
    let separator = url.contains("?") ? "&" : "?"
    return "\(url)\(separator)client_reference_id=\(reference)"
  }

  private static func openBrowser(in turn: inout Turn) {
    guard let checkout = turn.state.webCheckout else { return }
    turn.showURL(checkout.address)
    turn.showDialog { EmulatorDialogs.webPage($0, checkout) }
  }

  /// The person is back from the browser.
  static func returned(by wayOut: WayOut, in turn: inout Turn) {
    let payment: WebCheckout.Payment =
      wayOut == .done ? .paid : wayOut == .failed ? .neverConfirmed : .notPaid
    turn.state.webCheckout?.payment = payment
    turn.trace(.STORE, depth: 2, TraceTexts.webPayment(payment), reason: Reasons.webPayment)
    turn.trace(
      .SDK, mark: .wait, depth: 1, TraceTexts.asksForPayment,
      wide: TraceTexts.asksForPaymentWide, reason: Reasons.webPolling)
    turn.note(Notes.webPaymentAwaited)
    let catalog = turn.state.catalog
    turn.showDialog { EmulatorDialogs.webCheckout($0, in: catalog) }
    turn.startTimer(after: WebCheckout.pollMilliseconds, for: .pollsWebPayment)
    turn.startTimer(after: WebCheckout.continueMilliseconds, for: .webCheckoutContinues)
    turn.startTimer(after: WebCheckout.limitMilliseconds, for: .webPaymentIsLate)
  }

  /// The SDK asks its server.
  static func poll(in turn: inout Turn) {
    guard turn.state.webCheckout?.payment == .paid else {
      return turn.startTimer(after: WebCheckout.pollMilliseconds, for: .pollsWebPayment)
    }
    stopWaiting(in: &turn)
    turn.trace(.SDK, depth: 1, TraceTexts.webPaymentConfirmed, reason: Reasons.webPolling)
    turn.note(Notes.webPaymentConfirmed)
    if let planID = turn.state.currentPlanID {
      let productID = turn.state.catalog.storeProductID(forPlan: planID) ?? planID
      turn.addEntitlement(planID: planID, productID: productID, source: .stripe)
      turn.remember(.purchased, planID: planID)
    }
    turn.finishDefault(.succeeded)
  }

  /// The button that opens the browser again can be pressed from now on.
  static func allowsContinuing(in turn: inout Turn) {
    guard let index = turn.state.dialogs.firstIndex(where: { $0.kind == .sdkWebCheckout }) else {
      return
    }
    for option in turn.state.dialogs[index].options.indices {
      turn.state.dialogs[index].options[option].isOff = false
    }
  }

  /// The payment was not confirmed in time.
  static func isLate(in turn: inout Turn) {
    stopWaiting(in: &turn)
    turn.emit(.webCheckoutTimedOut)
    turn.raise(
      .webCheckoutReceiptPollingFailure, then: .endsDefault(.failed("payment not confirmed")))
  }

  /// The person has left the dialog that waits for the payment.
  static func leave(by wayOut: WayOut, in turn: inout Turn) {
    if wayOut == .ok {
      stopTimers(in: &turn)
      return openBrowser(in: &turn)
    }
    stopWaiting(in: &turn)
    guard !turn.state.profile.blocksAfterCancelledCheckout else {
      turn.trace(.SDK, depth: 1, TraceTexts.checkoutBlocks, reason: Reasons.checkoutBlocks)
      return turn.note(Notes.checkoutBlocks)
    }
    turn.finishDefault(.failed("checkout cancelled"))
  }

  private static func stopWaiting(in turn: inout Turn) {
    stopTimers(in: &turn)
    turn.state.webCheckout = nil
    turn.state.dialogs.removeAll { $0.kind == .sdkWebCheckout }
  }

  private static func stopTimers(in turn: inout Turn) {
    for purpose: PendingTimer.Purpose in [
      .pollsWebPayment, .webCheckoutContinues, .webPaymentIsLate,
    ] {
      turn.stopTimers(for: purpose)
    }
  }
}
