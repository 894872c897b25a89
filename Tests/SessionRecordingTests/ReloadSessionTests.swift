import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// Recordings of walks whose files were saved meanwhile.
@Suite struct ReloadSessionTests {
  private static let other = CatalogReader.read(
    Fixtures.shippedFiles.map { source in
      guard source.name == "plans.screen.json" else { return source }
      let text = String(decoding: source.bytes, as: UTF8.self)
        .replacing("Write without limits", with: "A better headline")
      return SourceFile(name: source.name, bytes: Array(text.utf8))
    })

  private static let fault = ReloadFault(
    Problem(
      .error, code: "x", file: "a \"b\".json",
      position: SourcePosition(line: 4, column: 7, length: 2),
      path: "root", message: "It\u{1b}[31m is \\wrong.", advice: ""),
    rows: ["4 | x", "  | ^"])

  /// Opens the plans, reads files again, moves on.
  private static func recording() -> String {
    let header = SessionHeader(
      program: "test", catalog: Fixtures.shipped, options: ShellOptions(), project: "screens")
    var recorder = SessionRecorder(header, catalog: Fixtures.shipped)
    var lines = recorder.takeLines()
    _ = recorder.open(.placement("premium"), at: .start)
    recorder.refuseReload(fault, at: Instant(milliseconds: 300))
    _ = recorder.handle(.key(.character("w")), at: Instant(milliseconds: 500))
    _ = recorder.handle(.key(.escape), at: Instant(milliseconds: 900))
    recorder.reload(other, changed: ["plans.screen.json"], at: Instant(milliseconds: 1_200))
    _ = recorder.handle(.key(.tab), at: Instant(milliseconds: 1_500))
    recorder.end(at: Instant(milliseconds: 2_000))
    lines += recorder.takeLines()
    return lines.map { $0 + "\n" }.joined()
  }

  private func session() throws -> Session {
    let reading = SessionFile.read(
      SourceFile(name: "a.session", bytes: Array(Self.recording().utf8)))
    #expect(reading.problems == [])
    return try #require(reading.session)
  }

  @Test func comesBackFromItsText() throws {
    let session = try session()
    #expect(SessionWriter.text(session) == Self.recording())
    guard case .reloadFault(let fault) = session.steps[1].event else {
      Issue.record("\(session.steps[1])")
      return
    }
    #expect(fault.problem.file == Self.fault.problem.file)
    #expect(fault.problem.position == Self.fault.problem.position)
    #expect(fault.rows == Self.fault.rows)
    #expect(session.firstReload == 5)
  }

  @Test func isPlayedToTheByteWhereTheFilesAreKnown() throws {
    var replayer = SessionReplayer(
      try session(), catalog: Fixtures.shipped, versions: [Self.other])
    try replayer.playToEnd()
    #expect(replayer.shell.frame().surface.text.contains("A better headline"))
  }

  @Test func stopsWithItsReasonWhereTheyAreNot() throws {
    var replayer = SessionReplayer(try session(), catalog: Fixtures.shipped)
    let difference = #expect(throws: Divergence.self) { try replayer.playToEnd() }
    #expect(
      difference?.message
        == "step 5: plans.screen.json was read again here, and the files are no longer the same")
  }

  @Test func becomesACommentInAScenario() throws {
    let text = ScenarioWriter.text(of: try session(), catalog: Fixtures.shipped, project: nil)
    #expect(text.contains("# reload \(Self.other.digest) \"plans.screen.json\""))
  }

  @Test(arguments: [
    "reload", "reload xyz", "unread", "unread \"a\" 1 2", "unread \"a\" 0 1 1 \"\" \"m\" \"\"",
    "unread \"a\" 1 1 x \"\" \"m\" \"\"",
  ])
  func refusesEntriesThatAreNotWhole(entry: String) {
    let text = Self.recording().split(separator: "\n").prefix { !$0.hasPrefix("+") }
      .joined(separator: "\n")
    let reading = SessionFile.read(
      SourceFile(name: "a.session", bytes: Array("\(text)\n+1 \(entry)\n".utf8)))
    #expect(reading.problems.contains { $0.code == "session-damaged" }, "\(reading.problems)")
  }
}
