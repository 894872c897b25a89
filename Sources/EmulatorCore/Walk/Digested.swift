import PaywallModel

/// A part of the state with its digest, which is kept until the part changes: most events change
/// few parts, and a digest follows each. It is one reference, so that a state of many parts is
/// small: the compiler copies all of a state where it is asked for something.
///
/// `@unchecked`, because a buffer is a class, for which the compiler cannot see what holds: every
/// change goes through `makeOwn`, which makes a buffer of its own where another wrapper holds the
/// same one, so that two threads share only buffers that nobody changes.
@propertyWrapper
public struct Digested<Part: Hashable & Sendable>: Hashable, @unchecked Sendable {
  /// The digest, if one is kept, before a single part.
  private var content: ManagedBuffer<KeptDigest, Part>

  private final class Content: ManagedBuffer<KeptDigest, Part> {
    deinit { withUnsafeMutablePointerToElements { _ = $0.deinitialize(count: 1) } }
  }

  /// The part, read and changed where it lies: handed over and back it would be copied whole.
  public var wrappedValue: Part {
    // Safe: the content holds its part where it is for as long as this wrapper holds the content.
    unsafeAddress { UnsafePointer(content.withUnsafeMutablePointerToElements { $0 }) }
    unsafeMutableAddress {
      makeOwn()
      return content.withUnsafeMutablePointers { digest, part in
        digest.pointee.value = nil
        return part
      }
    }
  }

  /// Wraps a part.
  public init(wrappedValue: Part) { content = Self.hold(wrappedValue) }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&content) { content = Self.hold(wrappedValue) }
  }

  private static func hold(_ part: Part) -> ManagedBuffer<KeptDigest, Part> {
    let content = Content.create(minimumCapacity: 1) { _ in KeptDigest() }
    content.withUnsafeMutablePointerToElements { $0.initialize(to: part) }
    return content
  }

  /// Whether a digest is kept says nothing about the part.
  public static func == (left: Digested, right: Digested) -> Bool {
    left.content === right.content || left.wrappedValue == right.wrappedValue
  }

  /// Hashes the part alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Digested where Part: Digestible {
  /// The part's own digest, of nothing else.
  var digest: UInt64 { kept ?? wrappedValue.ownDigest }

  private var kept: UInt64? { content.withUnsafeMutablePointerToHeader { $0.pointee.value } }

  mutating func keepDigest() {
    if kept != nil { return }
    let digest = wrappedValue.ownDigest
    makeOwn()
    content.withUnsafeMutablePointerToHeader { $0.pointee.value = digest }
  }
}

/// Not an optional by itself: for each type of content the runtime would ask all of the program
/// what an optional can do.
private struct KeptDigest {
  var value: UInt64?
}

/// A list that only grows. Its digest costs the same however long it is: it is the sum of the
/// digests of its elements, each with its place, and only those that have changed since it was kept
/// are looked at.
struct DigestedList<Element: Digestible & Hashable & Sendable>: Hashable, Sendable {
  private(set) var elements: [Element] = []
  private var kept: [UInt64] = []
  private var sum: UInt64 = 0
  private var changed: [Int] = []

  /// What is kept says nothing about the elements.
  static func == (left: DigestedList, right: DigestedList) -> Bool {
    left.elements == right.elements
  }

  /// Hashes the elements alone.
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  subscript(index: Int) -> Element {
    get { elements[index] }
    // Changed where it lies: an element that is taken out and put back is copied whole.
    _modify {
      noteChange(at: index)
      yield &elements[index]
    }
  }

  mutating func append(_ element: Element) {
    noteChange(at: elements.count)
    kept.append(0)
    elements.append(element)
  }

  var digest: UInt64 {
    changed.isEmpty
      ? sum
      : changed.reduce(sum) { $0 &- kept[$1] &+ Self.digest(of: elements.span[$1], at: $1) }
  }

  mutating func keepDigest() {
    for index in changed {
      let digest = Self.digest(of: elements.span[index], at: index)
      sum = sum &- kept[index] &+ digest
      kept[index] = digest
    }
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
  }

  private mutating func noteChange(at index: Int) {
    if !changed.contains(index) { changed.append(index) }
  }

  private static func digest(of element: Element, at index: Int) -> UInt64 {
    var hash = StateHash()
    hash.add(index)
    element.add(to: &hash)
    return hash.value
  }
}

/// A table whose digest costs the same however large it is: the sum of the digests of its entries.
struct DigestedTable<Key, Value>: Hashable, Sendable
where Key: Digestible & Hashable & Sendable, Value: Digestible & Hashable & Sendable {
  private var values: [Key: Value] = [:]
  private(set) var digest: UInt64 = 0

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      let old: Value?
      if let newValue {
        digest &+= StateHash.digest(of: key, newValue)
        old = values.updateValue(newValue, forKey: key)
      } else {
        old = values.removeValue(forKey: key)
      }
      if let old { digest &-= StateHash.digest(of: key, old) }
    }
  }
}
