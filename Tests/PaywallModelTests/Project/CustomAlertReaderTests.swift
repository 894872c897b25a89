import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct CustomAlertReaderTests {
  private func read(_ alerts: String) throws -> (Integration, [Problem]) {
    let text = "{ \"integration\": { \"alerts\": \(alerts) } }"
    let (project, problems) = try ProjectReaderTests.read(text)
    return (project.integration, problems)
  }

  @Test func aDialogIsReadWithItsButtons() throws {
    let (integration, problems) = try read(
      """
      { "inAppSuccess": {
          "shown_by": "both", "title": "Welcome", "text": "Thank you.", "back_dismisses": false,
          "buttons": [
            { "label": "Sign in", "effect": "signIn" },
            { "label": "Terms", "link": "https://www.example.com/" },
            { "label": "More", "placement": "settings", "dismisses": false },
            { "label": "Later", "effect": "nothing" }
          ] },
        "inAppError": "sdk" }
      """)
    #expect(problems == [])
    #expect(integration.alerts == [.inAppSuccess: .both, .inAppError: .sdk])
    #expect(
      integration.customAlerts == [
        .inAppSuccess: CustomAlert(
          title: "Welcome", text: "Thank you.",
          buttons: [
            CustomAlert.Button("Sign in", effect: .signIn),
            CustomAlert.Button("Terms", effect: .link("https://www.example.com/")),
            CustomAlert.Button("More", effect: .placement("settings"), dismisses: false),
            CustomAlert.Button("Later"),
          ], dismissesOnBack: false)
      ])
  }

  @Test func aDialogWithoutAWordOnWhoShowsItIsShownByTheApp() throws {
    let (integration, problems) = try read(#"{ "inAppError": { "title": "Sorry" } }"#)
    #expect(problems == [] && integration.alerts.isEmpty)
    #expect(integration.setting(for: .inAppError) == .custom)
    #expect(integration.customAlerts == [.inAppError: CustomAlert(title: "Sorry")])
  }

  @Test func anEmptyObjectIsNoDialogOfTheApps() throws {
    let (integration, problems) = try read(#"{ "inAppError": {} }"#)
    #expect(problems == [] && integration == Integration())
  }

  @Test(arguments: [
    (#"{ "inAppError": 3 }"#, "inAppError is 3, not a text.", "bad-value"),
    (#"{ "inAppEror": {} }"#, "\"inAppEror\" is not an alert.", "unknown-name"),
    (#"{ "inAppError": { "buttns": [] } }"#, "\"buttns\" is not a key of an alert.", "unknown-key"),
    (
      #"{ "inAppError": { "shown_by": "aap" } }"#, "\"aap\" is no value of shown_by.", "bad-value"
    ),
    (
      #"{ "inAppError": { "buttons": [{ "effect": "signIn" }] } }"#, "The button has no label.",
      "missing-key"
    ),
    (
      #"{ "inAppError": { "buttons": [{ "label": "A" }, { "label": "A" }] } }"#,
      "A button before this one reads \"A\" as well.", "duplicate-label"
    ),
    (
      #"{ "inAppError": { "buttons": [{ "label": "A", "effect": "signIn", "link": "b" }] } }"#,
      "The button has effect and link, and does one thing.", "bad-value"
    ),
    (
      #"{ "inAppError": { "buttons": [{ "label": "A", "effect": "signin" }] } }"#,
      "\"signin\" is no value of effect.", "bad-value"
    ),
    (
      #"{ "inAppError": { "buttons": [{"label":"1"},{"label":"2"},{"label":"3"},{"label":"4"},{"label":"5"}] } }"#,
      "A dialog has at most 4 buttons, not 5.", "too-many"
    ),
  ])
  func whatIsWrongIsNamed(alerts: String, message: String, code: String) throws {
    let (integration, problems) = try read(alerts)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.code) == [code])
    #expect(integration.customAlerts.values.allSatisfy { $0.buttons.count <= 4 })
  }

  @Test func aPlacementThatTheProjectDoesNotHaveIsNamed() {
    let file = SourceFile(
      name: "paywalk.json",
      bytes: Array(
        #"""
        { "placements": [{ "id": "settings", "screen": null }],
          "integration": { "alerts": { "inAppError": {
            "buttons": [{ "label": "More", "placement": "setings" }] } } } }
        """#.utf8))
    let problems = CatalogReader.read([file]).problems.filter { $0.code == "dangling-placement" }
    #expect(problems.map(\.message) == ["\"setings\" is no placement of the project."])
    #expect(problems.map(\.advice) == ["Did you mean \"settings\"?"])
    #expect(problems.map(\.position.line) == [3])
  }

  @Test func unknownKeysOfADialogStayWhenItIsWritten() throws {
    let text =
      #"{ "integration": { "alerts": { "inAppError": { "note": "ours", "title": "A" } } } }"#
    var integration = try ProjectReaderTests.read(text).0.integration
    integration.customAlerts[.inAppError]?.title = "B"
    let file = SourceFile(name: "paywalk.json", bytes: Array(text.utf8))
    let written = try ProjectWriter.text(of: integration, in: file)
    #expect(written.contains("\"note\": \"ours\"") && written.contains("\"title\": \"B\""))
    #expect(try ProjectReaderTests.read(written).0.integration == integration)
  }
}
