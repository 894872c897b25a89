import PaywallModel

/// A part of the state with its digest, which is kept until the part changes: most events change
/// few parts, and a digest follows each.
@propertyWrapper
public struct Digested<Part: Hashable & Sendable>: Hashable, Sendable {
  /// The part.
  public var wrappedValue: Part { didSet { kept = nil } }
  private var kept: UInt64?

  /// Wraps a part.
  public init(wrappedValue: Part) { self.wrappedValue = wrappedValue }

  /// Whether a digest is kept says nothing about the part.
  public static func == (left: Digested, right: Digested) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  /// Hashes the part alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Digested where Part: Digestible {
  /// The part's own digest, of nothing else.
  var digest: UInt64 { kept ?? wrappedValue.ownDigest }

  mutating func keepDigest() { if kept == nil { kept = wrappedValue.ownDigest } }
}

/// A list that only grows. Its digest costs the same however long it is: it is the sum of the
/// digests of its elements, each with its place.
struct DigestedList<Element: Digestible & Hashable & Sendable>: Hashable, Sendable {
  private(set) var elements: [Element] = []
  private(set) var digest: UInt64 = 0

  subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      digest &-= Self.digest(of: elements[index], at: index)
      digest &+= Self.digest(of: newValue, at: index)
      elements[index] = newValue
    }
  }

  mutating func append(_ element: Element) {
    digest &+= Self.digest(of: element, at: elements.count)
    elements.append(element)
  }

  private static func digest(of element: Element, at index: Int) -> UInt64 {
    var hash = StateHash()
    hash.add(index)
    hash.add(element)
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
      if let old = values[key] { digest &-= StateHash.digest(of: key, old) }
      if let newValue { digest &+= StateHash.digest(of: key, newValue) }
      values[key] = newValue
    }
  }
}
