import PaywallModel
import Testing

@Suite struct NearestNameTests {
  static let names = ActionKind.allCases.map(\.rawValue)

  @Test(arguments: [
    ("purchse", "purchase"), ("prchase", "purchase"), ("pruchase", "purchase"),
    ("PURCHASE", "purchase"), ("closeAll", "close_all"), ("close-all", "close_all"),
    ("openPresentation", "open_presentation"), ("clos", "close"), ("navigat", "navigate"),
    ("webcheckot", "web_checkout"),
  ])
  func `a slip finds the name that was meant`(written: String, meant: String) {
    #expect(NearestName.of(written, among: Self.names) == meant)
  }

  @Test(arguments: ["", "fly", "___", "x", String(repeating: "purchase", count: 50)])
  func `what is near nothing finds nothing`(written: String) {
    #expect(NearestName.of(written, among: Self.names) == nil)
  }

  @Test func `of two names the nearer one is found, of two equal ones the first`() {
    #expect(NearestName.of("year_2m", among: ["year_12m", "year_2w", "year_2m1"]) == "year_12m")
    #expect(NearestName.of("plan3", among: ["plan1", "plan2"]) == "plan1")
    #expect(NearestName.of("plan1", among: ["plan2", "plan1"]) == "plan1")
  }
}
