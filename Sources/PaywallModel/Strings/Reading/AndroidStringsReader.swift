/// Reads Android's `strings.xml`: strings, plurals and items that are strings.
struct AndroidStringsReader {
  private var reading: StringReading
  private var scanner: XMLScanner
  /// The names of the elements that are open.
  private var open: [XMLTag] = []
  /// The text element that is being read.
  private var element: Element?
  /// The plurals element that is being read, and whether it has `other`.
  private var plurals: (name: XMLTag.Attribute, hasOther: Bool)?

  private struct Element {
    var name: XMLTag.Attribute
    var quantity: String?
    var depth: Int
    var start: SourcePosition
    var text: [PlacedScalar] = []
  }

  /// The deepest tree that is followed.
  private static let maximumDepth = Limits.xmlDepth

  static func read(_ file: SourceFile) -> StringReading {
    var reading = StringReading(file: file.name)
    guard reading.accepts(file.bytes) else { return reading }
    reading.reportDecoding(file.bytes)
    var reader = AndroidStringsReader(
      reading: reading, scanner: XMLScanner(TextDecoding.scalars(file.bytes)))
    reader.readAll()
    return reader.reading
  }

  private init(reading: StringReading, scanner: XMLScanner) {
    self.reading = reading
    self.scanner = scanner
  }

  private mutating func readAll() {
    while let token = scanner.next() {
      switch token {
      case .open(let tag): begin(tag)
      case .close(let name, let position): end(name, at: position)
      case .text(let text): element?.text += text
      }
    }
    if let unclosed = open.last { reportUnclosed(unclosed) }
    finishElement()
    for (position, message, advice) in scanner.faults {
      reading.fault(position, message, advice: advice)
    }
    resolveReferences()
  }

  private mutating func begin(_ tag: XMLTag) {
    let isText = tag.name == "string" || tag.name == "item"
    if isText, let current = element {
      if open.count >= current.depth { reportUnclosed(open[current.depth - 1]) }
      open.removeLast(open.count - current.depth + 1)
      finishElement()
    }
    if open.count < Self.maximumDepth || tag.isClosed { open.append(tag) }
    if tag.name == "plurals", let name = tag.attributes["name"] { plurals = (name, false) }
    if isText, let name = name(of: tag) {
      element = Element(
        name: name, quantity: tag.attributes["quantity"]?.value, depth: open.count,
        start: scanner.cursor.position)
    }
    if tag.isClosed { end(tag.name, at: tag.position) }
  }

  /// A text's own name, or that of its plurals; nil for an item of another kind.
  private mutating func name(of tag: XMLTag) -> XMLTag.Attribute? {
    if tag.name == "string" {
      if tag.attributes["name"] == nil {
        reading.fault(tag.position, "This string has no name.", advice: "Add name=\"…\".")
      }
      return tag.attributes["name"]
    }
    if tag.attributes["type"]?.value == "string" { return tag.attributes["name"] }
    guard let quantity = tag.attributes["quantity"]?.value, plurals != nil else { return nil }
    if quantity == "other" { plurals?.hasOther = true }
    return plurals?.name
  }

  private mutating func end(_ name: String, at position: SourcePosition) {
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      return reading.fault(
        position, "</\(name)> closes nothing that is open.", advice: "Take it out.")
    }
    if index < open.count - 1 { reportUnclosed(open[open.count - 1]) }
    open.removeLast(open.count - index)
    if let element, open.count < element.depth { finishElement() }
    if name == "plurals" { finishPlurals() }
  }

  private mutating func reportUnclosed(_ tag: XMLTag) {
    reading.fault(
      tag.position, "<\(tag.name)> is not closed.", advice: "Add </\(tag.name)>.")
  }

  private mutating func finishPlurals() {
    if let plurals, !plurals.hasOther {
      reading.add(
        .warning, "strings-plural", at: plurals.name.position, path: plurals.name.value,
        "These plurals have no item for other.", advice: "Every language needs it.")
    }
    plurals = nil
  }

  private mutating func finishElement() {
    guard let element else { return }
    self.element = nil
    let text = AndroidText(element.text)
    if let apostrophe = text.bareApostrophe {
      reading.add(
        .warning, "strings-apostrophe", at: apostrophe, path: element.name.value,
        "This apostrophe has no backslash.", advice: "Write \\'.")
    }
    var entry = StringEntry(
      key: element.name.value, value: text.text.text, keyPosition: element.name.position,
      valuePosition: text.text.first?.position ?? element.start, quantity: element.quantity)
    if entry.isForSDK { entry.places = text.text.map(\.position) }
    reading.entries.append(entry)
  }

  /// Puts the text of another string in the place of `@string/other`.
  private mutating func resolveReferences() {
    var values: [String: String] = [:]
    for entry in reading.entries where entry.quantity == nil { values[entry.key] = entry.value }
    for index in reading.entries.indices {
      for _ in 0..<8 {
        guard let name = Self.reference(reading.entries[index].value),
          let value = values[name]
        else { break }
        reading.entries[index].value = value
        reading.entries[index].places = []
      }
    }
  }

  private static func reference(_ value: String) -> String? {
    value.hasPrefix("@string/") ? String(value.dropFirst(8)) : nil
  }
}
