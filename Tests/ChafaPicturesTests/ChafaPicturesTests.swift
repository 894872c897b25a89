import ChafaPictures
import EmulatorTestSupport
import TerminalModel
import Testing

/// Dots of files as cells, whatever the files hold.
@Suite struct ChafaPicturesTests {
  private let shipped = Repository.bytes("screens/images/hills.png") ?? []

  private func drawer(
    of bytes: [UInt8], _ depth: ColorDepth = .trueColor, unicode: Bool = true
  ) -> ChafaPictures {
    ChafaPictures(depth: depth, drawsUnicode: unicode, largestSide: 200, mostDots: 20_000) { _ in
      bytes
    }
  }

  private func picture(_ columns: Int, _ rows: Int, fills: Bool = true) -> PlacedPicture {
    PlacedPicture(
      name: "x", rect: Rect(column: 3, row: 2, columns: columns, rows: rows), fills: fills,
      ground: .white)
  }

  private func cells(
    _ columns: Int, _ rows: Int, fills: Bool = true, _ depth: ColorDepth = .trueColor,
    unicode: Bool = true
  ) -> Surface? {
    var drawer = drawer(of: shipped, depth, unicode: unicode)
    return drawer.cells(of: picture(columns, rows, fills: fills))
  }

  private func rgb(_ color: Color) -> RGB {
    if case .rgb(let rgb) = color { rgb } else { .black }
  }

  @Test func aPictureHasTheColorsOfItsDots() throws {
    let surface = try #require(cells(20, 6))
    #expect(surface.size == Size(columns: 20, rows: 6))
    let sky = rgb(surface[0, 0].style.background)
    let meadow = rgb(surface[10, 5].style.background)
    #expect(sky.blue > 100 && meadow.green > meadow.red && meadow.green > meadow.blue)
  }

  @Test(arguments: ColorDepth.allCases, [true, false])
  func everyTerminalGetsWhatItCanDraw(depth: ColorDepth, unicode: Bool) throws {
    let surface = try #require(cells(16, 5, depth, unicode: unicode))
    for cell in surface.cells {
      #expect(cell.glyph.columns == 1 && (unicode || cell.glyph.base < 0x7f))
      #expect(depth != .mono || cell.style == .plain)
    }
    #expect(depth == .trueColor || surface.cells.contains { $0.glyph != .blank })
  }

  @Test func aPictureThatFitsIsSeenWholeInTheMiddle() throws {
    let surface = try #require(cells(40, 3, fills: false))
    #expect(rgb(surface[0, 1].style.background) == .white)
    #expect(rgb(surface[39, 1].style.background) == .white)
    #expect(rgb(surface[20, 1].style.background) != .white)
  }

  @Test(arguments: [(1, 1), (1, 40), (60, 1), (200, 60)])
  func anySizeIsDrawn(columns: Int, rows: Int) throws {
    for fills in [true, false] {
      #expect(cells(columns, rows, fills: fills)?.size == Size(columns: columns, rows: rows))
    }
  }

  @Test func whatIsTooLargeDamagedOrAnotherFormatIsNoPicture() {
    func fault(_ bytes: [UInt8], side: Int = 200, dots: Int = 20_000) -> ChafaPictures.Fault? {
      ChafaPictures.fault(of: bytes, largestSide: side, mostDots: dots)
    }
    #expect(fault(shipped) == nil)
    #expect(fault(shipped, side: 160) == nil && fault(shipped, side: 159) == .tooLarge)
    #expect(fault(shipped, dots: 160 * 96) == nil && fault(shipped, dots: 15_359) == .tooLarge)
    #expect(fault(Array(shipped.dropLast(300))) == .damaged)
    #expect(fault(Array(shipped.prefix(20))) == .damaged)
    #expect(fault([]) == .otherFormat && fault(Array("GIF89a".utf8)) == .otherFormat)
    #expect(fault([0xff, 0xd8, 0xff, 0xe0, 0, 1]) == .damaged)
  }

  @Test func damagedFilesNeverCrash() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var bytes = shipped
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var drawer = drawer(of: bytes)
      _ = drawer.cells(of: picture(12, 4))
    }
  }

  @Test func dotsAreDrawnOnlyWhereNothingElseIs() throws {
    var surface = Surface(size: Size(columns: 8, rows: 4))
    for column in 1..<7 { surface[column, 1].picture = 1 }
    surface[3, 1] = Cell(Glyph(base: 0x58, columns: 1))
    let place = PlacedPicture(
      name: "x", rect: Rect(column: 1, row: 0, columns: 6, rows: 3), fills: true, ground: .white)
    var drawer = drawer(of: shipped)
    let drawn = surface.drawing([place], by: &drawer)
    #expect(drawn[3, 1].glyph.text == "X" && drawn[1, 0] == Cell() && drawn[0, 1] == Cell())
    #expect(drawn[1, 1] != surface[1, 1])
    #expect(surface.drawing([], by: &drawer) == surface)
  }
}
