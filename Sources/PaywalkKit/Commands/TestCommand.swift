import EmulatorCore
import EmulatorShell
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
    let isStrict = line.flags.contains("strict")
    let isForProgram = line.flags.contains("json")
    var count = TestCount()
    var nodes: [JSONNode] = []
    for file in files {
      let played = file.hasSuffix(".session") ? session(file) : scenario(file)
      let report = isStrict ? played.strict : played
      count.add(report.outcome)
      if isForProgram {
        nodes.append(report.node(file))
      } else {
        Output.data(report.text(of: file))
      }
    }
    if isForProgram { Output.json(.list(nodes)) }
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

  /// A recording expects what is in it, broken rules too.
  private static func session(_ path: String) -> TestReport {
    do throws(CommandFailure) {
      let recorded = try RecordedWalk.open(path)
      var replayer = SessionReplayer(recorded.session, catalog: recorded.project.catalog)
      do throws(Divergence) {
        try replayer.playToEnd()
      } catch {
        return TestReport(.failed("differs at \(error.message)"))
      }
      if !recorded.errors.isEmpty {
        return TestReport(.wrong(recorded.errors.joined(separator: "\n")))
      }
      return TestReport(
        .passed(steps: recorded.session.steps.count), rules: replayer.shell.walk.diagnostics)
    } catch {
      return TestReport(.wrong(error.message))
    }
  }

  private static func scenario(_ path: String) -> TestReport {
    do throws(CommandFailure) {
      let result = try ScenarioFile.open(path).run()
      let outcome = result.failure.map { TestOutcome.failed($0.message) }
      return TestReport(
        outcome ?? .passed(steps: result.doneStepCount), rules: result.walk.diagnostics,
        unexpected: result.unexpected)
    } catch {
      return TestReport(.wrong(error.message))
    }
  }
}
