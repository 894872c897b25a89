import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// Panels in windows of any size.
@Suite struct PanelTinyTests {
  @Test(arguments: PanelKind.allCases)
  func noSizeTraps(kind: PanelKind) {
    for columns in 0...12 {
      for rows in 0...6 {
        let drawn = PanelStory.empty.painted(kind, columns: columns, rows: rows)
        #expect(drawn.size == Size(columns: columns, rows: rows))
      }
    }
  }

  @Test(arguments: PanelKind.allCases)
  func nothingIsWrittenOutsideTheRectangle(kind: PanelKind) {
    let surface = PanelStory.story.painted(
      kind, in: Rect(column: 3, row: 2, columns: 40, rows: 9), of: Size(columns: 50, rows: 14))
    for row in 0..<14 {
      for column in 0..<50 where !(3..<43).contains(column) || !(2..<11).contains(row) {
        #expect(surface[column, row] == Cell())
      }
    }
  }

  @Test(arguments: PanelKind.allCases)
  func asciiPanelsHaveNoOtherCharacters(kind: PanelKind) {
    let text = PanelStory.story.painted(kind, columns: 70, rows: 38, glyphs: .ascii).text
    let strangers = text.unicodeScalars.filter { !$0.isASCII }
    #expect(strangers.allSatisfy { "€".unicodeScalars.contains($0) }, "\(text)")
  }

  @Test(arguments: PanelKind.allCases)
  func withoutColoursOnlyTheFocusIsReversed(kind: PanelKind) {
    let panel = PanelStory.story.painted(kind, columns: 40, rows: 21, depth: .mono)
    let reversed = (0..<21).filter { panel[5, $0].style.attributes.contains(.reverse) }
    #expect(reversed.count <= 1)
    #expect(panel.cells.allSatisfy { $0.style.foreground == .terminal })
  }
}
