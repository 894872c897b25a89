import EmulatorTestSupport
import Foundation
import Testing

@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func showsThePlaceWithACaret() throws {
    try folder.write(
      "plans.screen.json", TestScreens.plain.replacing("\"close\"", with: "\"colse\""))
    let result = try Program.run("check", ".", in: folder.path)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("plans.screen.json, line 3, column "))
    #expect(lines[0].contains("\"colse\""))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let offset = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(offset).hasPrefix("\"colse\""))
    #expect(result.output.contains("Did you mean \"close\"?"))
  }

  @Test func tellsGitHubTheLine() throws {
    try folder.write(
      "plans.screen.json", TestScreens.plain.replacing("\"close\"", with: "\"colse\""))
    let result = try Program.run("check", ".", "--format", "github", in: folder.path)
    #expect(result.output.hasPrefix("::error file=plans.screen.json,line=3,col="))
  }

  @Test func tellsProgramsEveryField() throws {
    try folder.write(
      "plans.screen.json", TestScreens.plain.replacing("\"close\"", with: "\"colse\""))
    let result = try Program.run("check", ".", "--format", "json", in: folder.path)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let problem = try #require((json as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 3)
    #expect(problem["severity"] as? String == "error")
    #expect(problem["file"] as? String == "plans.screen.json")
  }

  @Test func findsMistakesInTheAppsTexts() throws {
    try folder.write("plans.screen.json", TestScreens.plain)
    let text = "\"ply_price_fre\" = \"Offert\";\n\"ply_price_free\" = \"100 %@\";"
    try folder.write(
      "strings/fr.lproj/Localizable.strings", text.utf16.flatMap { [UInt8($0), 0] })
    let result = try Program.run("check", ".", in: folder.path)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let file = "strings/fr.lproj/Localizable.strings"
    try #require(lines.count == 8, "\(result.output)")
    #expect(lines[0].hasPrefix("\(file), line 1, column 1: warning: The SDK has no text"))
    #expect(lines[1] == "  1 | \"ply_price_fre\" = \"Offert\";")
    #expect(lines[3] == "  Did you mean \"ply_price_free\"?")
    #expect(lines[4].hasPrefix("\(file), line 2, column 25: warning: This text takes no argument"))
    #expect(lines[6] == "    | " + String(repeating: " ", count: 24) + "^^")
  }

  @Test(arguments: ["[1, 2]", "7", "null", "", "{", "\u{0}"])
  func walksNothingWithoutAReadableProject(text: String) throws {
    try folder.write("paywalk.json", text)
    try folder.write("plans.screen.json", TestScreens.plain)
    for words in [["run", ".", "--accessible"], ["test", "a.scenario"]] {
      try folder.write("a.scenario", "screen plans\n\nexpect screen plans\n")
      let result = try Program.run(words, in: folder.path, typing: "q\n")
      #expect(result.status == 2)
      #expect((result.output + result.errors).contains("paywalk.json, line 1, column "))
    }
  }

  @Test func saysWhichFileOfAFolderCannotBeOpened() throws {
    try folder.write("plans.screen.json", TestScreens.plain)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.screen.json", withDestinationPath: "a.screen.json")
    let circle = try Program.run("check", ".", in: folder.path)
    #expect(circle.status == 2)
    #expect(circle.errors == "a.screen.json: its links lead in a circle.\n")
    let one = try Program.run("render", "a.screen.json", in: folder.path)
    #expect(one.errors == "a.screen.json: its links lead in a circle.\n")
  }

  @Test func looksIntoTheStoreThatIsGiven() throws {
    try folder.write("shop/paywalk.json", #"{"store": "own.storekit"}"#)
    try folder.write("shop/plans.screen.json", TestScreens.plain)
    try folder.write("shop/own.storekit", "[")
    try folder.write("other.storekit", "{]")
    let given = try Program.run("check", "shop", "--store", "other.storekit", in: folder.path)
    #expect(given.status == 1)
    #expect(given.output.contains("other.storekit, line 1, column 2"), "\(given.output)")
    #expect(!given.output.contains("own.storekit"))
    let wrong = try Program.run("check", "shop", "--store", "other.json", in: folder.path)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.contains("other.json: a .storekit file was expected as the store."))
  }

  @Test func hasNothingToReportOfWhatShips() throws {
    let result = try Program.run("check", "screens")
    #expect(result.status == 0)
    #expect(result.output.isEmpty, "\(result.output)")
  }

  @Test(
    arguments: [
      [], [0x7b], Array("{\"presentation\": ".utf8), Array("[1, 2".utf8), [0xff, 0xfe, 0x00],
      Array(repeating: 0x5b, count: 100_000), Array("null".utf8), Array("\u{1b}[31m".utf8),
      Array("{\"presentation\": {\"root_component\": 7}}".utf8),
      Array("{\"presentation\": {\"\u{1b}]0;x\u{7}\": 7, \"\u{1b}]0;x\u{7}\": 8}}".utf8),
    ] as [[UInt8]])
  func namesThePlaceInAnyWrongFile(bytes: [UInt8]) throws {
    try folder.write("wrong.screen.json", bytes)
    for words in [["check", "wrong.screen.json"], ["run", "wrong.screen.json"]] {
      let result = try Program.run(words, in: folder.path)
      #expect(result.status == (words[0] == "check" ? 1 : 2))
      #expect((result.output + result.errors).contains("wrong.screen.json, line "))
      #expect(!(result.output + result.errors).unicodeScalars.contains("\u{1b}"))
    }
  }

  @Test func letsNoControlOutInAnyFormat() throws {
    let screen = TestScreens.plain.replacing("Northwind Plus", with: "\\u001b[31m\\u202e\\u0007red")
    try folder.write("plans.screen.json", screen)
    for format in ["text", "json"] {
      let result = try Program.run(
        "render", "plans.screen.json", "--format", format, in: folder.path)
      #expect(result.status == 0)
      let forbidden = result.output.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(forbidden.isEmpty)
      #expect(result.output.contains("red"))
    }
  }
}
