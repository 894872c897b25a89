import PaywallModel

/// The names of the SDK's own texts (dossier §3.1, §4.1); the raw value is the key of the string
/// files that override them.
enum TextKey: String, Hashable, Sendable, CaseIterable {
  case successTitle = "ply_modal_alert_in_app_success_title"
  case successContent = "ply_modal_alert_in_app_success_content"
  case successUnauthentifiedContent =
    "ply_modal_alert_in_app_success_unauthentified_content"
  case successButton = "ply_modal_alert_in_app_success_button"
  case errorTitle = "ply_modal_alert_in_app_error_title"
  case errorButton = "ply_modal_alert_in_app_error_button"
  case deferredTitle = "ply_modal_alert_in_app_deferred_title"
  case deferredContent = "ply_modal_alert_in_app_deferred_content"
  case deferredButton = "ply_modal_alert_in_app_deferred_button"
  case restoreTitle = "ply_modal_alert_in_app_successfull_restore_message_title"
  case restoreContent = "ply_modal_alert_in_app_restore_status_success_content"
  case restoreErrorTitle = "ply_modal_alert_in_app_restoration_error_title"
  case defaultErrorTitle = "ply_modal_alert_default_error_title"
  case defaultErrorButton = "ply_modal_alert_default_error_button"
  case unsubscribeGoogleTitle = "ply_unsubscribe_google_title"
  case unsubscribeGoogleContent = "ply_unsubscribe_google_content"
  case unsubscribeGoogleButton = "ply_unsubscribe_google_button"
  case unsubscribeAppleTitle = "ply_unsubscribe_apple_title"
  case unsubscribeAppleContent = "ply_unsubscribe_apple_content"
  case unsubscribeAppleButton = "ply_unsubscribe_apple_button"
  case unsubscribeAmazonTitle = "ply_unsubscribe_amazon_title"
  case unsubscribeAmazonContent = "ply_unsubscribe_amazon_content"
  case unsubscribeAmazonButton = "ply_unsubscribe_amazon_button"
  case webFailureTitle = "ply_web_checkout_failure_title"
  case webFailureBody = "ply_web_checkout_failure_body"
  case webFailureAction = "ply_web_checkout_failure_action"
  case webPendingTitle = "ply_web_checkout_pending_payment_title"
  case webPendingBody = "ply_web_checkout_pending_payment_body"
  case webPendingCancel = "ply_web_checkout_pending_payment_cancel_button"
  case networkError = "ply_in_app_network_error"
  case paymentNotAllowedError = "ply_in_app_payment_not_allowed_error"
  case noProductFoundError = "ply_in_app_no_product_found_error"
  case alreadySubscribedError = "ply_in_app_already_subscribed_error"
  case paymentInvalidError = "ply_in_app_payment_invalid_error"
  case unknownError = "ply_in_app_unknown_error"
  case restoreStatusNothing = "ply_in_app_restore_status_nothing"
  case restoreStatusErrors = "ply_in_app_restore_status_errors"
}

/// The texts of the SDK's alerts, in our own words.
enum AlertTexts {
  /// The three keys of an alert; an error's text takes the content's place.
  struct Keys {
    var title: TextKey
    var content: TextKey
    var button: TextKey
  }

  /// An alert with its texts.
  static func alert(_ kind: AlertKind, error: StoreError? = nil) -> Alert {
    let keys = keys(of: kind)
    return Alert(
      kind: kind, title: text(keys.title), content: text(error?.textKey ?? keys.content),
      button: text(keys.button), error: error?.apiName)
  }

  /// Which texts an alert shows (dossier §3.1).
  static func keys(of kind: AlertKind) -> Keys {
    switch kind {
    case .commonError:
      Keys(title: .defaultErrorTitle, content: .unknownError, button: .defaultErrorButton)
    case .inAppSuccess:
      Keys(title: .successTitle, content: .successContent, button: .successButton)
    case .inAppSuccessUnauthentified:
      Keys(title: .successTitle, content: .successUnauthentifiedContent, button: .successButton)
    case .inAppDeferred:
      Keys(title: .deferredTitle, content: .deferredContent, button: .deferredButton)
    case .inAppRestorationSuccess:
      Keys(title: .restoreTitle, content: .restoreContent, button: .successButton)
    case .inAppRestorationError:
      Keys(title: .restoreErrorTitle, content: .restoreStatusNothing, button: .errorButton)
    case .inAppError:
      Keys(title: .errorTitle, content: .unknownError, button: .errorButton)
    case .unsubscribeGoogle:
      Keys(
        title: .unsubscribeGoogleTitle, content: .unsubscribeGoogleContent,
        button: .unsubscribeGoogleButton)
    case .unsubscribeiOS:
      Keys(
        title: .unsubscribeAppleTitle, content: .unsubscribeAppleContent,
        button: .unsubscribeAppleButton)
    case .unsubscribeAmazon:
      Keys(
        title: .unsubscribeAmazonTitle, content: .unsubscribeAmazonContent,
        button: .unsubscribeAmazonButton)
    case .webCheckoutReceiptPollingFailure:
      Keys(title: .webFailureTitle, content: .webFailureBody, button: .webFailureAction)
    }
  }

  /// A text in English.
  static func text(_ key: TextKey) -> String {
    switch key {
    case .successTitle: "You are all set"
    case .successContent: "The purchase went through."
    case .successUnauthentifiedContent:
      "The purchase went through. Sign in or register to keep it on your other devices."
    case .successButton: "Great"
    case .errorTitle: "That did not work"
    case .errorButton, .deferredButton, .defaultErrorButton, .webFailureAction: "OK"
    case .deferredTitle: "Waiting for approval"
    case .deferredContent:
      "Someone has to approve this purchase first. You can use it as soon as that is done."
    case .restoreTitle: "Purchases restored"
    case .restoreContent: "What you bought before is yours again."
    case .restoreErrorTitle: "Not restored"
    case .defaultErrorTitle: "Something went wrong"
    case .unsubscribeGoogleTitle, .unsubscribeAppleTitle, .unsubscribeAmazonTitle:
      "How to unsubscribe"
    case .unsubscribeGoogleContent:
      "Open Google Play, then your profile, Payments and subscriptions, Subscriptions."
    case .unsubscribeAppleContent:
      "Open Settings, tap your name, then Subscriptions."
    case .unsubscribeAmazonContent:
      "Open the Amazon Appstore, then More, Subscriptions."
    case .unsubscribeGoogleButton, .unsubscribeAppleButton, .unsubscribeAmazonButton: "Got it"
    case .webFailureTitle: "Payment not confirmed"
    case .webFailureBody:
      "The web payment could not be confirmed in time. If you paid, it counts a little later."
    case .webPendingTitle: "Finish in your browser"
    case .webPendingBody: "The payment page is open in your browser. This goes on when it is paid."
    case .webPendingCancel: "Cancel checkout"
    case .networkError, .paymentNotAllowedError, .noProductFoundError, .alreadySubscribedError,
      .paymentInvalidError, .unknownError, .restoreStatusNothing, .restoreStatusErrors:
      errorText(key)
    }
  }

  private static func errorText(_ key: TextKey) -> String {
    let texts: [TextKey: String] = [
      .networkError: "The store cannot be reached. Nothing was charged.",
      .paymentNotAllowedError: "This device may not make payments. Nothing was charged.",
      .noProductFoundError: "The store does not sell this product.",
      .alreadySubscribedError: "You already have this. Restore your purchases to use it here.",
      .paymentInvalidError: "The store stopped the purchase. It asks you for something first.",
      .restoreStatusNothing: "There is no active purchase on this store account.",
      .restoreStatusErrors: "Some purchases are back, others could not be restored.",
    ]
    return texts[key] ?? "The store gave no reason. Nothing was charged."
  }
}
