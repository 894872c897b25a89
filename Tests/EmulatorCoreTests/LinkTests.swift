import EmulatorCore
import PaywallModel
import Testing

@Test func aLinkThatIsNotTheSDKsIsLeftToTheApp() {
  var walk = Walk(catalog: Northwind.catalog([.close]))
  walk.command(.handleDeeplink("https://www.example.com/terms"))
  #expect(walk.screens.isEmpty)
  #expect(walk.note?.text == "Not a Purchasely link: the SDK answers false, your app may open it.")
}

@Test func heldLinksAreShownInTheirOrder() {
  var walk = Walk(catalog: Northwind.catalog([.close]))
  walk.command(.allowDeeplink(false))
  walk.command(.handleDeeplink("nw://ply/placements/settings"))
  walk.command(.handleDeeplink("nw://ply/presentations/thanks"))
  #expect(walk.screens.isEmpty)
  #expect(walk.note?.text == "2 links held: your app is not ready for them. D lets them in.")
  walk.command(.allowDeeplink(true))
  #expect(walk.screens == ["compact", "thanks"])
}

@Test func aLinkOfTheSDKOnAScreenIsHandledInside() {
  let link = Action(.navigate, url: "nw://ply/placements/settings")
  var walk = Walk.onPremium(Northwind.catalog(chains: [[.intercepted(link)]]))
  walk.press()
  #expect(walk.openedURLs.isEmpty && walk.screens == ["plans", "compact"])
  #expect(walk.eventNames.contains("LINK_OPENED") && walk.eventNames.contains("DEEPLINK_OPENED"))
}

@Test func aChainGoesOnAfterItsScreenIsGone() {
  var walk = Walk.on([.close, .openPlacement])
  walk.press()
  #expect(walk.screens == ["compact"])
  #expect(walk.outcomes.map(\.screenID) == ["plans"])
}

@Test func anOpeningActionShowsAModalWhateverTheScreenSays() {
  var walk = Walk.on([.openPresentation])
  walk.press()
  #expect(walk.presentation?.displayMode.kind == .modal)
  #expect(walk.presentation?.openedBy == .action)
}

@Test func closeAllClosesTheWholeStack() {
  let chains: [[ComponentAction]] = [[.intercepted(Action(.closeAll))]]
  var walk = Walk.onPremium(Northwind.catalog(chains: chains))
  walk.command(.openScreen("compact"))
  walk.command(.openScreen("plans"))
  walk.press()
  #expect(walk.screens.isEmpty)
  #expect(walk.outcomes.map(\.screenID) == ["plans", "compact", "plans"])
}

@Test func theSDKsSignInNamesNobodyWhenItIsCancelled() {
  var walk = Walk.on([.login, .openPresentation], start: StartState())
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.sdkLogin] && walk.rules == [.noLoginScreen])
  walk.choose(.cancel)
  #expect(walk.emulator.user.isAnonymous && walk.screens == ["plans"])
}

@Test func withoutAnSDKLoginTheActionFails() {
  var walk = Walk.on([.login], Integration(sdkLogin: .none), start: StartState())
  walk.press()
  #expect(walk.isIdle && walk.dialogs.isEmpty)
}

@Test func whatWasBoughtAnonymouslyGoesToTheUser() {
  var walk = Walk.on([.purchase], start: StartState())
  walk.press()
  walk.choose(.bought)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppSuccessUnauthentified)])
  walk.choose(.ok)
  walk.command(.login(userID: "northwind-7"))
  #expect(walk.eventNames.suffix(2) == ["USER_LOGGED_IN", "SUBSCRIPTIONS_TRANSFERRED"])
  #expect(walk.emulator.activeEntitlements.map(\.name) == ["plus"])
}
