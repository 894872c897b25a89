import TerminalModel

/// A stretch of a panel's row.
struct PanelSpan: Hashable, Sendable {
  /// Counted from the left edge inside the border, from 0.
  var column: Int
  /// The room it has, in columns; nil is the rest of the row.
  var columns: Int?
  /// Outside text is sanitised when it is drawn.
  var text: String
  var role: ColorRole
  var isStrong: Bool
  /// Ends at the right edge of its room instead of beginning at the left one.
  var endsAtRight: Bool
  /// It is read off a clock; linear mode leaves it out.
  var isTime: Bool

  init(
    _ text: String, at column: Int = 1, columns: Int? = nil, role: ColorRole = .text,
    isStrong: Bool = false, endsAtRight: Bool = false, isTime: Bool = false
  ) {
    self.text = text
    self.column = column
    self.columns = columns
    self.role = role
    self.isStrong = isStrong
    self.endsAtRight = endsAtRight
    self.isTime = isTime
  }
}

/// A row inside a panel's border.
struct PanelRow: Hashable, Sendable {
  var spans: [PanelSpan]
  /// What a click on it chooses; nil where there is nothing to choose.
  var target: Int?
  /// It has the focus mark while the panel has the keys.
  var isChosen: Bool
  /// A line across the panel.
  var isDivider: Bool

  init(_ spans: [PanelSpan] = [], target: Int? = nil, isChosen: Bool = false) {
    self.spans = spans
    self.target = target
    self.isChosen = isChosen
    isDivider = false
  }

  /// One text over the whole row.
  static func text(_ text: String, role: ColorRole = .text, isStrong: Bool = false) -> PanelRow {
    PanelRow([PanelSpan(text, role: role, isStrong: isStrong)])
  }

  /// A text over as many rows as it needs.
  static func paragraph(_ text: String, columns: Int, role: ColorRole = .quiet) -> [PanelRow] {
    PanelText.wrapped(text, columns: columns - 2).map { .text($0, role: role) }
  }

  static let blank = PanelRow()

  /// The rows that fit; where some do not, the last one ends in `…`.
  static func fitting(_ rows: [PanelRow], in room: Int) -> [PanelRow] {
    guard rows.count > room else { return rows }
    var shown = Array(rows.prefix(max(0, room)))
    if let last = shown.last?.spans.indices.last {
      shown[shown.count - 1].spans[last].text += " …"
    }
    return shown
  }

  static var divider: PanelRow {
    var row = PanelRow()
    row.isDivider = true
    return row
  }

  /// Marks the texts that begin so as read off a clock.
  mutating func markTime(in start: String) {
    for index in spans.indices where spans[index].text.hasPrefix(start) {
      spans[index].isTime = true
    }
  }

  /// The row as it is read, its spans two blanks apart.
  var plain: String { spans.map(\.text).filter { !$0.isEmpty }.joined(separator: "  ") }
}

/// What a panel shows at one size.
struct PanelPicture: Hashable, Sendable {
  /// Instead of the tabs: `Interceptors › purchase`.
  var title: String?
  var rows: [PanelRow]
  /// In the lower border.
  var lowerLeft = ""
  var lowerRight = ""

  init(title: String? = nil, _ rows: [PanelRow], lowerLeft: String = "", lowerRight: String = "") {
    self.title = title
    self.rows = rows
    self.lowerLeft = lowerLeft
    self.lowerRight = lowerRight
  }

  /// A row; nil where the panel is empty.
  func row(_ index: Int) -> PanelRow? { rows.indices.contains(index) ? rows[index] : nil }

  /// Whether another picture has the same border, with the same lines leaving it.
  func hasBorder(of other: PanelPicture) -> Bool {
    title == other.title && lowerLeft == other.lowerLeft && lowerRight == other.lowerRight
      && rows.indices.filter { rows[$0].isDivider }
        == other.rows.indices.filter { other.rows[$0].isDivider }
  }
}
