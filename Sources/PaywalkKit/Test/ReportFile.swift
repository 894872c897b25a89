import PaywallModel
import SurfaceFormats

/// A report of a test run for other programs.
enum ReportFile: Hashable {
  case junit(path: String)
  case tap(path: String)
  /// Annotations on the standard output, as GitHub Actions reads them.
  case github

  /// Reads `junit=FILE,tap=FILE,github`.
  static func all(of written: String) throws(CommandFailure) -> [ReportFile] {
    var reports: [ReportFile] = []
    for part in written.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      switch (sides.first, sides.count) {
      case ("junit", 2): reports.append(.junit(path: sides[1]))
      case ("tap", 2): reports.append(.tap(path: sides[1]))
      case ("github", 1): reports.append(.github)
      default:
        throw CommandFailure(
          "--report \(written): junit=FILE, tap=FILE or github was expected, with commas between.")
      }
    }
    return reports
  }

  func write(_ results: [TestResult]) throws(CommandFailure) {
    switch self {
    case .junit(let path): try write(ReportText.junit(results), to: path)
    case .tap(let path): try write(ReportText.tap(results), to: path)
    case .github: for line in ReportText.github(results) { Output.data(line) }
    }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(FileFailure) {
      if let folder = PathText.parent(of: path) { try Files.makeFolder(folder) }
      try Files.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandFailure("--report: \(error.message)")
    }
  }
}

/// The texts of reports. Names and messages come from files and are escaped.
enum ReportText {
  /// JUnit's XML, as CI servers read it.
  static func junit(_ results: [TestResult]) -> String {
    var count = TestCount()
    for result in results { count.add(result.report.outcome) }
    let totals =
      "tests=\"\(results.count)\" failures=\"\(count.failed)\" errors=\"\(count.wrong)\""
    let cases = results.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(totals)>
      <testsuite name="paywalk" \(totals)>
      \(cases)</testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ result: TestResult) -> String {
    let folder = PathText.parent(of: result.file) ?? "."
    let name = MarkupText.visible(PathText.name(of: result.file))
    let head = "<testcase classname=\"\(MarkupText.visible(folder))\" name=\"\(name)\""
    guard let message = result.report.outcome.message else { return head + "/>\n" }
    let tag = if case .wrong = result.report.outcome { "error" } else { "failure" }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { MarkupText.visible(String($0)) }
    return """
      \(head)>
      <\(tag) message="\(lines[0])">\(lines.joined(separator: "\n"))</\(tag)>
      </testcase>

      """
  }

  /// The Test Anything Protocol, version 14.
  static func tap(_ results: [TestResult]) -> String {
    let lines = results.enumerated().map { index, result in
      let name = Output.visible(result.file).dropLast()
        .replacing(each: "\\", by: "\\\\").replacing(each: "#", by: "\\#")
      let head = "ok \(index + 1) - \(name)"
      guard let message = result.report.outcome.message else { return head }
      let block = Output.visible(message).split(separator: "\n").map { "    \($0)" }
      return (["not " + head, "  ---", "  message: |"] + block + ["  ..."])
        .joined(separator: "\n")
    }
    return (["TAP version 14", "1..\(results.count)"] + lines).joined(separator: "\n") + "\n"
  }

  /// Commands of GitHub's runner, one for each file that did not pass.
  static func github(_ results: [TestResult]) -> [String] {
    results.compactMap { result in
      guard let message = result.report.outcome.message else { return nil }
      let position: SourcePosition? =
        if case .failed(_, let position) = result.report.outcome { position } else { nil }
      let lines = message.split(separator: "\n").map(String.init)
      return ProblemText.github(
        Problem(
          .error, code: "paywalk test", file: result.file, position: position ?? .start,
          message: lines.first ?? "", advice: lines.dropFirst().prefix(2).joined(separator: " ")))
    }
  }
}
