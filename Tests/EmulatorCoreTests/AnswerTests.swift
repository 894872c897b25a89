import EmulatorCore
import PaywallModel
import Testing

@Test func anInterceptorsAnswerToTheAlertHandlersCallChangesNothing() throws {
  var driver = EmulatorDriver(Northwind.catalog([.close]))
  driver.command(.setUIHandler(true))
  driver.command(.showAlert(.inAppSuccess))
  let (call, _) = try driver.nextAlert()
  let before = driver.emulator
  driver.send(.answer(.interceptor(call, .success)))
  #expect(driver.emulator == before)
  #expect(driver.note?.text == "No such call: nothing waits for this answer.")
  driver.send(.answer(.alert(call, .dismissed)))
  driver.finish()
}

@Test func theAlertHandlersAnswerToAnInterceptorsCallChangesNothing() {
  var driver = EmulatorDriver(Northwind.catalog([.navigate]))
  driver.command(.setInterceptor(.navigate, isRegistered: true))
  driver.command(.openScreen("plans"))
  driver.tap(Northwind.target(0))
  guard let call = driver.nextCall() else { return }
  let before = driver.emulator
  driver.send(.answer(.alert(call, .dismissed)))
  #expect(driver.emulator == before)
  driver.send(.answer(.interceptor(call, .failed)))
  driver.finish()
}

@Test func anAlertsCallIsNotAnsweredByHand() {
  var walk = Walk.on([.close], Integration(hasUIHandler: true, alerts: [.inAppSuccess: .custom]))
  walk.command(.showAlert(.inAppSuccess))
  let before = walk
  walk.handle(.answerByHand(CallID(1), .success), at: walk.now)
  walk.handle(.answerByHand(CallID(9), .success), at: walk.now)
  #expect(walk.emulator == before.emulator && walk.dialogs == before.dialogs)
  #expect(walk.note?.text == "No such call: nothing waits for this answer.")
  walk.choose(.ok)
  #expect(walk.isIdle)
}
