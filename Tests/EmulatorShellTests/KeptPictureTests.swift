import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// What the face keeps of its last picture never shows: each frame is the one that is drawn by a
/// shell that has kept nothing.
@Suite struct KeptPictureTests {
  @Test(arguments: [UInt64](1...12))
  func aFrameWithKeptPicturesIsThatOfAShellThatKeptNone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shell = Shell(catalog: Fixtures.shipped, seed: seed)
    var moment = Instant.start
    for step in 0..<60 {
      moment = moment.advanced(by: Int.random(in: 0...1_500, using: &generator))
      _ = shell.handle(input(&generator), at: moment)
      var forgetful = shell
      forgetful.picture = PhonePicture()
      forgetful.kept = KeptFrame()
      let isDrawn = Int.random(in: 0..<4, using: &generator) > 0
      let frame = isDrawn ? shell.draw() : shell.frame()
      #expect(frame == forgetful.frame(), "seed \(seed), step \(step)")
      #expect(shell.targets == forgetful.targets, "seed \(seed), step \(step)")
      #expect(shell.nextDeadline == forgetful.nextDeadline, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: Fixtures.shipped.project.placements.map(\.id))
  func timeGoesOnInStepsThatDoNotShow(placement: String) {
    var generator = SeededGenerator(seed: 41)
    var shell = Shell(catalog: Fixtures.shipped)
    _ = shell.command(.openPlacement(placement), at: .start)
    var moment = Instant.start
    for _ in 0..<40 {
      moment = moment.advanced(by: Int.random(in: 0...700, using: &generator))
      _ = shell.handle(.key([.tab, .enter].randomElement(using: &generator) ?? .tab), at: moment)
      _ = shell.draw()
      guard let shownAt = shell.walk.presentation?.shownAt, let view = shell.picture.views.last
      else { continue }
      var exact = view
      exact.elapsedMilliseconds = shell.walk.now.milliseconds - shownAt.milliseconds
      if view.loading != nil { exact.clockMilliseconds = shell.walk.now.milliseconds }
      let catalog = Fixtures.shipped
      let isSame =
        ScreenRenderer.render(view, catalog: catalog).surface
        == ScreenRenderer.render(exact, catalog: catalog).surface
      #expect(isSame, "\(placement) after \(exact.elapsedMilliseconds) ms")
    }
  }

  private func input(_ generator: inout SeededGenerator) -> Input {
    if Int.random(in: 0..<20, using: &generator) == 0 {
      let sizes = [(80, 24), (120, 40), (60, 20), (39, 11)]
      let size = sizes.randomElement(using: &generator) ?? (80, 24)
      return .resized(Size(columns: size.0, rows: size.1))
    }
    return .key(Self.keys.randomElement(using: &generator) ?? .enter)
  }

  private static let keys: [Key] =
    [.tab, .tab, .enter, .enter, .enter, .escape, .up, .down, .left, .right]
    + "piaserzZv#AIMSUODLw/".map { .character($0) }
}
