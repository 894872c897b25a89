public import EmulatorCore
public import PaywallModel

/// The seven panels of the right half, in the order of their tabs; the first letter opens each.
public enum PanelKind: String, Hashable, Sendable, CaseIterable {
  case pipeline, interceptors, alerts, store, user, events, recording

  /// `Pipeline`, …
  public var title: String {
    switch self {
    case .pipeline: "Pipeline"
    case .interceptors: "Interceptors"
    case .alerts: "Alerts"
    case .store: "Store"
    case .user: "User"
    case .events: "Events"
    case .recording: "Recording"
    }
  }
  /// `p`, …
  public var letter: Character { Character(String(rawValue.prefix(1))) }
}

/// Where a key is pressed; the same key may mean different things in different places.
public enum Place: Hashable, Sendable {
  case start
  case phone
  case panel(PanelKind)
  /// A dialog of the SDK, the app or the store, on the phone.
  case phoneDialog
  /// A dialog of Paywalk itself: why, leave, presets, a problem.
  case ownDialog
  /// A text field has the keys.
  case textField
  /// Palette and help: a list that narrows while one types.
  case list
  case replay
  /// The window is too small for anything.
  case tooSmall

  /// Whether it is in one of the panels.
  public var isPanel: Bool { if case .panel = self { true } else { false } }
}

/// What a key means; the one key table turns keys into these, nothing else does.
public enum Intent: Hashable, Sendable {
  // Everywhere.
  case showPanel(PanelKind)
  case previousPanel, nextPanel
  case cycleView, why, filter, openLink, openMail, stepBack, stepForward, setMarker, copy
  case toggleHandler, toggleInterceptors, toggleMode, nextPlatform
  case nextStoreAnswer, toggleUser, toggleOffline, toggleLinks, toggleRecording
  case pageUp, pageDown, otherPageUp, otherPageDown
  case palette, help, quit, restart, saveIntegration, redraw, suspend
  // What your app calls; only in the palette.
  case callApp(AppCall), toggleSynchronizing, playLab(LabSample)
  case readSubscriptions(invalidatesCache: Bool), readSubscriptionsHistory
  // What the app does about presentations, and campaigns.
  case preloadOrDisplay, displayAgain, closeByApp, backByApp, toggleCampaigns
  // Moving and pressing.
  case next, previous, up, down, left, right, first, last
  case press, digit(Int), toggleNumbers, back
  // Start list.
  case newFromTemplate, openOther
  // Pipeline and Events.
  case foldAll, unfoldAll, nextProblem, previousProblem, follow
  // Interceptors and Alerts.
  case answer(InterceptResult), nextFault, unregister, presets, toggleSDKOrCustom, editDialog
  // Store and User.
  case clockDayOn, clockMonthOn, add, remove, fetchAgain
  // Recording.
  case export
  // Replay.
  case playOrPause, slower, faster, takeOver
  // Text fields and lists.
  case insert(String), deleteBackward, deleteForward, deleteToStart, deleteToEnd, deleteWord
  case lineStart, lineEnd, findByKey
}
