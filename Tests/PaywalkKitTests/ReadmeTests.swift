import EmulatorShell
import EmulatorTestSupport
import Testing

@Suite struct ReadmeTests {
  /// The walk that the README's picture shows: the terms are refused, nothing is bought.
  private static func picture() -> String {
    var driver = ShellDriver(
      options: ShellOptions(keepsRecording: true), placement: "premium")
    driver.press("Enter 2 Enter")
    driver.wait(milliseconds: 200)
    return driver.text
  }

  @Test func pictureIsWhatTheProgramShows() throws {
    Golden.expect(Self.picture(), "frames/readme-80x24")
    let readme = try #require(Repository.text("README.md"))
    #expect(readme.contains("```\n" + Self.picture() + "\n```\n"))
  }

  /// The pictures, each with the command that makes it.
  static let pictures: [(file: String, command: String)] = [
    ("plans-dark", "plans --size 40x24 --format svg"),
    ("plans-ja-light", "plans-ja --size 40x24 --format svg --scheme light"),
  ]

  @Test(arguments: pictures)
  func picturesAreWhatRenderPrints(file: String, command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let result = try Program.run(["render"] + words)
    #expect(result.status == 0)
    Golden.expect(String(result.output.dropLast()), file: "pictures/\(file).svg")
  }

  @Test func linksLeadToFiles() throws {
    let readme = try #require(Repository.text("README.md"))
    let targets = readme.split(separator: "](").dropFirst().compactMap {
      $0.split(separator: ")").first.map(String.init)
    }
    #expect(!targets.isEmpty)
    for target in targets { #expect(Repository.bytes(target) != nil, "\(target) is not there") }
  }
}
