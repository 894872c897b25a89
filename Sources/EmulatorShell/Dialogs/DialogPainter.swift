import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Draws the dialogs of SDK, app and store on the phone.
struct DialogPainter: Sendable {
  private struct Placed: Equatable, Sendable {
    let dialog: Dialog
    let layout: DialogLayout
    /// In the upper border.
    let corner: String

    /// Whether another one has the same border in the same place, with dividers in the same rows.
    func hasBorder(of other: Placed) -> Bool {
      dialog == other.dialog && corner == other.corner && layout.box == other.layout.box
        && layout.look == other.layout.look && layout.rows.count == other.layout.rows.count
        && zip(layout.rows, other.layout.rows).allSatisfy { $0.isDivider == $1.isDivider }
    }
  }

  private let theme: Theme
  private let profile: Profile
  /// The phone's cells without its border.
  private let pane: Rect
  /// The lower ones moved up and left by two cells each.
  private var placed: [Placed] = []
  /// The cell of a text field's cursor.
  private(set) var cursor: Point?

  /// Lays out all open dialogs.
  static func of(_ shell: Shell, pane: Rect, texts: inout WrappedTexts) -> DialogPainter {
    var painter = DialogPainter(
      theme: shell.options.theme, profile: shell.walk.emulator.profile, pane: pane)
    let dialogs = shell.walk.dialogs
    let queued = shell.walk.emulator.alerts.count
    for (index, dialog) in dialogs.enumerated() where shell.dialogFaces.indices.contains(index) {
      let above = dialogs.count - 1 - index
      var layout = shell.layout(
        of: dialog, shell.dialogFaces[index], in: pane.size, texts: &texts)
      layout.box.column = max(0, layout.box.column - 2 * above)
      layout.box.row = max(0, layout.box.row - 2 * above)
      let corner = corner(dialog, above: above, count: dialogs.count, queued: queued)
      painter.placed.append(Placed(dialog: dialog, layout: layout, corner: corner))
      if above == 0, shell.half == .phone {
        painter.cursor = layout.cursor.map { painter.offset($0) }
      }
    }
    return painter
  }

  /// Which cells of the pane they cover.
  var boxes: [Rect] { placed.map(\.layout.box) }

  /// Draws them, each over all of its box.
  func paint(into surface: inout Surface) {
    for one in placed { paint(one.dialog, one.layout, corner: one.corner, &surface) }
  }

  /// Draws only the rows that differ from other dialogs that are there, untouched; says whether it
  /// could: where one lies over another, each is drawn whole.
  func paint(over shown: DialogPainter, into surface: inout Surface) -> Bool {
    guard let now = placed.first, let before = shown.placed.first, placed.count == 1,
      shown.placed.count == 1, profile == shown.profile, now.hasBorder(of: before)
    else { return false }
    for (index, row) in now.layout.rows.enumerated() where row != before.layout.rows[index] {
      paint(row, index, of: now.layout, &surface)
    }
    return true
  }

  private var isASCII: Bool { theme.glyphs == .ascii }

  private func offset(_ point: Point) -> Point {
    Point(column: pane.column + point.column, row: pane.row + point.row)
  }

  private static func corner(_ dialog: Dialog, above: Int, count: Int, queued: Int) -> String {
    if above > 0 { return "waits below" }
    if dialog.kind.isAlert, queued > 1 { return "1 of \(queued)" }
    if dialog.kind == .sdkRedemption { return "" }
    return count > 1 && dialog.subject.isEmpty ? "on top" : dialog.subject
  }

  private func paint(
    _ dialog: Dialog, _ layout: DialogLayout, corner: String, _ surface: inout Surface
  ) {
    let box = inWindow(layout.box)
    let owner = theme.style(layout.look.role, on: .raised, isStrong: true)
    surface.fill(box, style: theme.style(.text, on: .raised))
    let titles = BorderTitles(
      upperLeft: BorderTitle(draw("\(dialog.owner.rawValue) \(dialog.name)"), style: owner),
      upperRight: title(corner), lowerLeft: title(lowerLeft(dialog)),
      lowerRight: title(lowerRight(dialog)), ellipsis: PanelText.ellipsis(in: theme.glyphs))
    let border = layout.look.border.drawn(ascii: isASCII, isStore: dialog.owner == .store)
    let line = theme.style(layout.look.role, on: .raised)
    surface.drawBorder(box, border, style: line, titles: titles)
    for (index, row) in layout.rows.enumerated() {
      if row.isDivider {
        surface.drawDivider(row: box.row + 1 + index, of: box, border, style: line)
      } else {
        paint(row, at: place(of: index, in: box), &surface)
      }
    }
  }

  /// Draws a row that is no divider over another one.
  private func paint(
    _ row: DialogRow, _ index: Int, of layout: DialogLayout, _ surface: inout Surface
  ) {
    let place = place(of: index, in: inWindow(layout.box))
    surface.fill(place, style: theme.style(.text, on: .raised))
    paint(row, at: place, &surface)
  }

  private func place(of index: Int, in box: Rect) -> Rect {
    Rect(column: box.column + 1, row: box.row + 1 + index, columns: box.columns - 2, rows: 1)
  }

  private func inWindow(_ box: Rect) -> Rect {
    Rect(
      column: pane.column + box.column, row: pane.row + box.row, columns: box.columns,
      rows: box.rows)
  }

  private func title(_ text: String) -> BorderTitle? {
    text.isEmpty ? nil : BorderTitle(draw(text), style: theme.style(.quiet, on: .raised))
  }

  private func lowerLeft(_ dialog: Dialog) -> String {
    guard dialog.apiName.isEmpty else { return apiName(dialog) }
    if dialog.listsOptions { return "⏎ \(dialog.fields.isEmpty ? "answer" : "sign in")" }
    if !dialog.fields.isEmpty { return "⏎ \(dialog.options.first?.label.lowercased() ?? "press")" }
    return dialog.options.enumerated().map { "\($0.offset + 1) \($0.element.label.lowercased())" }
      .joined(separator: "  ")
  }

  /// The alert's name as the platform writes it (dossier §3.1).
  private func apiName(_ dialog: Dialog) -> String {
    guard case .sdkAlert(let kind) = dialog.kind, !dialog.kind.tellsRedemption else {
      return dialog.apiName
    }
    return profile.name(of: kind)
  }

  private func lowerRight(_ dialog: Dialog) -> String {
    if !dialog.remark.isEmpty || dialog.kind.tellsRedemption { return dialog.remark }
    if case .sdkAlert = dialog.kind {
      return "\(profile.platform.displayName) \(profile.sdkVersion.rawValue)"
    }
    return dialog.escape.map { "esc \(WayOutNames.escape($0))" } ?? ""
  }

  private func paint(_ row: DialogRow, at place: Rect, _ surface: inout Surface) {
    for span in row.spans {
      let isReversed = span.isFocused && theme.depth == .mono
      var style = theme.style(span.role, on: .raised, isStrong: span.isStrong)
      if isReversed { style.attributes.insert(.reverse) }
      let room = place.columns - span.column
      guard room > 0 else { continue }
      surface.write(
        draw(span.text), at: Point(column: place.column + span.column, row: place.row),
        columns: room, ellipsis: PanelText.ellipsis(in: theme.glyphs), style: style, clip: place)
    }
  }

  private func draw(_ text: String) -> String { PanelText.text(text, in: theme.glyphs) }
}

extension WayOutNames {
  /// What esc does, in the lower border.
  static func escape(_ wayOut: WayOut) -> String {
    switch wayOut {
    case .cancelled: "cancel"
    case .signInCancelled: "cancel sign-in"
    case .ok: "close"
    default: name(wayOut)
    }
  }
}
