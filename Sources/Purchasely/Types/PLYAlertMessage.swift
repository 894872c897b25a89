import EmulatorCore
import PaywallModel

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

  /// The heading of the SDK's own dialog, in English. `Purchasely.texts(of:)` has it in the
  /// language of the walk and with the app's own string files.
  public var title: String { title(in: "en") }

  /// The text of the SDK's own dialog, in English; nil where the error has the text
  /// (dossier §3.2).
  public var content: String? { content(in: "en") }

  /// What its button says, in English.
  public var buttonTitle: String { buttonTitle(in: "en") }

  /// The heading in a language, `fr` or `pt-BR`; English where the SDK has no texts in it.
  public func title(in language: String) -> String { alert(in: language).title }

  /// The text in a language; nil where the error has the text.
  public func content(in language: String) -> String? {
    kind.tellsError ? nil : alert(in: language).content
  }

  /// What the button says in a language.
  public func buttonTitle(in language: String) -> String { alert(in: language).button }

  private func alert(in language: String) -> Alert {
    Alert(kind, in: Catalog(project: Project(locale: language)))
  }
}

/// What the SDK's own dialog for an alert says.
public struct PLYAlertTexts: Hashable, Sendable {
  /// The heading.
  public let title: String
  /// The text; nil where the error has it.
  public let content: String?
  /// What its button says.
  public let buttonTitle: String
}

extension Purchasely {
  /// The texts of an alert in the walk's language, the app's own string files before the SDK's
  /// (dossier §4).
  public func texts(of message: PLYAlertMessage) -> PLYAlertTexts {
    let alert = Alert(message.kind, in: emulator.catalog)
    return PLYAlertTexts(
      title: alert.title, content: message.kind.tellsError ? nil : alert.content,
      buttonTitle: alert.button)
  }
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
