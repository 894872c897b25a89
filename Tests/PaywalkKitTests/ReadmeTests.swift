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

  @Test func linksLeadToFiles() throws {
    let readme = try #require(Repository.text("README.md"))
    let targets = readme.split(separator: "](").dropFirst().compactMap {
      $0.split(separator: ")").first.map(String.init)
    }
    #expect(!targets.isEmpty)
    for target in targets { #expect(Repository.bytes(target) != nil, "\(target) is not there") }
  }
}
