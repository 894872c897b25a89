import EmulatorCore
import PaywallModel
import Testing

/// What the app calls inside an interceptor, before it answers.
struct AppCallTests {
  private func walk(
    _ kind: ActionKind, _ setting: InterceptorSetting, mode: RunningMode = .full
  ) -> Walk {
    var walk = Walk.on([kind], mode: mode, intercepting(kind, setting), start: StartState())
    walk.press()
    return walk
  }

  @Test(arguments: AppScreen.allCases.filter { $0 != .asksYou }, AppCall.allCases)
  func everyCallComesBeforeTheAnswerOnEveryWayOut(screen: AppScreen, call: AppCall) {
    for wayOut in screen.waysOut {
      var walk = walk(.navigate, InterceptorSetting(shows: screen, calls: call))
      if screen != .nothing { walk.choose(wayOut) }
      #expect(walk.answers.count == 1, "\(screen) \(wayOut) \(call)")
      let called = walk.trace.firstIndex { $0.text.contains(call.sign) && $0.who == .APP }
      let answered = walk.trace.firstIndex { $0.text.hasPrefix("answers ") && $0.who == .APP }
      guard call != .nothing, !(call == .userLogin && wayOut == .signIn) else { continue }
      let answer = InterceptorSetting.defaultAnswer(for: wayOut, in: screen)
      guard call != .openLink || answer == .success else {
        #expect(called == nil, "\(screen) \(wayOut): a link is opened where success is answered")
        continue
      }
      #expect(called.map { $0 < answered ?? 0 } == true, "\(screen) \(wayOut) \(call)")
    }
  }

  @Test func aFixedIdSignsInWhoeverCancels() {
    var walk = walk(.login, InterceptorSetting(shows: .login, calls: .userLogin))
    walk.choose(.cancel)
    #expect(walk.emulator.user.userID == "my-user-id")
    #expect(walk.rules == [.loginWithoutUser])
  }

  @Test func whoSignsInIsNotSignedInTwice() {
    var walk = walk(.login, InterceptorSetting(shows: .login, calls: .userLogin))
    walk.choose(.signIn, ["userID": "ada"])
    #expect(walk.emulator.user.userID == "ada")
    #expect(walk.rules == [])
  }

  @Test func aMessageThatIsCancelledStopsTheChain() {
    var walk = walk(.purchase, InterceptorSetting(shows: .message))
    #expect(walk.dialogs.last?.heading == "One moment")
    walk.choose(.cancel)
    #expect(walk.answers.map(\.value) == ["failed"])
    #expect(walk.emulator.press == nil)
  }

  @Test(arguments: [AppScreen.terms, .parentalGate, .message])
  func successOnARefusalIsTold(screen: AppScreen) {
    for wayOut in screen.waysOut.dropFirst() {
      var walk = walk(.navigate, InterceptorSetting(shows: screen, answers: [wayOut: .success]))
      walk.choose(wayOut)
      #expect(walk.rules.contains(.successOnRefusal), "\(screen) \(wayOut)")
    }
    var walk = walk(
      .navigate, InterceptorSetting(shows: screen, answers: [screen.waysOut[0]: .success]))
    walk.choose(screen.waysOut[0])
    #expect(!walk.rules.contains(.successOnRefusal))
  }

  @Test func closingIsNoRaceWhereClosingWasAskedFor() {
    let walk = walk(
      .close, InterceptorSetting(answers: [.done: .success], calls: .closeAllScreens))
    #expect(walk.screens == [])
    #expect(walk.rules == [])
  }

  @Test(arguments: InterceptResult.allCases, RunningMode.allCases)
  func anOwnPurchaseIsToldByWhatIsAnswered(result: InterceptResult, mode: RunningMode) {
    var walk = walk(
      .purchase, InterceptorSetting(shows: .ownStore, answers: [.bought: result]), mode: mode)
    walk.choose(.bought)
    let rule: DiagnosticRule? =
      switch (result, mode) {
      case (.success, _): nil
      case (.notHandled, .full): .boughtTwice
      case (.failed, _), (.notHandled, .observer): .failedThoughBought
      }
    let about: [DiagnosticRule] = [.boughtTwice, .failedThoughBought, .successWithoutPurchase]
    #expect(walk.rules.first { about.contains($0) } == rule)
  }
}

extension AppCall {
  /// What the Pipeline panel says of it.
  fileprivate var sign: String {
    switch self {
    case .nothing: "nothing of this"
    case .userLogin: "userLogin("
    case .synchronize: "synchronize()"
    case .closeAllScreens: "closeAllScreens()"
    case .openLink: " itself"
    }
  }
}
