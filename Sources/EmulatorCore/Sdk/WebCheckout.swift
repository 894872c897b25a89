/// A web payment that the SDK waits for (dossier §1.5).
public struct WebCheckout: Hashable, Sendable {
  /// What has happened in the browser.
  public enum Payment: String, Hashable, Sendable, CaseIterable {
    case notPaid, paid
    /// Paid, but the server never hears of it.
    case neverConfirmed
  }

  /// How often the SDK asks its server, in milliseconds; the real one is told by its server.
  public static let pollMilliseconds = 2_000
  /// How long it asks before it gives up, in milliseconds.
  public static let limitMilliseconds = 30_000
  /// How long the button that opens the browser again is off, in milliseconds.
  public static let continueMilliseconds = 3_000

  /// The page, with the reference by which the payment is found again.
  public var address: String
  /// What has happened on it.
  public var payment: Payment

  /// A checkout whose page has just been opened.
  init(address: String) {
    self.address = address
    payment = .notPaid
  }
}
