/// A stretch of a dialog's row.
struct DialogSpan: Hashable, Sendable {
  /// Counted from the left edge inside the border, from 0.
  var column: Int
  var text: String
  var role: ColorRole = .text
  var isStrong = false
  /// It has the focus: reversed where there are no colours.
  var isFocused = false
  /// What a click on it is.
  var item: DialogItem?
}

/// A row inside a dialog's border.
struct DialogRow: Hashable, Sendable {
  var spans: [DialogSpan] = []
  var isDivider = false
  /// The column of a text field's cursor.
  var cursorColumn: Int?

  static let blank = DialogRow()
  static let divider = DialogRow(isDivider: true)
}
