import EmulatorCore
import PaywallModel
import Testing

@Test func aRefusedPurchaseStopsTheChainAndAnAcceptedOneGoesOn() {
  let terms = Integration(interceptors: [.purchase: InterceptorSetting(shows: .terms)])
  var walk = Walk(
    catalog: Northwind.catalog([.purchase, .openPresentation], integration: terms))
  let press = WalkEvent.gesture(.tap(Northwind.target(0), label: "Continue"))
  walk.handle(.command(.openPlacement("premium")), at: .start)
  walk.handle(press, at: Instant(milliseconds: 100))
  walk.handle(.chooseWayOut(.refuse, values: [:]), at: Instant(milliseconds: 1620))
  #expect(
    walk.note?.text == "Chain stopped: your app answered failed (Refuse). Nothing was bought.")
  #expect(walk.emulator.press == nil)
  walk.handle(press, at: Instant(milliseconds: 2000))
  for wayOut in [WayOut.accept, .bought, .ok] {
    walk.handle(.chooseWayOut(wayOut, values: [:]), at: Instant(milliseconds: 3000))
  }
  #expect(walk.emulator.presentations.map(\.screenID) == ["plans", "thanks"])
  #expect(walk.isIdle)
}
