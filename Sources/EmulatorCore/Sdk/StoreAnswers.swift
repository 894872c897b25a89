import PaywallModel

/// What a plan and its product are called together.
struct OwnedPlan: Hashable, Sendable {
  var planID: String?
  var productID: String
  /// What a person reads.
  var name: String { planID ?? productID }
}

/// Ways out of the store's sheets, read as outcomes.
enum StoreAnswers {
  /// A preset answer that names an outcome of a restore means its twin for a purchase.
  static func purchase(_ preset: WayOut) -> WayOut {
    switch preset {
    case .allFound, .partFound: .bought
    case .signInCancelled: .cancelled
    case .bought, .cancelled, .pending, .interrupted, .notFound, .notAllowed, .owned: preset
    case .changeAccepted: .bought
    case .failed, .onlyExpired, .nothingFound, .done, .accept, .refuse, .dismiss, .signIn,
      .signInFails, .cancel, .rightAnswer, .wrongAnswer, .answerSuccess, .answerFailed,
      .answerNotHandled, .notYet, .ok, .later, .third, .fourth:
      .failed
    }
  }

  /// A preset answer that names an outcome of a purchase means its twin for a restore.
  static func restore(_ preset: WayOut) -> WayOut {
    switch preset {
    case .allFound, .partFound, .onlyExpired, .nothingFound, .signInCancelled: preset
    case .bought, .owned: .allFound
    case .cancelled: .signInCancelled
    case .notFound: .nothingFound
    case .failed, .pending, .interrupted, .notAllowed, .done, .accept, .refuse, .dismiss, .signIn,
      .signInFails, .cancel, .rightAnswer, .wrongAnswer, .answerSuccess, .answerFailed,
      .answerNotHandled, .notYet, .changeAccepted, .ok, .later, .third, .fourth:
      .failed
    }
  }

  /// How a purchase stands after a way out.
  static func state(of wayOut: WayOut, reason: String?) -> StoreState.Transaction.State {
    switch wayOut {
    case .bought: .bought
    case .cancelled: .cancelled
    case .pending: .pending
    case .interrupted: .interrupted
    case .notFound: .notFound
    case .notAllowed: .notAllowed
    case .owned: .owned
    case .changeAccepted: .changeAccepted
    case .failed: reason == StoreReason.notAllowed ? .notAllowed : .failed
    case .allFound, .partFound, .onlyExpired, .nothingFound, .signInCancelled, .done, .accept,
      .refuse, .dismiss, .signIn, .signInFails, .cancel, .rightAnswer, .wrongAnswer,
      .answerSuccess, .answerFailed, .answerNotHandled, .notYet, .ok, .later, .third, .fourth:
      .failed
    }
  }

  /// How a restore stands after a way out.
  static func restoreState(of wayOut: WayOut) -> StoreState.Transaction.State {
    if wayOut == .allFound || wayOut == .partFound { return .restored }
    if wayOut == .signInCancelled { return .cancelled }
    return wayOut == .failed ? .failed : .nothingFound
  }

  /// What a restore brings back. An account that owns nothing is taken to own what the screen
  /// sells, so that the person at the keyboard can see the answer that they chose.
  static func found(_ wayOut: WayOut, in state: Emulator) -> [OwnedPlan] {
    let owned = owned(in: state)
    if wayOut == .allFound { return owned }
    return wayOut == .partFound ? Array(owned.prefix(max(1, owned.count / 2))) : []
  }

  /// What the store account owns, or is taken to own.
  static func owned(in state: Emulator) -> [OwnedPlan] {
    let owned = state.store.ownedProductIDs.map {
      OwnedPlan(planID: state.catalog.planID(forProduct: $0), productID: $0)
    }
    guard owned.isEmpty, let planID = state.currentPlanID else { return owned }
    let productID = state.catalog.storeProductID(forPlan: planID) ?? planID
    return [OwnedPlan(planID: planID, productID: productID)]
  }
}
