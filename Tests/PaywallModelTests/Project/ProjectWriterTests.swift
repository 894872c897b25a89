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
