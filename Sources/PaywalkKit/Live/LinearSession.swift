import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// The walk line by line (`--accessible`): for screen readers, and for pipes, where time passes
/// only as far as the next line needs, so that equal lines give equal transcripts.
struct LinearSession {
  private var walk: LiveWalk
  private var face: LinearFace
  private var reader = LineReader()
  private let isTerminal: Bool
  private var clock = WalkClock()
  /// When the last line was taken in.
  private var moment = Instant.start
  private var complaints: [String]

  /// Begins a walk; what the command line opens is open.
  init(_ request: RunRequest) {
    let environment = Environment.current()
    var maker = WalkMaker(
      environment: environment, recordPath: request.recordPath, userID: request.userID)
    let options = ShellOptions(depth: .mono, scheme: request.scheme ?? .dark, reducesMotion: true)
    walk = maker.walk(of: request.project, options: options)
    complaints = maker.complaints
    if let opening = request.opening { walk.open(opening, at: .start) }
    face = LinearFace(walk.recorder.shell)
    isTerminal = LineReader.isTerminal
  }

  /// Goes on until the walk is left or no more lines come.
  mutating func run() -> ExitStatus {
    say(face.opening())
    prompt()
    while !face.isFinished {
      switch reader.next(waitingAtMost: wait) {
      case .line(let line): take(line)
      case .nothing:
        reread()
        pass(to: clock.now)
      case .end: return finish()
      }
    }
    return finish()
  }

  /// Of a pipe's lines the next one is there already, or it is the only thing to wait for.
  private var wait: Int? {
    guard isTerminal else { return nil }
    let due = face.nextDeadline.map { max(1, $0.milliseconds - clock.now.milliseconds) }
    return [due, walk.pollMilliseconds].compactMap { $0 }.min()
  }

  /// Files that were saved are read again, where a person waits; a pipe's transcript depends on its
  /// lines alone.
  private mutating func reread() {
    let before = walk.paths.project
    guard walk.poll(at: clock.now) else { return }
    moment = max(moment, clock.now)
    let shell = walk.recorder.shell
    Output.data("")
    if let fault = shell.reloadFault {
      say(face.refuseReload(fault, at: moment))
    } else {
      let changed = Rereading.changed(from: before.files, to: walk.paths.project.files)
      say(face.reload(shell.walk.emulator.catalog, changed: changed, at: moment))
    }
    prompt()
  }

  private mutating func take(_ line: String) {
    if !isTerminal {
      settle()
      Output.data("> " + walk.recorder.shell.echo(of: line))
    }
    let now = isTerminal ? clock.now : moment
    moment = max(now, moment.advanced(by: LiveWalk.millisecondsBetweenKeys))
    say(face.handle(line: line, at: moment))
    for input in face.inputs { _ = walk.handle(input, at: moment) }
    walk.settle()
    perform(face.requests)
    if !face.isFinished { prompt() }
  }

  /// What goes on by itself comes to its end before a pipe's next line is looked at.
  private mutating func settle() {
    var turns = 0
    while face.isWaiting, let deadline = face.nextDeadline, turns < Self.mostTurns {
      pass(to: max(deadline, moment))
      turns += 1
    }
  }

  private mutating func pass(to now: Instant) {
    moment = max(moment, now)
    let lines = face.advance(to: moment)
    _ = walk.advance(to: moment)
    if isTerminal && !lines.isEmpty { Output.data("") }
    say(lines)
    if isTerminal && !lines.isEmpty { prompt() }
    perform(face.requests)
  }

  private mutating func perform(_ requests: [ShellRequest]) {
    for request in requests {
      switch request {
      case .quit(let keepsRecording): walk.isKept = keepsRecording
      case .beginAgain, .openSession, .runScenario, .playLab, .playTour, .openPath, .makeScreen,
        .openShipped:
        say(["This is not done line by line: leave, and name it on the command line."])
      case .saveIntegration, .setRecording, .setMarker, .copy, .redraw, .suspend, .export, .replay,
        .seek:
        _ = walk.perform(request, at: moment)
      }
    }
  }

  private mutating func finish() -> ExitStatus {
    complaints += walk.finish(keeps: walk.isKept, at: moment)
    for complaint in complaints { Output.talk(complaint) }
    return walk.isRecordingLost ? .wrongInput : .fine
  }

  private func say(_ lines: [String]) {
    for line in lines { Output.data(line) }
  }

  private func prompt() { if isTerminal { Output.prompt() } }

  private static let mostTurns = 10_000
}
