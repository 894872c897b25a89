import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Stepping back and forward by snapshots.
@Suite struct HistoryTests {
  @Test func aStepBackUndoesTheLastThingDone() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter")
    #expect(stage.shell.steps.count == 3)
    stage.press("z")
    #expect(stage.shell.walk.dialogs.last?.kind == .appScreen(.terms))
    #expect(stage.noteRow.hasPrefix(" · Step back to 2 of 3. What followed is kept as branch 2."))
    #expect(stage.text.contains("[▸ Refuse ◂]"))
  }

  @Test func aStepForwardBringsItBack() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter")
    let walk = stage.shell.walk
    stage.press("z", "z", "z", "Z", "Z", "Z")
    #expect(stage.shell.walk.trace == walk.trace)
    #expect(stage.shell.walk.presentation == walk.presentation)
    #expect(stage.noteRow == " · Step forward to 3 of 3.")
  }

  @Test func theEndsOfTheWaySaySo() {
    var stage = Stage()
    stage.press("z")
    #expect(stage.noteRow == " · Nothing to step back to: this is the first moment.")
    stage.press("Z")
    #expect(stage.noteRow == " · Nothing ahead: this is the newest moment.")
  }

  @Test func doingSomethingElseLeavesABranch() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter", "z", "1", "Enter")
    #expect(stage.shell.steps.map(\.kind) == [.input, .input, .branch, .input])
    #expect(stage.shell.steps[2].text == "branch 2: 1 left behind")
    #expect(stage.shell.history.branchCount == 1)
    stage.press("Z")
    #expect(stage.noteRow == " · Nothing ahead: this is the newest moment.")
  }

  @Test func theWalksClockGoesOnFromTheStepAndNoTimerFiresTwice() {
    var project = Plus.project
    project.integration.interceptors[.purchase] = InterceptorSetting(delayMilliseconds: 5_000)
    var stage = Stage(Plus.catalog(project))
    stage.press("Enter", "Enter")
    let asked = stage.shell.walk.now
    stage.wait(60_000)
    stage.press("z")
    #expect(stage.shell.walk.now < asked.advanced(by: 3_000))
    stage.wait(1_000)
    #expect(stage.shell.walk.dialogs.isEmpty)
    #expect(stage.shell.walk.emulator.press == nil)
    stage.press("Enter")
    let deadline = stage.shell.walk.nextDeadline ?? .start
    #expect(deadline == stage.shell.walk.now.advanced(by: 5_000))
  }

  @Test func aStepOfTheRecordingPanelCanBeGoneTo() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter", "r", "g", "Enter")
    #expect(stage.shell.steps.count == 1)
    #expect(stage.shell.walk.dialogs.isEmpty)
    #expect(stage.shell.walk.presentation?.screenID == "plans")
  }

  @Test func onlySoManySnapshotsAreKept() {
    var stage = Stage()
    stage.press("Enter")
    for _ in 0..<(History.limit + 20) { stage.press("O") }
    #expect(stage.shell.history.past.count == History.limit)
    stage.shell.goToStep(3)
    #expect(stage.shell.ownNote?.text.hasPrefix("Step 3 is no longer kept") == true)
  }

  @Test func aMarkerIsAStepWithItsName() {
    var stage = Stage()
    stage.press("Enter", "b", "C-u")
    stage.type("terms refused")
    stage.press("Enter")
    #expect(stage.shell.steps.last?.kind == .marker)
    #expect(stage.shell.steps.last?.text == "terms refused")
    #expect(stage.requests == [.setMarker("terms refused")])
    #expect(stage.noteRow == " ✓ Marker set: terms refused.")
  }
}
