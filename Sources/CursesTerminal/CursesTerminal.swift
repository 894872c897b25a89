import CCurses
public import TerminalModel

/// The real terminal, by way of ncurses. There is one; it is given back by `close()` and when it is
/// let go.
public final class CursesTerminal: TerminalDevice {
  /// How many colours it has; none where `NO_COLOR` is set.
  public let depth: ColorDepth
  /// Whether it draws more than ASCII: the locale writes UTF-8 and lines are one column wide.
  public let drawsUnicode: Bool
  /// What it shows, in cells of its own: who draws the next picture into the last one must not have
  /// to copy it because it is held here.
  private var shown: Surface?
  private var clicks = ClickCounter()
  /// To find a colour among 256 takes longer than to send it, and a screen has few of them.
  private var colors: [Style: DeviceColors] = [:]

  /// So many looks are kept; a screen of nothing but new ones begins again.
  private static let mostColors = 1_024

  /// Takes the terminal over. `environment` gives `TERM` and `NO_COLOR` for errors and colours.
  public init(environment: [String: String]) throws(CursesTerminalError) {
    let term = environment["TERM"] ?? ""
    switch ccurses_open() {
    case CCURSES_OK: break
    case CCURSES_NOT_A_TERMINAL: throw .notATerminal
    case CCURSES_CANNOT_ADDRESS_CELLS: throw .cannotAddressCells(term: term)
    default: throw .unknownTerminal(term: term)
    }
    depth = CursesTerminal.depth(
      colors: Int(ccurses_colors()), forbidden: !(environment["NO_COLOR"] ?? "").isEmpty)
    drawsUnicode = ccurses_draws_unicode()
  }

  deinit { ccurses_close() }

  /// The window's size now.
  public var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    ccurses_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// The signal that asks the program to end, a hang-up included; nil while none came.
  public var endingSignal: Int32? {
    let signal = ccurses_signal()
    return signal == 0 ? nil : signal
  }

  /// Milliseconds of a clock that never goes back.
  public static var milliseconds: Int { Int(ccurses_milliseconds()) }

  /// Printed after the terminal is restored, should the program stop by its own fault.
  public static func setLastWords(_ text: String) { ccurses_set_last_words(text) }

  /// Gives the terminal back as it was.
  public func close() { ccurses_close() }

  /// Stops the process as ^Z does; returns when it goes on.
  public func suspend() {
    ccurses_suspend()
    shown = nil
  }

  /// Sends anew what is shown, at once.
  public func redraw() { ccurses_send_again() }

  /// Hands a text to the terminal's clipboard; the terminal may refuse it without a word.
  public func copy(_ text: String) { ccurses_copy(Base64.text(of: Array(text.utf8))) }

  /// Sends what changed since the last time.
  public func present(_ surface: Surface, cursor: Point?) {
    let window = size
    var shown = shown ?? Surface(size: Size(columns: 0, rows: 0))
    self.shown = nil
    let runs = surface.changes(since: shown)
    for run in runs where run.row < window.rows {
      put(run, of: surface, columns: window.columns)
    }
    shown.take(runs, from: surface)
    self.shown = shown
    ccurses_show(Int32(cursor?.column ?? -1), Int32(cursor?.row ?? -1))
  }

  private func put(_ run: ChangedRun, of surface: Surface, columns: Int) {
    var cells: [ccurses_cell] = []
    cells.reserveCapacity(run.columns.count)
    var own = Look(style: .plain, colors: DeviceColors(.plain, depth: depth))
    var look = own
    var last = Cell()
    for column in run.columns {
      let cell = surface[column, run.row]
      if column + Int(cell.columns) > columns { break }
      guard cell.columns > 0 else { continue }
      if !cell.hasStyle(of: last) {
        own = Look(style: cell.style, colors: deviceColors(of: cell.style))
      }
      last = cell
      // What is not sent needs no time: on a screen every third change is for blanks alone.
      if cell.glyph != .blank || !own.hasBlanks(like: look) { look = own }
      cells.append(inked(cell, look))
    }
    let column = Int32(run.columns.lowerBound)
    ccurses_put(Int32(run.row), column, cells, Int32(cells.count))
  }

  private func inked(_ cell: Cell, _ look: Look) -> ccurses_cell {
    let glyph = cell.glyph
    return ccurses_cell(
      base: glyph.base, mark: glyph.mark, second_mark: glyph.secondMark,
      ink: look.colors.ink, ground: look.colors.ground, columns: glyph.columns,
      attributes: look.style.attributes.rawValue)
  }

  private func deviceColors(of style: Style) -> DeviceColors {
    if let known = colors[style] { return known }
    let found = DeviceColors(style, depth: depth)
    if colors.count == Self.mostColors { colors.removeAll(keepingCapacity: true) }
    colors[style] = found
    return found
  }

  /// The next input; nil when the time has passed, or when `endingSignal` says why.
  public func nextInput(waitingAtMost milliseconds: Int?) -> Input? {
    let input = ccurses_next(Int32(clamping: milliseconds ?? -1))
    switch ccurses_input_kind(UInt32(input.kind)) {
    case CCURSES_CHARACTER: return InputReader.character(input.code).map(Input.key)
    case CCURSES_KEY: return InputReader.key(input.code).map(Input.key)
    case CCURSES_MOUSE:
      return clicks.mouse(input, at: CursesTerminal.milliseconds).map(Input.mouse)
    case CCURSES_PASTE: return .paste(InputReader.paste())
    case CCURSES_RESIZE:
      shown = nil
      return .resized(size)
    default: return nil
    }
  }

  static func depth(colors: Int, forbidden: Bool) -> ColorDepth {
    if forbidden || colors < 8 { return .mono }
    if colors < 256 { return .ansi16 }
    return colors == 256 ? .xterm256 : .trueColor
  }
}
