public import EmulatorCore
public import PaywallModel
public import TerminalModel

/// The program's face line by line, for screen readers and pipes: typed answers in, lines `who:
/// what` out (frames §8). It drives the same shell with the same inputs, so whatever it does a key
/// can do; no line has a clock or a colour in it.
public struct LinearFace: Hashable, Sendable {
  /// What is driven.
  public private(set) var shell: Shell
  /// A line asked to leave.
  public private(set) var isFinished = false
  /// What the last line was turned into, for a journal.
  public private(set) var inputs: [Input] = []
  /// What the shell asks of the world since the last line.
  public private(set) var requests: [ShellRequest] = []

  /// When the last line was taken in.
  private(set) var now = Instant.start
  private var memory: LinearMemory

  /// How far two lines lie apart at least, so that a held key's rest does not swallow the next one.
  private static let millisecondsBetweenLines = 200

  /// Speaks for a shell.
  public init(_ shell: Shell) {
    self.shell = shell
    memory = LinearMemory(shell)
  }

  /// An action goes on by itself and nothing can be answered until `nextDeadline`; a pipe's next
  /// line is better read after it.
  public var isWaiting: Bool {
    let walk = shell.walk
    return walk.emulator.press != nil && walk.dialogs.isEmpty && walk.nextDeadline != nil
  }

  /// When something happens by itself.
  public var nextDeadline: Instant? { shell.nextDeadline }

  /// What is said before the first answer.
  public mutating func opening() -> [String] {
    memory = LinearMemory(shell)
    return LinearGreeting.lines(for: shell) + openingNote + LinearPlace.whole(shell)
  }

  /// What became of a link or placement that was to be opened and is not there.
  private var openingNote: [String] {
    let walk = shell.walk
    guard !walk.hasPresentation, walk.dialogs.isEmpty, let note = walk.note else { return [] }
    return ["paywalk: \(note.text)"]
  }

  /// Takes in a typed line; `at` is the moment at which it came.
  public mutating func handle(line: String, at moment: Instant) -> [String] {
    inputs = []
    requests = []
    var before = shell
    now = max(moment, now.advanced(by: LinearFace.millisecondsBetweenLines))
    let passed = pass(to: now)
    guard !shell.asksAnew(since: before) else {
      return passed + ["paywalk: \(line.trimmed) was not taken: it came before what is read here."]
    }
    before = shell
    switch LinearLine(line.trimmed, in: shell) {
    case .say(let lines): return passed + lines
    case .keys(let keys, let said): return passed + press(keys, saying: said, before: before)
    }
  }

  /// Lets time pass and says what came of it.
  public mutating func advance(to moment: Instant) -> [String] {
    inputs = []
    requests = []
    now = max(now, moment)
    return pass(to: now)
  }

  /// Goes on with files that were read again, and says so.
  public mutating func reload(
    _ catalog: Catalog, changed files: [String], at moment: Instant
  ) -> [String] {
    now = max(now, moment)
    take(shell.reload(catalog, changed: files, at: now))
    return ["paywalk: \(shell.note?.text ?? "")"] + LinearPlace.whole(shell)
  }

  /// Says why files that were saved are not used.
  public mutating func refuseReload(_ fault: ReloadFault, at moment: Instant) -> [String] {
    now = max(now, moment)
    take(shell.refuseReload(fault, at: now))
    let question = fault.question
    return (["\(fault.note.text)."] + question.lines.dropFirst().filter { !$0.isEmpty })
      .map { "paywalk: \($0)" }
  }

  private mutating func pass(to moment: Instant) -> [String] {
    take(shell.advance(to: moment))
    return memory.news(of: shell, said: nil)
  }

  private mutating func press(_ keys: [Key], saying said: String?, before: Shell) -> [String] {
    for key in keys {
      inputs.append(.key(key))
      take(shell.handle(.key(key), at: now))
    }
    let news = memory.news(of: shell, said: said)
    if isFinished { return ["paywalk: The walk ends here."] }
    if !news.isEmpty { return news }
    if shell.windows.count < before.windows.count { return LinearPlace.afterClosing(shell) }
    if let note = shell.repeatedNote(since: before) { return ["paywalk: \(note.text)"] }
    return LinearPlace.afterNothing(shell)
  }

  private mutating func take(_ asked: [ShellRequest]) {
    requests += asked
    for case .quit in asked { isFinished = true }
  }
}

extension Shell {
  /// While time passed, something came up that nobody could have answered yet.
  fileprivate func asksAnew(since before: Shell) -> Bool {
    let dialog = walk.topDialog?.id
    return dialog != before.walk.topDialog?.id
      || walk.topPresentationID != before.walk.topPresentationID
  }

  /// What the face said again by itself; a note of the walk is not said twice.
  fileprivate func repeatedNote(since before: Shell) -> Note? {
    walk.trace.count == before.walk.trace.count ? ownNote : nil
  }
}
