import PaywallModel
import Testing

/// Links and tokens of a project that will not do what they seem to be for: named with their place.
@Suite struct LinkCheckTests {
  private static func problems(
    _ marked: String, platform: String = "ios", sdk: String = "6.2"
  ) -> (MarkedText, [Problem]) {
    let text = MarkedText(
      """
      {
        "mode": "full", "platform": "\(platform)", "sdk": "\(sdk)",
        "placements": [{ "id": "premium", "screen": "a" }],
        "plans": [{ "id": "year", "product": "app.year" }],
        \(marked)
      }
      """)
    let close = " \"header_button\": { \"actions\": [{ \"type\": \"close\" }] },"
    let catalog = CatalogReader.read([
      CatalogReaderTests.screen("a", "", more: close), CatalogReaderTests.store,
      SourceFile(name: "paywalk.json", bytes: Array(text.text.utf8)),
    ])
    return (text, catalog.problems)
  }

  private static func trying(_ link: String, sales: String = "") -> String {
    """
    "links": { "scheme": "nw", "try": [
        «"\(link)"» ] },
        "redemption": { "tokens": [
          { "token": "SPRING-0001-ACTIVE", "plan": "year" }\(sales) ] }
    """
  }

  static let links: [(String, code: String, message: String, advice: String)] = [
    (
      "nw://ply/placement/premium", "bad-link",
      "nw://ply/placement/premium: the SDK answers false. \"placement\" is no kind of link of the SDK.",
      "Did you mean \"placements\"?"
    ),
    (
      "nw://ply//placements/premium", "bad-link",
      "nw://ply//placements/premium: the SDK answers false. A part of it is empty: // stands where / should.",
      ""
    ),
    (
      "nw://ply/redeem", "bad-link",
      "nw://ply/redeem: the SDK answers false. Something is missing after redeem/.",
      "A redemption link carries its token."
    ),
    (
      "nw://ply/placements/a%2Fb", "bad-link",
      "nw://ply/placements/a%2Fb: the SDK answers false. A part of it hides a separator.", ""
    ),
    (
      "nw://evil@ply/placements/premium", "bad-link",
      "nw://evil@ply/placements/premium: the SDK answers false. Something stands beside the host ply.",
      ""
    ),
    (
      "nw://ply/plans/year", "bad-link",
      "nw://ply/plans/year: the SDK answers false. The SDK knows plans links until SDK 5.", ""
    ),
    (
      "nw://ply/placements/premum", "dangling-placement",
      "nw://ply/placements/premum: there is no placement \"premum\".", "Did you mean \"premium\"?"
    ),
    (
      "nw://ply/presentations/b", "dangling-screen",
      "nw://ply/presentations/b: there is no screen \"b\".", "Did you mean \"a\"?"
    ),
    (
      "nw://ply/flows/first", "dangling-flow",
      "nw://ply/flows/first: there is no flow \"first\".", ""
    ),
    (
      "nw://ply/presentations/a?preview=1&preview=1", "doubled-part",
      "nw://ply/presentations/a?preview=1&preview=1: \"preview\" stands twice.", "The first counts."
    ),
    (
      "nw://ply/redeem/SPRING-0001-ACTIVE?auid=A&auid=B", "doubled-part",
      "nw://ply/redeem/SP…: \"auid\" stands twice.", "The first counts."
    ),
    (
      "nw://ply/redeem/spring-0001-active", "token-case",
      "nw://ply/redeem/sp…: only capitals tell the token from the one in line 8.",
      "The server knows no such token: the link is not valid."
    ),
    (
      "nw://ply/redeem/AUTUMN-0001-ACTIVE", "unknown-token",
      "nw://ply/redeem/AU…: no token of \"redemption\" is this one.",
      "The server answers that the link is not valid."
    ),
  ]

  @Test(arguments: links)
  func aLinkToTry(link: String, code: String, message: String, advice: String) {
    let (text, problems) = Self.problems(Self.trying(link))
    #expect(problems.map(\.code) == [code])
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.advice) == [advice])
    #expect(problems.map(\.position) == [text.position])
    #expect(problems.map(\.path) == ["links.try[0]"])
    #expect(problems.map(\.severity) == [.warning])
  }

  @Test func goodLinksAreNoProblem() {
    for link in [
      "nw://ply/placements/premium", "nw://ply/presentations/a?preview=1",
      "nw://ply/redeem/SPRING-0001-ACTIVE?auid=A", "nw://ply/update_billing",
    ] {
      #expect(Self.problems(Self.trying(link)).1 == [], "\(link)")
    }
  }

  static let servers: [(String, path: String)] = [
    (", { \"token\": «\"SPRING-0001-ACTIVE\"», \"plan\": \"year\" }", "tokens[1].token"),
    (", { \"token\": «\"Spring-0001-Active\"», \"plan\": \"year\" }", "tokens[1].token"),
    (", «{ \"plan\": \"year\" }»", "tokens[1]"),
    (", { \"token\": «\"\"», \"plan\": \"year\" }", "tokens[1].token"),
    (", { \"token\": «\"a/b\"», \"plan\": \"year\" }", "tokens[1].token"),
    (", { \"token\": «4», \"plan\": \"year\" }", "tokens[1].token"),
    (", { \"token\": \"X-1234567\", \"plan\": «\"yaer\"» }", "tokens[1].plan"),
    (
      ", { \"token\": \"X-1234567\", \"plan\": \"year\", \"answer\": «\"maybe\"» }",
      "tokens[1].answer"
    ),
    (
      ", { \"token\": \"X-1234567\", \"plan\": \"year\", \"age_minutes\": «-1» }",
      "tokens[1].age_minutes"
    ),
    (", { \"token\": \"X-1234567\", \"plan\": \"year\", \"mail\": «\"june\"» }", "tokens[1].mail"),
    (", «4»", "tokens[1]"),
  ]

  @Test(arguments: servers)
  func aTokenOfTheServer(entry: String, path: String) {
    let marked =
      "\"redemption\": { \"tokens\": [\n  { \"token\": \"SPRING-0001-ACTIVE\", \"plan\": \"year\" }"
      + entry + " ] }"
    let (text, problems) = Self.problems(marked)
    #expect(problems.map(\.path) == ["redemption.\(path)"], "\(problems)")
    #expect(problems.first?.position.line == text.position.line)
    #expect(problems.first?.position.column == text.position.column, "\(problems)")
    #expect(!String(reflecting: problems).contains("RING-0001"))
  }
}
