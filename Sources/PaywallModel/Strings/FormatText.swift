/// A text with places for arguments, taken apart: `%@`, `%d`, `%s`, `%2$@`, `%%`. Whatever else
/// begins with `%` is text: a file's text never reaches a formatter that trusts it.
public struct FormatText: Hashable, Sendable {
  /// A place for an argument.
  public struct Specifier: Hashable, Sendable {
    /// What a specifier asks for.
    public enum Kind: Character, Hashable, Sendable, CaseIterable {
      /// Apple's text.
      case object = "@"
      /// Android's text; on Apple's systems a C string.
      case string = "s"
      /// A whole number.
      case number = "d"
    }

    /// What is wanted.
    public var kind: Kind
    /// Which argument, from 1.
    public var position: Int
    /// Whether the text itself says which one: `%1$@`.
    public var isNumbered: Bool
    /// `%1$@`.
    public var spelling: String
    /// Where it begins in the text, in Unicode scalars.
    public var offset: Int
  }

  /// A part of the text.
  enum Part: Hashable, Sendable {
    case text(String)
    case argument(Specifier)
  }

  private(set) var parts: [Part] = []
  /// Where a `%` stands that begins nothing, in Unicode scalars.
  let strayPercentSigns: [Int]

  /// Takes a text apart.
  public init(_ text: String) {
    var scanner = FormatScanner(text)
    parts = scanner.parts()
    strayPercentSigns = scanner.strayPercentSigns
  }

  /// The places for arguments, in the text's order.
  public var specifiers: [Specifier] {
    parts.compactMap { if case .argument(let specifier) = $0 { specifier } else { nil } }
  }

  /// The text with its arguments in their places. A place whose argument is missing stays as it is
  /// written: it is seen, and nothing is read that nobody gave.
  public func filled(with arguments: [String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .argument(let specifier):
        arguments.indices.contains(specifier.position - 1)
          ? arguments[specifier.position - 1] : specifier.spelling
      }
    }.joined()
  }
}

/// Goes through a text once.
private struct FormatScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var text = ""
  private var found: [FormatText.Part] = []
  private var unnumbered = 0
  private(set) var strayPercentSigns: [Int] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parts() -> [FormatText.Part] {
    while index < scalars.count {
      if scalars[index] != "%" {
        text.unicodeScalars.append(scalars[index])
        index += 1
      } else if index + 1 < scalars.count, scalars[index + 1] == "%" {
        text += "%"
        index += 2
      } else {
        takeSpecifier()
      }
    }
    endText()
    return found
  }

  private mutating func takeSpecifier() {
    let start = index
    index += 1
    let number = takeNumber()
    guard number != 0, let kind = takeKind() else {
      strayPercentSigns.append(start)
      index = start + 1
      text += "%"
      return
    }
    if number == nil { unnumbered += 1 }
    let spelling = String(String.UnicodeScalarView(scalars[start..<index]))
    endText()
    found.append(
      .argument(
        FormatText.Specifier(
          kind: kind, position: number ?? unnumbered, isNumbered: number != nil,
          spelling: spelling, offset: start)))
  }

  /// `@`, `s`, `d`; of numbers any width: `lld`, `u`, `i`.
  private mutating func takeKind() -> FormatText.Specifier.Kind? {
    var end = index
    while end < scalars.count, end < index + 2, scalars[end] == "l" { end += 1 }
    guard end < scalars.count else { return nil }
    let isNumber = ["d", "i", "u"].contains(scalars[end])
    guard isNumber || end == index else { return nil }
    let letter = isNumber ? "d" : Character(scalars[end])
    guard let kind = FormatText.Specifier.Kind(rawValue: letter) else { return nil }
    index = end + 1
    return kind
  }

  /// `1$`, of at most two digits; nil, and nothing taken, when there is none.
  private mutating func takeNumber() -> Int? {
    var end = index
    while end < scalars.count, end < index + 3, ("0"..."9").contains(scalars[end]) { end += 1 }
    guard end > index, end < scalars.count, scalars[end] == "$" else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[index..<end]))
    index = end + 1
    return Int(digits)
  }

  private mutating func endText() {
    if !text.isEmpty { found.append(.text(text)) }
    text = ""
  }
}
