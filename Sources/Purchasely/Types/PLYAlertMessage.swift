import EmulatorCore

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

  /// The heading of the SDK's own dialog.
  public var title: String { Alert(kind).title }

  /// The text of the SDK's own dialog; nil where the error has the text (dossier §3.2).
  public var content: String? {
    switch self {
    case .commonError, .inAppRestorationError, .inAppError: nil
    case .inAppSuccess, .inAppDeferred, .inAppSuccessUnauthentified, .inAppRestorationSuccess,
      .unsubscribeGoogle, .unsubscribeiOS, .unsubscribeAmazon, .webCheckoutReceiptPollingFailure:
      Alert(kind).content
    }
  }

  /// What its only button says.
  public var buttonTitle: String { Alert(kind).button }
}

/// An error of the SDK as the bridges hand it out: a code and a text (dossier §12.1).
public struct PLYError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `PLYError.network`, …
  public var code: String
  /// What the SDK's own dialog says.
  public var message: String

  /// Makes an error.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  /// The text.
  public var description: String { message }
}
