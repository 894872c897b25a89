import TerminalModel
import Testing

@Suite struct BorderTests {
  private func drawn(
    _ border: Border, columns: Int, rows: Int = 3, titles: BorderTitles = BorderTitles()
  ) -> [String] {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    surface.drawBorder(surface.bounds, border, titles: titles)
    return surface.rows
  }

  @Test(arguments: [
    (Border.light, "┌──┐│  │└──┘"), (.round, "╭──╮│  │╰──╯"), (.heavy, "┏━━┓┃  ┃┗━━┛"),
    (.double, "╔══╗║  ║╚══╝"), (.dashed, "┌╌╌┐╎  ╎└╌╌┘"), (.asciiLight, "+--+|  |+--+"),
    (.asciiRound, ".--.|  |.--."), (.asciiHash, "#==##  ##==#"), (.asciiEquals, "+==+|  |+==+"),
    (.asciiDashed, "....:  :...."),
  ])
  func drawsEachKind(border: Border, seen: String) {
    #expect(drawn(border, columns: 4).joined() == seen)
  }

  @Test func hasAnASCIIFormOfEachKind() {
    for border in Border.allCases {
      #expect(drawn(border.ascii, columns: 4).joined().utf8.allSatisfy { $0 < 0x7f })
    }
  }

  @Test func setsTitlesIntoBothLines() {
    let titles = BorderTitles(
      upperLeft: "plans", upperRight: "modal", lowerLeft: "⏎ answer", lowerRight: "esc cancel")
    #expect(
      drawn(.heavy, columns: 40, titles: titles) == [
        "┏ plans ━━━━━━━━━━━━━━━━━━━━━━━━ modal ┓",
        "┃                                      ┃",
        "┗ ⏎ answer ━━━━━━━━━━━━━━━━ esc cancel ┛",
      ])
  }

  @Test(arguments: [
    (34, "╔ for inAppSuccessUnauthentified ╗"), (20, "╔ for inAppSucces… ╗"), (6, "╔ f… ╗"),
    (5, "╔═══╗"), (2, "╔╗"),
  ])
  func shortensATitleThatDoesNotFit(columns: Int, seen: String) {
    let titles = BorderTitles(upperLeft: "for inAppSuccessUnauthentified")
    let line = drawn(.double, columns: columns, titles: titles)[0]
    #expect(line == seen)
  }

  @Test func shortensTheLeftTitleFirst() {
    let titles = BorderTitles(upperLeft: "SDK redemption", upperRight: "waits below")
    #expect(drawn(.round, columns: 28, titles: titles)[0] == "╭ SDK redem… ─ waits below ╮")
    #expect(drawn(.round, columns: 20, titles: titles)[0] == "╭ SDK red… ─ wait… ╮")
  }

  @Test func sanitisesTitles() {
    let titles = BorderTitles(upperLeft: "\u{1b}[31m年")
    #expect(drawn(.light, columns: 14, titles: titles)[0] == "┌ ␛[31m年 ───┐")
  }

  @Test func drawsADividerBetweenTheSides() {
    var surface = Surface(size: Size(columns: 5, rows: 3))
    surface.drawBorder(surface.bounds, .heavy)
    surface.drawDivider(row: 1, of: surface.bounds, .heavy)
    #expect(surface.rows[1] == "┣━━━┫")
  }
}
