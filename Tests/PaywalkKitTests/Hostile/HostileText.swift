import EmulatorTestSupport
import Foundation
import Testing

/// Texts that try to act on a terminal, to break a frame or to get out of a report.
enum HostileText {
  /// Short ones; each is put into a field of its own.
  static let pieces: [String] =
    [
      "\u{1b}]52;c;aGFybQ==\u{7}", "\u{1b}]0;owned\u{9c}", "\u{1b}[2J\u{1b}[H", "\u{1b}c",
      "\u{1b}P1;1|17/ab\u{1b}\\", "\u{9b}31m", "\u{9d}8;;http://evil.example\u{9c}x",
      "a\u{7f}\u{8}b",
      "x\r\ny\u{b}\u{c}z", "\u{202e}desrever\u{202c}",
      "\u{2066}isolated\u{2069}\u{2067}rtl\u{2069}",
      "z\u{200b}e\u{200c}r\u{200d}o\u{2060}\u{feff}", "\u{200e}\u{200f}\u{061c}marks",
      "\u{2028}line\u{2029}paragraph", "flood" + String(repeating: "\u{301}\u{30f}", count: 200),
      "</text><script>alert(1)</script>", "]]>--><!--", "\"'&<>\\`|*_#", "${jndi:x}%n%s%1$@",
      "::error file=x::y", "not ok 1 # SKIP", "\u{e0041}\u{e007f}tags", "👩‍👩‍👧‍👦🏽🇩🇪❤️日本",
      "\u{1}\u{2}\u{0e}\u{0f}\u{1f}", "\u{80}\u{85}\u{90}\u{98}\u{9f}", "\u{fff9}\u{fffc}\u{e000}",
    ]

  /// A word that is longer than any line.
  static let longWord = String(repeating: "W", count: 1 << 20)

  /// Bytes that are no text at all, for the places that read bytes.
  static let wrongBytes: [[UInt8]] = [
    [0x9c], [0xc0, 0x9b], [0xe0, 0x80, 0x9b], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xff, 0xfe], [0xc3],
  ]

  /// What must not come out raw: controls, and what turns, hides or joins text.
  static func foreign(in text: String, allowing allowed: Set<Unicode.Scalar> = ["\n"]) -> [String] {
    var found: [String] = []
    for scalar in text.unicodeScalars where !allowed.contains(scalar) {
      let isForeign =
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x061c, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060,
          0x2066...0x2069, 0xfeff, 0xe0000...0xe007f:
          true
        default: false
        }
      if isForeign { found.append("U+" + String(scalar.value, radix: 16)) }
    }
    return found
  }

  static func expectNone(
    in text: String, _ what: String, allowing allowed: Set<Unicode.Scalar> = ["\n"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = foreign(in: text, allowing: allowed)
    guard let first = found.first else { return }
    Issue.record("\(what): \(found.count) raw, first \(first)", sourceLocation: sourceLocation)
  }
}

/// The project that ships with hostile text in every field that takes any text. Which those are is
/// read out of the schemas, which are made of the tables of fields: a new field is filled too.
struct HostileProject {
  /// Keys of texts that are only shown; the others lead from one thing to another.
  static let shownKeys: Set<String> = [
    "text", "title", "label", "note", "intro_price_text", "texts", "intro_price_texts", "glyph",
    "displayName", "description",
  ]

  private let keys: Set<String>
  private var used: [String: String] = [:]
  private var count = 0

  /// Fills the texts that are shown, or every key that takes a text.
  init(fillsAll: Bool) throws {
    guard fillsAll else {
      keys = Self.shownKeys
      return
    }
    var all = Self.shownKeys
    for name in ["screen", "project"] {
      let schema = try Program.run("schema", name).output
      all.formUnion(Self.textKeys(try JSONSerialization.jsonObject(with: Data(schema.utf8)), nil))
    }
    keys = all.subtracting(["$schema"])
  }

  /// How many fields were filled.
  private(set) var filledCount = 0

  /// The keys of a schema that take any text.
  static func textKeys(_ node: Any, _ key: String?) -> Set<String> {
    if let list = node as? [Any] {
      return list.reduce(into: []) { $0.formUnion(textKeys($1, key)) }
    }
    guard let object = node as? [String: Any] else { return [] }
    var keys: Set<String> = []
    let types = object["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] } ?? []
    let isBound = ["enum", "const", "pattern", "format"].contains { object[$0] != nil }
    if let key, types.contains("string"), !isBound { keys.insert(key) }
    for (name, value) in object {
      switch name {
      case "properties":
        for (key, value) in value as? [String: Any] ?? [:] { keys.formUnion(textKeys(value, key)) }
      case "$defs":
        for value in (value as? [String: Any] ?? [:]).values {
          keys.formUnion(textKeys(value, nil))
        }
      case "items", "additionalProperties", "anyOf", "oneOf", "allOf":
        keys.formUnion(textKeys(value, key))
      default: break
      }
    }
    return keys
  }

  /// A file of JSON with its texts filled; equal texts become equal ones, so that ids still lead
  /// where they led.
  mutating func filled(_ bytes: [UInt8]) throws -> [UInt8] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return Array(
      try JSONSerialization.data(withJSONObject: fill(value, nil), options: [.sortedKeys]))
  }

  private mutating func fill(_ node: Any, _ key: String?) -> Any {
    if let list = node as? [Any] { return list.map { fill($0, key) } }
    if let object = node as? [String: Any] {
      var filled: [String: Any] = [:]
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        filled[name] = fill(value, name)
      }
      return filled
    }
    guard let text = node as? String, let key, keys.contains(key) else { return node }
    filledCount += 1
    if let known = used[text] { return known }
    count += 1
    let new = text + HostileText.pieces[count % HostileText.pieces.count]
    used[text] = new
    return new
  }

  /// Writes the whole project into a folder.
  mutating func write(into folder: TemporaryFolder) throws {
    for name in Repository.files(below: "screens")
    where !name.contains("/") || name.hasPrefix("strings/") {
      guard let bytes = Repository.bytes("screens/\(name)") else { continue }
      let isJSON = name.hasSuffix(".json") || name.hasSuffix(".storekit")
      try folder.write("hostile/\(name)", isJSON ? try filled(bytes) : bytes)
    }
    let texts = HostileText.pieces.enumerated().map { index, piece in
      let escaped = piece.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(Self.textIDs[index % Self.textIDs.count])\" = \"\(escaped)\";"
    }
    try folder.write(
      "hostile/strings/en.lproj/Localizable.strings", Array(texts.joined(separator: "\n").utf8))
  }

  private static let textIDs = [
    "ply_in_app_success_title", "ply_in_app_success_content", "ply_in_app_success_button",
    "ply_in_app_unknown_error", "ply_in_app_deferred_title", "ply_in_app_deferred_content",
  ]
}
