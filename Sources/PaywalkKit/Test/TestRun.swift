import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording

/// Plays files, several at a time where asked; the results are in the files' order.
enum TestRun {
  static func results(of files: [String], jobs: Int) -> [TestResult] {
    let queue = TestQueue(count: files.count) { report(on: files[$0]) }
    return zip(files, queue.run(jobs: jobs)).map { TestResult(file: $0, report: $1) }
  }

  private static func report(on file: String) -> TestReport {
    file.hasSuffix(".session") ? session(file) : scenario(file)
  }

  /// A recording expects what is in it, broken rules too.
  private static func session(_ path: String) -> TestReport {
    do throws(CommandFailure) {
      let recorded = try RecordedWalk.open(path)
      var replayer = SessionReplayer(recorded.session, catalog: recorded.project.catalog)
      do throws(Divergence) {
        try replayer.playToEnd()
        OwnFaults.note(replayer.shell.walk, in: "the recording \(path)")
      } catch {
        let position = error.line > 0 ? SourcePosition(line: error.line, column: 1) : nil
        return TestReport(.failed("differs at \(error.message)", at: position))
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
      let outcome = result.failure.map { TestOutcome.failed($0.message, at: $0.position) }
      return TestReport(
        outcome ?? .passed(steps: result.doneStepCount), rules: result.walk.diagnostics,
        unexpected: result.unexpected)
    } catch {
      return TestReport(.wrong(error.message))
    }
  }
}
