import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// What the keys of Pipeline do, and which lines it shows.
@Suite struct PipelinePanelTests {
  private var story = PanelStory.story

  private func border(_ story: PanelStory, rows: Int = 21, typing: TextField? = nil) -> String {
    story.painted(.pipeline, columns: 60, rows: rows, typing: typing).rows.last ?? ""
  }

  @Test func aFinishedPressFoldsToItsEnd() {
    #expect(story.rows(.pipeline)[0] == " 0:12.4 you   tap “Continue”  failed +")
    #expect(!story.rows(.pipeline).contains { $0.contains("answers failed") })
  }

  @Test func aPressWithADiagnosticStaysOpen() {
    var story = story
    story.walk.trace.insert(
      TraceLine(
        at: .start, press: 1, who: .check, mark: .problem, depth: 1, text: "PLY103 unpaid"), at: 8)
    #expect(story.rows(.pipeline, rows: 40).contains { $0.contains("! check  PLY103 unpaid") })
  }

  @Test func theRunningPressNeverFoldsByItself() {
    var story = story
    story.walk.trace.removeLast(4)
    story.walk.trace.append(TraceLine(at: .start, press: nil, who: .you, text: "offline on"))
    #expect(story.rows(.pipeline).contains { $0.contains("asks your app, call 8") })
  }

  @Test func leftFoldsAndRightUnfoldsThePress() {
    var story = story
    _ = story.press(.left, in: .pipeline)
    #expect(story.rows(.pipeline)[1] == "▸0:17.1 you   tap “Conti… not bought +")
    #expect(story.rows(.pipeline).filter { !$0.isEmpty }.count == 2)
    _ = story.press(.right, in: .pipeline)
    #expect(story.rows(.pipeline).filter { !$0.isEmpty }.count == 18)
  }

  @Test func minusFoldsAllAndPlusUnfoldsAll() {
    var story = story
    _ = story.press(.foldAll, in: .pipeline)
    #expect(story.rows(.pipeline, rows: 40).filter { !$0.isEmpty }.count == 2)
    _ = story.press(.unfoldAll, in: .pipeline)
    #expect(story.rows(.pipeline, rows: 40).filter { !$0.isEmpty }.count == 27)
  }

  @Test func movingUpStopsFollowingAndFBringsItBack() {
    var story = story
    #expect(border(story).contains("18 lines") && border(story).contains("following"))
    _ = story.press(.up, in: .pipeline)
    #expect(border(story).contains("line 15 of 18") && border(story).contains("f follow"))
    _ = story.press(.follow, in: .pipeline)
    #expect(border(story).contains("following"))
  }

  @Test func aShortPanelFollowsTheEndAndSaysWhichLinesItShows() {
    #expect(border(story, rows: 9).contains("12–18 of 18"))
    let rows = story.rows(.pipeline, rows: 9)
    #expect(rows.last == "        SDK   button released")
  }

  @Test func nFindsAProblemInAFoldedPressAndUnfoldsIt() {
    var story = story
    _ = story.press(.first, .nextProblem, in: .pipeline)
    #expect(story.rows(.pipeline).contains("▸     ✗ SDK    chain stops: failed"))
    _ = story.press(.nextProblem, in: .pipeline)
    #expect(story.rows(.pipeline).contains("▸     ✗ SDK    chain stops: not bought"))
    let reply = story.press(.nextProblem, in: .pipeline)
    #expect(reply.reason == "No other problem (✗ or !) that way.")
  }

  @Test(arguments: [
    ("answers", 2), ("who:APP", 4), ("who:app answers", 2), ("#8", 2), ("!", 2), ("nowhere", 0),
  ])
  func aFilterKeepsTheLinesThatMatch(filter: String, count: Int) {
    var story = story
    story.panels.setFilter(filter, in: .pipeline)
    #expect(border(story).contains("/ \(filter) · \(count) of 27"))
    #expect(story.panels.filter(in: .pipeline) == filter)
  }

  @Test func aWrongFilterIsMarkedAndTheOldOneStays() {
    var story = story
    story.panels.setFilter("answers", in: .pipeline)
    story.panels.setFilter("who:nobody", in: .pipeline)
    #expect(border(story).contains("/ who:nobody ✗"))
    #expect(story.panels.filter(in: .pipeline) == "answers")
    #expect(story.rows(.pipeline).filter { !$0.isEmpty }.count == 2)
  }

  @Test func whileOneTypesTheBorderShowsTheFieldWithItsCursor() {
    #expect(border(story, typing: TextField("who:A")).contains("/ who:A█"))
  }

  @Test func escapeClearsTheFilterAndThenLeaves() {
    var story = story
    story.panels.setFilter("answers", in: .pipeline)
    #expect(story.press(.back, in: .pipeline) == .done)
    #expect(story.panels.filter(in: .pipeline).isEmpty)
    #expect(story.press(.back, in: .pipeline).effects == [.leave])
  }

  @Test func enterTellsTheRuleBehindALine() throws {
    var story = story
    let reply = story.press(.press, in: .pipeline)
    let reason = "A default that fails drops the rest of the chain."
    let chosen = story.panels.chosenLine(
      in: .pipeline, context: story.context(Size(columns: 80, rows: 24)))
    #expect(chosen?.text == "SDK chain stops: not bought")
    #expect(chosen?.reason == "\(reason)")
    #expect(reply.effects == [.why(line: try #require(chosen?.traceIndex))])
  }

  @Test func aKeyOfAnotherPanelSaysThatItHasNoUseHere() {
    var story = story
    #expect(story.press(.export, in: .pipeline).reason != nil)
  }

  @Test func whatIsStillToComeOfTheChainIsTheLastRow() {
    var stage = Stage()
    stage.press("Enter", "Enter")
    #expect(stage.text.contains("2/2 SDK   openPresentation not yet"), "\(stage.text)")
    stage.press("p", "G", "y")
    #expect(stage.requests.contains(.copy("SDK openPresentation not yet")))
    stage.press("w")
    #expect(stage.noteRow.contains("No rule behind this line"))
    stage.press("Enter", "Left", "Right", "n", "N", "Esc")
    stage.press("2", "Enter")
    #expect(!stage.text.contains("not yet") && stage.text.contains("openPresentation skipped"))
  }
}
