import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

private func lines(_ text: String, columns: Int, centered: Bool = false) -> [String] {
  let label = Build.label(text) {
    $0.width = .percentage(100)
    $0.alignment = centered ? .center : .natural
  }
  return Build.drawn(label, columns: columns, rows: 30)
}

@Test func textWrapsAtBlanks() {
  #expect(lines("one two three four", columns: 9) == ["one two", "three", "four"])
}

@Test func centeredTextIsBalanced() {
  #expect(
    lines("Renews each year until you cancel", columns: 28, centered: true) == [
      "      Renews each year", "      until you cancel",
    ])
}

@Test func leftTextLeavesNoShortWordAlone() {
  #expect(
    lines("Use as many devices as you like", columns: 30) == [
      "Use as many devices as", "you like",
    ])
}

@Test func longWordIsCutAtTheEdge() {
  #expect(lines("abcdefghij", columns: 4) == ["abcd", "efgh", "ij"])
}

@Test func noBreakSpaceHolds() {
  #expect(lines("save 37\u{a0}%", columns: 6) == ["save", "37 %"])
}

@Test func lineBreaksAndEmptyLinesStay() {
  #expect(lines("a\nb\n\nc", columns: 6) == ["a", "b", "", "c"])
}

@Test func wideCharactersBreakBetweenThemButNotBeforeAStop() {
  #expect(lines("学習計画。", columns: 8) == ["学習計", "画。"])
}

@Test func halfAWideCharacterIsNeverDrawn() {
  for columns in 1...6 {
    let rendered = ScreenRenderer.render(
      Build.view(Build.label("学習"), columns: columns, rows: 4), catalog: Catalog())
    for row in 0..<4 {
      for column in 0..<columns {
        let glyph = rendered.surface[column, row].glyph
        if glyph.columns == 2 {
          #expect(rendered.surface[column + 1, row].glyph == .continuation)
          #expect(column + 1 < columns)
        }
      }
    }
  }
}

@Test func controlCharactersAreMadeVisible() {
  let text = lines("a\u{1b}[31mb", columns: 12).joined()
  #expect(!text.unicodeScalars.contains("\u{1b}"))
  #expect(text.contains("␛"))
}

@Test func struckTextStandsBetweenTildesAndIsDim() throws {
  var screen = Build.screen(Build.label("~~€9.99~~ €7.49"))
  screen.isMarkdownEnabled = true
  let view = ScreenView(screen: screen, pane: Size(columns: 20, rows: 3), depth: .mono)
  let rendered = ScreenRenderer.render(view, catalog: Catalog())
  let row = try #require(Build.trimmed(rendered).first)
  #expect(row == "  ~~€9.99~~ €7.49")
  #expect(rendered.surface[4, 0].style.attributes.contains(.dim))
  #expect(!rendered.surface[13, 0].style.attributes.contains(.dim))
}

/// The label's own texts have no tags: only the offer's text in the person's language has.
@Test func offerTextOfALanguageCountsTheScreensTime() throws {
  let plan = try #require(
    Fixtures.shipped.project.plans.first { plan in
      Fixtures.shipped.product(forPlan: plan.id)?.introductoryOffer != nil
    })
  let offered = Label(
    text: "Annual", planID: plan.id,
    introPriceTextsByLanguage: ["fr": "Encore {{TIMER(SECONDS)}} s"])
  let screen = Build.screen(
    Build.column([Component(.label(offered)), Component(.countdown(Countdown(seconds: 45)))]))
  for (locale, text) in [("en", "Annual"), ("fr", "Encore 45 s")] {
    let view = ScreenView(
      screen: screen, texts: TextContext(locale: locale), pane: Size(columns: 30, rows: 6),
      depth: .mono)
    let drawn = ScreenRenderer.render(view, catalog: Fixtures.shipped).surface
    #expect(Screens.rows(drawn)[0].split(separator: " ").joined(separator: " ") == text)
  }
}
