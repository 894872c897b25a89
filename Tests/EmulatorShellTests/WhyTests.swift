import EmulatorCore
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Why a line is there, and another answer from its moment.
@Suite struct WhyTests {
  /// The terms are refused: the chain has stopped, and `w` has been pressed.
  private func refused() -> Stage {
    var stage = Stage()
    stage.press("Enter", "Enter", "2", "Enter", "w")
    return stage
  }

  @Test func theValuesTheRuleItsPlaceAndTheKeyAreTold() {
    let stage = refused()
    for text in [
      "your app answered  failed", "to                 purchase, 1 of 2",
      "you chose          Refuse, in terms", "mode, profile      full, iOS 6.2",
      "failed drops the rest of the chain", "docs.purchasely.com/docs/action-interceptor",
      "i changes what your app shows and answers.", "Try another answer from there",
      "1 success     chain goes on", "2 notHandled  the SDK buys",
    ] {
      #expect(stage.text.contains(text), "\(text)\n\(stage.text)")
    }
  }

  @Test func anotherAnswerIsGivenAtTheMomentOfTheCall() {
    var stage = refused()
    stage.press("2", "Enter")
    #expect(stage.shell.walk.answers.map(\.value) == ["notHandled"])
    #expect(stage.shell.walk.dialogs.last?.kind == .storePurchase)
    #expect(stage.noteRow.contains("answered notHandled instead"))
    #expect(stage.shell.steps.contains { $0.kind == .branch })
  }

  @Test func aLongTextIsReadOnBeforeAnOptionIsChosen() {
    var stage = refused()
    stage.resize(40, 12)
    #expect(stage.text.contains("Chain stopped"))
    stage.press("Down", "Down", "Down")
    #expect(!stage.text.contains("▸ 1 success"), "\(stage.text)")
    for _ in 0..<30 { stage.press("Down") }
    #expect(stage.text.contains("▸ 1 success") || stage.text.contains("▸ 2 notHandled"))
  }

  @Test func enterWithoutAChoiceOnlyCloses() {
    var stage = refused()
    stage.press("Enter")
    #expect(stage.shell.windows.isEmpty)
    #expect(stage.shell.walk.answers.map(\.value) == ["failed"])
  }

  @Test func anAnswerThatWasGivenAtOnceIsGivenAnew() {
    var stage = Stage()
    stage.press("Enter", "i")
    while stage.shell.walk.app.integration.interceptors[.purchase]?.shows != .nothing {
      stage.press("Left")
    }
    stage.press("1", "i", "Enter", "p")
    #expect(stage.shell.walk.answers.map(\.value) == ["success"])
    let line = stage.shell.walk.trace.lastIndex { $0.text == "answers success" }
    stage.shell.why(ofLine: line ?? 0)
    stage.press("1", "Enter")
    #expect(stage.shell.walk.answers.map(\.value) == ["failed"])
    #expect(stage.shell.walk.presentation?.screenID == "plans")
  }

  @Test func everyLineOfAWalkSaysWhy() {
    var stage = refused()
    stage.press("Esc")
    for index in stage.shell.walk.trace.indices {
      stage.shell.why(ofLine: index)
      guard case .question(let question)? = stage.shell.windows.last else {
        Issue.record("line \(index) says nothing")
        return
      }
      #expect(!question.facts.isEmpty && question.texts.count >= 2, "line \(index)")
      stage.shell.windows.removeLast()
    }
  }

  @Test func aBrokenRuleTellsItsFixAndItsPage() {
    var stage = Stage()
    stage.press("Enter", "i")
    while stage.shell.walk.app.integration.interceptors[.purchase]?.shows != .nothing {
      stage.press("Left")
    }
    stage.press("1", "i", "Enter")
    let line = stage.shell.walk.trace.lastIndex { $0.text.hasPrefix("PLY103") }
    stage.shell.why(ofLine: line ?? 0)
    #expect(stage.text.contains("Fix: Answer success after your own purchase"), "\(stage.text)")
    #expect(stage.text.contains("paywalk explain PLY103"))
  }

  @Test func theStoresSheetCanBeLeftAnotherWay() throws {
    var stage = Stage()
    stage.press("Enter", "Enter", "1", "Enter", "2", "Enter")
    let index = stage.shell.walk.trace.lastIndex { $0.who == .STORE }
    let line = try #require(index)
    #expect(stage.shell.walk.trace[line].text.hasSuffix("cancelled"))
    stage.shell.why(ofLine: line)
    #expect(stage.text.contains("3 failed"), "\(stage.text)")
    stage.press("1", "Enter")
    #expect(stage.shell.walk.trace.last { $0.who == .STORE }?.text.hasSuffix("bought") == true)
    #expect(stage.noteRow.contains("The store answers bought instead"))
  }

  @Test(arguments: Reason.Lever.allCases)
  func aKeyThatChangesItIsNamedByItsSign(lever: Reason.Lever) {
    let text = LeverText.text(of: lever)
    #expect(text.hasSuffix("."))
    #expect(!text.hasPrefix(" "), "the key table has no such key")
  }
}
