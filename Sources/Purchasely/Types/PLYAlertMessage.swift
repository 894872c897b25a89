/// An alert of the SDK; names and raw values are those of the iOS SDK, spelling included
/// (dossier §3.1).
public enum PLYAlertMessage: Int, Hashable, Sendable, CaseIterable {
  case commonError = 0
  case inAppSuccess = 1
  case inAppDeferred = 2
  case inAppSuccessUnauthentified = 3
  case inAppRestorationSuccess = 4
  case inAppRestorationError = 5
  case inAppError = 6
  case unsubscribeGoogle = 7
  case unsubscribeiOS = 8
  case unsubscribeAmazon = 9
  case webCheckoutReceiptPollingFailure = 10
}

/// An error of the SDK as the bridges hand it out: a code and a text (dossier §12.1).
public struct PLYError: Error, Hashable, Sendable {
  /// `PLYError.network`, …
  public var code: String
  /// What the SDK's own dialog would say.
  public var message: String

  /// Makes an error.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// An alert with its texts, as Android's handler gets it.
public struct PLYAlert {
  /// Which one.
  public let message: PLYAlertMessage
  /// The heading of the SDK's own dialog.
  public let title: String
  /// The text of the SDK's own dialog.
  public let content: String
  /// What its only button says.
  public let buttonTitle: String
  /// The error behind it, for error alerts.
  public let error: PLYError?
  let dismiss: () -> Void

  /// Does what the button of the SDK's dialog would do; called after the app's own dialog has closed.
  /// Without it, and without `proceed`, Android's screen stays frozen (dossier §3.3).
  public func onDismiss() { dismiss() }
}

/// What draws the SDK's alerts in its place (dossier §3.3). Both methods may be left out: the SDK then
/// shows its own dialog.
public protocol PLYUIHandler: AnyObject {
  /// iOS and the bridges: an alert is due. `proceed` lets the SDK show its own dialog.
  func display(alert: PLYAlert, with error: PLYError?, proceed: @escaping () -> Void)
  /// Android: an alert is due, and must end in `proceed` or in the alert's `onDismiss()`.
  func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void)
}

extension PLYUIHandler {
  /// Lets the SDK show its own dialog.
  public func display(alert: PLYAlert, with error: PLYError?, proceed: @escaping () -> Void) {
    proceed()
  }

  /// Lets the SDK show its own dialog.
  public func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void) { proceed() }
}
