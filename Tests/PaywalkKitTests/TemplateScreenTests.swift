import PaywallModel
import Testing

@testable import PaywalkKit

@Suite struct TemplateScreenTests {
  @Test func theTemplateHasNothingToReport() {
    let file = SourceFile(
      name: "offer.screen.json", bytes: Array(TemplateScreen.text(name: "offer").utf8))
    let catalog = CatalogReader.read([file])
    #expect(catalog.screens.map(\.id) == ["offer"])
    #expect(catalog.problems == [])
  }
}
