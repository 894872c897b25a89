import EmulatorCore
import EmulatorShell
import TerminalModel

extension ScenarioRun {
  /// How long a step waits for what it names, in virtual milliseconds.
  private static let patienceMilliseconds = 60_000
  /// How many moments at which something happens it waits for.
  private static let patience = 200

  /// Presses a key a moment after the one before.
  mutating func key(_ key: Key) {
    let rests = key == .enter || key == .escape || key == .character(" ")
    now = now.advanced(by: rests ? Self.restMilliseconds : Self.keyMilliseconds)
    input(.key(key))
  }

  /// Does what the event loop does with an input; a marker that the face asks for is recorded.
  mutating func input(_ input: Input) {
    for request in recorder.handle(input, at: now) {
      if case .setMarker(let name) = request { recorder.mark(name, at: now) }
    }
  }

  mutating func type(_ text: String) {
    for character in text { key(.character(character)) }
  }

  /// Lets time pass.
  mutating func pass(_ milliseconds: Int) {
    now = now.advanced(by: milliseconds)
    _ = recorder.advance(to: now)
  }

  /// Goes from moment to moment at which something happens until the condition holds.
  mutating func wait(until holds: (Shell) -> Bool) -> Bool {
    let limit = now.advanced(by: Self.patienceMilliseconds)
    for _ in 0..<Self.patience {
      if holds(shell) { return true }
      guard let next = nextMoment, next <= limit else { return false }
      now = next
      _ = recorder.advance(to: now)
    }
    return holds(shell)
  }

  /// The walk's next deadline, else the face's; on the event loop's clock.
  private var nextMoment: Instant? {
    if let deadline = walk.nextDeadline {
      return now.advanced(by: max(1, deadline.milliseconds - walk.now.milliseconds))
    }
    return shell.nextDeadline.map { max($0, now.advanced(by: 1)) }
  }

  /// Gives the keys to the phone, if a window of Paywalk or a panel has them.
  mutating func goToPhone() throws(ScenarioStop) {
    for _ in 0..<8 {
      switch shell.place {
      case .phone, .start, .phoneDialog: return
      case .panel(let kind): key(.character(kind.letter))
      case .ownDialog, .list: key(.escape)
      case .textField:
        if shell.dialogFocus != nil { return }
        key(.escape)
      case .replay, .tooSmall:
        throw ScenarioStop(wanted: "keys that reach the phone", seen: described(shell.place))
      }
    }
    throw ScenarioStop(wanted: "keys that reach the phone", seen: described(shell.place))
  }

  /// Presses a letter that must not be typed into a field.
  mutating func capital(_ letter: Character) throws(ScenarioStop) {
    for _ in 0..<10 where shell.place == .textField && shell.dialogFocus != nil { key(.tab) }
    if shell.place == .textField || shell.place == .ownDialog || shell.place == .list {
      key(.escape)
    }
    guard shell.place != .textField else {
      throw ScenarioStop(wanted: "keys outside of a text field", seen: "a text field")
    }
    key(.character(letter))
  }

  /// Presses a letter until something is as wanted.
  mutating func toggle(
    _ letter: Character, atMost count: Int = 1, wanted: String, until holds: (Walk) -> Bool
  ) throws(ScenarioStop) {
    var rest = count
    while !holds(walk) {
      guard rest > 0 else { throw ScenarioStop(wanted: wanted, seen: noteText) }
      try capital(letter)
      rest -= 1
    }
  }

  /// Presses a letter that asks for a text, and answers.
  mutating func answerPrompt(_ letter: Character, with text: String) throws(ScenarioStop) {
    try capital(letter)
    guard shell.place == .textField else {
      throw ScenarioStop(wanted: "a question after \(letter)", seen: noteText)
    }
    key(.control("u"))
    now = now.advanced(by: Self.keyMilliseconds)
    input(.paste(text))
    key(.enter)
  }

  /// The note line, for a step that did not do what it should.
  var noteText: String { shell.shownNote?.text ?? "no note" }

  func described(_ place: Place) -> String {
    switch place {
    case .start: "the start list"
    case .phone: "the phone"
    case .panel(let kind): "panel \(kind.title)"
    case .phoneDialog: "a dialog on the phone"
    case .ownDialog: "a dialog of Paywalk"
    case .textField: "a text field"
    case .list: "a list"
    case .replay: "a replay"
    case .tooSmall: "a window that is too small"
    }
  }
}
