/// Reads a `.strings` file that is a property list in XML: keys and strings in turn.
struct PropertyListStrings {
  static func isOne(_ scalars: [Unicode.Scalar]) -> Bool {
    var cursor = TextCursor(scalars)
    cursor.skipBlanks()
    return cursor.starts(with: "<?xml") || cursor.starts(with: "<plist")
  }

  static func read(_ scalars: [Unicode.Scalar], into reading: StringReading) -> StringReading {
    var reader = PropertyListStrings(reading: reading)
    var scanner = XMLScanner(scalars)
    while let token = scanner.next() { reader.take(token) }
    for (position, message, advice) in scanner.faults {
      reader.reading.fault(position, message, advice: advice)
    }
    return reader.reading
  }

  private typealias Read = (text: [PlacedScalar], tag: XMLTag)

  private var reading: StringReading
  private var element: Read?
  private var key: Read?

  private init(reading: StringReading) { self.reading = reading }

  private mutating func take(_ token: XMLToken) {
    switch token {
    case .open(let tag): element = ([], tag)
    case .text(let text): element?.text += text
    case .close(let name, let position): close(name, at: position)
    }
  }

  private mutating func close(_ name: String, at position: SourcePosition) {
    guard let element, element.tag.name == name else { return }
    self.element = nil
    if name == "key" {
      key = element
    } else if name == "string" {
      guard let key else {
        return reading.fault(position, "This string has no key.", advice: "Add <key>…</key>.")
      }
      add(key, element)
      self.key = nil
    }
  }

  private mutating func add(_ key: Read, _ value: Read) {
    var entry = StringEntry(
      key: key.text.text, value: value.text.text,
      keyPosition: key.text.first?.position ?? key.tag.position,
      valuePosition: value.text.first?.position ?? value.tag.position)
    if entry.isForSDK { entry.places = value.text.map(\.position) }
    reading.entries.append(entry)
  }
}
