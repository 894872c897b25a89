import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Every screen of the project that ships, opened in the face at two sizes.
@Suite struct ShippedScreenTests {
  static let catalog = Fixtures.shipped

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
