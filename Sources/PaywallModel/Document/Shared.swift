/// A large value that many hold and nobody changes: a copy is one reference, not one for each of
/// its fields. Two holders of the same one are equal without a look at it.
public final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is held.
  public let value: Value

  /// Holds a value.
  public init(_ value: Value) { self.value = value }

  /// Whether the values are equal.
  public static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
