import PaywallModel
import PaywallRenderer
import Testing

/// Texts that are hard to read, by the colours of the document.
@Suite struct ContrastCheckTests {
  private func problems(
    _ style: String, around: String = "", dark: Bool = false, more: String = ""
  ) -> [Problem] {
    let text = """
      { "presentation": { "vendor_id": "a", "dark_mode_enabled": \(dark), \(more)
        "root_component": { "type": "vstack", "styles": { "default": { \(around) } },
          "components": [
      { "type": "label", "text": "Read me", "styles": { "default": { \(style) } } }
      ] } } }
      """
    let catalog = CatalogReader.read([
      SourceFile(name: "a.screen.json", bytes: Array(text.utf8))
    ])
    return ContrastCheck.problems(of: catalog)
  }

  private func ink(_ light: String, _ dark: String = "#FFFFFF") -> String {
    "\"colors\": { \"light\": \"\(light)\", \"dark\": \"\(dark)\" }"
  }

  @Test func tellsOfGreyOnWhite() {
    let found = problems(ink("#AAAAAA"))
    #expect(found.map(\.code) == ["low-contrast"])
    #expect(
      found[0].message == "This text is #AAAAAA on #FFFFFF in the light scheme, 2.3 to 1.")
    #expect(found[0].advice == "At least 4.5 to 1 is needed to read it.")
    #expect(found[0].path == "root.components[0]" && found[0].position.line == 4)
  }

  @Test func asksLessOfLargeTexts() {
    #expect(problems(ink("#8A8A8A")).count == 1)
    #expect(problems(ink("#8A8A8A") + ", \"font\": { \"size\": 18 }").isEmpty)
    #expect(
      problems(ink("#8A8A8A") + ", \"font\": { \"size\": 14, \"weight\": \"bold\" }").isEmpty)
  }

  @Test func looksAtTheDarkSchemeWhereThereIsOne() {
    #expect(problems(ink("#000000", "#222222")).isEmpty)
    #expect(problems(ink("#000000", "#222222"), dark: true).count == 1)
  }

  @Test func countsTheBackgroundThatIsNearest() {
    let fill = "\"background_colors\": { \"light\": \"#333333\" }"
    #expect(problems(ink("#444444"), around: fill).count == 1)
    #expect(problems(ink("#FFFFFF"), around: fill).isEmpty)
  }

  @Test func countsOpacity() { #expect(problems(ink("#00000040")).count == 1) }

  @Test func saysNothingOfTextsWithoutAColour() { #expect(problems("").isEmpty) }

  @Test func looksAtEachChoice() {
    let style = ink("#000000")
    let selects = """
      "selects": [{ "id": "s", "options": [{ "id": "x" }] }],
      """
    let label = """
      \(style) }, "selected": { "colors": { "light": "#EEEEEE" } } }, \
      "selected": { "id": "s", "options": ["x"] }, "id": "l", "actions": [], "enabled_when": null, \
      "styles2": { "x": {
      """
    #expect(problems(label, more: selects).map(\.code) == ["low-contrast"])
  }
}
