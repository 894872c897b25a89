/// A large value that many hold and nobody changes: a copy is one reference, not one for each of its
/// fields. Two holders of the same one are equal without a look at it.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
