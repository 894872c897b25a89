public import PaywallModel

/// An alert as the SDK means to show it.
public struct Alert: Hashable, Sendable {
  /// Which alert.
  public var kind: AlertKind
  /// Its first line.
  public var title: String
  /// What it says.
  public var content: String
  /// What its only button reads, or the first of two.
  public var button: String
  /// What its second button reads; nil for one button.
  public var secondButton: String?
  /// The SDK's error, for error alerts: `PLYError.network`.
  public var error: String?

  /// Makes an alert.
  public init(
    kind: AlertKind, title: String, content: String, button: String, secondButton: String? = nil,
    error: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.content = content
    self.button = button
    self.secondButton = secondButton
    self.error = error
  }
}

/// An alert that is up, or waits until the ones before it are gone.
public struct PendingAlert: Hashable, Sendable {
  /// How far it has come.
  public enum Stage: Hashable, Sendable {
    case queued
    case askingApp(CallID)
    case shownBySDK(DialogID)
    /// Android, and the app called neither proceed() nor onDismiss(): it stays for ever.
    case frozen
  }

  /// What its dismissal leads to.
  enum Purpose: Hashable, Sendable {
    /// The running default ends with it.
    case endsDefault(DefaultOutcome)
    /// The plan was bought in another store: the first button goes on buying, the second stops.
    case decidesPurchase
    case standsAlone
    /// The delegate of a redemption hears of it then.
    case endsRedemption(RedemptionResult)
  }

  /// The alert with its texts.
  public var alert: Alert
  /// Whether it waits, is asked about, or is up.
  public internal(set) var stage: Stage
  var purpose: Purpose
}
