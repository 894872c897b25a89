import EmulatorCore
import PaywallModel
import Testing

/// Each rule is broken once, by the shortest walk that breaks it, and tells exactly this.
@Test(arguments: DiagnosticRule.allCases)
func everyRuleIsRaisedWithItsText(rule: DiagnosticRule) {
  let walk = Walk.breaking(rule)
  #expect(walk.text(of: rule) == text(of: rule))
  #expect(walk.rules.filter { $0 == rule }.count == 1)
  let line = walk.trace.first { $0.who == .check && $0.text.hasPrefix(rule.rawValue) }
  #expect(line?.text == "\(rule.rawValue) \(text(of: rule))")
  #expect(line?.reason == rule.page.source)
}

@Test func successForALastActionThatWasNotBoughtHasNothingToRunUnpaid() {
  var walk = Walk.on([.restore], intercepting(.restore, answering(.success)))
  walk.press()
  #expect(
    walk.text(of: .successWithoutPurchase)
      == "success for restore, but nothing was restored. The SDK takes it for done; failed would "
      + "stop it.")
}

extension Walk {
  fileprivate static func breaking(_ rule: DiagnosticRule) -> Walk {
    switch rule {
    case .noAnswer:
      pressed([.purchase], intercepting(.purchase, answering(.success, fault: .never)))
    case .secondAnswer:
      pressed([.login], intercepting(.login, answering(.success, fault: .twice)))
    case .successWithoutPurchase:
      pressed([.purchase, .navigate], intercepting(.purchase, answering(.success)))
    case .answerBeforeUser:
      pressed([.login], intercepting(.login, InterceptorSetting(shows: .login, fault: .early)))
    case .successWithoutClose: pressed([.close], intercepting(.close, answering(.success)))
    case .openingIntercepted:
      pressed([.openPresentation], intercepting(.openPresentation, answering(.notHandled)))
    case .bridgeTimeout, .lateAnswer: answeredTooLate
    case .boughtTwice: boughtTwice
    case .successWithoutOpening:
      pressed([.openPlacement], intercepting(.openPlacement, answering(.success)))
    case .walkTooLong:
      pressed(
        Array(repeating: .promoCode, count: Walk.stepLimit),
        intercepting(.promoCode, answering(.success)))
    case .successOnRefusal: refusedTerms
    case .loginWithoutUser: cancelledLogin
    case .failedThoughBought: failedThoughBought
    case .screenGone: closedMeanwhile
    case .interceptorUnused: .on([.close], intercepting(.restore, answering(.notHandled)))
    case .closedBeforeAnswer:
      pressed(
        [.login], intercepting(.login, InterceptorSetting(calls: .closeAllScreens)))
    case .neverSynchronized: neverSynchronized
    case .observerNeverBuys: pressed([.purchase], mode: .observer)
    case .synchronizedTwice: synchronizedTwice
    case .observerWithoutInterceptor: .on([.purchase], mode: .observer)
    case .alertLeftOpen: alerted(.none)
    case .alertShownTwice: alerted(.both)
    case .alertDismissedTooEarly: alerted(.dismissTooEarly)
    case .alertButtonForgets: forgetful
    case .delegateAfterStart, .redeemedAnonymously, .thankedOnReplay, .loggedAddress,
      .linkHandledTwice, .attributeAfterFetch, .languageAfterFetch, .undeclaredEvent:
      Walk.breakingLinkRule(rule)
    case .emptyWindow, .wrongClose, .fetchedAgain, .shownTwice, .clientScreenWithoutExit,
      .presentationNotLoaded, .flowDrawnByHand, .windowsPileUp:
      presenting(rule)
    case .noLoginScreen: pressed([.login])
    case .nothingToShow: emptyScreen
    case .unknownPlacement: mistyped
    }
  }

  private static func presenting(_ rule: DiagnosticRule) -> Walk {
    var walk = Tour.walk(.handling(rule == .fetchedAgain ? .refetch : .both))
    switch rule {
    case .emptyWindow:
      walk.command(.openPlacement("onboarding"))
      walk.pressClose()
    case .wrongClose:
      walk.command(.openPlacement("onboarding"))
      walk.press("start")
      walk.pressClose()
    case .clientScreenWithoutExit: walk.command(.openPlacement("deadEnd"))
    case .presentationNotLoaded:
      walk.command(.openPlacement("settings"))
      walk.pressClose()
      walk.command(.presentation(.display(RequestID(1))))
    case .flowDrawnByHand:
      walk = Tour.walk(.handling(.draw))
      walk.command(.handleDeeplink("nw://ply/placements/onboarding"))
    case .windowsPileUp:
      walk.command(.openScreen("plans"))
      for _ in 0..<30 { walk.press("again") }
    default: walk.command(.handleDeeplink("nw://ply/placements/settings"))
    }
    return walk
  }

  private static func pressed(
    _ kinds: [ActionKind], mode: RunningMode = .full, _ integration: Integration = Integration()
  ) -> Walk {
    var walk = Walk.on(kinds, mode: mode, integration)
    walk.press()
    return walk
  }

  private static func alerted(_ setting: AlertSetting) -> Walk {
    let integration = Integration(hasUIHandler: true, alerts: [.inAppSuccess: setting])
    var walk = Walk.on([.close], platform: .android, integration)
    walk.command(.showAlert(.inAppSuccess))
    return walk
  }

  private static var answeredTooLate: Walk {
    let late = intercepting(.close, answering(.success, fault: .late))
    var walk = Walk.on([.close], platform: .reactNative, late)
    walk.press()
    walk.wait(30_000)
    return walk
  }

  private static var boughtTwice: Walk {
    let own = InterceptorSetting(shows: .ownStore, answers: [.bought: .notHandled])
    var walk = pressed([.purchase], intercepting(.purchase, own))
    walk.choose(.bought)
    return walk
  }

  private static var refusedTerms: Walk {
    let terms = InterceptorSetting(shows: .terms, answers: [.refuse: .success])
    var walk = pressed([.purchase], intercepting(.purchase, terms))
    walk.choose(.refuse)
    return walk
  }

  private static var cancelledLogin: Walk {
    let login = InterceptorSetting(shows: .login, answers: [.cancel: .success])
    var walk = Walk.on([.login], intercepting(.login, login), start: StartState())
    walk.press()
    walk.choose(.cancel)
    return walk
  }

  private static var failedThoughBought: Walk {
    let own = InterceptorSetting(shows: .ownStore, answers: [.bought: .failed])
    var walk = pressed([.purchase], intercepting(.purchase, own))
    walk.choose(.bought)
    return walk
  }

  private static var closedMeanwhile: Walk {
    var walk = pressed([.purchase], intercepting(.purchase, InterceptorSetting(shows: .terms)))
    walk.command(.closeAllScreens)
    walk.wait(1)
    walk.choose(.refuse)
    return walk
  }

  private static var neverSynchronized: Walk {
    var integration = intercepting(.close, answering(.notHandled))
    integration.synchronizesOwnPurchases = false
    var walk = Walk.on([.close], mode: .observer, integration)
    walk.command(.recordOwnPurchase(planID: "yearly", .bought))
    return walk
  }

  private static var synchronizedTwice: Walk {
    let own = intercepting(.purchase, InterceptorSetting(shows: .ownStore))
    var walk = pressed([.purchase], mode: .observer, own)
    walk.command(.synchronize)
    walk.choose(.bought)
    return walk
  }

  private static var emptyScreen: Walk {
    let empty = Screen(id: "plans", root: Component(.vstack(Stack([]))))
    let catalog = Northwind.catalog([.close])
    return onPremium(Catalog(project: catalog.project, screens: [empty], store: catalog.store))
  }

  private static var forgetful: Walk {
    let dialog = CustomAlert(buttons: [CustomAlert.Button("Sign in", dismisses: false)])
    var walk = on(
      [.purchase], platform: .android,
      Integration(hasUIHandler: true, customAlerts: [.inAppSuccess: dialog]))
    walk.press()
    walk.choose(.bought)
    walk.choose(.ok)
    return walk
  }

  private static var mistyped: Walk {
    var walk = Walk(catalog: Northwind.catalog([.close]))
    walk.command(.openPlacement("premum"))
    return walk
  }
}

private func text(of rule: DiagnosticRule) -> String {
  switch rule {
  case .noAnswer:
    "No answer to purchase, call 1. The screen stays frozen for good, the close button too."
  case .secondAnswer: "Second answer to call 1: success, then failed. The first counts."
  case .successWithoutPurchase:
    "success for purchase, but nothing was bought. The next action runs unpaid; failed would stop "
      + "it."
  case .answerBeforeUser:
    "success came before the user chose. The SDK goes on while your screen is up."
  case .successWithoutClose: "success for close, but nothing was closed. The screen stays."
  case .openingIntercepted:
    "openPresentation is intercepted. Audience, A/B test and campaign are lost for the next screen."
  case .bridgeTimeout: "No answer to close, call 1, after 30 s: treated as notHandled."
  case .lateAnswer: "success for call 1 came too late: the bridge had answered notHandled."
  case .boughtTwice:
    "Bought twice: your app did purchase itself and answered notHandled. success is the answer "
      + "after your own."
  case .successWithoutOpening:
    "success for openPlacement, but nothing was opened. The press leads nowhere."
  case .walkTooLong:
    "Stopped after 1000 steps of one event: your app and the SDK call each other for ever."
  case .successOnRefusal:
    "success for purchase, but the person refused (refuse). failed is the answer to a refusal."
  case .loginWithoutUser:
    "success for login, but nobody is signed in. failed is the answer to a cancel."
  case .failedThoughBought:
    "failed for purchase, but your app's store says bought. The chain stops; success is the answer."
  case .screenGone:
    "The answer to call 1 came after its screen was closed. The chain goes on without it."
  case .interceptorUnused:
    "restore is intercepted, but no screen of the project uses it."
  case .closedBeforeAnswer:
    "Your app closed the screen in its handler, before it answered. Answer first, then close."
  case .neverSynchronized:
    "Your app bought outside an interceptor and does not synchronize. The SDK never learns of it."
  case .observerNeverBuys:
    "Observer never buys. Register an interceptor for purchase, or start in full mode."
  case .synchronizedTwice: "Synchronized twice: success already does it in observer."
  case .observerWithoutInterceptor:
    "Observer, and nobody intercepts purchase: Button 0 will do nothing."
  case .alertLeftOpen:
    "Neither proceed() nor onDismiss() on Android. The action stays open, the screen is frozen."
  case .alertShownTwice:
    "Your app drew its dialog and also called proceed(). The SDK's dialog lies on yours."
  case .alertDismissedTooEarly:
    "onDismiss() came while your dialog was up. The SDK goes on, the screen may close under it."
  case .alertButtonForgets:
    "Your dialog was left without onDismiss(). The action stays open, the screen is frozen."
  case .delegateAfterStart, .redeemedAnonymously, .thankedOnReplay, .loggedAddress,
    .linkHandledTwice, .attributeAfterFetch, .languageAfterFetch, .undeclaredEvent:
    textAboutLinks(rule)
  case .emptyWindow, .wrongClose, .fetchedAgain, .shownTwice, .clientScreenWithoutExit,
    .presentationNotLoaded, .flowDrawnByHand, .windowsPileUp:
    presentationText(of: rule)
  case .noLoginScreen, .nothingToShow, .unknownPlacement: textAboutWhatIsMissing(rule)
  }
}

private func textAboutWhatIsMissing(_ rule: DiagnosticRule) -> String {
  switch rule {
  case .noLoginScreen:
    "The documentation says the SDK opens a login screen; no public SDK ships one. Intercept login."
  case .nothingToShow:
    "This screen has nothing to show: plans resolves to no visible component."
  case .unknownPlacement:
    "The project has no placement premum. The SDK serves it as deactivated: nothing is shown."
  default: ""
  }
}

private func textAboutLinks(_ rule: DiagnosticRule) -> String {
  switch rule {
  case .delegateAfterStart: "The delegate was registered after start. It is never called."
  case .redeemedAnonymously:
    "Redeemed while anonymous, although your app has accounts. A later login does not move it."
  case .thankedOnReplay:
    "Thanked on a replay: the subscription was there before. Unlock, and be quiet."
  case .loggedAddress: "The error message went to your log, with an address of mail in it."
  case .linkHandledTwice: "Your app and the SDK both opened the link. It is shown twice."
  case .attributeAfterFetch:
    "team_size was set after the fetch. This screen does not know it; fetch again."
  case .languageAfterFetch:
    "Language fr was set after the fetch. This screen keeps its own; fetch again."
  case .undeclaredEvent:
    "Chapter_Done is not declared in the Console. Nothing is sent, and nothing says so."
  default: ""
  }
}

private func presentationText(of rule: DiagnosticRule) -> String {
  switch rule {
  case .emptyWindow:
    "An empty window covers all: close took the last step of the flow. closeAll leaves it."
  case .wrongClose:
    "close on the X goes one step back; the person means to leave. closeAll leaves."
  case .fetchedAgain:
    "The presentation was fetched again. Placement, audience, A/B test, campaign and flow are gone."
  case .shownTwice:
    "The link's presentation was shown twice: by your app and, after proceed(), by the SDK."
  case .clientScreenWithoutExit:
    "Nothing leads out of deadEnd: your app draws it, and it has no connection to execute."
  case .presentationNotLoaded:
    "display() fails with presentationNotLoaded: it was displayed before. Fetch again for a new "
      + "handle."
  case .flowDrawnByHand:
    "tour is a flow, and your app draws it by itself: it stops at its first screen. display() "
      + "shows it."
  case .windowsPileUp:
    "30 windows lie on one another, and plans would be one more. It does not open."
  default: ""
  }
}
