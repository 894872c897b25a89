import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

@Suite struct NoteRowTests {
  private func row(_ stage: Stage) -> String { stage.noteRow.trimmed }

  @Test func eachDialogSaysWhatItHolds() {
    #expect(
      row(PlaceSamples.named("terms"))
        .hasPrefix("… Your app shows its terms. The paywall takes no press until you answer."))
    #expect(row(PlaceSamples.named("sign-in")).hasPrefix("… Your app asks to sign in. The paywall"))
    #expect(
      row(PlaceSamples.named("store sheet")).hasPrefix("… The store waits for your answer. The"))
    #expect(
      row(PlaceSamples.named("SDK alert"))
        == "… An SDK alert closes by its button only. The chain goes on then.")
    var gate = Stage()
    gate.press("Enter", "4", "Enter")
    #expect(row(gate).hasPrefix("… Your app asks for a grown-up."))
  }

  @Test(arguments: [AppScreen.ownStore, .asksYou])
  func whatTheAppAsksHoldsTheScreen(screen: AppScreen) {
    var project = Plus.project
    project.integration.interceptors[.purchase] = InterceptorSetting(shows: screen)
    var stage = Stage(Plus.catalog(project))
    stage.press("Enter", "Enter")
    #expect(row(stage).hasPrefix("… Your app"))
    #expect(row(stage).contains("The paywall takes no press until then."))
  }

  @Test func anOldNoteDoesNotHideWhatHoldsTheScreen() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter")
    #expect(row(stage).hasPrefix("✗ Chain stopped"))
    stage.press("Enter")
    #expect(row(stage).hasPrefix("… Your app shows its terms."))
  }

  @Test func whatWasDoneMeanwhileIsToldFirst() {
    var stage = PlaceSamples.named("terms")
    stage.press("M")
    #expect(row(stage).hasPrefix("· Mode is observer"))
  }

  @Test func aBrokenRuleIsToldBeforeItsDialog() {
    var project = Plus.project
    project.integration.hasUIHandler = true
    project.integration.alerts[.inAppError] = .both
    var stage = Stage(Plus.catalog(project))
    stage.press("Enter", "Enter", "1", "Enter", "3", "Enter")
    #expect(row(stage).hasPrefix("! PLY302"))
  }

  @Test func narrowNotesEndWithASentence() {
    var stage = Stage(columns: 40, rows: 12)
    #expect(row(stage) == "· ⏎ opens premium as your app would.")
    stage.press("Enter", "Enter")
    #expect(row(stage) == "… Your app shows its terms.")
    stage.press("2", "Enter")
    #expect(row(stage) == "✗ Chain stopped: app answered failed")
    stage.press("F12")
    #expect(row(stage) == "· F12 does nothing on the paywall.")
  }

  @Test func aNoteIsCutOnlyWhereNoFormFits() {
    let note = Note(.plain, "One is here. Two is gone. Three.", short: "All three.")
    #expect(note.text(in: 40) { $0.count } == "One is here. Two is gone. Three.")
    #expect(note.text(in: 31) { $0.count } == "One is here. Two is gone.")
    #expect(note.text(in: 12) { $0.count } == "One is here.")
    #expect(note.text(in: 11) { $0.count } == "All three.")
    #expect(note.text(in: 3) { $0.count } == "All three.")
  }
}
