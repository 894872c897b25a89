/// One reference to a value, which is copied when it is changed while another holds it. A shell is
/// copied at many keys, and its large values change at few of them: a copy of a box is one retain,
/// and two boxes with the same content are equal without a look at it.
///
/// `@unchecked`, because a buffer is a class, for which the compiler cannot see what holds: every
/// change goes through `makeOwn`, so that two threads share only buffers that nobody changes.
@propertyWrapper
struct Boxed<Value: Sendable>: @unchecked Sendable {
  private var content: ManagedBuffer<Void, Value>

  private final class Content: ManagedBuffer<Void, Value> {
    deinit { withUnsafeMutablePointerToElements { _ = $0.deinitialize(count: 1) } }
  }

  /// The value, read and changed where it lies: handed over and back it would be copied whole.
  var wrappedValue: Value {
    // Safe: the content holds its value where it is for as long as this box holds the content.
    unsafeAddress { UnsafePointer(content.withUnsafeMutablePointerToElements { $0 }) }
    unsafeMutableAddress {
      makeOwn()
      return content.withUnsafeMutablePointerToElements { $0 }
    }
  }

  /// The box itself, to be kept and compared in place of the value.
  var projectedValue: Boxed { self }

  init(wrappedValue: Value) { content = Self.hold(wrappedValue) }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&content) { content = Self.hold(wrappedValue) }
  }

  private static func hold(_ value: Value) -> ManagedBuffer<Void, Value> {
    let content = Content.create(minimumCapacity: 1) { _ in () }
    content.withUnsafeMutablePointerToElements { $0.initialize(to: value) }
    return content
  }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (one: Boxed, other: Boxed) -> Bool {
    one.content === other.content || one.wrappedValue == other.wrappedValue
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
