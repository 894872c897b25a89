import TerminalModel

/// A row of a screen as it is read aloud: the cells of a table belong together, and a tick or a
/// cross among them is a word.
struct ReadRow {
  /// One text or icon, from the row's beginning to its end.
  private enum Cell {
    case text(String)
    case icon(Drawn)
  }

  private let cells: [Cell]

  /// Nil for what is no row of texts and icons alone: those are read one by one.
  init?(_ node: Node) {
    guard case .horizontal = node.body, let cells = Self.cells(of: node) else { return nil }
    self.cells = cells
  }

  /// What is read of it: nil where its texts are read one by one, as before a price.
  var text: String? {
    if case (.icon(let icon), .text(let text))? = pair { return Self.bullet(icon, text) }
    guard cells.count > 2 || holdsIcon else { return nil }
    return spoken.joined(separator: ", ")
  }

  private var pair: (Cell, Cell)? { cells.count == 2 ? (cells[0], cells[1]) : nil }

  private var holdsIcon: Bool {
    cells.contains { cell in
      if case .icon = cell { true } else { false }
    }
  }

  /// A tick before a text is a bullet, a cross says no.
  private static func bullet(_ icon: Drawn, _ text: String) -> String {
    icon == cross ? "no: \(text)" : text
  }

  /// Icons that follow one another are counted: `5 stars`.
  private var spoken: [String] {
    var words: [String] = []
    var run: (icon: Drawn, count: Int)?
    for cell in cells {
      if case .icon(let icon) = cell, run?.icon == icon, icon == Self.star {
        run?.count += 1
        continue
      }
      words += Self.words(run)
      run = nil
      switch cell {
      case .text(let text): words.append(text)
      case .icon(let icon): run = (icon, 1)
      }
    }
    return words + Self.words(run)
  }

  private static func words(_ run: (icon: Drawn, count: Int)?) -> [String] {
    guard let run else { return [] }
    switch run.icon {
    case tick: return ["yes"]
    case cross: return ["no"]
    case star: return [run.count == 1 ? "1 star" : "\(run.count) stars"]
    default: return [run.icon.unicode.text]
    }
  }

  private static let tick = Drawn("✓", "y")
  private static let cross = Drawn("✗", "x")
  private static let star = Drawn("★", "*")

  /// Nil where something in it is more than a text or an icon.
  private static func cells(of node: Node) -> [Cell]? {
    guard node.press == nil else { return nil }
    switch node.body {
    case .text(let block): return node.children.isEmpty ? [.text(block.oneLine)] : nil
    case .icon(let icon): return [.icon(icon)]
    case .blank: return []
    case .horizontal: return joined(node.children)
    case .vertical, .layered:
      let cells = joined(node.children)
      return (cells?.count ?? 0) > 1 ? nil : cells
    case .scroll, .pager, .mark, .picture, .progress, .spinner: return nil
    }
  }

  private static func joined(_ nodes: [Node]) -> [Cell]? {
    var all: [Cell] = []
    for node in nodes {
      guard let cells = cells(of: node) else { return nil }
      all += cells
    }
    return all
  }
}
