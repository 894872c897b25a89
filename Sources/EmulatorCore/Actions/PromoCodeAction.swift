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
    let isRedeemed = wayOut == .done
    turn.trace(
      .STORE, depth: 2, TraceTexts.codeAnswered(isRedeemed: isRedeemed),
      reason: Reasons.storeAnswer)
    turn.finishDefault(isRedeemed ? .succeeded : .failed("no code was redeemed"))
  }
}
