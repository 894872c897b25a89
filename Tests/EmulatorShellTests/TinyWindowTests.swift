import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// No window is too small to be drawn in (case 74).
@Suite struct TinyWindowTests {
  private static let sizes: [(Int, Int)] = [
    (0, 0), (1, 1), (1, 200), (200, 1), (2, 2), (10, 3), (39, 11), (39, 12), (40, 11), (40, 12),
    (41, 13), (59, 14), (60, 12), (71, 24), (72, 12), (73, 15), (99, 34), (100, 33), (100, 34),
    (250, 12), (300, 100),
  ]

  @Test func everyPlaceIsDrawnAtEverySize() {
    for sample in PlaceSamples.all {
      var stage = sample.stage
      for (columns, rows) in Self.sizes {
        stage.resize(columns, rows)
        let frame = stage.shell.frame()
        #expect(frame.surface.size == Size(columns: columns, rows: rows))
        if let cursor = frame.cursor { #expect(frame.surface.bounds.contains(cursor)) }
      }
    }
  }

  @Test func aWindowThatIsTooSmallSaysWhatItNeedsAndOnlyLeaves() {
    var stage = Stage(columns: 39, rows: 11)
    #expect(stage.text.contains("Paywalk needs 40×12."))
    #expect(stage.text.contains("This window is 39×11."))
    for key in ["Enter", "p", "A", "?", ":", "Esc", "Tab"] { stage.press(key) }
    #expect(stage.shell.walk.presentation == nil)
    #expect(stage.requests.isEmpty)
    stage.press("q")
    #expect(stage.requests == [.quit(keepsRecording: true)])
  }

  @Test func bordersStayStraightWhateverTheTexts() {
    let hostile = [
      "\u{1B}[31mred\u{7}", "年間プラン年間プラン年間プラン", "e\u{301}\u{302}\u{303}\u{304}",
      "👨‍👩‍👧‍👦👍🏽🇫🇷", "\u{202E}right to left\u{202C}", "\u{0}\u{85}\u{2028}x", "مرحبا بالعالم",
      String(repeating: "long", count: 100), "\t\u{200B}\u{FEFF}",
    ]
    for text in hostile {
      var project = Plus.project
      project.name = text
      project.placements = [Placement(id: text, screenID: text, note: text)]
      project.integration.termsTitle = text
      project.integration.termsText = text
      let screen = Screen(
        id: text,
        root: Component(
          .vstack(Stack([Plus.button(text, Action(.purchase, planID: text), isFilled: true)]))))
      var stage = Stage(Catalog(project: project, screens: [screen]))
      for key in ["", "Enter", "Enter", "?"] {
        if !key.isEmpty { stage.press(key) }
        for row in stage.rows {
          #expect(TextWidth.columns(of: row) <= 80)
          #expect(row.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        }
        if key != "?" {
          let sides = stage.shell.frame().surface
          for row in 2..<21 { #expect("┃│║".contains(sides[0, row].glyph.text)) }
          for row in 2..<21 { #expect("┃│".contains(sides[39, row].glyph.text)) }
        }
      }
    }
  }

  @Test func randomKeysNeverTrapAndAlwaysReplayToTheSameDigest() {
    let keys = KeyTable.bindings.flatMap(\.keys)
    for seed in UInt64(1)...4 {
      var random = SeededGenerator(seed: seed)
      var one = Stage()
      var other = Stage()
      for step in 0..<120 {
        let key = keys[Int(random.next() % UInt64(keys.count))]
        let pause = Int(random.next() % 2_000)
        for index in 0...1 {
          if index == 0 {
            one.wait(pause)
            one.input(.key(key))
          } else {
            other.wait(pause)
            other.input(.key(key))
          }
        }
        if step.isMultiple(of: 10) {
          #expect(one.shell.digest == other.shell.digest, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func randomInputsOfAllKindsNeverTrap() {
    let keys = KeyTable.bindings.flatMap(\.keys)
    for seed in UInt64(11)...13 {
      var random = SeededGenerator(seed: seed)
      var stage = Stage(ShippedScreenTests.catalog)
      func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
      for step in 0..<150 {
        stage.wait(number(3_000))
        switch number(8) {
        case 0:
          let point = Point(column: number(130) - 2, row: number(45) - 2)
          let action = Mouse.Action.allCases[number(Mouse.Action.allCases.count)]
          stage.input(.mouse(Mouse(action, at: point)))
        case 1: stage.input(.paste("年\u{1B}[2J\n\u{202E}"))
        case 2: stage.resize(number(140), number(50))
        default: stage.input(.key(keys[number(keys.count)]))
        }
        let frame = stage.shell.frame()
        #expect(frame.surface.size == stage.shell.options.size, "seed \(seed), step \(step)")
      }
    }
  }
}
