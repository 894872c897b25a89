import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// 500 walks by chance, recorded and replayed; a failing one prints its seed.
struct RandomSessionTests {
  private static let catalog = Fixtures.shipped

  @Test(arguments: 0..<20)
  func randomWalksReplayToEqualDigests(block: Int) throws {
    for index in 0..<25 {
      let seed = UInt64(block * 25 + index)
      var random = RandomSession(seed: seed, catalog: Self.catalog)
      let text = random.record(inputCount: 20, stepsPerCheckpoint: 10)
      let reading = SampleSessions.read(text)
      #expect(reading.problems == [], "seed \(seed)")
      let session = try #require(reading.session, "seed \(seed)")
      if let difference = Replays.firstDifference(session, of: Self.catalog) {
        Issue.record("seed \(seed): \(difference.message)\n\(text)")
      }
    }
  }

  /// Found in two ways: the list is not made only to ask for its last.
  @Test func theDialogOnTopIsTheLastOfAll() throws {
    for seed in UInt64(2_000)..<2_020 {
      var random = RandomSession(seed: seed, catalog: Self.catalog)
      let text = random.record(inputCount: 40, stepsPerCheckpoint: 20)
      let session = try #require(SampleSessions.read(text).session)
      var replayer = SessionReplayer(session, catalog: Self.catalog)
      while !replayer.isAtEnd {
        _ = try replayer.step()
        let walk = replayer.shell.walk
        #expect(walk.topDialog?.id == walk.dialogs.last?.id, "seed \(seed)")
      }
    }
  }

  @Test func theSameSeedGivesTheSameWalk() {
    var one = RandomSession(seed: 11, catalog: Self.catalog)
    var other = RandomSession(seed: 11, catalog: Self.catalog)
    #expect(
      one.record(inputCount: 10, stepsPerCheckpoint: 4)
        == other.record(inputCount: 10, stepsPerCheckpoint: 4))
  }

  @Test func aLongWalkReplays() throws {
    for seed in [UInt64(1_001), 1_002] {
      var random = RandomSession(seed: seed, catalog: Self.catalog)
      try Replays.expectEqual(
        random.record(inputCount: 80, stepsPerCheckpoint: 20), of: Self.catalog)
    }
  }
}
