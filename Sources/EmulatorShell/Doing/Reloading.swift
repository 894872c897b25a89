public import EmulatorCore
public import PaywallModel

/// Why files that were saved are not used.
public struct ReloadFault: Hashable, Sendable {
  /// The first problem.
  public var problem: Problem
  /// The lines around it, with their numbers and carets.
  public var rows: [String]

  /// Makes a fault.
  public init(_ problem: Problem, rows: [String] = []) {
    self.problem = problem
    self.rows = rows
  }

  /// What the note row says; `w` shows the rest.
  var note: Note {
    let place = "\(problem.file), line \(problem.position.line)"
    return Note(
      .bad, "Not reloaded: \(place)", short: "Not reloaded.",
      reason: Reason("\(problem.message)\n\(problem.advice)", nil, lever: .files))
  }

  /// The dialog behind `w` (frames §4).
  var question: Question {
    let position = problem.position
    var question = Question(.why, title: "not reloaded", keys: "y copy")
    question.lines = ["\(problem.file), line \(position.line), column \(position.column)"]
    if !problem.path.isEmpty { question.lines.append("in \(problem.path)") }
    question.lines += ["", problem.message]
    if !problem.advice.isEmpty { question.lines.append(problem.advice) }
    question.sourceRows = rows
    question.notes = ["What was read before stays. Save the file and it is read again."]
    question.escape = "esc close"
    return question
  }
}

extension Shell {
  /// Lets time pass up to a moment and goes on with files that were read again; focus, selection
  /// and scrolling stay where they are as far as there still is what they are on. Steps back lead
  /// to earlier moments of the walk, with the new files.
  public mutating func reload(
    _ catalog: Catalog, changed files: [String], at moment: Instant
  ) -> [ShellRequest] {
    let requests = advance(to: moment)
    let wasClean = walk.app.integration == cleanIntegration.value
    walk.adopt(catalog)
    history.adopt(catalog)
    cleanIntegration = Shared(wasClean ? walk.app.integration : catalog.project.integration)
    reloadFault = nil
    picture = PhonePicture()
    kept = KeptBeside()
    start.settle(in: catalog, options: options)
    settle()
    ownNote = Note(.good, "Reloaded: \(Self.list(of: files)).", short: "Reloaded.")
    return requests
  }

  /// Lets time pass up to a moment and says why files that were saved are not used.
  public mutating func refuseReload(_ fault: ReloadFault, at moment: Instant) -> [ShellRequest] {
    let requests = advance(to: moment)
    reloadFault = fault
    ownNote = fault.note
    return requests
  }

  private static func list(of files: [String]) -> String {
    let shown = files.prefix(2).joined(separator: ", ")
    return files.count > 2 ? "\(shown) and \(files.count - 2) more" : shown
  }
}

extension History {
  /// Earlier and later moments go on with other files, too.
  mutating func adopt(_ catalog: Catalog) {
    change { $0.walk.adopt(catalog) }
  }
}
