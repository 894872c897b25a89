/// The number of a call to the app: an interceptor's or the alert handler's. An answer that comes
/// twice or too late is known by it.
public struct CallID: Hashable, Comparable, Sendable {
  /// From 1, in the order of the calls.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }

  /// Earlier calls first.
  public static func < (left: CallID, right: CallID) -> Bool { left.number < right.number }
}

/// The number of a presentation, from 1.
public struct PresentationID: Hashable, Sendable {
  /// From 1, in the order of the presentations.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }
}

/// The number of a dialog, from 1; sheets, alerts and the app's screens share the row.
public struct DialogID: Hashable, Sendable {
  /// From 1, in the order of the dialogs.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }
}
