import PaywallModel
import Testing

@Suite struct TagCheckTests {
  /// The problems of a screen with one label, in a project with the plan `yearly`.
  private func problems(_ text: String) -> [String] {
    let screen = """
      {"presentation":{"vendor_id":"s","plans":[{"plan_vendor_id":"yearly"}],
      "root_component":{"type":"label","text":"\(text)","actions":[{"type":"close"}]}}}
      """
    let file = SourceFile(name: "s.screen.json", bytes: Array(screen.utf8))
    return CatalogReader.read([file]).problems.filter { $0.position.line == 2 }.lines
  }

  @Test func aTagThatIsKnownIsNoProblem() {
    #expect(problems("{{PRICE(yearly)}} {{OFFER_DURATION}} {{ nothing") == [])
  }

  @Test func aMisspeltTagIsToldWithTheNearestOne() {
    #expect(
      problems("{{AMOUNTS(yearly)}} {{AMOUNTS(yearly)}}") == [
        #"warning unknown-tag 2:41 {{AMOUNTS(yearly)}} is not a tag. | Did you mean "AMOUNT"?"#
      ])
    #expect(
      problems("{{user_name}}") == [
        "warning unknown-tag 2:41 {{user_name}} is not a tag. | It is shown as it is written."
      ])
  }

  @Test func aTimerTagPointsToTheComponent() {
    #expect(
      problems("{{TIMER(HOURS)}}").first?.hasSuffix("and this screen has none.") == true)
    #expect(
      problems("{{TIMER(HOUR)}}").contains { $0.hasSuffix(#"Did you mean "TIMER(HOURS)"?"#) })
  }

  @Test func aPlanThatATagNamesMustBeThere() {
    #expect(problems("{{AMOUNT(yearyl)}} {{PRICE(yearyl)}}").count == 1)
  }
}
