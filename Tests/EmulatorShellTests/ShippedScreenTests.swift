import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Every screen of the project that ships, opened in the face at two sizes.
@Suite struct ShippedScreenTests {
  static let catalog = CatalogReader.read(
    Repository.files(below: "screens").filter { $0.hasSuffix(".json") || $0.hasSuffix(".storekit") }
      .compactMap { name in
        Repository.bytes("screens/" + name).map { SourceFile(name: name, bytes: $0) }
      })

  @Test(arguments: catalog.screens.map(\.id))
  func aScreenLooksAsRecorded(id: String) {
    for (columns, rows) in [(80, 24), (120, 40)] {
      var shell = Shell(
        catalog: Self.catalog,
        options: ShellOptions(size: Size(columns: columns, rows: rows)))
      _ = shell.command(.openScreen(id), at: Instant(milliseconds: 1_000))
      _ = shell.advance(to: Instant(milliseconds: 12_000))
      Golden.expect(shell.frame().surface.text, "frames/\(id)-\(columns)x\(rows)")
    }
  }

  @Test func everyScreenIsRead() {
    #expect(Self.catalog.screens.count >= 15)
    #expect(Self.catalog.brokenFiles.isEmpty)
  }
}
