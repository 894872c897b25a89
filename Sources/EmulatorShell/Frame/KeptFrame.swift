import EmulatorCore
import TerminalModel

/// One part of the window: what it was drawn from last. A part is drawn anew when its input
/// differs, and only then.
struct KeptPart<Input: Equatable & Sendable>: Sendable {
  private var input: Input?

  /// Whether the part has to be drawn; from here on it counts as drawn from this.
  mutating func takes(_ new: Input) -> Bool {
    guard input != new else { return false }
    input = new
    return true
  }

  /// The same, where nil says that it has to be drawn whatever it was drawn from.
  mutating func takes(_ new: Input?) -> Bool {
    if let new { return takes(new) }
    input = nil
    return true
  }
}

/// The rows that were drawn last in one place: what one goes to and fro between is drawn once.
struct KeptRows<Input: Equatable & Sendable>: Sendable {
  /// So many are kept; another one begins again.
  private static var most: Int { 8 }

  private var known: [(input: Input, row: Surface)] = []

  /// The row of an input, one row high; drawn where it is not known.
  mutating func row(
    of input: Input, columns: Int, draw: (inout Surface, Rect) -> Void
  ) -> Surface {
    if let place = known.firstIndex(where: { $0.input == input }) { return known[place].row }
    var row = Surface(size: Size(columns: columns, rows: 1))
    draw(&row, row.bounds)
    if known.count == Self.most { known = [] }
    known.append((input, row))
    return row
  }
}

/// What was drawn last, beside a shell and not in it: shells are copied often, and drawn seldom. It
/// follows from the rest of the shell, so it takes no part in comparing shells.
struct KeptBeside: Hashable, Sendable {
  /// One or none. A list is one reference, and is copied only where it is changed while another
  /// shell holds it.
  private var frames: [KeptFrame] = []

  /// Draws into what is kept, into an empty one where nothing is.
  mutating func draw<Result>(_ body: (inout KeptFrame) -> Result) -> Result {
    if frames.isEmpty { frames.append(KeptFrame()) }
    return body(&frames[0])
  }

  /// Of the dialogs on the phone.
  var dialogTexts: WrappedTexts { frames.isEmpty ? WrappedTexts() : frames[0].dialogTexts }

  static func == (one: KeptBeside, other: KeptBeside) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// The window as it was drawn last, without the dialogs of Paywalk over it.
struct KeptFrame: Sendable {
  /// The cells of all parts, each in its place; what is drawn over them is not among them.
  var surface = Surface(size: Size(columns: 0, rows: 0))
  /// Says when the status row has to be put together; it may be the same as before.
  var statusBasis = KeptPart<StatusBasis>()
  var status = KeptPart<StatusRow>()
  var phone = KeptPart<PhoneInput>()
  var upperPanel = KeptPart<PanelInput>()
  var side = KeptPart<SideInput>()
  var scrubber = KeptPart<ReplayBar>()
  /// Says when the note has to be looked for; it may be the same as before.
  var noteBasis = KeptPart<NoteBasis>()
  var note = KeptPart<NoteInput>()
  /// Says when the keys of the place have to be looked for.
  var footerBasis = KeptPart<FooterBasis>()
  var footer = KeptPart<FooterInput>()
  var footers = KeptRows<FooterInput>()
  /// Of the phone without its dialogs.
  var phoneContent = KeptPart<PhoneInput.Content>()
  /// The screens that are there; nil where something else is, or a dialog was.
  var shownPhone: ShownPhone?
  /// The dialogs that are there.
  var shownDialogs: DialogPainter?
  var upperPanels = KeptPanels()
  var sidePanels = KeptPanels()
  var start = KeptStart()
  /// Of the dialogs on the phone.
  var dialogTexts = WrappedTexts()
  /// Of a text field on the phone.
  var cursor: Point?
  /// Of the screens on the phone.
  var pictures: [PlacedPicture] = []
  private(set) var layout: FrameLayout?
  private var theme: Theme?

  /// Begins with an empty window where the parts have other places or other colours.
  mutating func begin(_ layout: FrameLayout, _ theme: Theme) {
    guard layout != self.layout || theme != self.theme else { return }
    self = KeptFrame()
    self.layout = layout
    self.theme = theme
    surface = Surface(size: layout.size, style: theme.style(.text))
  }

  /// All of the phone is to be drawn anew.
  mutating func forgetPhone() {
    phoneContent = KeptPart()
    shownPhone = nil
  }
}

/// The phone's screens as they were drawn last.
struct ShownPhone: Sendable {
  let painter: PhonePainter
  /// The number of their picture.
  let picture: Int
}

/// How often the large values of a shell were set. Inputs of parts have these numbers in place of
/// the values: within one shell, equal numbers mean equal values. They take no part in comparing
/// shells.
struct ChangeCounts: Hashable, Sendable {
  /// Of the walk; time that goes on without anything happening does not count.
  var walk = 0
  var options = 0
  var panels = 0
  /// Of what the note row may say besides the walk's own note.
  var notes = 0
  /// Of the start list.
  var start = 0

  static func == (one: ChangeCounts, other: ChangeCounts) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
