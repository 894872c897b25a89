import EmulatorCore
import PaywallModel
import TerminalModel

/// From a key to what it does: the place decides what the key means, the key table says it.
extension Shell {
  /// Where the next key is pressed.
  public var place: Place {
    if FrameLayout.isTooSmall(options.size) { return .tooSmall }
    if isReplaying { return placeInReplay }
    // Asked for several times at each key: a look at the last one takes less than a copy of it.
    if let top = windows.indices.last { return windows[top].place }
    if filterField != nil || start.field != nil { return .textField }
    if half == .panel { return .panel(selectedPanel) }
    if let top = dialogFaces.indices.last {
      return dialogFaces[top].isTyping ? .textField : .phoneDialog
    }
    return walk.hasPresentation ? .phone : .start
  }

  /// What was open in the recording takes no keys while it is played.
  private var placeInReplay: Place {
    if windows.count > recordedWindowCount, let window = windows.last { return window.place }
    if isViewerInPanel { return filterField == nil ? .panel(selectedPanel) : .textField }
    return .replay
  }

  mutating func handle(_ key: Key) {
    guard !isDead(key), !lookUp(key) else { return }
    let place = place
    let binding = KeyTable.binding(for: key, in: place)
    guard let intent = binding?.intent ?? KeyTable.typing(key, in: place) else {
      return sayUnbound(key, place)
    }
    let sceneBefore = intent.closesOrOpens ? scene : nil
    let before = faceState
    run(intent, in: place, reason: binding?.whyUnavailable(self))
    if !hasSpoken, !place.takesText, faceState == before { sayNoChange(intent, key, place) }
    if let sceneBefore, scene != sceneBefore {
      deadKey = DeadKey(key: key, until: now.advanced(by: DeadKey.milliseconds))
    }
  }

  /// A key that finds everything as it would make it says so.
  private mutating func sayNoChange(_ intent: Intent, _ key: Key, _ place: Place) {
    switch intent {
    case .up, .pageUp, .otherPageUp: say(.plain, "There is nothing further up.")
    case .down, .pageDown, .otherPageDown: say(.plain, "There is nothing further down.")
    case .first: say(.plain, "This is the first one already.")
    case .last: say(.plain, "This is the last one already.")
    case .next, .previous: say(.plain, "There is only this one.")
    case .left, .right: say(.plain, "There is nothing that way.")
    case .digit where place != .ownDialog:
      say(.plain, "It has the focus already. ⏎ presses it.", short: "⏎ presses it.")
    default:
      let name = KeySigns.name(of: key, glyphs: options.glyphs)
      say(
        .plain, "\(name) changes nothing \(place.title) now.", short: "\(name) changes nothing now."
      )
    }
  }

  /// Does what an intent means in a place, or says why it can't be done now.
  mutating func run(_ intent: Intent, in place: Place, reason: String?) {
    if let reason { return say(.plain, reason) }
    switch place {
    case .tooSmall: if intent == .quit { outbox.append(.quit(keepsRecording: true)) }
    case .ownDialog, .list: windowIntent(intent)
    case .textField: typing(intent)
    case .start: if !everywhere(intent) { startIntent(intent) }
    case .phone: if !everywhere(intent) { phoneIntent(intent) }
    case .panel(let kind): if !everywhere(intent) { panelIntent(intent, kind) }
    case .phoneDialog: if !everywhere(intent) { dialogIntent(intent) }
    case .replay: if !everywhere(intent) { replayIntent(intent) }
    }
  }

  /// A held key repeats; what it opened or closed must not feel the rest of it.
  private mutating func isDead(_ key: Key) -> Bool {
    guard let dead = deadKey else { return false }
    guard dead.key == key, now < dead.until else {
      deadKey = nil
      return false
    }
    deadKey?.until = now.advanced(by: DeadKey.milliseconds)
    return true
  }

  private mutating func sayUnbound(_ key: Key, _ place: Place) {
    guard place != .tooSmall else { return }
    let name = KeySigns.name(of: key, glyphs: options.glyphs)
    say(
      .plain, "\(name) does nothing \(place.title). ? lists the keys.",
      short: "\(name) does nothing here. ? lists the keys.")
  }

  /// What is open: when it changes, the key that changed it rests.
  private var scene: Scene {
    Scene(
      dialog: walk.topDialog?.id, presentation: walk.topPresentationID,
      press: walk.emulator.press?.number, windowCount: windows.count)
  }

  private struct Scene: Equatable {
    let dialog: DialogID?
    let presentation: PresentationID?
    let press: Int?
    let windowCount: Int
  }
}

extension Intent {
  /// Keys that answer a dialog or press something, and so must not do it twice.
  fileprivate var closesOrOpens: Bool { self == .press || self == .back }
}
