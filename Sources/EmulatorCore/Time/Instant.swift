/// A moment of a walk: milliseconds since it began.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the walk began.
  public var milliseconds: Int

  /// Makes a moment.
  public init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// The beginning.
  public static let start = Instant(milliseconds: 0)

  /// Earlier moments first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment so many milliseconds later.
  public func advanced(by milliseconds: Int) -> Instant {
    Instant(milliseconds: self.milliseconds + milliseconds)
  }
}
