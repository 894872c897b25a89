import TerminalModel

/// The looks of a page's cells, numbered in the order in which they are first seen.
struct HTMLStyles {
  private let colors: PictureColors
  private var numbers: [SeenStyle: Int] = [:]
  private var rules: [String] = []

  init(colors: PictureColors) { self.colors = colors }

  /// The class of a style; nil for the page's own.
  mutating func name(of style: Style) -> String? {
    let seen = colors.seen(style)
    guard seen != colors.seen(.plain) else { return nil }
    if let number = numbers[seen] { return "s\(number)" }
    let number = numbers.count
    numbers[seen] = number
    rules.append(".s\(number){\(rule(of: seen))}")
    return "s\(number)"
  }

  /// The rules of all styles that were named.
  var sheet: String { rules.joined(separator: "\n") }

  private func rule(of style: SeenStyle) -> String {
    var parts: [String] = []
    if style.ink != colors.ink { parts.append("color:\(style.ink.hex)") }
    if style.ground != colors.ground { parts.append("background:\(style.ground.hex)") }
    if style.isBold { parts.append("font-weight:700") }
    if style.isDim { parts.append("opacity:.6") }
    if style.isUnderlined { parts.append("text-decoration:underline") }
    return parts.joined(separator: ";")
  }
}
