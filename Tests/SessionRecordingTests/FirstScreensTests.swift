import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// What is shown before the whole project is read is what the walk shows then.
@Suite struct FirstScreensTests {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 200, rows: 60), Size(columns: 40, rows: 12),
  ]

  @Test(arguments: Fixtures.shipped.project.placements.map(\.id))
  func firstScreensOfAPlacementLookAsInTheWholeProject(_ id: String) throws {
    let project = Fixtures.shipped.project
    let first = Self.readFirst(Fixtures.shippedFiles) { $0.screensServed(at: id) }
    #expect((first == nil) == (project.screensServed(at: id) == nil))
    guard let first else { return }
    expectEqual(.placement(id), first)
  }

  @Test(arguments: Fixtures.shipped.screens.map(\.id))
  func aFirstScreenLooksAsInTheWholeProject(_ id: String) throws {
    let first = try #require(Self.readFirst(Fixtures.shippedFiles) { _ in [id] })
    #expect(first.screens.map(\.id) == ["", id])
    expectEqual(.screen(id), first)
  }

  @Test func flowsCampaignsAndNothingNeedTheWholeProject() throws {
    var project = Fixtures.shipped.project
    #expect(project.screensServed(at: "first_run") == nil)
    #expect(project.screensServed(at: "paused") == nil)
    #expect(project.screensServed(at: "nowhere") == nil)
    #expect(project.screensServed(at: "premium") == ["plans"])
    project.campaigns.append(Campaign(id: "any"))
    #expect(project.screensServed(at: "premium") == nil)
    project.campaigns = [Campaign(id: "here", trigger: nil, placementIDs: ["premium"])]
    #expect(project.screensServed(at: "premium") == nil)
    #expect(project.screensServed(at: "winback") == ["winback"])
  }

  @Test(arguments: ["paywalk.json", "store.storekit", "plans.screen.json"])
  func aFileThatCannotBeReadNeedsTheWholeProject(_ name: String) {
    let files = Fixtures.shippedFiles.map { file in
      file.name == name ? SourceFile(name: name, bytes: Array("{".utf8)) : file
    }
    #expect(Self.readFirst(files) { _ in ["plans"] } == nil)
  }

  @Test func aScreenInAFileOfAnotherNameNeedsTheWholeProject() {
    let files = Fixtures.shippedFiles.map { file in
      SourceFile(
        name: file.name == "plans.screen.json" ? "other.screen.json" : file.name, bytes: file.bytes)
    }
    #expect(Self.readFirst(files) { _ in ["plans"] } == nil)
    #expect(Self.readFirst(files) { _ in ["other"] } == nil)
  }

  @Test func plansThatAreKnownByScreensNeedTheWholeProject() {
    let text = #"{ "placements": [{ "id": "premium", "screen": "plans" }] }"#
    let files = Fixtures.shippedFiles.map { file in
      file.name == "paywalk.json" ? SourceFile(name: file.name, bytes: Array(text.utf8)) : file
    }
    #expect(Self.readFirst(files) { _ in ["plans"] } == nil)
  }

  @Test func aFileThatIsGoneNeedsTheWholeProject() {
    let names = Fixtures.shippedFiles.map(\.name)
    for gone in ["paywalk.json", "store.storekit", "plans.screen.json"] {
      let first = CatalogReader.readFirst(names) { _ in
        ["plans"]
      } file: { name in
        name == gone ? nil : Fixtures.shippedFiles.first { $0.name == name }
      }
      #expect(first == nil)
    }
  }

  @Test func otherScreensAreReadUntilEveryInterceptedKindIsFound() throws {
    var read: [String] = []
    let first = CatalogReader.readFirst(Fixtures.shippedFiles.map(\.name)) { _ in
      ["plans"]
    } file: { name in
      read.append(name)
      return Fixtures.shippedFiles.first { $0.name == name }
    }
    #expect(first != nil)
    #expect(read.contains("family.screen.json"))
    #expect(!read.contains("goals.screen.json"))
  }

  private static func readFirst(
    _ files: [SourceFile], screens: (Project) -> [String]?
  ) -> Catalog? {
    CatalogReader.readFirst(files.map(\.name), screens: screens) { name in
      files.first { $0.name == name }
    }
  }

  private func expectEqual(_ opening: Opening, _ first: Catalog) {
    for size in Self.sizes {
      let expected = Self.picture(of: opening, in: Fixtures.shipped, size)
      let seen = Self.picture(of: opening, in: first, size)
      let row = zip(seen.surface.rows, expected.surface.rows).first { $0 != $1 }
      #expect(row == nil)
      let isSame = seen == expected
      #expect(isSame)
    }
  }

  private static func picture(of opening: Opening, in catalog: Catalog, _ size: Size) -> Frame {
    let header = SessionHeader(
      program: "test", catalog: catalog, options: ShellOptions(size: size, depth: .xterm256))
    var recorder = SessionRecorder(header, catalog: catalog)
    _ = recorder.open(opening, at: .start)
    return recorder.frame()
  }
}
