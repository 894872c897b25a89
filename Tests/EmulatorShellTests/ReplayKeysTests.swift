import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Keys while a recording is played.
@Suite struct ReplayKeysTests {
  private static func stage() -> Stage {
    var stage = Stage()
    stage.press("Enter", "Enter")
    var bar = ReplayBar(count: 24, total: Instant(milliseconds: 62_800), markers: [6])
    bar.step = 4
    stage.shell.replay = bar
    return stage
  }

  @Test(arguments: [
    ("Space", Intent.playOrPause), ("Left", .left), ("l", .right), ("n", .nextProblem),
    ("N", .previousProblem), ("<", .slower), (">", .faster), ("G", .last), ("t", .takeOver),
    ("Esc", .back),
  ])
  func eachKeyIsARequest(key: String, intent: Intent) {
    var stage = Self.stage()
    stage.press(key)
    #expect(stage.requests == [.replay(intent)])
  }

  @Test func nothingOfTheReplayChangesTheWalk() {
    var stage = Self.stage()
    let walk = stage.shell.walk
    for key in ["Enter", "1", "A", "M", "U", "O", "D", "R", "C-r", "d", "z", "Z", "b", "S", "P"] {
      stage.press(key)
      #expect(stage.noteRow.hasPrefix(" · "), "\(key): \(stage.noteRow)")
    }
    for kind in PanelKind.allCases {
      stage.press(String(kind.letter))
      for key in ["Right", "x", "-", "+", "t", "Enter", "Esc", "Esc"] { stage.press(key) }
    }
    stage.click(10, 10)
    #expect(stage.shell.walk == walk)
  }

  @Test func aStepNumberIsAskedFor() {
    var stage = Self.stage()
    stage.press("g", "1", "2", "Enter")
    #expect(stage.requests == [.seek(step: 12)])
    stage.press("g", "9", "9", "Enter")
    #expect(stage.noteRow == " · There is no such step. They go from 0 to 24.")
  }

  @Test func draggingOnTheScrubberSeeks() {
    var stage = Self.stage()
    stage.click(3, 21, .drag)
    #expect(stage.requests == [.seek(step: 0)])
    stage.click(3, 5, .drag)
    #expect(stage.requests.count == 1)
  }

  @Test func panelsCanBeLookedInto() {
    var stage = Self.stage()
    stage.press("p")
    #expect(stage.shell.place == .panel(.pipeline))
    stage.press("Esc")
    #expect(stage.shell.place == .replay)
  }
}
