import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// How the samples look that must not be copied into the repository: digests and counts only.
@Suite struct SampleLookTests {
  @Test(arguments: [
    ("served", "purchasely/served-screen.json"),
    ("trimmed", "purchasely/presentation-trimmed-neutralised.json"),
  ])
  func aSampleLooksAsBefore(name: String, path: String) throws {
    guard let screen = Samples.bytes(path),
      let store = Samples.bytes("purchasely/northwind.storekit")
    else { return }
    let catalog = CatalogReader.read([
      SourceFile(name: "\(name).screen.json", bytes: screen),
      SourceFile(name: "northwind.storekit", bytes: store),
    ])
    let sheet = LookSheet(screen: try #require(catalog.screens.first), catalog: catalog)
    let facts = LookGoldenTests.windows.map { window in
      let rendered = sheet.rendered(window, locale: "en")
      let kinds = rendered.targets.map(\.role.rawValue).joined(separator: " ")
      let rows = rendered.scroll.map { "\($0.visibleRows) of \($0.contentRows) rows" } ?? "all rows"
      return "\(window.columns)x\(window.rows) \(rows), \(kinds)"
    }
    Golden.expect(
      (facts + [sheet.digests(LookGoldenTests.windows)]).joined(separator: "\n"),
      "looks/sample-\(name)")
  }
}
