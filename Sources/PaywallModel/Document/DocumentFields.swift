/// A key without which an object is left out, unless another key is true.
struct RequiredKey: Hashable, Sendable {
  var key: String
  var flag: String
}

/// The keys that an object may have, each with what reading it does to a value. One table for
/// reading, for unknown keys and for the nearest name.
struct DocumentFields<Value>: Sendable {
  typealias Read = @Sendable (inout Value, JSONNode, inout DocumentReader) -> Void

  /// What reading each key does is at the same place in `readers`. Tables are short and made at
  /// every start: looking through the keys costs less than making dictionaries of them.
  private var keys: [FieldKey] = []
  private var readers: [ReadAnything] = []
  /// Keys that are known and mean nothing here.
  private(set) var ignored: [String] = []
  /// Keys without which the object is left out.
  private(set) var required: [String] = []
  private(set) var requiredUnless: RequiredKey?

  /// One statement a key: as one literal, a table takes the compiler minutes.
  init(_ build: (inout DocumentFields) -> Void) {
    keys.reserveCapacity(Self.usualCount)
    readers.reserveCapacity(Self.usualCount)
    build(&self)
  }

  private static var usualCount: Int { 16 }

  var names: [String] { keys.map(\.name).sorted() }

  /// What reading a key does; one that is set once more gets another meaning, none goes away.
  subscript(key: String) -> Read? {
    get {
      guard let place = place(of: key) else { return nil }
      return { value, node, reader in read(at: place, &value, node, &reader) }
    }
    set {
      guard let newValue else { return }
      let read: ReadAnything = { value, node, reader in
        newValue(&value.assumingMemoryBound(to: Value.self).pointee, node, &reader)
      }
      if let place = place(of: key) {
        readers[place] = read
      } else {
        keys.append(FieldKey(key))
        readers.append(read)
      }
    }
  }

  fileprivate func place(of key: String) -> Int? {
    let key = FieldKey(key)
    return keys.firstIndex { $0 == key }
  }

  fileprivate func read(
    at place: Int, _ value: inout Value, _ node: JSONNode, _ reader: inout DocumentReader
  ) {
    withUnsafeMutablePointer(to: &value) {
      readers[place](UnsafeMutableRawPointer($0), node, &reader)
    }
  }

  /// These and some more.
  func adding(_ build: (inout DocumentFields) -> Void) -> DocumentFields {
    var all = self
    build(&all)
    return all
  }

  /// These and keys that are known and mean nothing here.
  func ignoring(_ names: String...) -> DocumentFields {
    var all = adding { fields in
      for name in names { fields[name] = { _, _, _ in } }
    }
    all.ignored += names
    return all
  }

  /// These, of which some must be there; who reads the object says what is missing.
  func requiring(_ names: String...) -> DocumentFields {
    var all = self
    all.required = names
    return all
  }

  /// These, of which one must be there unless another one is true.
  func requiring(_ name: String, unless flag: String) -> DocumentFields {
    var all = self
    all.requiredUnless = RequiredKey(key: name, flag: flag)
    return all
  }
}

/// What reading a key does to a value of whatever type. One type for all tables: the runtime makes
/// types of arrays and of functions when they are first needed, which took as long as reading a
/// third of a screen. Safe: only a table for values of a type makes these, and only it calls them,
/// with such a value.
private typealias ReadAnything =
  @Sendable (UnsafeMutableRawPointer, JSONNode, inout DocumentReader) -> Void

/// A key of an object; most that differ are told apart without comparing their texts.
private struct FieldKey: Equatable, Sendable {
  let name: String
  private let byteCount: Int
  private let firstByte: UInt8

  init(_ name: String) {
    self.name = name
    byteCount = name.utf8.count
    firstByte = name.utf8.first ?? 0
  }

  static func == (one: FieldKey, other: FieldKey) -> Bool {
    one.byteCount == other.byteCount && one.firstByte == other.firstByte && one.name == other.name
  }
}

extension DocumentReader {
  /// Reads each key of an object into a value; `null` is the same as no key. False when it is no
  /// object. Without an owner, unknown keys pass in silence.
  @discardableResult
  mutating func fill<Value>(
    _ value: inout Value, from node: JSONNode, _ fields: DocumentFields<Value>, of owner: String?
  ) -> Bool {
    guard probe == nil else {
      ask(&value, fields, of: owner ?? "anything")
      return true
    }
    guard let members = node.members else {
      refuse(node, expected: "an object")
      return false
    }
    for member in members {
      guard let place = fields.place(of: member.key) else {
        if let owner { unknownKey(member, of: owner, known: { fields.names }) }
        continue
      }
      if member.node.isNull { continue }
      steps.append(.key(member.key))
      fields.read(at: place, &value, member.node, &self)
      steps.removeLast()
    }
    return true
  }

  /// Reads each element of an array; those that read to nil are left out.
  mutating func list<Element>(
    _ node: JSONNode, _ read: (JSONNode, inout DocumentReader) -> Element?
  ) -> [Element] {
    guard probe == nil else {
      _ = read(JSONNode(.object([])), &self)
      let element = probe?.seen ?? .anything
      _ = expects(.list(element))
      return []
    }
    guard let nodes = node.elements else {
      refuse(node, expected: "an array")
      return []
    }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for (index, element) in nodes.enumerated() {
      steps.append(.index(index))
      if let value = read(element, &self) { elements.append(value) }
      steps.removeLast()
    }
    return elements
  }

  /// Warns of objects in a list that have the `id` of an earlier one; the first counts.
  mutating func refuseTwins(in list: JSONNode, _ thing: String) {
    var seen: Set<String> = []
    for (index, element) in (list.elements ?? []).enumerated() {
      guard let node = element["id"], let id = node.string, !seen.insert(id).inserted else {
        continue
      }
      within(.index(index)) { reader in
        reader.warn(
          "duplicate-id", at: node.position,
          "A \(thing) before this one is called \(Self.shown(node)) as well.",
          advice: "The first counts; give this one its own id.")
      }
    }
  }
}
