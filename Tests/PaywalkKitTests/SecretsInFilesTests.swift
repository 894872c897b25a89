import EmulatorTestSupport
import Foundation
import Testing

/// The program writes no redemption token and no whole address of mail, whatever it is asked for.
@Suite struct SecretsInFilesTests {
  private static let link = "quillmoss://ply/redeem/FERN-8812-MOSS-4410"
  private static let secrets = [
    "RN-8812", "MOSS-4410", "K-2204", "LEAF-9031", "M-5570", "ROOT-1186", "june@", "omar@",
  ]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy("screens")
  }

  private func expectNone(in text: String, _ what: String) {
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret) in \(what)") }
  }

  @Test func aWalkThatIsKept() throws {
    let terminal = try PseudoTerminal(
      ["run", "screens", "--link", Self.link, "--record", "kept.session"], in: folder.path)
    terminal.expect("Your subscription is active")
    terminal.send("\r")
    terminal.send("d")
    terminal.expect("open a link")
    terminal.send("quillmoss://ply/redeem/OAK-2204-LEAF-9031\r")
    terminal.expect("This link is out of date")
    terminal.send("\r")
    terminal.send("m")
    terminal.expect("paywalk · mail")
    terminal.send("\u{1b}")
    terminal.send("q")
    terminal.expect("Keep the recording and leave")
    terminal.send("\r")
    #expect(terminal.waitForEnd() == 0)
    expectNone(in: String(decoding: terminal.bytes, as: UTF8.self), "the terminal")
    let session = try #require(folder.text("kept.session"))
    #expect(session.contains("/ply/redeem/FE…~"))
    expectNone(in: session, "the recording")
    for format in ["markdown", "text", "html", "cast"] {
      let result = try Program.run("export", "kept.session", "--format", format, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      expectNone(in: result.output, format)
    }
    let replay = try Program.run("test", "kept.session", in: folder.path)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
  }

  @Test func scenariosThatFail() throws {
    let steps = """
      link "\(Self.link)?auid=1"
      redemption ok
      link cold "quillmoss://ply/redeem/OAK-2204-LEAF-9031"
      redemption ok
      """
    try folder.write("screens/scenarios/x.scenario", Array((steps + "\nexpect idle\n").utf8))
    try folder.write(
      "screens/scenarios/y.scenario",
      Array((steps + "\nexpect text \"\(Self.link)\"\n").utf8))
    try folder.write("screens/scenarios/z.scenario", Array("lnik \"\(Self.link)\"\n".utf8))
    let places = ["x", "y", "z"].map { "screens/scenarios/\($0).scenario" }
    let results = try [
      Program.run(
        ["test"] + places + ["--report", "junit=out.xml,tap=out.tap,github"], in: folder.path),
      Program.run(["test", "--json"] + places, in: folder.path),
      Program.run(["compare", places[0]], in: folder.path),
      Program.run(["diff", places[0], places[1]], in: folder.path),
      Program.run(["export", places[1]], in: folder.path),
      Program.run(["check", places[2]], in: folder.path),
      Program.run(["render", places[0]], in: folder.path),
    ]
    for (index, result) in results.enumerated() {
      expectNone(in: result.output + result.errors, "result \(index)")
    }
    #expect(results[0].status != 0)
    for file in ["out.xml", "out.tap"] {
      expectNone(in: try #require(folder.text(file)), file)
    }
  }

  @Test func aProjectThatIsBroken() throws {
    let project = try #require(folder.text("screens/paywalk.json"))
    for (from, to) in [
      ("\"plan\": \"yearly\",\n        \"age_minutes\": 8", "\"plan\": \"yaerly\", \"age\": 8"),
      ("\"token\": \"OAK-2204-LEAF-9031\"", "\"token\": \"OAK-2204/LEAF-9031\""),
      ("\"token\": \"OAK-2204-LEAF-9031\",", "\"token\": \"OAK-2204-LEAF-9031\""),
      ("\"mail\": \"june@example.com\"", "\"mail\": \"june@example.com\"\" "),
      ("redeem/FERN-8812-MOSS-4410\"", "redeem/FERN-8812-MOSS-4410?a=1&a=2\""),
      ("redeem/FERN-8812-MOSS-4410\"", "redeem/FERN-8812-MOSS-4410\" \"x\""),
    ] {
      #expect(project.contains(from))
      try folder.write("screens/paywalk.json", Array(project.replacing(from, with: to).utf8))
      for format in ["text", "json"] {
        let result = try Program.run("check", "screens", "--format", format, in: folder.path)
        expectNone(in: result.output + result.errors, to)
      }
    }
  }

  /// The journal of a program that was killed in the middle of a redemption opens, and has nothing
  /// that the recording would not have.
  @Test func aWalkThatIsKilled() throws {
    let terminal = try PseudoTerminal(
      ["run", "screens", "--record", "killed.session"], in: folder.path)
    terminal.expect("Your app: what can be opened")
    terminal.send("d")
    terminal.expect("open a link")
    terminal.send("quillmoss://ply/redeem/FIR-6608-CONE-2093\r")
    terminal.expect("Activating your subscription")
    terminal.signal(SIGKILL)
    _ = terminal.waitForEnd()
    let session = try #require(folder.text("killed.session"))
    #expect(session.contains("/ply/redeem/FI…~"))
    for secret in Self.secrets + ["R-6608", "CONE-2093"] { #expect(!session.contains(secret)) }
    let result = try Program.run("export", "killed.session", "--format", "text", in: folder.path)
    #expect(result.output.contains("redeem/FI…"), "\(result.output)\(result.errors)")
  }

  @Test func lineByLine() throws {
    let result = try Program.run(
      ["run", "screens", "--accessible", "--link", Self.link], in: folder.path,
      typing: "m\n0\nd\nquillmoss://ply/redeem/OAK-2204-LEAF-9031\n\n")
    #expect(result.output.contains("> quillmoss://ply/redeem/OA…"), "\(result.output)")
    expectNone(in: result.output + result.errors, "line by line")
  }

  private static let userSecrets = ["kestrel", "strel", "quietharbor"]

  @Test func whoSignsIn() throws {
    let terminal = try PseudoTerminal(
      [
        "run", "screens", "--placement", "premium", "--user", "kestrel.one@quietharbor.test",
        "--record",
        "kept.session",
      ], in: folder.path)
    terminal.expect("ke…~")
    terminal.send("U")
    terminal.expect("anonymous")
    terminal.send("U")
    terminal.expect("No password is asked")
    terminal.send("\u{15}")
    terminal.send("kestrel.two@quietharbor.test")
    terminal.expect("ke•••••")
    terminal.send("\r")
    terminal.expect("Signed in as ke…~")
    terminal.send("q")
    terminal.expect("Keep the recording")
    terminal.send("\r")
    #expect(terminal.waitForEnd() == 0)
    var written = [
      "the terminal": String(decoding: terminal.bytes, as: UTF8.self),
      "the recording": try #require(folder.text("kept.session")),
    ]
    for format in ["cast", "html", "markdown", "text"] {
      let result = try Program.run("export", "kept.session", "--format", format, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      written[format] = result.output
    }
    let replay = try Program.run("test", "kept.session", in: folder.path)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    for (what, text) in written {
      for secret in Self.userSecrets { #expect(!text.contains(secret), "\(secret) in \(what)") }
    }
  }

  @Test func whoSignsInLineByLineAndInScenarios() throws {
    let steps = """
      placement premium
      user "kestrel.one@quietharbor.test"
      expect user "kestrel.two@quietharbor.test"
      """
    try folder.write("screens/scenarios/x.scenario", Array(steps.utf8))
    let project = try #require(folder.text("screens/paywalk.json"))
    let results = try [
      Program.run(
        ["run", "screens", "--accessible", "--placement", "premium"], in: folder.path,
        typing: "U\nkestrel.one@quietharbor.test\nu\nq\n"),
      Program.run(
        ["test", "screens/scenarios/x.scenario", "--report", "junit=out.xml"], in: folder.path),
      Program.run(["test", "--json", "screens/scenarios/x.scenario"], in: folder.path),
    ]
    let broken = project.replacing(
      "\"store_latency_ms\": 400", with: "\"user\": \"kestrel.one@quietharbor.test\" 4")
    try folder.write("screens/paywalk.json", Array(broken.utf8))
    let check = try Program.run("check", "screens", in: folder.path)
    #expect(check.output.contains("ke•••"), "\(check.output)")
    var written = (results + [check]).map { $0.output + $0.errors }
    #expect(results[1].status != 0 && written[0].contains("ke…~"), "\(written[0])")
    written.append(try #require(folder.text("out.xml")))
    for (index, text) in written.enumerated() {
      for secret in Self.userSecrets { #expect(!text.contains(secret), "\(secret) in \(index)") }
    }
  }
}
