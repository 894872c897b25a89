import PaywallModel

/// `paywalk check`: every problem of screens, project, store, texts, scenarios and recordings.
enum CheckCommand {
  enum Format: String, CaseIterable {
    case text, json, github
  }

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let format = try line.choice("format", Format.self) ?? .text
    var paths: [String?] = line.arguments
    if paths.isEmpty { paths = [nil] }
    var report = CheckReport(format: format)
    for path in paths { report.add(try CheckedPath.open(path, store: line.value("store"))) }
    report.finish()
    return report.errorCount > 0 ? .failed : .fine
  }
}

/// Prints problems as they come, and what there is to say of them together.
private struct CheckReport {
  let format: CheckCommand.Format
  private(set) var errorCount = 0
  private var warningCount = 0
  private var entries: [JSONNode] = []

  init(format: CheckCommand.Format) { self.format = format }

  mutating func add(_ checked: CheckedPath) {
    var texts = checked.texts
    for problem in checked.problems {
      if problem.severity == .error { errorCount += 1 } else { warningCount += 1 }
      switch format {
      case .text: Output.data(texts.text(problem))
      case .github: Output.data(ProblemText.github(texts.named(problem)))
      case .json: entries.append(ProblemText.json(texts.named(problem)))
      }
    }
    if format == .text { Output.talk(checked.summary) }
  }

  func finish() {
    if format == .json { Output.json(.list(entries)) }
    if format == .text { Output.talk(total) }
  }

  private var total: String {
    if errorCount + warningCount == 0 { return "Nothing to report." }
    return "\(Count.text(errorCount, "error")), \(Count.text(warningCount, "warning"))."
  }
}

/// Numbers with their words.
enum Count {
  /// `1 screen`, `2 screens`.
  static func text(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
