import PaywallModel
import SessionRecording

/// `paywalk test`: play the sessions and scenarios of folders and files, check what they expect.
enum TestCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let paths = line.arguments.isEmpty ? [try ProjectFolder.folderToUse()] : line.arguments
    var files: [String] = []
    for path in paths { files += try found(at: path) }
    if files.isEmpty {
      throw CommandFailure(
        "\(paths.joined(separator: ", ")): there is no *.session and no *.scenario there.")
    }
    var count = TestCount()
    for file in files {
      let outcome = file.hasSuffix(".session") ? session(file) : scenario(file)
      count.add(outcome)
      Output.data(outcome.text(of: file))
    }
    Output.talk(count.summary)
    return count.status
  }

  /// The files themselves, or all in a folder and below it, sorted.
  private static func found(at path: String) throws(CommandFailure) -> [String] {
    do throws(FileFailure) {
      guard try Files.kind(of: path) == .folder else { return [path] }
      return try Files.below(path).filter { isPlayable($0) }
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func isPlayable(_ path: String) -> Bool {
    path.hasSuffix(".session") || path.hasSuffix(".scenario")
  }

  private static func session(_ path: String) -> TestOutcome {
    do throws(CommandFailure) {
      let recorded = try RecordedWalk.open(path)
      var replayer = SessionReplayer(recorded.session, catalog: recorded.project.catalog)
      do throws(Divergence) {
        try replayer.playToEnd()
      } catch {
        return .failed("differs at \(error.message)")
      }
      if !recorded.errors.isEmpty { return .wrong(recorded.errors.joined(separator: "\n")) }
      return .passed(steps: recorded.session.steps.count)
    } catch {
      return .wrong(error.message)
    }
  }

  private static func scenario(_ path: String) -> TestOutcome {
    do throws(CommandFailure) {
      let result = try ScenarioFile.open(path).run()
      if let failure = result.failure { return .failed(failure.message) }
      return .passed(steps: result.doneStepCount)
    } catch {
      return .wrong(error.message)
    }
  }
}

/// How one file did.
enum TestOutcome: Hashable {
  case passed(steps: Int)
  /// Something is not as expected.
  case failed(String)
  /// The file, or what it needs, cannot be read.
  case wrong(String)

  /// One line, or for what went wrong several.
  func text(of path: String) -> String {
    switch self {
    case .passed(let steps): "passed  \(path), \(steps) steps"
    case .failed(let message): "FAILED  \(path)\n\(message)"
    case .wrong(let message): "WRONG   \(path)\n\(message)"
    }
  }
}

/// How all did.
struct TestCount: Hashable {
  private var passed = 0
  private var failed = 0
  private var wrong = 0

  mutating func add(_ outcome: TestOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .wrong: wrong += 1
    }
  }

  var summary: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if wrong > 0 { parts.append("\(wrong) could not be read") }
    return parts.joined(separator: ", ") + "."
  }

  /// A file that cannot be read weighs more than an expectation that did not come true.
  var status: ExitStatus {
    if wrong > 0 { return .wrongInput }
    return failed > 0 ? .failed : .fine
  }
}
