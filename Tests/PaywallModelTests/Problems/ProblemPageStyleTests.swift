import EmulatorTestSupport
import PaywallModel
import Testing

/// Every code that can be printed has a page, and every page a code that can be printed.
@Suite struct ProblemPageStyleTests {
  /// Codes as they stand in the sources: what a problem is made with, and the table of JSON faults.
  private static let codes: Set<String> = {
    let folders = ["PaywallModel", "SessionRecording", "PaywallRenderer", "PaywalkKit"]
    let texts = folders.flatMap { folder in
      Repository.files(below: "Sources/\(folder)")
        .filter { $0.hasSuffix(".swift") && !$0.contains("ProblemPages") }
        .compactMap { Repository.text("Sources/\(folder)/\($0)") }
    }
    let made =
      #/
      (?:warn|error|fail|problem|add|look|Problem) \( \s* (?:\.(?:error|warning),\s)? (?:code:\s)?
      "([a-z]+(?:-[a-z0-9]+)+|PLY[0-9]+|scenario)"
      /#
    let json = /: "(json-[a-z0-9-]+)"/
    let found = texts.flatMap { text in
      text.matches(of: made).map { String($0.output.1) }
        + text.matches(of: json).map { String($0.output.1) }
    }
    let dangling = [
      "plan", "screen", "placement", "product", "select", "option", "audience", "flow", "event",
      "link",
    ]
    return Set(found + dangling.map { "dangling-\($0)" })
  }()

  @Test func everyCodeHasAPage() {
    #expect(Self.codes.count > 50)
    let missing = Self.codes.subtracting(ProblemPages.codes).sorted()
    #expect(missing == [], "add a page for each to Sources/PaywallModel/Problems")
  }

  @Test func everyPageHasACodeThatIsUsed() {
    #expect(Set(ProblemPages.codes).subtracting(Self.codes).sorted() == [])
  }

  @Test func everyCodeHasOnePage() {
    #expect(Set(ProblemPages.codes).count == ProblemPages.codes.count)
  }

  @Test func pagesSpeakToPeople() {
    for page in ProblemPages.all {
      #expect(!page.title.hasSuffix(".") && page.title.count <= 75, "\(page.code)")
      #expect(page.text.hasSuffix("."), "\(page.code)")
      for word in ["please", "invalid", "unable", "oops", "!"] {
        #expect(!(page.title + page.text).lowercased().contains(word), "\(page.code): \(word)")
      }
      #expect(page.wrong.isEmpty || page.wrong != page.right, "\(page.code)")
    }
  }
}
