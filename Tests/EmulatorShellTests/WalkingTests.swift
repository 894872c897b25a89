import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

@Suite struct WalkingTests {
  @Test func enterOpensTheChosenPlacement() {
    var stage = Stage()
    stage.press("Enter")
    #expect(stage.shell.walk.presentation?.screenID == "plans")
    #expect(stage.status.hasPrefix(" premium › plans "))
    #expect(stage.focusedLabel == "Continue")
  }

  @Test func refusingTheTermsStopsTheChain() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter")
    #expect(
      stage.noteRow
        == " ✗ Chain stopped: your app answered failed (Refuse). Nothing was bought.  w why")
    #expect(stage.shell.place == .phone)
  }
}
