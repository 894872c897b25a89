import EmulatorTestSupport
import TerminalModel
import Testing

@Suite struct SurfaceTests {
  private func surface(_ rows: String..., columns: Int = 8) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() { surface.write(text, at: Point(column: 0, row: row)) }
    return surface
  }

  @Test func writesAndReadsBack() {
    let seen = surface("Plus  ", "年間")
    #expect(seen.rows == ["Plus", "年間"])
    #expect(seen.text == "Plus\n年間")
    #expect(seen.rows(keepsTrailingBlanks: true) == ["Plus    ", "年間    "])
  }

  @Test func saysHowFarTheTextWent() {
    var seen = Surface(size: Size(columns: 5, rows: 1))
    #expect(seen.write("年a", at: Point(column: 0, row: 0)) == 3)
    #expect(seen.write("abcdef", at: Point(column: 3, row: 0)) == 2)
    #expect(seen.write("abc", at: Point(column: -1, row: 0)) == 3)
    #expect(seen.write("abc", at: Point(column: 0, row: 1)) == 0)
  }

  @Test func drawsABlankWhereAnEdgeCutsAWideGlyph() {
    var seen = Surface(size: Size(columns: 3, rows: 1))
    seen.write("年間", at: Point(column: 0, row: 0))
    #expect(seen.rows(keepsTrailingBlanks: true) == ["年 "])
    seen.write("年間", at: Point(column: -1, row: 0))
    #expect(seen.rows(keepsTrailingBlanks: true) == [" 間"])
  }

  @Test(arguments: [(0, "x 間a"), (1, " x間a"), (2, "年x a"), (3, "年 xa")])
  func blanksTheOtherHalfOfAnOverwrittenWideGlyph(column: Int, row: String) {
    var seen = surface("年間a")
    seen.write("x", at: Point(column: column, row: 0))
    #expect(seen.rows == [row])
  }

  @Test func writesOnlyInsideTheClip() {
    var seen = surface("........")
    let clip = Rect(column: 2, row: 0, columns: 3, rows: 1)
    seen.write("年間プ", at: Point(column: 1, row: 0), clip: clip)
    #expect(seen.rows(keepsTrailingBlanks: true) == [".. 間..."])
  }

  @Test func fillsWithWideGlyphsAndABlank() {
    var seen = surface("........", "........")
    let glyph = Glyphs.split("年")[0]
    seen.fill(Rect(column: 1, row: 0, columns: 5, rows: 1), glyph: glyph)
    #expect(seen.rows == [".年年 ..", "........"])
  }

  @Test func copiesABlockAndCutsWideGlyphsAtItsEdges() {
    let source = surface("a年間b", "cdefgh")
    var seen = surface("........", "........")
    seen.copy(
      from: source, sourceRect: Rect(column: 2, row: 0, columns: 2, rows: 2),
      to: Point(column: 1, row: 0))
    #expect(seen.rows == [".  .....", ".ef....."])
    seen.copy(from: source, to: Point(column: 5, row: -1))
    #expect(seen.rows == [".  ..cde", ".ef....."])
  }

  @Test func restylesBothHalvesOfAWideGlyph() {
    var seen = surface("年間")
    seen.restyle(Rect(column: 1, row: 0, columns: 2, rows: 1)) { style in
      Style(foreground: style.foreground, attributes: .bold)
    }
    #expect((0..<4).allSatisfy { seen[$0, 0].style.attributes == .bold })
    #expect(seen[4, 0].style == .plain)
  }

  @Test func tellsOnlyWhatChanged() {
    let before = surface("abcdefghijklmnopqrstuvwxyz", "same", columns: 26)
    var after = before
    #expect(after.changes(since: before).isEmpty)
    after.write("B", at: Point(column: 1, row: 0))
    after.write("E", at: Point(column: 4, row: 0))
    after.write("X", at: Point(column: 23, row: 0))
    #expect(
      after.changes(since: before) == [
        ChangedRun(row: 0, columns: 1..<5), ChangedRun(row: 0, columns: 23..<24),
      ])
  }

  @Test func tellsWholeWideGlyphs() {
    let before = surface("年間")
    var after = before
    after.restyle(Rect(column: 2, row: 0, columns: 2, rows: 1)) { _ in Style(attributes: .bold) }
    #expect(after.changes(since: before) == [ChangedRun(row: 0, columns: 2..<4)])
  }

  @Test func tellsAllWhenTheSizeChanged() {
    let runs = surface("a", "b").changes(since: surface("a"))
    #expect(runs == [0, 1].map { ChangedRun(row: $0, columns: 0..<8) })
  }

  @Test(arguments: [UInt64](1...8))
  func isEqualToWhatItTookTheChangesFrom(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var shown = Surface(size: Size(columns: 0, rows: 0))
    var seen = Surface(size: Size(columns: 30, rows: 4))
    for step in 0..<60 {
      if step == 30 { seen = Surface(size: Size(columns: 17, rows: 5)) }
      for _ in 0..<Int.random(in: 0..<3, using: &numbers) {
        let point = Point(
          column: Int.random(in: 0..<30, using: &numbers),
          row: Int.random(in: 0..<4, using: &numbers))
        let text = ["年間", "ab", "....."].randomElement(using: &numbers) ?? "a"
        seen.write(text, at: point)
      }
      shown.take(seen.changes(since: shown), from: seen)
      #expect(shown == seen, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func neverHoldsHalfAGlyph(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var seen = Surface(size: Size(columns: 9, rows: 3))
    let texts = ["年間", "a", "👨‍👩‍👧x", "e\u{301}", "漢字かな", "....."]
    for _ in 0..<400 {
      let point = Point(
        column: Int.random(in: -3...9, using: &numbers),
        row: Int.random(in: -1...3, using: &numbers))
      let clip = Rect(
        column: Int.random(in: 0...5, using: &numbers), row: 0,
        columns: Int.random(in: 0...9, using: &numbers), rows: 3)
      seen.write(texts.randomElement(using: &numbers) ?? "", at: point, clip: clip)
      if Bool.random(using: &numbers) { seen.copy(from: seen, sourceRect: clip, to: point) }
      #expect(isWhole(seen), "seed \(seed): \(seen.text)")
    }
  }

  private func isWhole(_ surface: Surface) -> Bool {
    (0..<surface.size.rows).allSatisfy { row in
      (0..<surface.size.columns).allSatisfy { column in
        let isContinuation = surface[column, row].glyph.columns == 0
        let followsWide = column > 0 && surface[column - 1, row].glyph.columns == 2
        let endsOutside =
          surface[column, row].glyph.columns == 2 && column == surface.size.columns - 1
        return isContinuation == followsWide && !endsOutside
      }
    }
  }
}
