import EmulatorTestSupport
import Foundation
import TerminalModel
import Testing

/// Whatever stands in files, on the command line or in the environment, only what Paywalk itself
/// means to write comes out.
@Suite struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(fillsAll: Bool) throws -> Int {
    var project = try HostileProject(fillsAll: fillsAll)
    try project.write(into: folder)
    return project.filledCount
  }

  @Test(arguments: [false, true])
  func check(fillsAll: Bool) throws {
    #expect(try write(fillsAll: fillsAll) > 200)
    for format in ["text", "json", "github"] {
      let result = try Program.run("check", "hostile", "--format", format, in: folder.path)
      #expect(result.status <= 1, "\(format)")
      HostileText.expectNone(in: result.output, "check \(format)")
      HostileText.expectNone(in: result.errors, "check \(format), errors")
    }
  }

  @Test(arguments: ["text", "json", "svg", "html"])
  func render(format: String) throws {
    _ = try write(fillsAll: false)
    for screen in ["plans", "survey", "news", "compare"] {
      let result = try Program.run(
        "render", "hostile/\(screen).screen.json", "--format", format, "--size", "60x40",
        in: folder.path)
      #expect(result.status == 0, "\(screen): \(result.errors)")
      HostileText.expectNone(in: result.output, "\(screen) as \(format)")
      let isMarkup = format == "svg" || format == "html"
      #expect(!isMarkup || !result.output.contains("<script>alert"), "\(screen) as \(format)")
      guard format == "text" else { continue }
      let rows = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(rows.count <= 40, "\(screen)")
    }
  }

  /// A walk over hostile screens, recorded; then all that can be made of the recording.
  @Test func aWalkAndItsExports() throws {
    _ = try write(fillsAll: false)
    let terminal = try PseudoTerminal(
      ["run", "hostile", "--placement", "premium", "--record", "kept.session"], in: folder.path)
    #expect(terminal.waits { isWhole($0) })
    for keys in ["\t", "\t", "\r", "2\r", "s", "u", "e", "r", "a", "i", "p", "w", "\u{1b}", "?"] {
      terminal.send(keys)
    }
    terminal.send("\u{1b}")
    terminal.send("\u{1b}[200~\u{1b}]52;c;eA==\u{7}\u{202e}\u{1b}[201~")
    terminal.send("q")
    #expect(terminal.waits { $0.text.contains("Keep the recording") })
    terminal.send("\r")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.screen.unknown == [], "only sequences of our own")
    for sequence in ["\u{1b}]", "\u{1b}P", "\u{1b}c", "\u{1b}X", "\u{1b}^", "\u{1b}_"] {
      let bytes = Array(sequence.utf8)
      let isThere = terminal.bytes.indices.contains { terminal.bytes[$0...].starts(with: bytes) }
      #expect(!isThere, "\(sequence.debugDescription)")
    }
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    HostileText.expectNone(
      in: written, "the terminal",
      allowing: ["\n", "\r", "\u{8}", "\u{1b}", "\t", "\u{e}", "\u{f}", "\u{7}"])
    let session = try #require(folder.text("kept.session"))
    HostileText.expectNone(in: session, "the recording")
    for format in ["cast", "html", "markdown", "text"] {
      let result = try Program.run("export", "kept.session", "--format", format, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      HostileText.expectNone(in: result.output, format)
      let isMarkup = format == "html" || format == "markdown"
      #expect(!isMarkup || !result.output.contains("<script>alert"), "\(format)")
    }
    let replay = try Program.run("test", "kept.session", in: folder.path)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
  }

  /// The last row is drawn last.
  private func isWhole(_ screen: TerminalScreen) -> Bool {
    screen.text.contains("Pipeline") && screen.rows.last?.contains("help") == true
  }

  /// The border between the phone and the panel stands in one column, the panel's edge in the last.
  private func expectAligned(
    _ screen: TerminalScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let edges: Set<String> = [
      "│", "┃", "┌", "┐", "└", "┘", "┏", "┓", "┗", "┛", "║", "╔", "╗", "╚", "╝",
    ]
    let surface = screen.surface
    for row in 1..<(surface.size.rows - 2) {
      let last = surface[surface.size.columns - 1, row].glyph.text
      #expect(edges.contains(last), "row \(row): \(screen.text)", sourceLocation: sourceLocation)
    }
  }

  @Test func screensStayAligned() throws {
    _ = try write(fillsAll: false)
    for placement in ["premium", "choose", "news", "onboarding", "help"] {
      let terminal = try PseudoTerminal(
        ["run", "hostile", "--placement", placement], in: folder.path)
      #expect(terminal.waits { isWhole($0) }, "\(placement)")
      expectAligned(terminal.screen)
      #expect(terminal.screen.unknown == [], "\(placement)")
      terminal.signal(15)
      _ = terminal.waitForEnd()
    }
  }

  @Test func scenariosAndReports() throws {
    _ = try write(fillsAll: false)
    let steps = HostileText.pieces.map { piece in
      let quoted = piece.replacing("\\", with: "").replacing("\"", with: "")
        .replacing("\n", with: "").replacing("\r", with: "")
      return "expect text \"\(quoted)\""
    }
    for (index, step) in steps.enumerated() {
      try folder.write(
        "hostile/scenarios/s\(index).scenario", Array("placement premium\n\n\(step)\n".utf8))
    }
    let result = try Program.run(
      "test", "hostile/scenarios", "--report", "junit=out.xml,tap=out.tap,github", in: folder.path)
    #expect(result.status != 0)
    HostileText.expectNone(in: result.output, "test")
    HostileText.expectNone(in: result.errors, "test, errors")
    for file in ["out.xml", "out.tap"] {
      HostileText.expectNone(in: try #require(folder.text(file)), file)
    }
    let json = try Program.run("test", "hostile/scenarios", "--json", in: folder.path)
    HostileText.expectNone(in: json.output, "test --json")
  }

  @Test func theCommandLineAndTheEnvironment() throws {
    try folder.copy("screens")
    for piece in HostileText.pieces {
      for words in [
        ["check", piece], ["run", piece], ["explain", piece], [piece], ["render", piece],
        ["run", "screens", "--placement", piece, "--accessible"],
        ["run", "screens", "--link", piece, "--accessible"],
        ["replay", "--headless", piece], ["run", "--\(piece)"],
      ] where piece == HostileText.pieces[0] || words.count == 2 {
        let result = try Program.run(
          words, in: folder.path,
          environment: ["TERM": piece, "LANG": piece, "NO_COLOR": piece])
        HostileText.expectNone(in: result.output, "\(words)")
        HostileText.expectNone(in: result.errors, "\(words), errors")
        #expect(result.status != 70 && result.status < 128, "\(words)")
      }
    }
  }

  /// Bytes that are no UTF-8, half surrogates, and a word of a megabyte: named or shown, never a
  /// crash, and nothing of them raw.
  @Test func bytesThatAreNoText() throws {
    let head = Array(
      #"{"presentation":{"vendor_id":"a","root_component":{"type":"label","text":""#.utf8)
    let tail = Array(#""}}}"#.utf8)
    let halves = [#"\ud800"#, #"\udc00\ud800"#, #"\u009b31m\u001b[2J\u202e"#]
    let texts = HostileText.wrongBytes + halves.map { Array($0.utf8) }
    for (index, text) in texts.enumerated() {
      try folder.write("p\(index)/a.screen.json", head + text + tail)
      try folder.write(
        "p\(index)/strings/en.lproj/Localizable.strings", Array("\"a\" = \"".utf8) + text)
      try folder.write("p\(index)/shop.storekit", Array(#"{"identifier":""#.utf8) + text)
      try folder.write("p\(index)/x.scenario", Array("press \"".utf8) + text + Array("\"\n".utf8))
      try folder.write("p\(index)/x.session", Array("paywalk-session 1\nprogram ".utf8) + text)
      for words in [
        ["check", "p\(index)"], ["check", "p\(index)", "--format", "json"],
        ["check", "p\(index)/x.scenario"], ["check", "p\(index)/x.session"],
        ["render", "p\(index)/a.screen.json"],
      ] {
        let result = try Program.run(words, in: folder.path)
        #expect(result.status <= 2, "\(words): \(result.errors)")
        HostileText.expectNone(in: result.output + result.errors, "\(words)")
      }
    }
    try folder.write("long/a.screen.json", head + Array(HostileText.longWord.utf8) + tail)
    let long = try Program.run("check", "long", in: folder.path)
    #expect(long.status == 1 && long.output.utf8.count < 4_000, "\(long.output.prefix(300))")
    let shown = String(repeating: "W", count: 90_000)
    try folder.write("wide/a.screen.json", head + Array(shown.utf8) + tail)
    let wide = try Program.run("render", "wide/a.screen.json", "--size", "40x12", in: folder.path)
    #expect(wide.status == 0)
  }
}
