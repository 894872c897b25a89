import PaywallModel
import SessionRecording

/// `paywalk test`: play the sessions and scenarios of folders and files, check what they expect.
enum TestCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    var reports: [ReportFile] = []
    for written in line.values["report"] ?? [] { reports += try ReportFile.all(of: written) }
    let jobs = try line.number("jobs", in: 1...64) ?? 1
    let shard = try TestShard(line.value("shard"))
    let paths = line.arguments.isEmpty ? [try ProjectFolder.folderToUse()] : line.arguments
    var files: [String] = []
    for path in paths { files += try found(at: path) }
    if files.isEmpty {
      throw CommandFailure(
        "\(paths.joined(separator: ", ")): there is no *.session and no *.scenario there.")
    }
    files = shard.part(of: files)
    var results = TestRun.results(of: files, jobs: jobs)
    if line.flags.contains("strict") {
      for index in results.indices { results[index].report = results[index].report.strict }
    }
    let count = tell(results, isForProgram: line.flags.contains("json"))
    for report in reports { try report.write(results) }
    Output.talk(count.summary)
    return count.status
  }

  private static func tell(_ results: [TestResult], isForProgram: Bool) -> TestCount {
    var count = TestCount()
    for result in results {
      count.add(result.report.outcome)
      if !isForProgram { Output.data(result.report.text(of: result.file)) }
    }
    if isForProgram { Output.json(.list(results.map { $0.report.node($0.file) })) }
    return count
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
}

/// One part of all tests, so that several machines share them: `2/5`.
struct TestShard: Hashable {
  private var number = 1
  private var count = 1

  /// All tests where nothing is written.
  init(_ written: String?) throws(CommandFailure) {
    guard let written else { return }
    let parts = written.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 1_000,
      (1...max(1, count)).contains(number)
    else { throw CommandFailure("--shard \(written): a part and their number, such as 2/5.") }
    (self.number, self.count) = (number, count)
  }

  /// Every so many-th test, so that long ones next to one another go to different machines.
  func part(of files: [String]) -> [String] {
    files.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
