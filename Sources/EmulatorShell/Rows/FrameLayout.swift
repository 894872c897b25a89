import TerminalModel

/// Where the parts of the face are in a window (frames §2).
struct FrameLayout: Hashable, Sendable {
  /// The least window in which anything is drawn.
  static let least = Size(columns: 40, rows: 12)
  /// Rows of the lower panel where two are stacked.
  static let lowerPanelRows = 13

  let size: Size
  let widthClass: WidthClass
  let status: Rect
  let body: Rect
  /// The row of a replay.
  let scrubber: Rect?
  let note: Rect
  let footer: Rect
  /// With its border; nil when it is not shown.
  let phone: Rect?
  /// With its border; nil when it is not shown.
  let panel: Rect?
  /// Pipeline above the chosen panel.
  let upperPanel: Rect?

  var isTooSmall: Bool { Self.isTooSmall(size) }

  static func isTooSmall(_ size: Size) -> Bool {
    size.columns < least.columns || size.rows < least.rows
  }

  init(
    size: Size, hasScrubber: Bool, shown: HalvesShown, half: Half, panel kind: PanelKind
  ) {
    self.size = size
    widthClass = WidthClass(size)
    let below = hasScrubber ? 3 : 2
    let width = size.columns
    status = Rect(column: 0, row: 0, columns: width, rows: 1)
    body = Rect(column: 0, row: 1, columns: width, rows: size.rows - 1 - below)
    scrubber =
      hasScrubber ? Rect(column: 0, row: size.rows - 3, columns: width, rows: 1) : nil
    note = Rect(column: 0, row: size.rows - 2, columns: width, rows: 1)
    footer = Rect(column: 0, row: size.rows - 1, columns: width, rows: 1)
    let halves = Self.halves(of: body, widthClass, shown, half)
    phone = halves.phone
    let isStacked = widthClass == .stacked && kind != .pipeline
    guard let whole = halves.panel, isStacked else {
      panel = halves.panel
      upperPanel = nil
      return
    }
    let upperRows = max(3, whole.rows - Self.lowerPanelRows)
    upperPanel = Rect(
      column: whole.column, row: whole.row, columns: whole.columns, rows: upperRows)
    panel = Rect(
      column: whole.column, row: whole.row + upperRows, columns: whole.columns,
      rows: whole.rows - upperRows)
  }

  private static func halves(
    of body: Rect, _ widthClass: WidthClass, _ shown: HalvesShown, _ half: Half
  ) -> (phone: Rect?, panel: Rect?) {
    switch (widthClass, shown) {
    case (.narrow, _): half == .phone ? (body, nil) : (nil, body)
    case (_, .phoneOnly): (body, nil)
    case (_, .panelOnly): (nil, body)
    case (_, .both):
      (
        Rect(
          column: 0, row: body.row, columns: phoneColumns(of: body.columns), rows: body.rows),
        Rect(
          column: phoneColumns(of: body.columns), row: body.row,
          columns: body.columns - phoneColumns(of: body.columns), rows: body.rows)
      )
    }
  }

  /// Two fifths of the window, at least 40 and at most 56 columns.
  static func phoneColumns(of width: Int) -> Int { min(56, max(40, width * 2 / 5)) }
}

extension Shell {
  /// Where everything is now.
  var layout: FrameLayout {
    FrameLayout(
      size: options.size, hasScrubber: isReplaying, shown: halvesShown, half: half,
      panel: selectedPanel)
  }

  var widthClass: WidthClass { WidthClass(options.size) }

  var halvesShown: HalvesShown { views[widthClass] ?? .both }

  /// The phone's cells without its border, whether or not they are shown now.
  var phonePane: Size {
    let layout = layout
    let rect =
      layout.phone
      ?? FrameLayout(
        size: options.size, hasScrubber: isReplaying, shown: .both, half: .phone,
        panel: selectedPanel
      ).phone ?? layout.body
    return Size(columns: rect.columns - 2, rows: rect.rows - 2)
  }
}
