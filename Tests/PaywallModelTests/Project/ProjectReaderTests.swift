import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ProjectReaderTests {
  static let whole = """
    {
      "$schema": "./paywalk.schema.json",
      "name": "Northwind",
      "mode": "full",
      "platform": "react-native",
      "sdk": "6.1",
      "locale": "pt-BR",
      "store": "store.storekit",
      "placements": [
        { "id": "settings", "screen": "plans", "note": "Settings, Go Plus" },
        { "id": "off", "screen": null }
      ],
      "plans": [{ "id": "yearly", "name": "Yearly", "product": "app.year", "entitlement": "plus" }],
      "integration": {
        "interceptors": {
          "purchase": {
            "shows": "terms",
            "answers": { "accept": "notHandled", "dismiss": "success" },
            "delay_ms": 250,
            "fault": "twice"
          },
          "closeAll": {}
        },
        "ui_handler": true,
        "alerts": { "inAppSuccess": "none", "inAppError": "sdk" },
        "terms": { "title": "Our terms", "text": "Be kind." },
        "sdk_login": "none"
      },
      "start": {
        "user": "ann",
        "owned": ["app.month"],
        "attributes": { "seen": "yes", "visits": 3, "vip": true },
        "deeplinks": false,
        "offline": true,
        "store_latency_ms": 800,
        "date": "2024-02-29"
      }
    }
    """

  static func read(_ text: String) throws -> (Project, [Problem]) {
    let file = SourceFile(name: "paywalk.json", bytes: Array(text.utf8))
    return ProjectReader.read(try JSONReader.read(file), file: file.name)
  }

  @Test func `every key is read`() throws {
    let (project, problems) = try Self.read(Self.whole)
    #expect(problems == [])
    #expect(project.name == "Northwind")
    #expect(
      project.profile == Profile(platform: .reactNative, sdkVersion: .v6_1, mode: .full))
    #expect(project.locale == "pt-BR")
    #expect(
      project.placements == [
        Placement(id: "settings", screenID: "plans", note: "Settings, Go Plus"),
        Placement(id: "off", screenID: nil),
      ])
    #expect(
      project.plans == [
        Plan(id: "yearly", name: "Yearly", storeProductID: "app.year", entitlement: "plus")
      ])
    #expect(
      project.start
        == StartState(
          userID: "ann", ownedProductIDs: ["app.month"],
          attributes: [
            .init(key: "seen", value: "yes"), .init(key: "visits", value: "3", kind: .int),
            .init(key: "vip", value: "true", kind: .bool),
          ], allowsDeeplinks: false, isOffline: true, storeLatencyMilliseconds: 800,
          date: "2024-02-29"))
  }

  @Test func `the integration is read by Console and by API names`() throws {
    let integration = try Self.read(Self.whole).0.integration
    #expect(
      integration.interceptors == [
        .purchase: InterceptorSetting(
          shows: .terms, answers: [.accept: .notHandled, .dismiss: .success],
          delayMilliseconds: 250, fault: .twice),
        .closeAll: InterceptorSetting(),
      ])
    #expect(integration.hasUIHandler)
    #expect(integration.alerts == [.inAppSuccess: AlertSetting.none, .inAppError: .sdk])
    #expect(integration.termsTitle == "Our terms" && integration.termsText == "Be kind.")
    #expect(integration.sdkLogin == .none)
  }

  @Test(arguments: [("6.0", RunningMode.observer), ("5", .full)])
  func `a mode that is not given is the version's`(sdk: String, mode: RunningMode) throws {
    #expect(try Self.read("{ \"sdk\": \"\(sdk)\" }").0.profile.mode == mode)
  }

  @Test func `an unknown action in the integration is an error with its place`() throws {
    let (project, problems) = try Self.read(
      "{ \"integration\": { \"interceptors\": { \"purchse\": {}, \"restore\": {} } } }")
    #expect(project.integration.interceptors == [.restore: InterceptorSetting()])
    #expect(
      problems == [
        Problem(
          .error, code: "unknown-name", file: "paywalk.json",
          position: SourcePosition(line: 1, column: 38, length: 9),
          path: "integration.interceptors", message: "\"purchse\" is not an action.",
          advice: "Did you mean \"purchase\"?")
      ])
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-1-01", "2026-01-00", "1969-12-31", "+026-01-01",
  ])
  func `a day that is none is refused`(date: String) throws {
    let (project, problems) = try Self.read("{ \"start\": { \"date\": \"\(date)\" } }")
    #expect(project.start.date == StartState().date)
    #expect(problems.map(\.path) == ["start.date"])
  }

  @Test(arguments: [
    ("11111111-2222-4333-8444-555555555555", true),
    ("web_11111111-2222-4333-8444-55555555555a", true),
    ("app_11111111-2222-4333-8444-555555555555", false), ("ann", false),
    ("11111111-2222-4333-8444-55555555555g", false),
  ])
  func `an anonymous id is a UUID`(id: String, isOne: Bool) throws {
    let (project, problems) = try Self.read("{ \"start\": { \"anonymous_id\": \"\(id)\" } }")
    #expect(project.start.anonymousID == (isOne ? id : nil))
    #expect(problems.map(\.path) == (isOne ? [] : ["start.anonymous_id"]))
  }
}
