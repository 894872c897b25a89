import EmulatorTestSupport
import PaywallModel
import Testing

/// Whole screens from outside the repository.
@Suite struct ScreenSamplesTests {
  static let names = [
    "carousel", "compare", "faq", "plan-picker-ar", "plan-picker-ja", "plan-picker", "quiz",
    "states", "tabs", "terms", "welcome", "winback",
  ]

  static func read(_ path: String) throws -> (Screen?, [Problem])? {
    guard let bytes = Samples.bytes(path) else { return nil }
    return ScreenReader.read(
      try JSONReader.read(SourceFile(name: path, bytes: bytes)), file: path)
  }

  @Test(arguments: names)
  func `a screen of ours reads without a problem`(name: String) throws {
    guard let (screen, problems) = try Self.read("screens/\(name).screen.json") else { return }
    #expect(problems == [])
    #expect(screen?.id == "quillmoss_" + name.map { $0 == "-" ? "_" : String($0) }.joined())
  }

  @Test func `the served screen reads whole`() throws {
    guard let (read, problems) = try Self.read("purchasely/served-screen.json") else { return }
    #expect(problems == [])
    let screen = try #require(read)
    #expect(count(screen.root) == 609)
    #expect(screen.selects.count == 11)
    #expect(screen.hasDarkMode && screen.isMarkdownEnabled)
    #expect(screen.displayMode.kind == .modal)
    #expect(screen.headerButton?.actions == [.intercepted(Action(.close))])
  }

  private func count(_ component: Component) -> Int {
    1 + component.children.reduce(0) { $0 + count($1) }
  }
}
