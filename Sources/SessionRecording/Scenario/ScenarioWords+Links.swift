import EmulatorCore
import PaywallModel

/// Links, mails, people and events.
extension ScenarioWords {
  static let links: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "link", "link \"app://ply/placements/premium\"", "link cold \"app://ply/redeem/TOKEN\"",
      help: "A link arrives: while the app runs, or cold, by launching it: d."
    ) { (words) throws(ScenarioFault) in
      let arrival: LinkArrival = words.takes("cold") ? .coldStart : .appRunning
      return .link(try words.text(), arrival)
    },
    ScenarioWord(
      "mail", "mail \"New link\"", "mail cold \"Receipt\"",
      help: "Opens the link of the newest mail with these words in its subject: m."
    ) { (words) throws(ScenarioFault) in
      let arrival: LinkArrival = words.takes("cold") ? .coldStart : .appRunning
      return .mail(try words.text(), arrival)
    },
    ScenarioWord(
      "redeem", "redeem atOnce|signInFirst",
      help: "What the app does with a redemption link while nobody is signed in: User panel."
    ) { (words) throws(ScenarioFault) in
      .signInFirst(try words.choice([("atOnce", false), ("signInFirst", true)]))
    },
    ScenarioWord("restart", help: "A new walk begins, with the app as it was changed: ^R.") { _ in
      .restart
    },
  ]

  static let people: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "attribute", "attribute \"team_size\" \"4\"",
      help: "The app sets a user attribute: + in User."
    ) { (words) throws(ScenarioFault) in
      .attribute(key: try words.text(), value: try words.text())
    },
    ScenarioWord(
      "language", "language fr",
      help: "The app calls setLanguage, one of en, fr, de, es, ja or the project's: User panel."
    ) { (words) throws(ScenarioFault) in .language(try words.text()) },
    ScenarioWord(
      "consent", "consent analytics|campaigns|…", "consent all",
      help: "The person forbids a purpose, or allows all again: User panel."
    ) { (words) throws(ScenarioFault) in
      words.takes("all") ? .consent(nil) : .consent(try words.choice(of: ConsentPurpose.self))
    },
    ScenarioWord(
      "emit", "emit \"chapter_finished\"", help: "The app sends a custom event: + in Events."
    ) { (words) throws(ScenarioFault) in .emit(try words.text()) },
    ScenarioWord(
      "subscriptions", "subscriptions read|fresh|history",
      help: "The app reads its subscriptions, from the cache or past it, or their history: the "
        + "palette."
    ) { (words) throws(ScenarioFault) in
      .subscriptions(try words.choice(of: SubscriptionsReading.self))
    },
  ]

  static let redeemed: [ScenarioWord<ScenarioExpectation>] = [
    ScenarioWord(
      "redemption", "expect redemption active|replay|expired|invalid|failed",
      help: "A redemption link ended so."
    ) { (words) throws(ScenarioFault) in
      .redemption(try words.choice(of: RedemptionOutcome.self))
    },
    ScenarioWord(
      "mail", "expect mail \"New link\"", help: "A mail with these words waits in the mail box."
    ) { (words) throws(ScenarioFault) in .mail(try words.text()) },
    ScenarioWord(
      "subscription", "expect subscription yearly",
      help: "The user has an active subscription to the plan."
    ) { (words) throws(ScenarioFault) in .subscription(try words.text()) },
    ScenarioWord(
      "owner", "expect owner yearly \"ada\"", "expect owner yearly anonymous",
      help: "Whose the redeemed subscription to the plan is."
    ) { (words) throws(ScenarioFault) in
      let planID = try words.text()
      return .owner(planID: planID, userID: words.takes("anonymous") ? nil : try words.userID())
    },
  ]
}
