import PaywallModel

/// A timer as state: when it is due and what for. Equal moments fire in order of number.
struct PendingTimer: Hashable, Sendable {
  /// What happens when it fires.
  enum Purpose: Hashable, Sendable {
    /// The store has taken its time; the index is the transaction's.
    case storeResponds(transactionIndex: Int)
    /// A bridge answers notHandled in the app's place (dossier §2.3).
    case bridgeGivesUp(CallID)
    /// The SDK asks its server for a web payment.
    case pollsWebPayment
    /// The browser can be opened again.
    case webCheckoutContinues
    /// A web payment was not confirmed in time.
    case webPaymentIsLate
    /// A carousel turns to its next slide by itself.
    case carouselTurns(PresentationID, ComponentPath)
    /// The server has answered about a redemption link's token.
    case redemptionExchanged
    /// The entitlements were read after it.
    case redemptionRefreshed
    /// A redemption has taken too long (dossier §7.3).
    case redemptionWatchdog
    /// A presentation has been fetched.
    case fetchResponds(RequestID)
  }

  var due: Instant
  var number: Int
  var purpose: Purpose
}
