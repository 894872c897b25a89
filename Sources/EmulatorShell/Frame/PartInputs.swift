import EmulatorCore
import PaywallRenderer
import TerminalModel

// What each part of the window follows from, besides its place and the theme.

struct NoteInput: Equatable {
  let note: Note?
}

/// What the note row follows from.
struct NoteBasis: Equatable {
  let walk: Int
  let options: Int
  let notes: Int
  let start: Int
}

/// What the keys of a place follow from.
struct FooterBasis: Equatable {
  let place: Place
  let walk: Int
  let options: Int
}

/// What the status row follows from.
struct StatusBasis: Equatable {
  let walk: Int
  let options: Int
  let second: Int
  let isRecordingKept: Bool
  let isReplay: Bool
  let hasDifference: Bool
}

/// What a panel follows from besides its own state.
enum PanelBasis: Equatable {
  /// All of the walk, by how often it was set, and the steps.
  case walk(changes: Int, steps: Int)
  case interceptors(InterceptorsBasis)
}

struct PanelInput: Equatable {
  let kind: PanelKind
  let basis: PanelBasis
  let options: Int
  let panels: Int
  let isRecordingKept: Bool
  let hasFocus: Bool
  let filterField: TextField?
  /// The moment, where the panel shows how long something takes.
  let moment: Instant?
}

struct StartInput: Equatable {
  let walk: Int
  let options: Int
  let start: StartList
  let hasKeys: Bool
}

enum SideInput: Equatable {
  case preview(StartInput)
  case difference(ReplayDifference)
  case panel(PanelInput)
}

struct ScreenInput: Equatable {
  let picture: Int
  let walk: Int
  let options: Int
  let hasKeys: Bool
  let frozenSince: String?
  let loadingMark: String?
}

struct DialogsInput: Equatable {
  let walk: Int
  let options: Int
  let faces: [DialogFace]
  let wait: String?
  let hasCursor: Bool
}

struct PhoneInput: Equatable {
  enum Content: Equatable {
    case start(StartInput)
    case screen(ScreenInput)
  }

  let content: Content
  let dialogs: DialogsInput?
}

extension Shell {
  var statusBasis: StatusBasis {
    StatusBasis(
      walk: changes.walk, options: changes.options, second: walk.now.milliseconds / 1_000,
      isRecordingKept: isRecordingKept, isReplay: isReplaying,
      hasDifference: isReplaying && replay?.difference != nil)
  }

  /// Nil in a replay and while an answer is owed, when the note row follows from the time too.
  var noteBasis: NoteBasis? {
    guard !isReplaying, owedCall == nil else { return nil }
    return NoteBasis(
      walk: changes.walk, options: changes.options, notes: changes.notes, start: changes.start)
  }

  /// Nil where the footer follows from more: a window, a replay, how long an answer is owed.
  var footerBasis: FooterBasis? {
    guard windows.isEmpty, !isReplaying, owedCall == nil else { return nil }
    return FooterBasis(place: place, walk: changes.walk, options: changes.options)
  }

  func panelInput(_ kind: PanelKind) -> PanelInput {
    PanelInput(
      kind: kind, basis: panelBasis(kind), options: changes.options, panels: changes.panels,
      isRecordingKept: isRecordingKept, hasFocus: hasPanelFocus(kind),
      filterField: kind == selectedPanel ? filterField : nil, moment: moment(shownBy: kind))
  }

  private func panelBasis(_ kind: PanelKind) -> PanelBasis {
    kind == .interceptors
      ? .interceptors(panels.interceptors.basis(in: walk))
      : .walk(changes: changes.walk, steps: steps.count)
  }

  /// Whether a panel has the keys.
  func hasPanelFocus(_ kind: PanelKind) -> Bool {
    half == .panel && kind == selectedPanel && windows.isEmpty
  }

  private func moment(shownBy kind: PanelKind) -> Instant? {
    switch kind {
    case .interceptors: panels.interceptors.owed(in: walk) == nil ? nil : walk.now
    case .store: walk.nextDeadline == nil ? nil : walk.now
    case .user: walk.now
    case .pipeline, .alerts, .events, .recording: nil
    }
  }

  var sideInput: SideInput {
    if showsPreview { return .preview(startInput) }
    if isReplaying, showsDifference, let difference = replay?.difference {
      return .difference(difference)
    }
    return .panel(panelInput(selectedPanel))
  }

  private var startInput: StartInput {
    StartInput(
      walk: changes.walk, options: changes.options, start: start,
      hasKeys: half == .phone && windows.isEmpty)
  }

  var phoneInput: PhoneInput {
    PhoneInput(
      content: walk.hasPresentation ? .screen(screenInput) : .start(startInput),
      dialogs: walk.hasDialogs ? dialogsInput : nil)
  }

  private var screenInput: ScreenInput {
    ScreenInput(
      picture: picture.number, walk: changes.walk, options: changes.options,
      hasKeys: phoneHasKeys, frozenSince: frozen?.since,
      loadingMark: walk.topStage == .loading ? LoadingMark.text(at: walk.now, options) : nil)
  }

  /// Whether the screen on the phone has the keys.
  var phoneHasKeys: Bool {
    half == .phone && !walk.hasDialogs && windows.isEmpty && !isReplaying
  }

  private var dialogsInput: DialogsInput {
    DialogsInput(
      walk: changes.walk, options: changes.options, faces: dialogFaces, wait: redemptionWait,
      hasCursor: half == .phone)
  }
}
