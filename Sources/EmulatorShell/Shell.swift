public import EmulatorCore
public import PaywallModel
import PaywallRenderer
public import TerminalModel

/// What is to be seen, and where things can be pressed.
public struct Frame: Hashable, Sendable {
  /// As large as the window.
  public var surface: Surface
  /// Where a text field's cursor stands, if one has the keys.
  public var cursor: Point?
  /// Where the dots of pictures may be drawn over what stands for them; a cell's `picture` is a
  /// number in this list.
  public var pictures: [PlacedPicture] = []

  /// Makes a frame.
  public init(surface: Surface, cursor: Point? = nil) {
    self.surface = surface
    self.cursor = cursor
  }
}

/// The program's face as a value: inputs in, frames and requests out.
///
/// The moments that come in are the event loop's. The walk has a clock of its own, which lags
/// behind by as much as was stepped back; equal inputs at equal moments give equal shells.
public struct Shell: Hashable, Sendable {
  /// The walk that is shown.
  public internal(set) var walk: Walk {
    didSet {
      changes.walk += 1
      picture.forgetViews()
    }
  }
  /// What the terminal and the person want.
  public internal(set) var options: ShellOptions {
    didSet {
      changes.options += 1
      picture.forgetViews()
    }
  }
  /// The panel that is shown, or would be.
  public internal(set) var selectedPanel = PanelKind.pipeline { didSet { picture.forgetViews() } }
  var sharedPanels = Shared(Panels()) { didSet { changes.panels += 1 } }
  /// What came from outside so far, oldest first.
  public internal(set) var steps: [RecordedStep] = []
  /// Set while a recording is played; the phone's keys are off then.
  public var replay: ReplayBar? {
    didSet {
      if oldValue == nil { recordedWindowCount = windows.count }
      changes.notes += 1
      picture.forgetViews()
    }
  }

  /// The event loop's moment.
  var now = Instant.start
  /// How far the walk's clock is behind the event loop's, in milliseconds.
  var lag = 0
  var half = Half.phone { didSet { picture.forgetViews() } }
  var views: [WidthClass: HalvesShown] = [:] { didSet { picture.forgetViews() } }
  var isRecordingKept: Bool
  /// Newer than the walk's own note.
  var ownNote: Note? { didSet { changes.notes += 1 } }
  /// The input that is handled has put something into the note row.
  var hasSpoken = false
  /// What the note row says answers the viewer of a replay.
  var isNoteForViewer = false { didSet { changes.notes += 1 } }
  /// What was done outside, told by whoever did it; the next input puts it away.
  var toldNote: Note? { didSet { changes.notes += 1 } }
  /// Some integration was handed over to be written.
  var hasSaved = false
  /// Files that were saved and are not used; `w` says why as long as the note row does.
  public internal(set) var reloadFault: ReloadFault?
  /// A note of the walk from before the last press, no longer shown.
  var staleNote: Note? { didSet { changes.notes += 1 } }
  /// What there was before the last press.
  var lastPress = LastPress() { didSet { changes.notes += 1 } }
  var outbox: [ShellRequest] = []
  var start = StartList() { didSet { changes.start += 1 } }
  var phone = PhoneFace() { didSet { picture.undressViews() } }
  var picture = PhonePicture()
  var kept = KeptBeside()
  var changes = ChangeCounts()
  var dialogFaces: [DialogFace] = []
  /// How a store's sheet was answered last, as the next sheet's first focus.
  var lastWaysOut: [Dialog.Owner: WayOut] = [:]
  var windows: [Window] = []
  var filterField: TextField?
  /// The filter that esc brings back.
  var filterBefore = ""
  /// The comparison of a replay that differs is put away.
  var hidesDifference = false
  /// Windows that were open in the recording; the ones above are the viewer's.
  var recordedWindowCount = 0
  /// The viewer of a replay has gone into a panel.
  var isViewerInPanel = false
  var history = History()
  var deadKey: DeadKey?
  /// What the app did before all interceptors were turned off.
  var savedInterceptors: Shared<Integration>?
  /// The integration as it was read or last saved.
  var cleanIntegration: Shared<Integration>
  var recentCommands: [String] = []
  let seed: UInt64

  /// Begins at the start list.
  public init(catalog: Catalog, options: ShellOptions = ShellOptions(), seed: UInt64 = 0) {
    walk = Walk(catalog: catalog, seed: seed, reducesMotion: options.reducesMotion)
    self.options = options
    self.seed = seed
    isRecordingKept = options.keepsRecording
    cleanIntegration = Shared(catalog.project.integration)
    start.settle(in: catalog, options: options)
    if start.choices.isEmpty, options.showsWelcome {
      ask(.nothingHere)
    } else if options.isFirstRun {
      ask(.welcome)
    }
  }

  /// Whether a recording is played. To compare the bar with nil would copy it.
  var isReplaying: Bool { if case .some = replay { true } else { false } }

  /// The state of the seven panels, which changes at few keys and is large.
  var panels: Panels {
    get { sharedPanels.value }
    set { sharedPanels = Shared(newValue) }
  }

  /// What was read for the walk.
  var catalog: Catalog { walk.emulator.catalog }

  /// Lets time pass: the walk's timers fire, each at its own moment.
  public mutating func advance(to moment: Instant) -> [ShellRequest] {
    pass(to: moment)
    return takeRequests()
  }

  /// Lets time pass up to `at`, then does what the input means.
  public mutating func handle(_ input: Input, at moment: Instant) -> [ShellRequest] {
    pass(to: moment)
    putAwayToldNote()
    hasSpoken = false
    switch input {
    case .key(let key): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text)
    case .resized(let size): resize(to: size)
    }
    let isForViewer = isReplaying && hasSpoken
    if isForViewer != isNoteForViewer { isNoteForViewer = isForViewer }
    hasSpoken = false
    return takeRequests()
  }

  /// Lets time pass up to `at`, then does what the command line or a script asks of the app.
  public mutating func command(_ command: Command, at moment: Instant) -> [ShellRequest] {
    pass(to: moment)
    putAwayToldNote()
    perform(.command(command))
    return takeRequests()
  }

  /// Lets time pass up to `at`, then launches the app by a link, as the command line asks.
  public mutating func open(link: String, at moment: Instant) -> [ShellRequest] {
    pass(to: moment)
    putAwayToldNote()
    perform(.openLink(link, .coldStart))
    return takeRequests()
  }

  /// Shows what came of a request until the next input. A replay does not do what was asked for, so
  /// nothing else may depend on it.
  public mutating func tell(_ note: Note) { toldNote = note }

  /// Nearly always there is none, and the note row stays as it is.
  private mutating func putAwayToldNote() { if toldNote != nil { toldNote = nil } }

  /// What is to be seen, with text that runs from the right as it is spoken: for looking for words.
  public var spokenFrame: Frame {
    var shell = self
    shell.options.textOrder = .logical
    return shell.frame()
  }

  private mutating func takeRequests() -> [ShellRequest] {
    defer { outbox = [] }
    return outbox
  }

  private mutating func pass(to moment: Instant) {
    now = max(now, moment)
    if phone.pressedUntil.map({ $0 <= now }) ?? false { phone.releasePress() }
    guard !isReplaying else { return }
    let isDue = walk.nextDeadline.map { $0 <= walkMoment } ?? false
    let (count, views) = (changes.walk, picture.current)
    walk.advance(to: walkMoment)
    if !isDue {
      changes.walk = count
      picture.goOn(with: views, at: walk.now)
    }
    if isDue || lacksFocus { settle() }
  }

  /// A button that comes late may be the first thing to press.
  private var lacksFocus: Bool {
    guard let top = walk.emulator.presentations.last?.id, !walk.hasDialogs else { return false }
    return phone.faces[top]?.focus == nil
  }

  /// The walk's moment that belongs to the event loop's.
  var walkMoment: Instant { max(walk.now, now.advanced(by: -lag)) }
}
