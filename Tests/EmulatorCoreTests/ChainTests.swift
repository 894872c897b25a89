import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

@Test func aCustomEventIsNoSecondAction() {
  let chain: [ComponentAction] = [
    .trackEvent("bought"), .intercepted(Northwind.action(.purchase)),
  ]
  var walk = Walk.onPremium(Northwind.catalog(chains: [chain]))
  walk.press()
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.screens.isEmpty && walk.outcomes.map(\.result) == [.purchased])
}

@Test func aSecondActionKeepsTheScreenOpen() {
  var walk = Walk.on([.purchase, .navigate])
  walk.press()
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.screens == ["plans"])
}

@Test func synchronizingInACallThatEndsInSuccessIsDoubleWork() {
  let own = InterceptorSetting(shows: .ownStore)
  var walk = Walk.on([.purchase], mode: .observer, intercepting(.purchase, own))
  walk.press()
  walk.command(.synchronize)
  #expect(walk.rules.isEmpty)
  walk.choose(.bought)
  #expect(walk.rules == [.synchronizedTwice])
}

@Test func aChainThatIsTooLongIsSaidAndNeverCalledClean() {
  let chain = Array(repeating: ActionKind.promoCode, count: Walk.stepLimit + 1)
  var walk = Walk.on(chain, intercepting(.promoCode, answering(.success)))
  walk.press()
  #expect(walk.rules == [.walkTooLong])
  #expect(!walk.isIdle)
}

@Test func aLongChainWithoutInterceptorsRunsToItsEnd() {
  let chain = Array(repeating: ActionKind.navigate, count: 5_000)
  var walk = Walk.on(chain)
  walk.press()
  #expect(walk.openedURLs.count == 5_000 && walk.isIdle)
}

@Test func aButtonThatNeedsAChoiceIsOffUntilThen() {
  let plan = Select(
    id: "plan_picker", kind: .plan, options: [Select.Option(id: "yearly", value: "yearly")])
  var buy = Northwind.button([.intercepted(Northwind.action(.purchase))], label: "Continue")
  buy.enabledWhen = EnabledWhen(selectID: plan.id, minimum: 1)
  let pick = Northwind.button(
    [.selectOptions(SelectBinding(selectID: plan.id, options: ["yearly"]))], label: "Yearly")
  let title = Component(.label(Label(text: "Northwind Plus")))
  let screen = Screen(
    id: "plans", selects: [plan], root: Component(.vstack(Stack([title, buy, pick]))))
  let project = Northwind.catalog([]).project
  var walk = Walk.onPremium(
    Catalog(project: project, screens: [screen], store: Northwind.store))
  walk.press(0)
  #expect(walk.note?.text == "Off: this button needs a choice first. Pick a plan.")
  walk.press(1)
  walk.press(0)
  #expect(walk.dialogs.last?.kind == .storePurchase)
}

@Test func aPurchaseThatNamesNoPlanIsAboutTheCurrentOneAndSaysSo() {
  let chain: [ComponentAction] = [
    .intercepted(Action(.purchase)), .intercepted(Northwind.action(.openPresentation)),
  ]
  let integration = intercepting(.purchase, answering(.notHandled))
  var walk = Walk.onPremium(Northwind.catalog(chains: [chain], integration: integration))
  walk.press()
  walk.choose(.cancelled)
  let lines = walk.trace.map { $0.wideText ?? $0.text }
  #expect(lines.contains("purchase yearly"))
  #expect(lines.contains("asks your app, call 1: purchase {plan yearly}"))
  #expect(lines.contains("does it itself: buys nw.plus.yearly"))
  #expect(lines.contains("openPresentation thanks: skipped"))
  #expect(walk.emulator.store.transactions.map(\.planID) == ["yearly"])
}

@Test func thePlanOfAChainIsTheOneThatWasCurrentWhenTheFingerCameDown() {
  let chain: [ComponentAction] = [
    .intercepted(Northwind.action(.openPlacement)), .intercepted(Action(.purchase)),
  ]
  var walk = Walk.onPremium(Northwind.catalog(chains: [chain]))
  walk.press()
  #expect(walk.screens == ["plans", "compact"])
  #expect(walk.dialogs.last?.heading == "Northwind Plus, one year")
}

@Test func aValueThatASheetDoesNotOfferIsRefused() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.failed, ["value": "weather"])
  #expect(walk.dialogs.count == 1)
  #expect(walk.note?.text == "The way out failed has no value weather.")
}

@Test func aWayOutThatADialogDoesNotHaveIsRefused() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.accept)
  #expect(walk.dialogs.count == 1)
  #expect(walk.note?.text == "The dialog on top has no way out accept.")
}

@Test func everyLineOfAWalkIsAsItIsDrawn() {
  let terms = InterceptorSetting(shows: .terms)
  var walk = Walk.on(
    [.purchase, .openPresentation], intercepting(.purchase, terms), start: StartState())
  walk.press()
  walk.wait(1_520)
  walk.choose(.refuse)
  walk.press()
  walk.wait(2_300)
  walk.choose(.accept)
  walk.choose(.failed, ["value": "network"])
  walk.choose(.ok)
  walk.press()
  for wayOut in [WayOut.accept, .bought, .ok] { walk.choose(wayOut) }
  Golden.expect(walk.trace.map(drawn).joined(separator: "\n"), "core/terms-then-bought")
}

private func drawn(_ line: TraceLine) -> String {
  let indent = String(repeating: " ", count: line.depth)
  let mark = line.mark == .plain ? "" : " [\(line.mark.rawValue)]"
  let counter = line.counter.map { "\($0) " } ?? ""
  let who = "\(line.at.milliseconds) \(counter)\(line.who.rawValue)"
  return "\(who) \(indent)\(line.wideText ?? line.text)\(mark)"
}
