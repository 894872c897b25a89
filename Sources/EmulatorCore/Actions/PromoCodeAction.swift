import PaywallModel

/// Opens the store's sheet for codes (dossier §1.4).
enum PromoCodeAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    turn.trace(.STORE, depth: 2, TraceTexts.codeSheet, reason: Reasons.sheet)
    turn.showDialog { EmulatorDialogs.promoCode($0) }
    return .waiting
  }

  /// The person has left the sheet.
  static func leave(by wayOut: WayOut, in turn: inout Turn) {
    turn.trace(
      .STORE, depth: 2, TraceTexts.codeAnswered(wayOut), reason: Reasons.storeAnswer)
    let failure = DefaultOutcome.failed("no code was redeemed")
    guard wayOut != .failed else {
      return turn.raise(.commonError, about: .error(.unknown), then: .endsDefault(failure))
    }
    turn.finishDefault(wayOut == .done ? .succeeded : failure)
  }
}
