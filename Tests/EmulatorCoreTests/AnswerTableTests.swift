import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// Every cell of answer × action × mode × platform × version.
@Suite struct AnswerTableTests {
  static let profiles = Platform.allCases.flatMap { platform in
    SDKVersion.allCases.flatMap { version in
      RunningMode.allCases.map { Profile(platform: platform, sdkVersion: version, mode: $0) }
    }
  }

  /// What each answer leads to, by hand from the documentation's tables: whether the SDK does it
  /// (`SDK`), how the chain ends (`done`, `stops`), whether all closes by itself (`closes`) and
  /// whether the SDK synchronizes (`reads`).
  static let expected: [ActionKind: [RunningMode: [InterceptResult: String]]] = {
    let plain: [InterceptResult: String] = [
      .success: "done", .failed: "stops", .notHandled: "SDK done",
    ]
    let money: [RunningMode: [InterceptResult: String]] = [
      .full: [.success: "done closes", .failed: "stops", .notHandled: "SDK done closes"],
      .observer: [.success: "done reads", .failed: "stops", .notHandled: "stops"],
    ]
    return [
      .close: [.full: plain, .observer: plain], .closeAll: [.full: plain, .observer: plain],
      .login: [.full: plain, .observer: plain], .navigate: [.full: plain, .observer: plain],
      .purchase: money, .restore: money,
      .openPresentation: [.full: plain, .observer: plain],
      .openPlacement: [.full: plain, .observer: plain],
      .promoCode: [.full: plain, .observer: plain], .webCheckout: [.full: plain, .observer: plain],
    ]
  }()

  @Test(arguments: ActionKind.allCases)
  func everyAnswerLeadsToWhatTheDocumentationSays(kind: ActionKind) {
    for profile in Self.profiles {
      for result in InterceptResult.allCases {
        let walk = Self.walk(kind, result, profile)
        #expect(
          Self.summary(of: walk, kind) == Self.expected[kind]?[profile.mode]?[result],
          "\(profile.platform) \(profile.sdkVersion.rawValue) \(profile.mode) \(result)")
        #expect(walk.isIdle)
      }
    }
  }

  @Test(arguments: RunningMode.allCases)
  func everyAnswerHasItsTrace(mode: RunningMode) {
    let blocks = ActionKind.allCases.flatMap { kind in
      InterceptResult.allCases.map { Self.block(kind, $0, mode) }
    }
    Golden.expect(blocks.joined(separator: "\n\n"), "core/answers-\(mode.rawValue)")
  }

  /// The trace of one answer, equal profiles together.
  private static func block(
    _ kind: ActionKind, _ result: InterceptResult, _ mode: RunningMode
  ) -> String {
    ProfileTraces.text("\(kind.apiName), \(result.rawValue)", mode: mode) { profile in
      Array(walk(kind, result, profile).trace.drop { $0.mark != .press })
    }
  }

  /// Presses a button whose interceptor answers at once, and lets everything end well.
  static func walk(_ kind: ActionKind, _ result: InterceptResult, _ profile: Profile) -> Walk {
    var catalog = Northwind.catalog([kind], integration: intercepting(kind, answering(result)))
    catalog.project.profile = profile
    var walk = Walk.onPremium(catalog)
    walk.press()
    for _ in 0..<8 where !walk.isIdle { step(&walk) }
    return walk
  }

  private static func step(_ walk: inout Walk) {
    switch walk.dialogs.last?.kind {
    case .storePurchase?: walk.choose(.bought)
    case .storeRestore?: walk.choose(.allFound)
    case .storePromoCode?, .webPage?: walk.choose(.done)
    case .sdkLogin?: walk.choose(.signIn, ["userID": "ada-8"])
    case .sdkAlert?, .appAlert?, .appScreen?, .appRedemption?, .sdkSubscriptions?, .sdkSurvey?,
      .appCloseRequest?, .appClientScreen?:
      walk.choose(.ok)
    case .sdkRedemption?: walk.wait(1_000)
    case .sdkWebCheckout?, nil: walk.wait(WebCheckout.pollMilliseconds)
    }
  }

  private static func summary(of walk: Walk, _ kind: ActionKind) -> String {
    var words: [String] = []
    if hasSDKDone(kind, walk) { words.append("SDK") }
    words.append(walk.trace.contains { $0.mark == .done } ? "done" : "stops")
    let isClosedBySDK = walk.outcomes.contains { $0.closeReason == Outcome.CloseReason.none }
    if isClosedBySDK { words.append("closes") }
    if walk.emulator.store.synchronizations > 0 { words.append("reads") }
    return words.joined(separator: " ")
  }

  /// Seen from outside: what the default of each kind leaves behind.
  private static func hasSDKDone(_ kind: ActionKind, _ walk: Walk) -> Bool {
    switch kind {
    case .close, .closeAll: !walk.outcomes.isEmpty
    case .login: walk.emulator.user.userID == "ada-8"
    case .navigate, .webCheckout: !walk.openedURLs.isEmpty
    case .purchase, .restore: !walk.emulator.store.transactions.isEmpty
    case .openPresentation, .openPlacement: walk.screens.count == 2
    case .promoCode: walk.trace.contains { $0.who == .STORE && $0.text == "redeemed" }
    }
  }

  @Test(arguments: Platform.allCases)
  func aHandlerThatThrowsFailsOnReactNativeAndAnswersNowhereElse(platform: Platform) {
    let throwing = intercepting(.purchase, answering(.success, fault: .throwing))
    var walk = Walk.on([.purchase, .openPresentation], platform: platform, throwing)
    walk.press()
    let isCaught = platform == .reactNative
    #expect(walk.isIdle == isCaught && walk.screens == ["plans"])
    #expect(walk.rules == (isCaught ? [] : [.noAnswer]))
    #expect((walk.emulator.owedCall == nil) == isCaught)
  }

  @Test(arguments: InterceptResult.allCases)
  func aPendingCallStillDecidesAfterItsInterceptorWasRemoved(result: InterceptResult) throws {
    var driver = EmulatorDriver(Northwind.catalog([.close]))
    driver.command(.setInterceptor(.close, isRegistered: true))
    driver.command(.openScreen("plans"))
    driver.tap(Northwind.target(0))
    let asked = driver.nextCall()
    let call = try #require(asked)
    driver.command(.setInterceptor(.close, isRegistered: false))
    #expect(driver.emulator.press?.owed?.call == call)
    driver.send(.answer(.interceptor(call, result)))
    #expect(driver.emulator.presentations.isEmpty == (result == .notHandled))
    #expect(driver.emulator.press == nil)
  }
}

/// Traces of one walk under every profile, equal ones told once.
enum ProfileTraces {
  static func text(
    _ title: String, mode: RunningMode, isWide: Bool = false, _ trace: (Profile) -> [TraceLine]
  ) -> String {
    var texts: [String] = []
    var profiles: [String: [Profile]] = [:]
    for profile in AnswerTableTests.profiles where profile.mode == mode {
      let text = trace(profile).map { line($0, isWide: isWide) }.joined(separator: "\n")
      if profiles[text] == nil { texts.append(text) }
      profiles[text, default: []].append(profile)
    }
    let blocks = texts.map { text in
      "  \(ProfileNames.name(of: profiles[text] ?? []))\n\(text)"
    }
    return ([title] + blocks).joined(separator: "\n")
  }

  /// Who and what, indented by its depth; what is wide has the platform's own names.
  private static func line(_ line: TraceLine, isWide: Bool) -> String {
    let counter = line.counter.map { "\($0) " } ?? ""
    let indent = String(repeating: "  ", count: line.depth + 2)
    return
      "\(indent)\(counter)\(line.who.rawValue) \(isWide ? line.wideText ?? line.text : line.text)"
  }
}
