import EmulatorCore
import EmulatorTestSupport
import Testing

@testable import EmulatorShell

/// Lines typed at random: each gets an answer, none traps.
@Suite struct LinearRandomTests {
  private static let typed = [
    "1", "2", "3", "4", "5", "6", "7", "0", "12", "1 ada", "3 network", "screen", "more", "?", "p",
    "i", "a", "s", "u", "e", "r", "Up", "Down", "Enter", "A", "I", "M", "S", "U", "O", "D", "z",
    "Z",
    "d", "b", "w", "/", "nw://ply/placements/premium", "", "nonsense", "x", "t", "-", "C-r",
  ]

  @Test(arguments: [11, 12, 13])
  func everyLineIsAnswered(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var shell = Shell(catalog: WalkStory.catalog)
    _ = shell.command(.openPlacement("premium"), at: .start)
    var face = LinearFace(shell)
    _ = face.opening()
    for step in 0..<60 where !face.isFinished {
      let line = try #require(Self.typed.randomElement(using: &generator))
      let answer = face.handle(line: line, at: Instant(milliseconds: step * 1_000))
      #expect(!answer.isEmpty, "seed \(seed), step \(step), \(line)")
      #expect(answer.allSatisfy { !$0.isEmpty }, "seed \(seed), step \(step), \(line)")
    }
  }
}
