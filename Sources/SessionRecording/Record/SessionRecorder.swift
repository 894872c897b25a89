public import EmulatorCore
public import EmulatorShell
public import PaywallModel
public import TerminalModel

/// A shell whose walk is recorded while it goes on. Everything that comes from outside passes
/// through here; the lines are handed out at once, so that a killed program loses its last line at
/// most.
public struct SessionRecorder: Hashable, Sendable {
  /// The shell; its frames and state are there to be read.
  public private(set) var shell: Shell
  /// How many steps were recorded.
  public private(set) var stepCount = 0
  /// A checkpoint follows every so many steps; 1 is after each.
  public let stepsPerCheckpoint: Int
  private let header: SessionHeader
  private var lines: [String]
  private var before = Instant.start
  private var answerCount = 0
  private var hasEnded = false
  /// What was drawn and nothing has changed since.
  private var drawn: Frame?
  /// The moment of a step whose checkpoint is not written yet: the picture is shown first.
  private var unchecked: Instant?
  private var secrets = SecretInputs()

  /// Begins a walk of the catalog that the header describes; the header's lines come first.
  public init(_ header: SessionHeader, catalog: Catalog, stepsPerCheckpoint: Int = 1) {
    self.header = header
    shell = header.shell(of: catalog)
    lines = SessionWriter.header(header)
    self.stepsPerCheckpoint = max(1, stepsPerCheckpoint)
    answerCount = shell.walk.answers.count
  }

  /// Goes on live from where a replay stands, as a new recording that begins with the same steps.
  public init(continuing replayer: SessionReplayer, stepsPerCheckpoint: Int = 1) {
    header = replayer.session.header
    let session = Session(header: header, steps: replayer.stepsAsTheyWent)
    shell = replayer.shell
    shell.replay = nil
    lines = SessionWriter.lines(session, before: &before)
    self.stepsPerCheckpoint = max(1, stepsPerCheckpoint)
    stepCount = replayer.position
    answerCount = shell.walk.answers.count
  }

  /// The recording's time at the last entry; what comes next is not earlier.
  public var moment: Instant { before }

  /// The lines that are not yet handed out, without line ends; append them to the file at once.
  public mutating func takeLines() -> [String] {
    recordCheckpoint()
    return takeSteps()
  }

  /// The same without the checkpoint of the last step, which needs its picture: who shows the
  /// picture takes these before and the checkpoint's line with `takeLines()` afterwards.
  public mutating func takeSteps() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// What is to be seen now.
  public func frame() -> Frame { drawn ?? shell.frame() }

  /// The same, kept for the checkpoint that shows it.
  public mutating func draw() -> Frame {
    let frame = drawn ?? shell.draw()
    drawn = frame
    return frame
  }

  /// Lets time pass: `Shell.advance`, recorded as far as the app answers by itself.
  public mutating func advance(to moment: Instant) -> [ShellRequest] {
    recordCheckpoint()
    drawn = nil
    let requests = shell.advance(to: moment)
    recordAnswers()
    return requests
  }

  /// Opens what the command line names.
  public mutating func open(_ opening: Opening, at moment: Instant) -> [ShellRequest] {
    record(.open(opening.masked), at: moment)
  }

  /// Lets time pass up to `at` and does what the input means: `Shell.handle`, recorded.
  public mutating func handle(_ input: Input, at moment: Instant) -> [ShellRequest] {
    secrets.inputs(for: input, in: shell).flatMap { record(.input($0), at: moment) }
  }

  /// Gives this moment a name.
  public mutating func mark(_ name: String, at moment: Instant) {
    _ = record(.marker(name), at: moment)
  }

  /// Goes on with files that were read again.
  public mutating func reload(
    _ catalog: Catalog, changed files: [String], at moment: Instant
  ) {
    let event = SessionEvent.reload(digest: catalog.digest, files: files)
    _ = record(event, at: moment, files: header.applied(to: catalog))
  }

  /// Says why files that were saved are not used.
  public mutating func refuseReload(_ fault: ReloadFault, at moment: Instant) {
    _ = record(.reloadFault(fault), at: moment)
  }

  /// Shows what came of a request until the next input; not recorded.
  public mutating func tell(_ note: Note) {
    recordCheckpoint()
    drawn = nil
    shell.tell(note)
  }

  /// Ends the recording; what comes after it is not recorded.
  public mutating func end(at moment: Instant) {
    guard !hasEnded else { return }
    _ = advance(to: moment)
    lines.append(SessionWriter.end(at: moment, after: &before))
    hasEnded = true
  }

  private mutating func record(
    _ event: SessionEvent, at moment: Instant, files: Catalog? = nil
  ) -> [ShellRequest] {
    recordCheckpoint()
    var requests = shell.walk.nextDeadline == nil ? [] : advance(to: moment)
    drawn = nil
    requests += SessionReplayer.perform(event, at: moment, on: &shell, files: files)
    guard !hasEnded else { return requests }
    stepCount += 1
    lines.append(SessionWriter.line(event, at: moment, after: &before))
    recordAnswers()
    if stepCount.isMultiple(of: stepsPerCheckpoint) { unchecked = moment }
    return requests
  }

  private mutating func recordAnswers() {
    let answers = shell.walk.answers
    defer { answerCount = answers.count }
    guard !hasEnded, stepCount > 0 else { return }
    for answer in answers.dropFirst(answerCount) {
      lines.append(SessionWriter.line(answer, after: &before))
    }
  }

  /// Before anything else changes.
  private mutating func recordCheckpoint() {
    guard let moment = unchecked else { return }
    unchecked = nil
    let checkpoint = Checkpoint(of: shell, showing: draw())
    lines.append(SessionWriter.line(checkpoint, at: moment, after: &before))
  }
}
