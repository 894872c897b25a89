import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Flows, empty and loading windows, what was served and why, in the face.
@Suite struct PresentationFrameTests {
  private func expect(_ stage: Stage, _ name: String) {
    Golden.expect(stage.text, "frames/\(name)")
  }

  /// The shipped project with one of its placements chosen in the start list.
  private func stage(
    on placement: String, columns: Int = 80, rows: Int = 24,
    _ change: (inout Project) -> Void = { _ in }
  ) -> Stage {
    var catalog = Fixtures.shipped
    change(&catalog.project)
    var stage = Stage(catalog, columns: columns, rows: rows)
    stage.press("/")
    stage.type(placement)
    stage.press("Enter")
    return stage
  }

  @Test func theStartListSaysWhatAPlacementServes() {
    expect(stage(on: "first_run"), "start-flow-80x24")
    expect(stage(on: "upgrade"), "start-audiences-80x24")
    let student = stage(on: "upgrade") {
      $0.start.attributes = [StartState.Attribute(key: "student", value: "true", kind: .bool)]
    }
    expect(student, "start-variant-80x24")
  }

  @Test func aFlowIsWalked() {
    var stage = stage(on: "first_run")
    stage.press("Enter", "Enter")
    expect(stage, "flow-80x24")
    stage.resize(40, 12)
    expect(stage, "flow-40x12")
    stage.resize(120, 40)
    stage.press("u")
    expect(stage, "flow-user-120x40")
  }

  @Test func anEmptyWindowTakesEveryPress() {
    var stage = stage(on: "first_run") {
      $0.flows[0].steps.removeFirst()
    }
    stage.press("Enter", "S-Tab", "Enter")
    expect(stage, "empty-window-80x24")
    stage.press("Enter", "Esc", "Enter")
    #expect(stage.text.contains("PLY401"))
    stage.resize(40, 12)
    expect(stage, "empty-window-40x12")
  }

  /// Each transition has a look of its own: its shape, or its name in the border.
  @Test func eachTransitionHasItsOwnLook() {
    var looks: [DisplayMode.Kind: String] = [:]
    for kind in DisplayMode.Kind.allCases {
      let screens = Fixtures.shipped.screens.map { screen in
        var screen = screen
        screen.displayMode = DisplayMode(kind)
        return screen
      }
      let shipped = Fixtures.shipped
      var stage = Stage(Catalog(project: shipped.project, screens: screens, store: shipped.store))
      stage.press("/")
      stage.type("settings")
      stage.press("Enter", "Enter")
      looks[kind] = stage.text
      #expect(stage.rows[1].contains(" \(kind.rawValue) "), "\(kind)")
    }
    #expect(looks.count == 6 && Set(looks.values).count == 6)
  }

  @Test func aWindowWaitsForItsPresentation() {
    var stage = stage(on: "premium") { $0.start.fetchLatencyMilliseconds = 3_000 }
    stage.press("Enter")
    stage.wait(1_000)
    expect(stage, "loading-80x24")
    stage.wait(3_000)
    #expect(stage.text.contains("Write without limits"))
  }

  /// Names are texts of others: none of them reaches the terminal as it is.
  @Test(arguments: [(80, 24), (120, 40), (40, 12)])
  func hostileNamesAreDrawnHarmless(columns: Int, rows: Int) {
    let hostile = "\u{1b}[2J\u{202e}日本" + String(repeating: "long ", count: 40)
    var project = Plus.project
    project.audiences = [Audience(id: hostile, name: hostile)]
    project.flows = [
      Flow(id: hostile, name: hostile, steps: [FlowStep(id: hostile, screenID: "plans")])
    ]
    project.campaigns = [
      Campaign(id: hostile, name: hostile, placementIDs: ["premium"], assignment: Assignment())
    ]
    project.campaigns[0].assignment = Assignment(.flow(hostile))
    project.placements.insert(
      Placement(
        id: hostile,
        audiences: [
          Placement.AudienceAssignment(
            audienceID: hostile,
            assignment: Assignment(
              .flow(hostile),
              abTest: ABTest(
                id: hostile,
                variants: [ABTest.Variant(id: hostile, percent: 100, served: .flow(hostile))])))
        ], everyoneElse: Assignment()), at: 0)
    var stage = Stage(Plus.catalog(project), columns: columns, rows: rows)
    var seen = [stage.text]
    for keys in [["Enter"], ["u"], ["Esc", "Esc"], ["Down", "Enter"], ["u"]] {
      for key in keys { stage.press(key) }
      seen.append(stage.text)
    }
    for text in seen {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" })
      #expect(text.split(separator: "\n").count <= rows)
    }
  }
}
