import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// Walks laid one over the other.
struct CompareTests {
  @Test(arguments: [
    ("abc", "abc", " a b c"), ("abc", "ac", " a-b c"), ("ac", "abc", " a+b c"),
    ("ab", "cd", "-a-b+c+d"), ("", "a", "+a"), ("a", "", "-a"), ("", "", ""),
  ])
  func linesAreLaidOverEachOther(first: String, second: String, wanted: String) {
    let difference = LineDifference(Array(first), Array(second))
    let signs: [LineDifference<Character>.Side: String] = [.both: " ", .first: "-", .second: "+"]
    #expect(
      difference.rows.map { signs[$0.side, default: "?"] + String($0.line) }.joined() == wanted)
    #expect(difference.isEmpty == (first == second))
  }

  @Test(arguments: 0..<40)
  func eachListCanBeReadBackFromTheRows(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let lists = (0..<2).map { _ in
      (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
        Int.random(in: 0...3, using: &numbers)
      }
    }
    let rows = LineDifference(lists[0], lists[1]).rows
    #expect(rows.filter { $0.side != .second }.map(\.line) == lists[0])
    #expect(rows.filter { $0.side != .first }.map(\.line) == lists[1])
  }

  private func scenario(_ text: String) throws -> Scenario {
    let reading = Scenario.parse(SourceFile(name: "compare.scenario", bytes: Array(text.utf8)))
    return try #require(reading.scenario)
  }

  private func comparison(_ text: String, _ platforms: [Platform]) throws -> ProfileComparison {
    let scenario = try scenario(text)
    return ProfileComparison(
      platforms.map { platform in
        let profile = Profile(platform: platform, mode: .full)
        return (
          platform.displayName,
          WalkAccount(of: scenario, catalog: Fixtures.shipped, profile: profile)
        )
      })
  }

  @Test func onlyStepsThatDifferAreTold() throws {
    let comparison = try comparison(
      "placement premium\n\nanswer purchase never\npress \"Start my 7 days for free\"\n"
        + "terms refuse\nadvance 30s\n", [.ios, .reactNative])
    #expect(comparison.steps.map(\.title) == ["terms refuse", "advance 30s"])
    #expect(comparison.accounts.map { $0.rules.map(\.rawValue) } == [["PLY101"], ["PLY107"]])
    #expect(!comparison.isEmpty)
  }

  @Test func profilesThatTellTheSameStandTogether() throws {
    let comparison = try comparison(
      "placement premium\n\nanswer purchase never\npress \"Start my 7 days for free\"\n"
        + "terms refuse\nadvance 30s\n", [.ios, .android, .reactNative])
    let groups = comparison.steps.first?.groups.map(\.profiles)
    #expect(groups == [["iOS", "Android"], ["React Native"]])
  }

  @Test func whatBothBeginAndEndWithIsLeftOut() throws {
    let comparison = try comparison(
      "placement premium\n\nhandler custom\npress \"Start my 7 days for free\"\nterms accept\n"
        + "store bought\nalert ok\n", [.ios, .android])
    let lines = comparison.steps.last?.groups.map { $0.lines.map(\.text) }
    #expect(lines == [["its dialog is gone"], ["calls onDismiss()"]])
  }

  @Test func equalWalksAreTheSame() throws {
    let comparison = try comparison(
      "placement premium\n\npress \"Monthly\"\nclose\n", [.ios, .android])
    #expect(comparison.isEmpty)
  }

  @Test func aSessionIsToldStepByStep() throws {
    let text = try #require(Repository.text("Tests/Sessions/step-back.session"))
    let session = try #require(SampleSessions.read(text).session)
    let account = WalkAccount(of: session, catalog: Fixtures.shipped)
    #expect(account.steps.contains { $0.title == "⏎ Refuse" })
    #expect(account.entitlements == ["plus"])
    #expect(account.place == "nothing shown")
    #expect(account.rules == [])
  }
}
