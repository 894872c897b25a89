import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// A walk in the terminal, recorded while it goes on.
struct LiveWalk: TerminalProgram {
  /// Keys of the command line are pressed so far apart: nobody presses faster on purpose.
  static let millisecondsBetweenKeys = 200

  var paths: WalkPaths
  var recorder: SessionRecorder
  var journal: JournalFile?
  /// Where the recording goes when it is kept.
  var recordPath: String
  /// Whether it is kept.
  var isKept: Bool
  /// Looks after the project's files; nil where they are read once.
  var watch: ProjectWatch?
  /// When they are looked at again: a mark that turns wakes the walk far more often.
  var nextLook = Instant.start
  /// What went wrong around the walk; told once the terminal is given back.
  var complaints: [String] = []
  /// It was to be kept and is not, or not whole.
  private(set) var isRecordingLost = false

  var nextDeadline: Instant? { recorder.shell.nextDeadline }

  mutating func frame() -> Frame { recorder.draw() }

  /// The checkpoint of what is seen now.
  mutating func settle() { write() }

  mutating func advance(to moment: Instant) -> [ShellRequest] {
    let requests = recorder.advance(to: moment)
    write()
    return requests
  }

  mutating func handle(_ input: Input, at moment: Instant) -> ProgramAnswer {
    let requests = recorder.handle(input, at: moment)
    write(recorder.takeSteps())
    return .requests(requests)
  }

  /// Opens what the command line names.
  mutating func open(_ opening: Opening, at moment: Instant) {
    _ = recorder.open(opening, at: moment)
    write(recorder.takeSteps())
  }

  mutating func rest() { journal?.sync() }

  mutating func perform(_ request: ShellRequest, at moment: Instant) -> Ending? {
    write()
    switch request {
    case .quit(let keepsRecording): return .quit(keepsRecording: keepsRecording)
    case .beginAgain, .openSession, .runScenario, .playLab, .playTour, .openPath, .makeScreen,
      .openShipped:
      return .change(request)
    case .saveIntegration(let integration): save(integration)
    case .setRecording(let isKept): self.isKept = isKept
    case .setMarker(let name):
      recorder.mark(name, at: moment)
      write()
    case .export(let format): export(format)
    case .copy, .redraw, .suspend, .replay, .seek: break
    }
    return nil
  }

  mutating func write() { write(recorder.takeLines()) }

  private mutating func write(_ lines: [String]) {
    journal?.append(lines)
    // Nearly always there are none, and a walk is not copied to hear it.
    guard !recorder.shell.walk.ownFaults.isEmpty else { return }
    OwnFaults.note(recorder.shell.walk, in: "the recording \(recordPath)")
  }

  private mutating func save(_ integration: Integration) {
    do throws(FileFailure) {
      let path = try IntegrationFile.save(integration, in: paths.project)
      acceptFiles()
      recorder.tell(Note(.good, "The integration is written to \(path)."))
    } catch {
      tell(failure: "Not saved: \(error.message)")
    }
  }

  /// In the note row, and once more when the terminal is given back.
  private mutating func tell(failure: String) {
    recorder.tell(Note(.bad, failure))
    complaints.append(failure)
  }

  /// Writes the walk so far beside the recordings.
  private mutating func export(_ format: String) {
    let ending = format == "text" ? "txt" : format
    let path = PathText.joined(paths.sessions, paths.nextName) + "." + ending
    do throws(FileFailure) {
      try Files.makeFolder(paths.sessions)
      if format == "text" {
        let text = recorder.frame().surface.text + "\n"
        try Files.replace(path, with: Array(text.utf8))
      } else if format == "scenario" {
        try writeScenario(to: path)
      } else {
        try copyRecording(to: path)
      }
      recorder.tell(Note(.good, "Exported: \(path)"))
    } catch {
      tell(failure: "Not exported: \(error.message)")
    }
  }

  /// Writes what is recorded so far to another file, whose header names the project from there.
  private func copyRecording(to target: String) throws(FileFailure) {
    var session = try recording(for: target)
    session.header.project = paths.relative(paths.project.path, from: target)
    session.header.store = paths.project.storePath.map { paths.relative($0, from: target) }
    if let folder = PathText.parent(of: target) { try Files.makeFolder(folder) }
    try Files.replace(target, with: Array(SessionWriter.text(session).utf8))
  }

  private func writeScenario(to target: String) throws(FileFailure) {
    let text = ScenarioWriter.text(
      of: try recording(for: target), catalog: paths.project.catalog,
      project: paths.relative(paths.project.path, from: target))
    try Files.replace(target, with: Array(text.utf8))
  }

  /// What is recorded so far.
  private func recording(for target: String) throws(FileFailure) -> Session {
    guard let journal else { throw FileFailure(target, "no recording is written.") }
    let bytes = try Files.read(journal.path)
    let reading = SessionFile.read(SourceFile(name: journal.path, bytes: bytes))
    guard let session = reading.session else {
      throw FileFailure(journal.path, "the journal is not whole.")
    }
    return session
  }

  /// Ends the recording. A kept one goes where it belongs; one that is thrown away stays among the
  /// bounded journals. Answers with what is to be told.
  mutating func finish(keeps: Bool, at moment: Instant) -> [String] {
    recorder.end(at: max(moment, recorder.moment))
    write()
    journal?.finish()
    isRecordingLost = keeps && journal?.failure != nil || keeps && journal == nil
    guard let journal else {
      return keeps ? complaints + ["Nothing is recorded: there was no place for it."] : complaints
    }
    if let failure = journal.failure { complaints.append("Recording: \(failure.message)") }
    if keeps {
      keep(journal)
    } else if journal.path == recordPath {
      throwAway()
    }
    return complaints
  }

  private mutating func keep(_ journal: JournalFile) {
    do throws(FileFailure) {
      if journal.path != recordPath { try copyRecording(to: recordPath) }
      complaints.append("Recorded: \(recordPath), \(recorder.stepCount) steps.")
    } catch {
      isRecordingLost = true
      complaints.append("The recording stays in \(journal.path). \(error.message)")
    }
  }

  private mutating func throwAway() {
    guard let folder = Environment.current().stateFolder else { return }
    let name = "journal-\(PathText.name(of: recordPath))"
    try? journal?.move(to: PathText.joined(folder, name))
  }
}
