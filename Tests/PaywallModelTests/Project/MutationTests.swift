import EmulatorTestSupport
import PaywallModel
import Testing

/// Damaged files: whatever the bytes are, there is a catalog, and what is missing in it is named.
@Suite struct MutationTests {
  static let files = [
    CatalogReaderTests.screen(
      "a",
      """
      { "type": "zstack", "selected": { "id": "s", "options": ["x"] }, "styles": {
        "default": { "alpha": 0, "width": "50%", "colors": { "light": "#1B1F23" } },
        "selected": { "alpha": 1, "font": { "size": 17, "weight": "bold" } } },
        "actions": [{ "type": "purchase", "plan_vendor_id": "year" }, { "type": "close" }],
        "components": [{ "type": "label", "text": "日本 \\u00e9 {{AMOUNT}}" }] },
      { "type": "scroll", "direction": "vertical", "component": { "type": "loader" } }
      """,
      more: " \"selects\": [{ \"id\": \"s\", \"options\": [{ \"id\": \"x\", \"value\": \"x\" }] }],"
    ),
    CatalogReaderTests.file("paywalk.json", ProjectReaderTests.whole), CatalogReaderTests.store,
  ]

  /// One to four places are flipped, cut out, doubled or filled with something else.
  static func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "\"", "\\", "{", "[", "]", "}", ",", ":", "\\u", "null", "-", "1e9", "\u{1b}", "é",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 3: bytes.removeLast(bytes.count - start)
      default:
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `damaged files make a catalog, and what is missing is named`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let files = Self.files.map {
        SourceFile(name: $0.name, bytes: Self.damaged($0.bytes, &generator))
      }
      let catalog = CatalogReader.read(files)
      let errors = Set(catalog.problems.filter { $0.severity == .error }.map(\.file))
      #expect(errors.isSuperset(of: catalog.brokenFiles), "seed \(seed)")
      #expect(
        catalog.screens.count == 1 || catalog.brokenFiles.contains("a.screen.json"), "seed \(seed)")
      for problem in catalog.problems {
        let file = files.first { $0.name == problem.file }
        let text = ProblemText.text(problem, in: file.map { SourceLines($0) })
        #expect(!text.unicodeScalars.contains("\u{1b}"), "seed \(seed)")
        #expect(file == nil || problem.position.line <= lines(file) + 1, "seed \(seed)")
      }
    }
  }

  @Test func `a damaged served screen is read or named`() {
    guard let bytes = Samples.bytes("purchasely/presentation-trimmed-neutralised.json") else {
      return
    }
    for seed in 0..<30 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let file = SourceFile(name: "a.screen.json", bytes: Self.damaged(bytes, &generator))
      let catalog = CatalogReader.read([file])
      #expect(catalog.screens.count + catalog.brokenFiles.count == 1, "seed \(seed)")
    }
  }

  private func lines(_ file: SourceFile?) -> Int {
    file?.bytes.reduce(0) { $0 + ($1 == 0x0a || $1 == 0x0d ? 1 : 0) } ?? 0
  }
}
