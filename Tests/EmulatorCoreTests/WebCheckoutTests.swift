import EmulatorCore
import PaywallModel
import Testing

@Suite struct WebCheckoutTests {
  private func walk(_ platform: Platform = .ios, _ version: SDKVersion = .v6_2) -> Walk {
    var catalog = Northwind.catalog([.webCheckout, .openPresentation])
    catalog.project.profile = Profile(platform: platform, sdkVersion: version, mode: .full)
    var walk = Walk.onPremium(catalog)
    walk.press()
    return walk
  }

  @Test func theAddressCarriesTheReference() {
    let walk = walk()
    #expect(walk.openedURLs == ["https://pay.example.com/plus?client_reference_id=ref-1"])
    #expect(walk.dialogs.map(\.kind) == [.webPage])
    #expect(
      walk.eventNames.suffix(2) == ["WEB_CHECKOUT_TAPPED", "WEB_CHECKOUT_OPENED_IN_WEB_BROWSER"])
  }

  @Test func aPaymentIsConfirmedByTheNextQuestionToTheServer() {
    var walk = walk()
    walk.choose(.done)
    #expect(walk.dialogs.map(\.kind) == [.sdkWebCheckout] && walk.screens == ["plans"])
    walk.wait(WebCheckout.pollMilliseconds - 1)
    #expect(walk.screens == ["plans"])
    walk.wait(1)
    #expect(walk.dialogs.isEmpty && walk.screens == ["plans", "thanks"] && walk.isIdle)
    #expect(walk.emulator.activeEntitlements.map(\.source) == [.stripe])
  }

  @Test func cancelIsThereAtOnceAndTheBrowserAfterAWhile() {
    var walk = walk()
    walk.choose(.dismiss)
    #expect(walk.dialogs.last?.options.map(\.isOff) == [false, true])
    walk.choose(.ok)
    #expect(walk.note?.text.hasPrefix("Not yet:") == true)
    walk.wait(WebCheckout.continueMilliseconds)
    #expect(walk.dialogs.last?.options.map(\.isOff) == [false, false])
    walk.choose(.ok)
    #expect(walk.dialogs.map(\.kind) == [.webPage] && walk.openedURLs.count == 2)
    walk.choose(.done)
    walk.wait(WebCheckout.pollMilliseconds)
    #expect(walk.screens == ["plans", "thanks"])
  }

  @Test func cancellingStopsTheChainAndReleasesTheButton() {
    var walk = walk()
    walk.choose(.dismiss)
    walk.choose(.cancel)
    #expect(walk.isIdle && walk.screens == ["plans"])
    walk.press()
    #expect(walk.dialogs.map(\.kind) == [.webPage])
  }

  @Test func timeInTheBrowserDoesNotCount() {
    var walk = walk()
    walk.wait(10 * WebCheckout.limitMilliseconds)
    #expect(walk.dialogs.map(\.kind) == [.webPage])
  }

  @Test(arguments: [WayOut.failed, .dismiss])
  func withoutAConfirmationTheLimitRaisesTheAlert(back: WayOut) {
    var walk = walk()
    walk.choose(back)
    walk.wait(WebCheckout.limitMilliseconds - 1)
    #expect(walk.dialogs.map(\.kind) == [.sdkWebCheckout])
    walk.wait(1)
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.webCheckoutReceiptPollingFailure)])
    #expect(walk.eventNames.last == "WEB_CHECKOUT_TIMED_OUT")
    walk.choose(.ok)
    #expect(walk.screens == ["plans"] && walk.isIdle && walk.emulator.activeEntitlements.isEmpty)
  }

  @Test(arguments: SDKVersion.allCases)
  func beforeAndroid61ACancelledCheckoutBlocksTheScreen(version: SDKVersion) {
    var walk = walk(.android, version)
    walk.choose(.dismiss)
    walk.choose(.cancel)
    let isBlocked = version < .v6_1
    #expect((walk.emulator.press != nil) == isBlocked)
    walk.pressClose()
    #expect(walk.screens.isEmpty == !isBlocked)
  }

  @Test func anActionWithoutAnAddressFails() {
    let chain: [ComponentAction] = [.intercepted(Action(.webCheckout))]
    var walk = Walk.onPremium(Northwind.catalog(chains: [chain]))
    walk.press()
    #expect(walk.eventNames.last == "WEB_CHECKOUT_ERROR" && walk.isIdle)
  }
}
