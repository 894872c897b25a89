import EmulatorCore
import PaywallModel

extension ScenarioWords {
  /// Words that can follow `expect`.
  static let expectations: [ScenarioWord<ScenarioExpectation>] =
    seen + serving + happened + redeemed + [negated]

  /// Words that can follow `expect no`.
  static let negations: [ScenarioWord<ScenarioExpectation>] = [
    ScenarioWord("text", "expect no text \"Sign in\"", help: "Nothing in the window reads so.") {
      (words) throws(ScenarioFault) in .noText(try words.text())
    },
    ScenarioWord("event", "expect no event IN_APP_PURCHASED", help: "The event did not come.") {
      (words) throws(ScenarioFault) in .noEvent(try words.text())
    },
    ScenarioWord(
      "diagnostic", "expect no diagnostic", "expect no diagnostic PLY103",
      help: "No rule, or not this one, was broken besides those expected before."
    ) { (words) throws(ScenarioFault) in
      .noDiagnostic(words.isEmpty ? nil : try words.choice(of: DiagnosticRule.self))
    },
    ScenarioWord("entitlement", "expect no entitlement plus", help: "It is not active.") {
      (words) throws(ScenarioFault) in .noEntitlement(try words.text())
    },
  ]

  private static let negated = ScenarioWord<ScenarioExpectation>(
    "no", "expect no …", help: "The contrary of some; see below."
  ) { (words) throws(ScenarioFault) in try ScenarioParser.negation(&words) }

  private static let seen: [ScenarioWord<ScenarioExpectation>] = [
    ScenarioWord(
      "screen", "expect screen plans", "expect screen none", help: "The screen on top of all."
    ) { (words) throws(ScenarioFault) in
      .screen(words.takes("none") ? nil : try words.text())
    },
    ScenarioWord(
      "dialog", "expect dialog app|sdk|store|none", "expect dialog app terms",
      help: "Whose dialog is on top, and which."
    ) { (words) throws(ScenarioFault) in
      if words.takes("none") { return .dialog(nil, name: nil) }
      let owner = try words.choice(
        Dialog.Owner.allCases.map { ($0.rawValue.lowercased(), $0) } + [])
      return .dialog(owner, name: words.isEmpty ? nil : try words.text())
    },
    ScenarioWord(
      "alert", "expect alert inAppSuccess",
      help: "The alert is on top, drawn by the SDK or by the app."
    ) { (words) throws(ScenarioFault) in .alert(try words.choice(of: AlertKind.self)) },
    ScenarioWord("text", "expect text \"99.99\"", help: "It can be read in the window.") {
      (words) throws(ScenarioFault) in .text(try words.text())
    },
    ScenarioWord("note", "expect note \"Nothing was bought\"", help: "The note line holds it.") {
      (words) throws(ScenarioFault) in .note(try words.text())
    },
    ScenarioWord("focus", "expect focus \"Continue\"", help: "What has the focus on the phone.") {
      (words) throws(ScenarioFault) in .focus(try words.text())
    },
    ScenarioWord("idle", "expect idle", help: "No press is running and no dialog is open.") {
      _ in .idle
    },
    ScenarioWord("busy", "expect busy", help: "A press is running.") { _ in .busy },
    ScenarioWord("user", "expect user \"ada\"", "expect user anonymous", help: "Who is signed in.")
    { (words) throws(ScenarioFault) in
      words.takes("anonymous") ? .user(nil) : .user(try words.userID())
    },
    ScenarioWord("entitlement", "expect entitlement plus", help: "It is active.") {
      (words) throws(ScenarioFault) in .entitlement(try words.text())
    },
  ]

  private static let happened: [ScenarioWord<ScenarioExpectation>] = [
    ScenarioWord("event", "expect event PURCHASE_TAPPED", help: "The SDK sent the event.") {
      (words) throws(ScenarioFault) in .event(try words.text())
    },
    ScenarioWord("result", "expect result purchase failed", help: "The app gave the answer.") {
      (words) throws(ScenarioFault) in
      let kind = try words.choice(kinds)
      return .result(kind, try words.choice(of: InterceptResult.self))
    },
    ScenarioWord(
      "outcome", "expect outcome purchased|restored|cancelled|none",
      "expect outcome purchased yearly",
      help: "A presentation ended so, with that plan."
    ) { (words) throws(ScenarioFault) in
      let result = try words.choice(of: Outcome.PurchaseResult.self)
      return .outcome(result, planID: words.isEmpty ? nil : try words.text())
    },
    ScenarioWord(
      "diagnostic", "expect diagnostic PLY103", help: "The rule of the contract was broken."
    ) { (words) throws(ScenarioFault) in
      .diagnostic(try words.choice(of: DiagnosticRule.self))
    },
    ScenarioWord(
      "url", "expect url \"https://www.example.com/terms\"",
      help: "The address was shown instead of opened."
    ) { (words) throws(ScenarioFault) in .url(try words.text()) },
  ]
}
