import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ProjectWriterTests {
  static func write(_ integration: Integration, into text: String) throws -> String {
    try ProjectWriter.text(
      of: integration, in: SourceFile(name: "paywalk.json", bytes: Array(text.utf8)))
  }

  @Test func `everything but the integration stays as it was, to the byte`() throws {
    let text =
      "{\t\"ü\": 1,\r\n  \"integration\" : { \"mine\":[1], \"ui_handler\":false }  , \"b\":2}\n"
    let written = try Self.write(Integration(hasUIHandler: true), into: text)
    #expect(
      written == """
        {\t"ü": 1,\r\n  "integration" : {
            "mine": [
              1
            ],
            "ui_handler": true
          }  , "b":2}

        """)
  }

  @Test func `an integration is added where there was none`() throws {
    let written = try Self.write(Integration(sdkLogin: .none), into: "{\n  \"name\": \"a\"\n}\n")
    #expect(
      written == """
        {
          "name": "a",
          "integration": {
            "sdk_login": "none"
          }
        }

        """)
  }

  @Test(arguments: ["[1]", "null", "{ \"a\": }", ""])
  func `a file that is no project is not written over`(text: String) {
    #expect(throws: JSONReader.Failure.self) { try Self.write(Integration(), into: text) }
  }

  @Test func `an empty project becomes a whole one`() throws {
    let written = try Self.write(Integration(hasUIHandler: true), into: "{}")
    #expect(try ProjectReaderTests.read(written).0.integration.hasUIHandler)
  }

  @Test func `unknown keys and the order of keys stay, names that are gone go`() throws {
    let text = """
      {
        "integration": {
          "interceptors": {
            "restore": {},
            "mine": 1,
            "closeAll": { "note": "n", "answers": { "done": "failed" } }
          }
        }
      }
      """
    let integration = Integration(interceptors: [
      .closeAll: InterceptorSetting(answers: [.done: .success]), .login: InterceptorSetting(),
    ])
    #expect(
      try Self.write(integration, into: text) == """
        {
          "integration": {
            "interceptors": {
              "mine": 1,
              "closeAll": {
                "note": "n",
                "answers": {
                  "done": "success"
                }
              },
              "login": {}
            }
          }
        }
        """)
  }

  @Test func `an integration that did not change changes nothing when written twice`() throws {
    let integration = try ProjectReaderTests.read(ProjectReaderTests.whole).0.integration
    let once = try Self.write(integration, into: ProjectReaderTests.whole)
    #expect(try Self.write(integration, into: once) == once)
    #expect(try ProjectReaderTests.read(once).0.integration == integration)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `what is written is read again as the same integration`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let integration = Integration.random(&generator)
    for text in ["{}", "{ \"name\": \"a\" }", ProjectReaderTests.whole] {
      let (project, problems) = try ProjectReaderTests.read(Self.write(integration, into: text))
      #expect(project.integration == integration, "seed \(seed)")
      #expect(problems.filter { $0.severity == .error } == [], "seed \(seed)")
    }
  }

  @Test func `a whole project is read again as the same`() throws {
    let project = try ProjectReaderTests.read(ProjectReaderTests.whole).0
    let (again, problems) = try ProjectReaderTests.read(ProjectWriter.text(of: project))
    #expect(again == project)
    #expect(problems == [])
  }
}

/// What is served, to whom and when, and what links redeem.
@Suite struct ProjectWriterTargetingTests {
  private static let targeting = """
    { "placements": [
        { "id": "premium", "note": "n", "fallback": "plain", "audiences": [
          { "audience": "all", "screen": "sale", "ab_test": { "id": "price", "variants": [
            { "id": "A", "percent": 30, "screen": "sale" }, { "id": "B", "percent": 50, "flow": "first" },
            { "id": "C", "percent": 20, "screen": null }] } },
          { "audience": "any", "flow": "first" }], "screen": "plans" },
        { "id": "off", "screen": null }],
      "audiences": [
        { "id": "all", "name": "All of it", "when": { "all": [
          { "attribute": "a", "is": ["x", "y"] }, { "attribute": "b", "is_not": ["z"] },
          { "attribute": "c", "contains": "m" }, { "attribute": "d", "above": 3 },
          { "attribute": "e", "below": -2 }, { "attribute": "f", "exists": false }] } },
        { "id": "any", "when": { "any": [
          { "entitlement": "plus", "is": false }, { "signed_in": true }, { "language": ["fr", "ja"] },
          { "platform": ["ios", "android"] }, { "sdk": ["5", "6.2"] },
          { "not": { "entitlement": "plus" } }] } }],
      "flows": [
        { "id": "first", "name": "First", "version": 3,
          "display_mode": { "type": "drawer", "height": "60%", "dismissible": false },
          "transition": { "type": "popin", "height": 300 }, "steps": [
            { "id": "one", "screen": "welcome", "links": [
              { "from": "start", "to": "two", "transition": "modal" }, { "to": "two" }] },
            { "id": "two", "screen": "plans" }] }],
      "campaigns": [
        { "id": "spring", "name": "Spring", "priority": 5, "audience": "all", "screen": "sale",
          "trigger": { "custom_event": "done", "where": { "any": [
            { "property": "pages", "above": 20 }, { "all": [{ "property": "kind", "is": "note" }] }] } },
          "from": "2026-03-01", "until": "2026-04-01T10:20:05Z", "displays": 3,
          "frequency": { "displays": 1, "per": { "days": 7 } }, "exposure": { "minutes": 90 } },
        { "id": "stand-in", "placements": ["premium"], "flow": "first",
          "frequency": { "displays": 2, "per": { "sessions": 3 } } },
        { "id": "start", "trigger": { "event": "APP_STARTED" }, "screen": "sale" }],
      "fallback": "plain" }
    """

  private func expectSame(_ text: String) throws {
    let project = try ProjectReaderTests.read(text).0
    let (again, problems) = try ProjectReaderTests.read(ProjectWriter.text(of: project))
    #expect(problems.filter { $0.severity == .error } == [])
    #expect(again.placements == project.placements && again.audiences == project.audiences)
    #expect(again.flows == project.flows && again.campaigns == project.campaigns)
    #expect(again.fallbackScreenID == project.fallbackScreenID)
    #expect(again.links.scheme == project.links.scheme && again.links.host == project.links.host)
    let links = [again, project].map { $0.links.examples.map { TokenMask.recorded($0.url) } }
    #expect(links[0] == links[1])
    #expect(again.integration == project.integration && again.start == project.start)
    // Tokens are written as they are kept: masked.
    let sales = [again, project].map { project in
      project.redemption.sales.map {
        WebSale(
          token: RedemptionToken("t"), answer: $0.answer, planID: $0.planID,
          ageMinutes: $0.ageMinutes, mail: $0.mail, campaign: $0.campaign, answers: $0.answers)
      }
    }
    #expect(sales[0] == sales[1])
  }

  @Test func `each way to serve is read again as the same`() throws {
    let (project, problems) = try ProjectReaderTests.read(Self.targeting)
    #expect(problems == [])
    #expect(project.placements.count == 2 && project.campaigns.count == 3)
    try expectSame(Self.targeting)
  }

  @Test func `the project that ships is read again as the same`() throws {
    let text = try #require(Repository.text("screens/paywalk.json"))
    try expectSame(text)
    let written = ProjectWriter.text(of: try ProjectReaderTests.read(text).0)
    let tokens = TokenMask.tokens(in: text).map { String(text[$0]) }
    #expect(!tokens.isEmpty && tokens.allSatisfy { !written.contains($0) })
  }
}

extension Integration {
  fileprivate static func random(_ generator: inout SeededGenerator) -> Integration {
    var integration = Integration(
      hasUIHandler: .random(using: &generator),
      termsTitle: Bool.random(using: &generator) ? "T" : "",
      sdkLogin: .random(using: &generator) ? .plain : .none)
    for kind in ActionKind.allCases where Bool.random(using: &generator) {
      let shows = AppScreen.allCases.randomElement(using: &generator) ?? .nothing
      var setting = InterceptorSetting(
        shows: shows, delayMilliseconds: .random(in: 0...3, using: &generator) * 100,
        fault: AppFault.allCases.randomElement(using: &generator) ?? .none)
      for wayOut in shows.waysOut where Bool.random(using: &generator) {
        setting.answers[wayOut] = InterceptResult.allCases.randomElement(using: &generator)
      }
      integration.interceptors[kind] = setting
    }
    for alert in AlertKind.allCases where Bool.random(using: &generator) {
      integration.alerts[alert] = AlertSetting.allCases.randomElement(using: &generator)
    }
    integration.alertsOnCancel = .random(using: &generator)
    for alert in AlertKind.allCases where Bool.random(using: &generator) {
      let dialog = CustomAlert.random(&generator)
      integration.customAlerts[alert] = dialog == CustomAlert() ? nil : dialog
    }
    return integration
  }
}

extension CustomAlert {
  fileprivate static func random(_ generator: inout SeededGenerator) -> CustomAlert {
    let effects: [Effect] = [.nothing, .signIn, .link("nw://ply/x"), .placement("settings")]
    let labels = ["OK", "Later", "Sign \"in\"", "日本"]
    return CustomAlert(
      title: Bool.random(using: &generator) ? "Welcome" : nil,
      text: Bool.random(using: &generator) ? "a\nb" : nil,
      buttons: labels.prefix(.random(in: 0...4, using: &generator)).map {
        Button(
          $0, effect: effects.randomElement(using: &generator) ?? .nothing,
          dismisses: .random(using: &generator))
      }, dismissesOnBack: .random(using: &generator))
  }
}
