import TerminalModel

/// Texts in rows of a width; words that are longer than a row are broken.
public enum Wrapping {
  /// The rows of a text; none for an empty one.
  public static func rows(_ text: String, columns: Int) -> [String] {
    guard columns > 0, !text.isEmpty else { return [] }
    return SingleWrapping.rows(text, columns: columns, breaksWords: true)
      ?? PanelText.wrapped(text, columns: columns).flatMap { broken($0, columns: columns) }
  }

  private static func broken(_ row: String, columns: Int) -> [String] {
    if row.unicodeScalars.count <= columns, Glyphs.standAlone(row) { return [row] }
    var rest = Glyphs.split(row)
    var rows: [String] = []
    while TextWidth.columns(of: rest) > columns {
      let head = TextWidth.prefix(of: rest, columns: columns)
      guard !head.isEmpty else { break }
      rows.append(head.map(\.text).joined())
      rest.removeFirst(head.count)
    }
    return rows + [rest.map(\.text).joined()]
  }
}

/// The rows of the texts that were wrapped last.
struct WrappedTexts: Sendable {
  private struct Known {
    let text: String
    let columns: Int
    let rows: [String]
  }

  private static let most = 16
  /// Few, and mostly the very same texts: they are compared faster than they are hashed.
  private var known: [Known] = []

  /// The rows of a text, which `Wrapping.rows` finds.
  mutating func rows(of text: String, columns: Int) -> [String] {
    if text.isEmpty { return [] }
    if let found = known.first(where: { $0.columns == columns && $0.text == text }) {
      return found.rows
    }
    let rows = Wrapping.rows(text, columns: columns)
    if known.count == Self.most { known = [] }
    known.append(Known(text: text, columns: columns, rows: rows))
    return rows
  }
}
