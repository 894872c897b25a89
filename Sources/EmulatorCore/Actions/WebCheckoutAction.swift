import PaywallModel

/// Opens the web payment and waits for it (dossier §1.5).
enum WebCheckoutAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let url = action.url, !url.isEmpty else {
      turn.emit(.webCheckoutError)
      return .finished(.failed("no address"))
    }
    turn.showURL(address(url, reference: action.clientReferenceID ?? ""))
    turn.emit(.webCheckoutOpenedInWebBrowser, [("web_checkout_url", url)])
    let catalog = turn.state.catalog
    turn.showDialog { EmulatorDialogs.webCheckout($0, in: catalog) }
    return .waiting
  }

  /// The person has left the dialog that waits for the payment.
  static func leave(by wayOut: WayOut, in turn: inout Turn) {
    if wayOut == .done { return turn.finishDefault(.succeeded) }
    guard wayOut == .failed else { return turn.finishDefault(.failed("checkout cancelled")) }
    turn.emit(.webCheckoutTimedOut)
    turn.raise(
      .webCheckoutReceiptPollingFailure, then: .endsDefault(.failed("payment not confirmed")))
  }

  /// The link with the reference by which the payment is found again.
  static func address(_ url: String, reference: String) -> String {
    let separator = url.contains("?") ? "&" : "?"
    return "\(url)\(separator)client_reference_id=\(reference)"
  }
}
