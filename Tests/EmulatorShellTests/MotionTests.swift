import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// When something moves by itself (frames §10).
@Suite struct MotionTests {
  private static func frozen(reducesMotion: Bool = false) -> Stage {
    var project = Plus.project
    project.integration.interceptors[.purchase] = InterceptorSetting(fault: .never)
    var options = ShellOptions()
    options.reducesMotion = reducesMotion
    var stage = Stage(Plus.catalog(project), options: options)
    stage.press("Enter", "Enter")
    return stage
  }

  @Test func nothingMovesWhileNothingLoads() {
    var stage = Stage()
    #expect(stage.shell.nextDeadline == nil)
    stage.press("Enter")
    #expect(stage.shell.nextDeadline == nil)
    let frame = stage.shell.frame()
    stage.press("2")
    stage.press("1")
    #expect(stage.shell.frame().surface.rows.dropFirst() == frame.surface.rows.dropFirst())
  }

  @Test func aLoadingMarkMovesEvery120Milliseconds() {
    var stage = Self.frozen()
    stage.wait(200)
    let due = stage.shell.nextDeadline?.milliseconds ?? 0
    #expect(due > stage.now.milliseconds && due <= stage.now.milliseconds + 120)
    #expect(due.isMultiple(of: 120))
  }

  @Test func withReducedMotionOnlySecondsCount() {
    var stage = Self.frozen(reducesMotion: true)
    stage.wait(200)
    let due = stage.shell.nextDeadline?.milliseconds ?? 0
    #expect(due == stage.now.milliseconds + 800)
    stage.wait(13_000)
    #expect(stage.text.contains("FROZEN 10 s"))
    stage.wait(60_000)
    #expect(stage.text.contains("FROZEN 60 s"))
  }

  @Test(arguments: [(false, "‹ ○ ● ○ ›"), (true, "‹ ● ○ ○ ›")])
  func withReducedMotionCarouselsStandStill(reducesMotion: Bool, dots: String) {
    let slides = ["One", "Two", "Three"].map { Component(.label(Label(text: $0))) }
    var carousel = Carousel(slides)
    carousel.playsByItself = true
    let root = Component(.vstack(Stack([Component(.carousel(carousel))])))
    var options = ShellOptions()
    options.reducesMotion = reducesMotion
    var stage = Stage(Catalog(screens: [Screen(id: "tour", root: root)]), options: options)
    stage.press("Enter")
    stage.wait(3_500)
    #expect(stage.text.contains(dots))
  }

  @Test func aPressedThingLooksPressedForAMoment() {
    var stage = Stage()
    stage.press("Enter")
    stage.pressAtOnce("Tab", "S-Tab")
    stage.wait(500)
    stage.pressAtOnce("Enter")
    #expect(stage.shell.phone.pressed != nil)
    stage.wait(100)
    #expect(stage.shell.phone.pressed == nil)
  }

  @Test func theOwedAnswerStandsWithItsAgeAndCanBeGiven() {
    var stage = Self.frozen()
    stage.wait(12_000)
    #expect(
      stage.noteRow
        == " ! Your app owes an answer to purchase, call 1, since 12 s. i gives it now.  w why"
        || stage.noteRow.contains("owes an answer to purchase, call 1, since 12 s. i gives it now.")
    )
    stage.press("i", "2")
    #expect(stage.shell.walk.emulator.press == nil)
    #expect(!stage.text.contains("FROZEN"))
  }

  @Test func aPausedReplayStandsStill() {
    var stage = Self.frozen()
    stage.wait(500)
    stage.shell.replay = ReplayBar(count: 3, total: Instant(milliseconds: 3_000))
    let frame = stage.shell.frame()
    #expect(stage.shell.nextDeadline == nil)
    stage.wait(10_000)
    #expect(stage.shell.frame() == frame)
  }
}
