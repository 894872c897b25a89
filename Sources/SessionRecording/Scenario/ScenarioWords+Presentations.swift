import PaywallModel

extension ScenarioWords {
  static let presentations: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "presents", "presents sdk|proceed|display|draw|both|refetch|nothing",
      help: "What the app's UI handler does with presentations that links and campaigns open."
    ) { (words) throws(ScenarioFault) in
      .presentation(.handles(try words.choice(of: PresentationSetting.self)))
    },
    ScenarioWord(
      "preload", "preload premium",
      help: "Fetches a placement or screen of the start list without showing it: L."
    ) { (words) throws(ScenarioFault) in .presentation(.preload(try words.text())) },
    ScenarioWord(
      "handle", "handle close|back|display|displayAgain",
      help: "What your app does with the handle of a presentation: close() C, back() B, display() "
        + "of what is preloaded L, of what was used from the palette."
    ) { (words) throws(ScenarioFault) in
      .presentation(.app(try words.choice(of: AppDeed.self)))
    },
    ScenarioWord("campaigns", "campaigns allowed|held", help: "The gate for campaigns: K.") {
      (words) throws(ScenarioFault) in
      .presentation(.setCampaigns(try words.choice([("allowed", true), ("held", false)])))
    },
    ScenarioWord(
      "audience", "audience families", "audience \"everyone else\"", "audience rules",
      help: "Picks the audience of the placement on the phone, by ←→ in User; rules lets them "
        + "decide."
    ) { (words) throws(ScenarioFault) in
      .presentation(.audience(words.takes("rules") ? nil : try words.text()))
    },
    ScenarioWord(
      "variant", "variant B", "variant bucket",
      help: "Picks the variant of the A/B test on the phone, by ←→ in User; bucket lets it decide."
    ) { (words) throws(ScenarioFault) in
      .presentation(.variant(words.takes("bucket") ? nil : try words.text()))
    },
    ScenarioWord("fetch", "fetch again", help: "Your app fetches the screen again: f in User.") {
      (words) throws(ScenarioFault) in
      _ = try words.choice([("again", true)])
      return .presentation(.fetchAgain)
    },
  ]

  static let serving: [ScenarioWord<ScenarioExpectation>] = [
    fact(.type, "client", help: "The type of the presentation on top: normal, fallback or client."),
    fact(.placement, "premium", help: "The placement it came from; none for no placement."),
    fact(
      .audience, "families", help: "The audience that it was served to; none for everyone else."),
    fact(.variant, "B", help: "The variant of its A/B test; none without a test."),
    fact(.campaign, "spring", help: "The campaign that brought it; none without one."),
    fact(.flow, "tour", help: "The flow that it belongs to; none outside a flow."),
    fact(.step, "offer", help: "The step of the flow; none outside a flow."),
  ]

  private static func fact(
    _ fact: ServingFact, _ example: String, help: String
  ) -> ScenarioWord<ScenarioExpectation> {
    let usage = "expect \(fact.rawValue) \(example)"
    return ScenarioWord(fact.rawValue, usage, help: help) { (words) throws(ScenarioFault) in
      .serving(fact, words.takes("none") ? nil : try words.text())
    }
  }
}
