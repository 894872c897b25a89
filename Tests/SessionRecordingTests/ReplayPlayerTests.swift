import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

struct ReplayPlayerTests {
  private let size = Size(columns: 80, rows: 24)

  private func player(
    speed: ReplaySpeed = .normal, isPlaying: Bool = true, at clock: Instant = .start
  ) throws -> ReplayPlayer {
    ReplayPlayer(
      try RecordedWalks.session(), catalog: Fixtures.shipped, size: size, speed: speed,
      isPlaying: isPlaying, at: clock)
  }

  private func play(_ player: inout ReplayPlayer, most: Int = 5_000) -> Instant {
    var clock = Instant.start
    for _ in 0..<most {
      guard let due = player.nextDeadline else { return clock }
      clock = max(clock, due)
      player.advance(to: clock)
    }
    Issue.record("it did not end")
    return clock
  }

  private func press(_ name: String, _ player: inout ReplayPlayer) throws {
    let key = try #require(Key(name: name))
    #expect(player.handle(.key(key), at: .start) == .goOn([]))
  }

  @Test(arguments: [(ReplaySpeed.normal, 1), (.double, 2), (.eightfold, 8)])
  func aSessionTakesItsTime(speed: ReplaySpeed, factor: Int) throws {
    var player = try player(speed: speed)
    let total = try RecordedWalks.session().endedAt.milliseconds
    let end = play(&player).milliseconds
    #expect(end == (total + factor - 1) / factor)
    #expect(player.replayer.isAtEnd)
    #expect(player.divergence == nil)
    #expect(!player.isPlaying)
  }

  @Test func atOnceNeedsNoTime() throws {
    var player = try player(speed: .atOnce)
    #expect(play(&player) == .start)
    #expect(player.replayer.isAtEnd)
  }

  @Test func nothingMovesInAPause() throws {
    var player = try player(isPlaying: false)
    try press("Right", &player)
    let frame = player.frame()
    #expect(player.nextDeadline == nil)
    player.advance(to: Instant(milliseconds: 3_600_000))
    #expect(player.frame() == frame)
    #expect(player.replayer.position == 1)
  }

  @Test func keysStepSeekAndChangeThePace() throws {
    var player = try player(isPlaying: false)
    for _ in 0..<5 { try press("Right", &player) }
    #expect(player.replayer.position == 5)
    try press("Left", &player)
    #expect(player.replayer.position == 4)
    try press("n", &player)
    #expect(player.replayer.position == player.replayer.markers[0].step)
    try press("G", &player)
    #expect(player.replayer.isAtEnd)
    try press("N", &player)
    #expect(player.replayer.position == player.replayer.markers[0].step)
    try press(">", &player)
    #expect(player.speed == .double)
    for _ in 0..<9 { try press("<", &player) }
    #expect(player.speed == .quarter)
  }

  @Test func escapeLeavesAndTTakesOver() throws {
    var player = try player(isPlaying: false)
    #expect(player.handle(.key(.character("t")), at: .start) == .takeOver)
    #expect(player.handle(.key(.escape), at: .start) == .leave)
  }

  @Test func playingStopsAtADifferenceAndGoesOnFromThere() throws {
    var session = try RecordedWalks.session()
    let index = try #require(session.steps.firstIndex { !$0.answers.isEmpty })
    session.steps[index].answers[0].answer.value = "success"
    var player = ReplayPlayer(
      session, catalog: Fixtures.shipped, size: size, speed: .atOnce)
    player.advance(to: .start)
    #expect(player.divergence?.step == index + 1)
    #expect(!player.isPlaying)
    #expect(player.frame().surface.text.contains("Differs at step \(index + 1)"))
    _ = player.handle(.key(.character(" ")), at: .start)
    player.advance(to: .start)
    #expect(player.replayer.isAtEnd)
  }

  @Test func whatIsLookedUpInAPauseDoesNotTouchTheWalk() throws {
    var player = try player(isPlaying: false)
    for _ in 0..<3 { try press("Right", &player) }
    let walk = player.replayer.shell
    try press("e", &player)
    #expect(player.replayer.shell == walk)
    try press("e", &player)
    try press("G", &player)
    #expect(player.divergence == nil)
  }

  @Test func aSmallerWindowShowsTheSameWalk() throws {
    var player = try player(isPlaying: false)
    _ = player.handle(.resized(Size(columns: 60, rows: 20)), at: .start)
    #expect(player.frame().surface.size == Size(columns: 60, rows: 20))
    try press("G", &player)
    #expect(player.frame().surface.size == Size(columns: 60, rows: 20))
    #expect(player.divergence == nil)
  }
}
