import SurfaceFormats
import TerminalModel
import Testing

@Suite struct ANSITextTests {
  private func surface(_ rows: [(String, Style)]) -> Surface {
    var surface = Surface(size: Size(columns: 8, rows: rows.count))
    for (row, line) in rows.enumerated() {
      surface.write(line.0, at: Point(column: 0, row: row), style: line.1)
    }
    return surface
  }

  private let red = Style(
    foreground: .rgb(RGB(255, 0, 0)), background: .rgb(RGB(0, 0, 0)), attributes: .bold)

  @Test func writesPlainRowsAsTheyAre() {
    let text = ANSIText.text(of: surface([("ab", .plain), ("", .plain)]), depth: .trueColor)
    #expect(text == "ab\n\n")
  }

  @Test(
    arguments: zip(
      ColorDepth.allCases,
      ["1", "1;91;40", "1;38;5;196;48;5;16", "1;38;2;255;0;0;48;2;0;0;0"]))
  func writesTheColoursThatADepthHas(depth: ColorDepth, codes: String) {
    let text = ANSIText.text(of: surface([("ab", red)]), depth: depth)
    #expect(text == "\u{1b}[0;\(codes)mab\u{1b}[0m\n")
  }

  @Test func putsTheColoursBackAtEachLinesEnd() {
    let text = ANSIText.text(of: surface([("ab", red), ("cd", red)]), depth: .xterm256)
    for line in text.split(separator: "\n") { #expect(line.hasSuffix("\u{1b}[0m")) }
  }

  @Test func writesAWideLetterOnce() {
    #expect(ANSIText.text(of: surface([("年x", .plain)]), depth: .mono) == "年x\n")
  }

  @Test func letsNoControlThrough() {
    var surface = Surface(size: Size(columns: 4, rows: 1))
    surface.write("\u{1b}[2J\u{9b}", at: Point(column: 0, row: 0))
    surface[3, 0] = Cell(Glyph(base: 0x1b, columns: 1))
    let text = ANSIText.text(of: surface, depth: .mono)
    #expect(text == "␛[2\u{fffd}\n")
  }

  @Test func sendsOnlyWhatChanged() {
    let before = surface([("abcdefgh", .plain), ("ijkl", .plain)])
    var after = before
    after.write("X", at: Point(column: 2, row: 1))
    #expect(ANSIText.changes(to: after, from: before, depth: .mono) == "\u{1b}[2;3HX")
    #expect(ANSIText.changes(to: before, from: before, depth: .mono).isEmpty)
  }

  @Test func drawsAllAfterAnotherSize() {
    let small = Surface(size: Size(columns: 2, rows: 1))
    let text = ANSIText.changes(to: surface([("ab", .plain)]), from: small, depth: .mono)
    #expect(text == "\u{1b}[0m\u{1b}[2J\u{1b}[1;1Hab      ")
  }
}
