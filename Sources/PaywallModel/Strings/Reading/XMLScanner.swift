/// What an XML file is made of, one thing after the other.
enum XMLToken: Hashable {
  case open(XMLTag)
  case close(name: String, SourcePosition)
  case text([PlacedScalar])
}

/// An opening tag.
struct XMLTag: Hashable {
  struct Attribute: Hashable {
    var value: String
    var position: SourcePosition
  }

  var name: String
  var attributes: [String: Attribute]
  var position: SourcePosition
  /// `<x/>`
  var isClosed: Bool
}

/// Goes through an XML file: tags, text, CDATA, entities. Comments, instructions and a document
/// type are passed over; no entity of the file's own is ever expanded.
struct XMLScanner {
  private(set) var cursor: TextCursor
  /// Where the grammar is broken: place, message, advice.
  private(set) var faults: [(SourcePosition, String, String)] = []

  init(_ scalars: [Unicode.Scalar]) { cursor = TextCursor(scalars) }

  /// The next thing; nil at the end.
  mutating func next() -> XMLToken? {
    while !cursor.isAtEnd {
      if cursor.current != "<" || cursor.starts(with: "<![CDATA[") { return .text(text()) }
      if let token = markup() { return token }
    }
    return nil
  }

  private mutating func fault(_ position: SourcePosition, _ message: String, _ advice: String) {
    faults.append((position, message, advice))
  }

  /// A tag; nil, and passed over, when it is none.
  private mutating func markup() -> XMLToken? {
    let start = cursor.position
    if cursor.starts(with: "<!--") {
      return skip(past: "-->", from: start, "The comment")
    }
    if cursor.starts(with: "<?") { return skip(past: "?>", from: start, "The instruction") }
    if cursor.starts(with: "<!") { return skip(past: ">", from: start, "The declaration") }
    cursor.advance()
    let closes = cursor.current == "/"
    if closes { cursor.advance() }
    let name = word()
    guard !name.isEmpty else {
      fault(start, "This < begins no tag.", "Write &lt; for the character.")
      return nil
    }
    return closes ? closing(name, from: start) : opening(name, from: start)
  }

  private mutating func skip(
    past end: StaticString, from start: SourcePosition, _ what: String
  ) -> XMLToken? {
    if !cursor.skip(past: end) {
      fault(start, "\(what) that begins here has no end.", "Add \(end).")
    }
    return nil
  }

  private mutating func closing(_ name: String, from start: SourcePosition) -> XMLToken {
    cursor.skipBlanks()
    if cursor.current == ">" {
      cursor.advance()
    } else {
      fault(cursor.position, "There is no > after </\(name).", "Add it.")
    }
    return .close(name: name, start)
  }

  private mutating func opening(_ name: String, from start: SourcePosition) -> XMLToken {
    var tag = XMLTag(name: name, attributes: [:], position: start, isClosed: false)
    while true {
      cursor.skipBlanks()
      if cursor.starts(with: "/>") {
        cursor.advance(by: 2)
        tag.isClosed = true
        break
      }
      if cursor.current == ">" {
        cursor.advance()
        break
      }
      guard readAttribute(into: &tag) else {
        fault(start, "The tag <\(name) that begins here has no end.", "Add >.")
        break
      }
    }
    tag.position = cursor.range(from: start)
    return .open(tag)
  }

  private mutating func readAttribute(into tag: inout XMLTag) -> Bool {
    let name = word()
    cursor.skipBlanks()
    guard !name.isEmpty, cursor.current == "=" else { return false }
    cursor.advance()
    cursor.skipBlanks()
    guard let mark = cursor.current, mark == "\"" || mark == "'" else { return false }
    cursor.advance()
    let start = cursor.position
    var value: [PlacedScalar] = []
    while let scalar = cursor.current, scalar != mark {
      if scalar == "<" { return false }
      value += character()
    }
    guard !cursor.isAtEnd else { return false }
    let attribute = XMLTag.Attribute(value: value.text, position: cursor.range(from: start))
    if tag.attributes[name] == nil { tag.attributes[name] = attribute }
    cursor.advance()
    return true
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = cursor.current, scalar.isInXMLName {
      word.append(scalar)
      cursor.advance()
    }
    return String(word)
  }
}

extension XMLScanner {
  /// Characters and CDATA up to the next tag.
  private mutating func text() -> [PlacedScalar] {
    var text: [PlacedScalar] = []
    while let scalar = cursor.current {
      if cursor.starts(with: "<![CDATA[") {
        text += section()
      } else if scalar == "<" {
        break
      } else {
        text += character()
      }
    }
    return text
  }

  private mutating func section() -> [PlacedScalar] {
    let start = cursor.position
    cursor.advance(by: 9)
    var text: [PlacedScalar] = []
    while let scalar = cursor.current {
      if cursor.starts(with: "]]>") {
        cursor.advance(by: 3)
        return text
      }
      text.append(PlacedScalar(scalar: scalar, position: cursor.position, isLiteral: true))
      cursor.advance()
    }
    fault(start, "The CDATA that begins here has no end.", "Add ]]>.")
    return text
  }

  /// A character or an entity; an unknown entity stays as it is written.
  private mutating func character() -> [PlacedScalar] {
    guard let scalar = cursor.current else { return [] }
    let position = cursor.position
    if scalar == "&", let (decoded, count) = entity() {
      cursor.advance(by: count)
      return [PlacedScalar(scalar: decoded, position: position, isLiteral: true)]
    }
    if scalar == "&" {
      fault(position, "This & begins no entity.", "Write &amp; for the character.")
    }
    cursor.advance()
    return [PlacedScalar(scalar: scalar, position: position)]
  }

  /// The entity that begins here and how long it is.
  private func entity() -> (Unicode.Scalar, Int)? {
    let rest = cursor.scalars[cursor.index...].prefix(12)
    guard let end = rest.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(rest[(cursor.index + 1)..<end]))
    let count = end - cursor.index + 1
    if let scalar = Self.entities[name] { return (scalar, count) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap { Unicode.Scalar($0) }
      .map { ($0, count) }
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}

extension Unicode.Scalar {
  fileprivate var isInXMLName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", ":": true
    default: value > 0x7f && !properties.isWhitespace
    }
  }
}
