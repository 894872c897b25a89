import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Keys pressed at random, in every panel and at every size.
@Suite struct PanelRandomTests {
  private static let intents: [Intent] = [
    .up, .down, .left, .right, .first, .last, .pageUp, .pageDown, .press, .back, .follow,
    .foldAll, .unfoldAll, .nextProblem, .previousProblem, .answer(.success), .answer(.failed),
    .nextFault, .unregister, .presets, .toggleSDKOrCustom, .clockDayOn, .add, .remove, .fetchAgain,
    .export, .next, .previous, .digit(2), .why,
  ]

  @Test(arguments: [1, 2, 3, 4])
  func aKeyNeitherTrapsNorIsSilentlyWrong(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var story = PanelStory.walked
    for step in 0..<150 {
      let kind = try #require(PanelKind.allCases.randomElement(using: &generator))
      let intent = try #require(Self.intents.randomElement(using: &generator))
      let reply = story.press(intent, in: kind)
      for case .prompt(let prompt) in reply.effects where !prompt.options.isEmpty {
        let option = Int.random(in: 0..<prompt.options.count, using: &generator)
        _ = story.choose(option, of: prompt, in: kind)
      }
      let columns = Int.random(in: 0...90, using: &generator)
      let rows = Int.random(in: 0...30, using: &generator)
      let drawn = story.painted(kind, columns: columns, rows: rows)
      #expect(drawn.size == Size(columns: columns, rows: rows), "seed \(seed), step \(step)")
      #expect(reply.reason?.isEmpty != true, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: PanelKind.allCases)
  func theChosenRowIsAlwaysInSight(kind: PanelKind) {
    var story = PanelStory.walked
    for step in 0..<30 {
      let marked = story.rows(kind, rows: 8).filter { $0.hasPrefix("▸") }
      let isEmpty = kind == .recording
      #expect(marked.count == (isEmpty ? 0 : 1), "\(kind) after \(step) steps")
      _ = story.press(.down, in: kind)
    }
  }
}
