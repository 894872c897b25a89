import Testing

@testable import PaywallModel

private func reads(_ text: String, _ overrides: [String: String]) -> String {
  var catalog = TextFixtures.catalog
  for (name, text) in overrides {
    if let key = SDKText(rawValue: name) { catalog.texts[key, "en"] = text }
  }
  let expanded = TextExpander.text(
    of: Label(text: text), in: TextFixtures.screen(), context: TextContext(), catalog: catalog)
  return expanded.plain
}

@Test(arguments: [
  ("{{PRICE(M)}}", "plural_rule_none", "moon", "$9.99/moon"),
  ("{{PERIOD(M)}}", "plural_rule_one", "moon", "moon"),
  ("{{DURATION(M)}}", "duration_plural_rule_one", "a whole month", "a whole month"),
  ("{{INTRO_DURATION(P)}}", "duration_plural_rule_many", "%d moons", "3 moons"),
  ("{{INTRO_DURATION(P)}}", "duration_plural_rule_three", "a season", "a season"),
  ("{{INTRO_PERIOD(P)}}", "plural_rule_three", "season", "season"),
])
func theAppsWordsForLengthsOfTimeAreUsed(tag: String, key: String, text: String, label: String) {
  #expect(reads(tag, ["ply_in_app_period_month_\(key)": text]) == label)
}

@Test func theAppsWordForFreeIsUsed() {
  #expect(reads("{{OFFER_PRICE(Y)}}", ["ply_price_free": "On us"]) == "On us")
}
