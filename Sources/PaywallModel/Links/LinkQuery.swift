/// What follows the `?` of a link; the first of equal names counts.
public struct LinkQuery: Hashable, Sendable {
  /// Names with their values, in the link's order.
  public let items: [Item]

  /// One name with its value.
  public struct Item: Hashable, Sendable {
    /// Before the `=`.
    public let name: String
    /// After it, escapes read; empty where there is none.
    public let value: String
  }

  /// Reads `?auid=…&x=1#…`; what cannot be read is left out.
  public init(of text: Substring) {
    let query = text.drop { $0 == "?" }.prefix { $0 != "#" }
    items = text.first != "?" ? [] : query.split(separator: "&").compactMap(Self.item)
  }

  private static func item(_ text: Substring) -> Item? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "") else {
      return nil
    }
    return Item(name: name, value: value)
  }

  /// The value of a name; nil where it is missing or empty.
  public func value(of name: String) -> String? {
    items.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// Names that stand more than once, in order.
  public var doubledNames: [String] {
    var seen: Set<String> = []
    var doubled: [String] = []
    for item in items where !seen.insert(item.name).inserted && !doubled.contains(item.name) {
      doubled.append(item.name)
    }
    return doubled
  }

  /// A text with its escapes read; nil where one is wrong or the bytes are no text.
  static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(0x25) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    switch byte {
    case 0x30...0x39: return byte - 0x30
    case 0x41...0x46: return byte - 0x41 + 10
    case 0x61...0x66: return byte - 0x61 + 10
    default: return nil
    }
  }
}
