public import EmulatorCore
public import EmulatorShell
public import PaywallModel

/// Plays a session step by step and compares what follows with what was recorded. Nothing of the
/// machine is looked at: the same session and files give the same frames everywhere.
public struct SessionReplayer: Hashable, Sendable {
  /// The recording.
  public let session: Session
  /// The walk as it is after the last step.
  public var shell: Shell { state.shell }
  /// How many steps are done; 0 at the start.
  public var position: Int { state.position }
  /// Whether nothing is left to play.
  public var isAtEnd: Bool { position == session.steps.count }

  private let start: Shell
  /// The recorded project as its files are now, and as they were where that is known.
  private let versions: [Catalog]
  private var state: State
  /// States to seek from, every so many steps.
  private var snapshots: [State]

  private static let stepsPerSnapshot = 32

  struct State: Hashable, Sendable {
    var shell: Shell
    var position = 0
    /// Recorded answers of the steps so far that were not given yet.
    var expected: [RecordedAnswer] = []
    var answerCount = 0
    /// Answers since the last step began. The walk's own list is shorter after a step back.
    var given: [GivenAnswer] = []
    /// The recording breaks off after the step that is played: some of its answers may be lost.
    var isBreakingOff = false
    /// The state differed where place and picture did not.
    var unseen: Divergence?
  }

  /// Makes a replay at its start. The catalog is that of the recorded files as they are now;
  /// profile, locale and user come from the session's header. Where files were read again in the
  /// recording, what they were then is looked for among the catalog and other `versions`.
  public init(_ session: Session, catalog: Catalog, versions: [Catalog] = []) {
    self.session = session
    self.versions = ([catalog] + versions).map(session.header.applied)
    start = session.header.shell(of: catalog)
    state = State(shell: start, answerCount: start.walk.answers.count)
    snapshots = [state]
  }

  /// Where the walk stands in the recording's time.
  public var moment: Instant {
    position == 0 ? .start : session.steps[position - 1].at
  }

  /// The moment of the next step, or of the recording's end.
  public var nextMoment: Instant { isAtEnd ? session.endedAt : session.steps[position].at }

  /// Plays one step and answers with the frame after it; nil at the end, after the last answers
  /// were compared. A difference is thrown once its step is done, so that playing can go on.
  public mutating func step() throws(Divergence) -> Frame? {
    guard !isAtEnd else {
      try finish()
      return nil
    }
    try playStep()
    return state.shell.draw()
  }

  /// Plays everything that is left; the first difference ends it.
  public mutating func playToEnd() throws(Divergence) {
    while !isAtEnd { try playStep() }
    try finish()
  }

  /// A frame is drawn only where the step has one to be compared with.
  private mutating func playStep() throws(Divergence) {
    let step = session.steps[position]
    let late = state.passTime(to: step.at)
    state.given = []
    let catalog = files(for: step.event)
    _ = Self.perform(step.event, at: step.at, on: &state.shell, files: catalog)
    state.position += 1
    state.isBreakingOff = isAtEnd && !session.hasEndMark
    state.expected += step.answers
    let early = state.compareAnswers(before: step.at)
    keepSnapshot()
    if catalog == nil, case .reload(_, let names) = step.event {
      throw Divergence(step: position, line: step.line, kind: .files(names))
    }
    if let difference = late ?? early { throw difference }
    // What the app was to answer at this very moment may come once time passes: at zero.
    guard let difference = difference(of: step) else { return }
    throw state.compareAnswers(until: step.at) ?? difference
  }

  /// The files that a reload is about, if they are those that there are now.
  private func files(for event: SessionEvent) -> Catalog? {
    guard case .reload(let digest, _) = event else { return nil }
    return versions.first { $0.digest == digest }
  }

  /// Goes to the moment after so many steps, back or forward; differences on the way are not told.
  public mutating func seek(to step: Int) {
    let target = min(max(0, step), session.steps.count)
    if target < position || target > position + Self.stepsPerSnapshot {
      let known = snapshots.last { $0.position <= target }
      if let known, known.position > position || target < position { state = known }
    }
    while position < target { try? playStep() }
  }

  /// Lets the recording's time pass up to a moment before the next step, for what moves by itself.
  public mutating func advance(to moment: Instant) {
    _ = state.shell.advance(to: min(moment, nextMoment))
  }

  /// The steps so far, the last one with the answers that were given here: the recording may have
  /// lost some where it breaks off, and others are still to come.
  var stepsAsTheyWent: [SessionStep] {
    var steps = Array(session.steps.prefix(position))
    guard let last = steps.indices.last else { return steps }
    let given = state.given + shell.walk.answers.dropFirst(state.answerCount)
    steps[last].answers = given.map { RecordedAnswer($0) }
    return steps
  }

  /// Steps that are markers, with their names; from 1.
  public var markers: [(step: Int, name: String)] {
    session.steps.enumerated().compactMap { index, step in
      if case .marker(let name) = step.event { (index + 1, name) } else { nil }
    }
  }

  private mutating func finish() throws(Divergence) {
    let end = max(session.endedAt, moment)
    let late = state.passTime(to: end)
    if let late { throw late }
    if let missing = state.compareAnswers(until: end) { throw missing }
    if let unseen = state.unseen { throw unseen }
  }

  private mutating func keepSnapshot() {
    if position % Self.stepsPerSnapshot == 0, position > snapshots[snapshots.count - 1].position {
      var snapshot = state
      snapshot.shell.forgetPictures()
      snapshots.append(snapshot)
    }
  }

  private mutating func difference(of step: SessionStep) -> Divergence? {
    guard let recorded = step.checkpoint else { return nil }
    let now = Checkpoint(of: shell, showing: recorded.frame == nil ? nil : state.shell.draw())
    let isSameState = recorded.state == nil || now.state == recorded.state
    let isSamePicture = now.place == recorded.place && now.frame == recorded.frame
    if isSameState && isSamePicture { return nil }
    let kind: Divergence.Kind =
      isSameState && now.place == recorded.place
      ? .frame(place: now.place) : .state(recorded: recorded.place, now: now.place)
    let difference = Divergence(step: position, line: step.line, kind: kind)
    guard isSamePicture else { return difference }
    state.unseen = state.unseen ?? difference
    return nil
  }

  /// Does to a shell what the event says.
  static func perform(
    _ event: SessionEvent, at moment: Instant, on shell: inout Shell, files: Catalog? = nil
  ) -> [ShellRequest] {
    switch event {
    case .input(let input): shell.handle(input, at: moment)
    case .open(let opening): opening.perform(on: &shell, at: moment)
    case .reload(_, let names):
      files.map { shell.reload($0, changed: names, at: moment) } ?? shell.advance(to: moment)
    case .reloadFault(let fault): shell.refuseReload(fault, at: moment)
    case .marker, .time: shell.advance(to: moment)
    }
  }
}

extension SessionReplayer.State {
  /// Lets time pass, where anything can happen meanwhile; answers that the app gives then belong to
  /// the step before.
  mutating func passTime(to moment: Instant) -> Divergence? {
    if shell.walk.nextDeadline != nil { _ = shell.advance(to: moment) }
    return compareAnswers(before: moment)
  }

  /// Compares what was given; recorded answers before the moment must have been.
  mutating func compareAnswers(before moment: Instant) -> Divergence? {
    compareGiven() ?? compareMissing { $0.answer.at < moment }
  }

  /// Compares what was given; recorded answers up to the moment must have been.
  mutating func compareAnswers(until moment: Instant) -> Divergence? {
    compareGiven() ?? compareMissing { $0.answer.at <= moment }
  }

  private mutating func compareGiven() -> Divergence? {
    let given = shell.walk.answers.dropFirst(answerCount)
    answerCount = shell.walk.answers.count
    self.given += given
    var first: Divergence?
    for answer in given {
      if isBreakingOff && expected.isEmpty { break }
      let recorded = expected.isEmpty ? nil : expected.removeFirst()
      first = first ?? difference(recorded, answer)
    }
    return first
  }

  private mutating func compareMissing(_ isDue: (RecordedAnswer) -> Bool) -> Divergence? {
    guard let missing = expected.first, isDue(missing) else { return nil }
    expected.removeAll(where: isDue)
    return Divergence(
      step: position, line: missing.line,
      kind: .answer(
        call: missing.answer.call.number, subject: missing.answer.subject,
        recorded: missing.answer.value, now: nil))
  }

  private func difference(_ recorded: RecordedAnswer?, _ now: GivenAnswer) -> Divergence? {
    if let recorded = recorded?.answer, recorded.call == now.call,
      recorded.subject == now.subject, recorded.value == now.value
    {
      return nil
    }
    let isSameCall = recorded?.answer.call == now.call && recorded?.answer.subject == now.subject
    return Divergence(
      step: position, line: recorded?.line ?? 0,
      kind: .answer(
        call: now.call.number, subject: now.subject,
        recorded: isSameCall ? recorded?.answer.value : nil, now: now.value))
  }
}
