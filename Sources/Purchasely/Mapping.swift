import EmulatorCore
import PaywallModel

// The SDK's names on one side, the emulator's on the other; nothing else in this module knows both.

extension PLYPresentationAction {
  init(_ kind: ActionKind) {
    self =
      switch kind {
      case .close: .close
      case .closeAll: .closeAll
      case .login: .login
      case .navigate: .navigate
      case .purchase: .purchase
      case .restore: .restore
      case .openPresentation: .openPresentation
      case .openPlacement: .openPlacement
      case .promoCode: .promoCode
      case .webCheckout: .webCheckout
      }
  }

  var kind: ActionKind {
    switch self {
    case .close: .close
    case .closeAll: .closeAll
    case .login: .login
    case .navigate: .navigate
    case .purchase: .purchase
    case .restore: .restore
    case .openPresentation: .openPresentation
    case .openPlacement: .openPlacement
    case .promoCode: .promoCode
    case .webCheckout: .webCheckout
    }
  }
}

extension PLYInterceptResult {
  init(_ result: InterceptResult) {
    self =
      switch result {
      case .success: .success
      case .failed: .failed
      case .notHandled: .notHandled
      }
  }

  var result: InterceptResult {
    switch self {
    case .success: .success
    case .failed: .failed
    case .notHandled: .notHandled
    }
  }
}

extension PLYRunningMode {
  init(_ mode: RunningMode) {
    self =
      switch mode {
      case .full: .full
      case .observer: .observer
      }
  }

  var mode: RunningMode {
    switch self {
    case .full: .full
    case .observer: .observer
    }
  }
}

extension PLYAlertMessage {
  /// Nil for what iOS has no case for.
  init?(_ kind: AlertKind) {
    switch kind {
    case .commonError: self = .commonError
    case .inAppSuccess: self = .inAppSuccess
    case .inAppDeferred: self = .inAppDeferred
    case .inAppSuccessUnauthentified: self = .inAppSuccessUnauthentified
    case .inAppRestorationSuccess: self = .inAppRestorationSuccess
    case .inAppRestorationError: self = .inAppRestorationError
    case .inAppError: self = .inAppError
    case .unsubscribeGoogle: self = .unsubscribeGoogle
    case .unsubscribeiOS: self = .unsubscribeiOS
    case .unsubscribeAmazon: self = .unsubscribeAmazon
    case .webCheckoutReceiptPollingFailure: self = .webCheckoutReceiptPollingFailure
    case .inAppOptionChangedSuccess, .huaweiNotLogged, .changePlanDifferentStore, .webRedemption:
      return nil
    }
  }

  var kind: AlertKind {
    switch self {
    case .commonError: .commonError
    case .inAppSuccess: .inAppSuccess
    case .inAppDeferred: .inAppDeferred
    case .inAppSuccessUnauthentified: .inAppSuccessUnauthentified
    case .inAppRestorationSuccess: .inAppRestorationSuccess
    case .inAppRestorationError: .inAppRestorationError
    case .inAppError: .inAppError
    case .unsubscribeGoogle: .unsubscribeGoogle
    case .unsubscribeiOS: .unsubscribeiOS
    case .unsubscribeAmazon: .unsubscribeAmazon
    case .webCheckoutReceiptPollingFailure: .webCheckoutReceiptPollingFailure
    }
  }
}

extension PLYPresentationOutcome.PurchaseResult {
  init(_ result: Outcome.PurchaseResult) {
    self =
      switch result {
      case .cancelled: .cancelled
      case .purchased: .purchased
      case .restored: .restored
      case .none: .none
      }
  }
}

extension PLYPresentationOutcome.CloseReason {
  init(_ reason: Outcome.CloseReason) {
    self =
      switch reason {
      case .none: .none
      case .button: .button
      case .interactiveDismiss: .interactiveDismiss
      case .programmatic: .programmatic
      case .backSystem: .backSystem
      }
  }
}
