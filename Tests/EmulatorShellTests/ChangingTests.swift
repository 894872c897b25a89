import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Capital letters and what the note row says of them.
@Suite struct ChangingTests {
  private func note(after keys: String...) -> String {
    var stage = Stage()
    stage.press("Enter")
    for key in keys { stage.press(key) }
    return stage.noteRow
  }

  @Test func eachCapitalSaysWhatChanged() {
    #expect(note(after: "A") == " · UI handler on: your app draws the alerts set to custom.")
    #expect(note(after: "M") == " · Mode is observer from the next press on.")
    #expect(
      note(after: "I")
        == " · Interceptors off: the SDK performs every action itself. I brings them back.")
    #expect(note(after: "I", "I") == " · Interceptors on: 3 registered.")
    #expect(note(after: "O").contains("Offline: fetches and the store fail with a network error."))
    #expect(note(after: "S").contains("The store answers bought from now on"))
    #expect(note(after: "D").contains("Links are held from now on."))
    #expect(note(after: "R") == " · The recording is kept, from the first step on.")
  }

  @Test func theStatusFollows() {
    var stage = Stage(columns: 120, rows: 40)
    stage.press("Enter", "A", "M", "O", "S", "D", "R")
    for chip in ["alerts APP", "observer", "offline", "store bought", "links held", "● REC"] {
      #expect(stage.status.contains(chip), "\(chip): \(stage.status)")
    }
  }

  @Test func modeChangesLeaveTheRunningChain() {
    var stage = Stage()
    stage.press("Enter", "Enter", "M")
    #expect(
      stage.noteRow
        == " · Mode is observer from the next press on. The running chain stays full.")
  }

  @Test func signingInAsksForTheUser() {
    var stage = Stage()
    stage.press("U", "C-u")
    stage.type("ada")
    stage.press("Enter")
    #expect(stage.shell.walk.emulator.user.userID == "ada")
    #expect(stage.status.contains(" · ada · "))
    stage.press("U")
    #expect(stage.shell.walk.emulator.user.userID == nil)
  }

  @Test func anotherPlatformBeginsANewWalk() {
    var stage = Stage()
    stage.press("Enter", "Enter", "P")
    #expect(stage.text.contains("paywalk · platform"))
    stage.press("2", "Enter")
    #expect(stage.shell.walk.emulator.profile.platform == .android)
    #expect(stage.shell.walk.presentation == nil)
    #expect(stage.shell.steps.isEmpty)
    #expect(
      stage.requests == [
        .beginAgain(Profile(platform: .android, mode: .full), Plus.project.integration)
      ])
  }

  @Test func walkingAgainKeepsWhatYourAppDoes() {
    var stage = Stage()
    stage.press("A", "Enter", "C-r", "Enter")
    #expect(stage.shell.walk.presentation == nil)
    #expect(stage.shell.walk.emulator.hasUIHandler)
    #expect(stage.shell.walk.trace.isEmpty)
  }

  @Test func savingIsOffUntilSomethingChanged() {
    var stage = Stage()
    stage.press("C-s")
    #expect(stage.noteRow == " · Nothing to save: the integration is as it was read.")
    stage.press("A", "C-s")
    var changed = Plus.project.integration
    changed.hasUIHandler = true
    #expect(stage.requests == [.saveIntegration(changed)])
  }

  @Test func aSaveThatFailedCanBeTriedAgain() {
    var stage = Stage()
    stage.press("A", "C-s")
    stage.shell.tell(Note(.bad, "The integration is not saved. The disk is full."))
    #expect(stage.noteRow == " ✗ The integration is not saved. The disk is full.")
    stage.press("C-s")
    #expect(stage.requests.count == 2)
  }

  @Test func whatIsToldFromOutsideLeavesNoTrace() {
    var told = Stage()
    told.press("A", "C-s")
    var untold = told
    told.shell.tell(Note(.good, "The integration is written to paywalk.json."))
    #expect(told.noteRow == " ✓ The integration is written to paywalk.json.")
    told.press("j")
    untold.press("j")
    #expect(told.shell == untold.shell)
  }

  @Test func theRecordingPanelKnowsWhatRChanged() {
    var stage = Stage()
    stage.press("Enter", "r", "R")
    #expect(stage.text.contains("● kept"))
  }

  @Test func leavingAsksOnlyWhenSomethingWouldBeLost() {
    var quick = Stage()
    quick.press("Enter", "q")
    #expect(quick.requests == [.quit(keepsRecording: false)])
    var kept = Stage()
    kept.press("Enter", "R", "q", "3", "Enter")
    #expect(kept.requests == [.setRecording(isKept: true)])
    #expect(kept.noteRow == " · The walk goes on.")
    kept.press("q", "Enter")
    #expect(kept.requests.last == .quit(keepsRecording: true))
    kept.press("q", "2", "Enter")
    #expect(kept.requests.last == .quit(keepsRecording: false))
  }

  @Test func aKeyThatMeansNothingSaysSo() {
    #expect(note(after: "X") == " · X does nothing on the paywall. ? lists the keys.")
    #expect(note(after: "F5") == " · F5 does nothing on the paywall. ? lists the keys.")
  }

  @Test func copyingAsksTheTerminal() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter", "y")
    #expect(
      stage.requests == [
        .copy("Chain stopped: your app answered failed (Refuse). Nothing was bought.")
      ])
    #expect(stage.noteRow.hasPrefix(" · Copied: 1 line."))
  }
}
