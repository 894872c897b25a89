extension DocumentReader {
  mutating func text(_ node: JSONNode) -> String? {
    if expects(.text) { return nil }
    if let text = node.string { return text }
    refuse(node, expected: "a text")
    return nil
  }

  /// A text that is not empty.
  mutating func name(_ node: JSONNode) -> String? {
    if expects(.name) { return nil }
    guard let text = text(node) else { return nil }
    if !text.isEmpty { return text }
    refuse(node, expected: "a name")
    return nil
  }

  mutating func flag(_ node: JSONNode) -> Bool? {
    if expects(.flag) { return nil }
    if let flag = node.bool { return flag }
    refuse(node, expected: "true or false")
    return nil
  }

  mutating func names(_ node: JSONNode) -> [String] {
    list(node) { element, reader in reader.name(element) }
  }

  /// A number within bounds, which are not below 0, rounded half up; beyond them it becomes the
  /// nearest bound.
  mutating func integer(_ node: JSONNode, _ bounds: ClosedRange<Int>) -> Int? {
    if expects(.number(bounds)) { return nil }
    guard let number = node.double else {
      refuse(node, expected: "a number")
      return nil
    }
    return clamped(number, node, bounds)
  }

  private mutating func clamped(
    _ number: Double, _ node: JSONNode, _ bounds: ClosedRange<Int>
  ) -> Int {
    let inside = min(max(number, Double(bounds.lowerBound)), Double(bounds.upperBound))
    if inside != number { clampWarning(node, "\(Int(inside))", "\(bounds)") }
    return Int(inside + 0.5)
  }

  private mutating func clampWarning(_ node: JSONNode, _ used: String, _ bounds: String) {
    warn(
      "out-of-range", at: node.position,
      "\(Self.shown(node)) counts as \(used).", advice: "Allowed is \(bounds).")
  }

  /// A number between 0 and 1.
  mutating func fraction(_ node: JSONNode) -> Double? {
    if expects(.fraction) { return nil }
    guard let number = node.double else {
      refuse(node, expected: "a number")
      return nil
    }
    let inside = min(max(number, 0), 1)
    if inside != number { clampWarning(node, inside == 0 ? "0" : "1", "0...1") }
    return inside
  }

  /// 0…4096 points.
  mutating func points(_ node: JSONNode) -> Int? { integer(node, 0...4096) }

  /// Points, or a percentage of 0…100.
  mutating func dimension(_ node: JSONNode) -> Dimension? {
    if expects(.dimension) { return nil }
    guard let text = node.string else {
      guard node.double != nil else {
        refuse(node, expected: "points or a percentage such as \"50%\"")
        return nil
      }
      return points(node).map { .points($0) }
    }
    guard text.hasSuffix("%"), let number = Double(text.dropLast()), number.isFinite else {
      refuse(node, expected: "points or a percentage such as \"50%\"")
      return nil
    }
    return .percentage(clamped(number, node, 0...100))
  }

  /// One of the names of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    if probe == nil, let text = node.string, let found = Choice(rawValue: text) { return found }
    return choice(node, among: Choice.allCases.map { ($0.rawValue, $0) })
  }

  /// One of some names, with what each means.
  mutating func choice<Choice>(_ node: JSONNode, among choices: [(String, Choice)]) -> Choice? {
    if probe != nil, expects(.choice(choices.map(\.0))) { return nil }
    guard let text = text(node) else { return nil }
    if let found = choices.first(where: { $0.0 == text }) { return found.1 }
    let names = choices.map(\.0)
    warn(
      "bad-value", at: node.position, "\(Self.shown(node)) is no value of \(name).",
      advice: NearestName.advice(
        for: text, among: names, otherwise: "Known are " + names.joined(separator: ", ") + "."))
    return nil
  }

  /// `{ "light": "#RRGGBB", "dark": "#RRGGBBAA" }`; one of the two stands for both.
  mutating func colors(_ node: JSONNode) -> ColorPair? {
    var pair = ColorPairDraft()
    guard fill(&pair, from: node, ColorPairDraft.fields, of: "a pair of colours") else {
      return nil
    }
    guard let light = pair.light ?? pair.dark else { return nil }
    return ColorPair(light: light, dark: pair.dark ?? light)
  }

  mutating func color(_ node: JSONNode) -> DocumentColor? {
    if expects(.pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", words: "#RRGGBB or #RRGGBBAA")) {
      return nil
    }
    guard let text = text(node) else { return nil }
    if let color = DocumentColor(text) { return color }
    refuse(node, expected: "a colour such as #1B1F23 or #1B1F2380")
    return nil
  }
}

private struct ColorPairDraft {
  var light: DocumentColor?
  var dark: DocumentColor?

  static let fields = DocumentFields<ColorPairDraft> { fields in
    fields["light"] = { pair, node, reader in pair.light = reader.color(node) }
    fields["dark"] = { pair, node, reader in pair.dark = reader.color(node) }
  }
}

extension DocumentColor {
  /// Reads `#RRGGBB` or `#RRGGBBAA`, in capitals or small letters.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == 0x23, digits.count == 6 || digits.count == 8 else { return nil }
    var number: UInt64 = 0
    for byte in digits {
      guard let digit = Byte.hexDigit(byte) else { return nil }
      number = number << 4 | UInt64(digit)
    }
    if digits.count == 6 { number = number << 8 | 0xff }
    self.init(
      red: UInt8(number >> 24), green: UInt8(number >> 16 & 0xff), blue: UInt8(number >> 8 & 0xff),
      alpha: UInt8(number & 0xff))
  }
}
