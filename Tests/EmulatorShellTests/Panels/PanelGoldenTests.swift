import EmulatorTestSupport
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// Each panel as a whole, in the half of a small window and in a wide one.
@Suite struct PanelGoldenTests {
  @Test(arguments: PanelKind.allCases)
  func narrow(kind: PanelKind) {
    let text = PanelStory.story.painted(kind, columns: 40, rows: 21).text
    Golden.expect(text, "panels/\(kind.rawValue)-40x21")
  }

  @Test(arguments: PanelKind.allCases)
  func wide(kind: PanelKind) {
    let text = PanelStory.story.painted(kind, columns: 70, rows: 38, hasFocus: false).text
    Golden.expect(text, "panels/\(kind.rawValue)-70x38")
  }

  @Test(arguments: PanelKind.allCases)
  func empty(kind: PanelKind) {
    let text = PanelStory.empty.painted(kind, columns: 40, rows: 21).text
    Golden.expect(text, "panels/\(kind.rawValue)-empty")
  }

  @Test(arguments: [PanelKind.pipeline, .alerts, .store, .user, .events])
  func afterAWalkThatRefusesAcceptsAndBuys(kind: PanelKind) {
    let story = PanelStory.walked
    Golden.expect(
      story.painted(kind, columns: 40, rows: 21).text, "panels/walked-\(kind.rawValue)-40x21")
    Golden.expect(
      story.painted(kind, columns: 70, rows: 38).text, "panels/walked-\(kind.rawValue)-70x38")
  }

  @Test func oneInterceptor() {
    var story = PanelStory.story
    _ = story.press(.press, in: .interceptors)
    Golden.expect(
      story.painted(.interceptors, columns: 40, rows: 21).text, "panels/interceptors-form")
  }

  @Test func wholeEvent() {
    var story = PanelStory.story
    _ = story.press(.press, in: .events)
    Golden.expect(story.painted(.events, columns: 40, rows: 21).text, "panels/events-whole")
  }

  @Test func asciiPipeline() {
    let text = PanelStory.story.painted(.pipeline, columns: 40, rows: 21, glyphs: .ascii).text
    Golden.expect(text, "panels/pipeline-ascii")
  }
}
