import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct CatalogSamplesTests {
  @Test func `our screens and a store make a catalog without an error`() {
    var files: [SourceFile] = []
    for name in ScreenSamplesTests.names {
      guard let bytes = Samples.bytes("screens/\(name).screen.json") else { return }
      files.append(SourceFile(name: "\(name).screen.json", bytes: bytes))
    }
    let catalog = CatalogReader.read(files)
    #expect(catalog.problems.filter { $0.severity == .error } == [])
    #expect(catalog.screens.count == 12)
  }

  @Test func `only the screen that is not there is missed in the served one`() {
    guard let bytes = Samples.bytes("purchasely/served-screen.json") else { return }
    let catalog = CatalogReader.read([SourceFile(name: "served-screen.json", bytes: bytes)])
    #expect(catalog.screens.count == 1)
    #expect(
      catalog.problems.map(\.message)
        == Array(repeating: "\"northwind_legal\" is no screen here.", count: 3))
    #expect(catalog.project.plans.count == 6)
  }
}
