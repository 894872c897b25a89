import EmulatorTestSupport
import PaywallModel
import Testing

/// A redemption token is never kept as it is.
@Suite struct TokenMaskTests {
  static let token = "SPRING-ACTIVE-0001"

  @Test func aTokenIsAMaskAndAFingerprint() {
    let token = RedemptionToken(Self.token)
    #expect(token.masked == "SP…")
    #expect(token.fingerprint.utf8.count == 8)
    #expect(token.recorded == "SP…~\(token.fingerprint)")
    #expect(!String(reflecting: token).contains("RING"))
    #expect(RedemptionToken(token.recorded) == token)
    #expect(RedemptionToken(token.recorded).recorded == token.recorded)
    #expect(RedemptionToken("SPRING-ACTIVE-0002") != token)
  }

  @Test func aShortTokenShowsLess() {
    #expect(
      ["", "a", "abc", "abcd", "abcdefg", "abcdefgh"].map { RedemptionToken($0).masked }
        == ["…", "…", "…", "a…", "a…", "ab…"])
  }

  @Test func capitalsCount() {
    let token = RedemptionToken(Self.token)
    let folded = RedemptionToken(Self.token.lowercased())
    #expect(folded != token)
    #expect(folded.differsInCaseOnly(from: token))
    #expect(!token.differsInCaseOnly(from: token))
    #expect(!RedemptionToken(folded.recorded).differsInCaseOnly(from: token))
  }

  @Test func onlyWhatIsWrittenAsAMaskIsOne() {
    for text in ["SP…", "SP…~", "SP…~1234567", "SP…~1234567g", "SPR…~12345678", "SP~12345678"] {
      #expect(!RedemptionToken.isRecorded(text), "\(text)")
    }
    #expect(RedemptionToken.isRecorded("SP…~0123abcd"))
  }

  static let texts: [(String, shown: String, typed: String)] = [
    ("nothing here", "nothing here", "nothing here"),
    ("nw://ply/redeem/", "nw://ply/redeem/", "nw://ply/redeem/"),
    ("nw://ply/redeem/\(token)", "nw://ply/redeem/SP…", "nw://ply/redeem/SP…"),
    (
      "nw://ply/redeem/\(token)?auid=A&x=1#y", "nw://ply/redeem/SP…",
      "nw://ply/redeem/SP…?auid=A&x=1#y"
    ),
    ("NW://PLY/ReDeem/\(token)/", "NW://PLY/ReDeem/SP…/", "NW://PLY/ReDeem/SP…/"),
    (
      "see <nw://ply/redeem/\(token)?a=b> or \"nw://ply/redeem/\(token)\" now",
      "see <nw://ply/redeem/SP…> or \"nw://ply/redeem/SP…\" now",
      "see <nw://ply/redeem/SP…?a=b> or \"nw://ply/redeem/SP…\" now"
    ),
    ("nw://ply/redeem//\(token)", "nw://ply/redeem//SP…", "nw://ply/redeem//SP…"),
    ("nw://ply\\redeem\\\(token)", "nw://ply\\redeem\\SP…", "nw://ply\\redeem\\SP…"),
    ("nw://ply/re%64eem/\(token)", "nw://ply/re%64eem/SP…", "nw://ply/re%64eem/SP…"),
    ("nw://ply%2Fredeem%2f\(token)", "nw://ply%2Fredeem%2fSP…", "nw://ply%2Fredeem%2fSP…"),
    ("nw://ply/redeem?token=\(token)", "nw://ply/redeem?token=SP…", "nw://ply/redeem?token=SP…"),
    (
      "nw://ply/redeem/?a=b&token=\(token)&c=d", "nw://ply/redeem/?a=b&token=SP…&c=d",
      "nw://ply/redeem/?a=b&token=SP…&c=d"
    ),
    ("nw://ply/redeemed/\(token)", "nw://ply/redeemed/\(token)", "nw://ply/redeemed/\(token)"),
    ("redeem \(token)", "redeem \(token)", "redeem \(token)"),
    ("nw:\\/\\/ply/redeem/\(token)\\", "nw:\\/\\/ply/redeem/SP…\\", "nw:\\/\\/ply/redeem/SP…\\"),
  ]

  @Test(arguments: texts)
  func tokensInTexts(text: String, shown: String, typed: String) {
    #expect(TokenMask.shown(text) == shown)
    #expect(TokenMask.typed(text) == typed)
    let recorded = TokenMask.recorded(text)
    #expect(!recorded.contains(Self.token) || shown == text)
    #expect(TokenMask.recorded(recorded) == recorded)
    #expect(
      TokenMask.shown(recorded) == shown.replacing("SP…", with: shown == text ? "SP…" : "SP…"))
  }

  @Test func anEscapedTokenIsTheSameToken() {
    let escaped = Self.token.replacing("-", with: "%2D").replacing("A", with: "%41")
    #expect(
      TokenMask.recorded("nw://ply/redeem/\(escaped)")
        == TokenMask.recorded("nw://ply/redeem/\(Self.token)"))
  }

  @Test func aCombiningMarkHidesNoToken() {
    #expect(!TokenMask.recorded("nw://ply/redeem/\u{301}\(Self.token)").contains("ACTIVE"))
  }

  @Test func anAddressOfTheWebIsLeftAsItIs() {
    let shop = "https://shop.example.com/redeem/SUMMER"
    #expect(TokenMask.address(shop) == shop)
    #expect(TokenMask.address("nw://PLY/redeem/\(Self.token)").contains("SP…~"))
  }

  @Test func addressesOfMail() {
    #expect(
      ["june@example.com", "j@example.com", "@example.com", "june", "", "a@b@c.d"]
        .map(TokenMask.mail)
        == ["j***@example.com", "j***@example.com", "@example.com", "june", "", "a***@c.d"])
  }

  /// A broken line of the project is shown as it stands, but for what nobody may read.
  @Test func aLineOfAFileThatIsShownIsMaskedInPlace() throws {
    let lines = [
      "{ \"token\": \"\(Self.token)\", \"mail\": \"june@example.com\", } ",
      "{ \"try\": [\"nw://ply/redeem/\(Self.token)?auid=1\",, ] }",
      "{ \"token\" :\t\"\(Self.token)",
    ]
    for line in lines {
      let file = SourceFile(name: "paywalk.json", bytes: Array(line.utf8))
      let catalog = CatalogReader.read([file])
      #expect(catalog.problems.contains { $0.severity == .error })
      let told = String(reflecting: catalog.problems) + String(reflecting: catalog.excerpts)
      #expect(!told.contains("RING-ACTIVE"), "\(told)")
      #expect(!told.contains("june@"), "\(told)")
    }
  }

  /// A text that is too short to hide a part of is hidden as far as it goes.
  @Test(arguments: [
    (#"{"mail": "",}"#, #"{"mail": "",}"#), (#"{"mail": "@b",}"#, #"{"mail": "@b",}"#),
    (#"{"mail": "j",}"#, #"{"mail": "j",}"#), (#"{"mail": "jo",}"#, #"{"mail": "j•",}"#),
    (#"{"token": "",}"#, #"{"token": "",}"#), (#"{"token": "a",}"#, #"{"token": "•",}"#),
    (#"{"mail": "jo@b"#, #"{"mail": "j•@b"#), (#"{"mail": ""#, #"{"mail": ""#),
  ])
  func shortTextsAreMaskedToo(line: String, shown: String) throws {
    let lines = SourceLines(SourceFile(name: "paywalk.json", bytes: Array(line.utf8)))
    let excerpt = try #require(lines.excerpt(at: SourcePosition(line: 1, column: 1, length: 1)))
    #expect(excerpt.before + excerpt.marked + excerpt.after == shown)
  }

  /// A token in the query of another one goes with the query, or is masked as well.
  @Test(arguments: [
    "nw://ply/redeem/RING-ACTIVE-1?next=nw://ply/redeem/BELL-ACTIVE-2 end",
    "nw://ply/redeem/RING-ACTIVE-1?next=nw%3A%2F%2Fply%2Fredeem%2FBELL-ACTIVE-2 end",
    "nw://ply/redeem/RING-ACTIVE-1?token=BELL-ACTIVE-2&b=/redeem/DRUM-ACTIVE-3 end",
    "nw://ply/redeem/RING-ACTIVE-1/redeem/BELL-ACTIVE-2?a=/redeem/DRUM-ACTIVE-3#/redeem//x end",
  ])
  func aTokenBehindATokenIsMaskedToo(link: String) {
    #expect(TokenMask.shown(link).hasPrefix("nw://ply/redeem/RI…"))
    for text in [TokenMask.shown(link), TokenMask.recorded(link), TokenMask.typed(link)] {
      #expect(!text.contains("ACTIVE"), "\(text)")
      #expect(text.hasSuffix(" end"), "\(text)")
    }
    #expect(TokenMask.recorded(TokenMask.recorded(link)) == TokenMask.recorded(link))
  }
}
