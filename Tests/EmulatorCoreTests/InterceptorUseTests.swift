import EmulatorCore
import PaywallModel
import Testing

/// What the documentation names the interceptor for, walked in the core.
struct InterceptorUseCoreTests {
  @Test(arguments: InterceptorUse.allCases)
  func aUsesIntegrationReadsBackFromItsFile(use: InterceptorUse) {
    let text = ProjectWriter.text(of: Project(integration: use.integration))
    let catalog = CatalogReader.read([SourceFile(name: "paywalk.json", bytes: Array(text.utf8))])
    #expect(catalog.project.integration == use.integration)
    #expect(catalog.problems.filter { $0.severity == .error } == [])
  }

  @Test func whatTheAppCallsMessageAndCredentialsReadBackToo() {
    var integration = Integration(interceptors: [
      .login: InterceptorSetting(shows: .login, calls: .userLogin)
    ])
    integration.messageTitle = "Closed today"
    integration.messageText = "Come back tomorrow."
    integration.credentials = Integration.LinkCredentials(parameter: "auth", token: "q7-8c1f-42")
    integration.synchronizesOwnPurchases = false
    let text = ProjectWriter.text(of: Project(integration: integration))
    let catalog = CatalogReader.read([SourceFile(name: "paywalk.json", bytes: Array(text.utf8))])
    #expect(catalog.project.integration == integration)
  }

  @Test func aTokenIsWrittenNowhereButMasked() {
    var integration = intercepting(
      .navigate, InterceptorSetting(answers: [.done: .success], calls: .openLink))
    integration.credentials = Integration.LinkCredentials(parameter: "auth", token: "q7-8c1f-42")
    var walk = Walk.on([.navigate], integration)
    walk.press()
    #expect(walk.openedURLs == ["https://www.example.com/terms?auth=q7…"])
    #expect(walk.rules == [])
    let told = walk.trace.map(\.text) + walk.events.flatMap { $0.properties.map(\.value.words) }
    #expect(told.allSatisfy { !$0.contains("8c1f") })
    #expect(walk.note?.text.contains("8c1f") == false)
  }

  @Test(arguments: [("", "…"), ("short", "…"), ("12345678", "12…"), ("é👍🏽xxxxxx", "é👍🏽…")])
  func aSecretShowsTwoCharactersAtMost(secret: String, shown: String) {
    #expect(MaskedText.secret(secret) == shown)
  }

  @Test(arguments: [
    ("https://a.example/x", "https://a.example/x?token=ma…"),
    ("https://a.example/x?y=1", "https://a.example/x?y=1&token=ma…"),
    ("https://a.example/x#top", "https://a.example/x?token=ma…#top"),
    ("https://a.example/x?y=1#a#b", "https://a.example/x?y=1&token=ma…#a#b"),
  ])
  func theTokenStandsInTheQuery(url: String, opened: String) {
    let setting = InterceptorSetting(answers: [.done: .success], calls: .openLink)
    let action = ComponentAction.intercepted(Action(.navigate, url: url))
    var walk = Walk.onPremium(
      Northwind.catalog(chains: [[action]], integration: intercepting(.navigate, setting)))
    walk.press()
    #expect(walk.openedURLs == [opened])
  }

  @Test func anOfferIsAnsweredApartFromOtherPurchases() {
    var integration = intercepting(.purchase, InterceptorSetting(shows: .terms))
    integration.winBack = InterceptorSetting()
    let chains: [[ComponentAction]] = [
      [.intercepted(Action(.purchase, planID: "yearly", offerID: "half"))],
      [.intercepted(Action(.purchase, planID: "yearly"))],
    ]
    var walk = Walk.onPremium(Northwind.catalog(chains: chains, integration: integration))
    walk.press(0)
    #expect(walk.dialogs.last?.owner == .store)
    walk.choose(.cancelled)
    walk.press(1)
    #expect(walk.dialogs.last?.name == "terms")
  }

  @Test func onlyOffersCanBeAnsweredToo() {
    var integration = Integration()
    integration.winBack = InterceptorSetting(shows: .message)
    #expect(integration.interceptedKinds == [.purchase])
    var walk = Walk.on([.purchase], integration)
    walk.press()
    #expect(walk.answers.map(\.value) == ["notHandled"])
  }
}

@Test func case13AnAddressThatTheAppOpensIsOpenedOnce() {
  let setting = InterceptorSetting(answers: [.done: .success], calls: .openLink)
  var walk = Walk.on([.navigate], intercepting(.navigate, setting))
  walk.press()
  #expect(walk.openedURLs.count == 1)
  #expect(walk.rules == [])
}
