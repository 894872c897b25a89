import EmulatorCore
import PaywallModel

extension ScenarioWords {
  static let integration: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "shows", "shows purchase nothing|terms|login|gate|ownStore|message|asksYou|sdk",
      help:
        "What the app shows when an action is intercepted; sdk removes the interceptor. winBack "
        + "in place of purchase means purchases with an offer."
    ) { (words) throws(ScenarioFault) in
      let subject = try words.choice(subjects)
      return .shows(subject, try words.choice(screens))
    },
    ScenarioWord(
      "answer", "answer purchase success|failed|notHandled",
      "answer purchase refuse success|failed|notHandled",
      "answer purchase never|twice|late|early|throws|once",
      help: "What the app answers after the good way out, at once where a call waits; or after "
        + "another way out; or the mistake that it makes, once for none."
    ) { (words) throws(ScenarioFault) in
      let subject = try words.choice(subjects)
      switch try words.choice(results + faults + waysOut) {
      case .result(let result): return .answer(subject, result)
      case .fault(let fault): return .fault(subject, fault)
      case .wayOut(let wayOut):
        return .answerFor(subject, wayOut, try words.choice(of: InterceptResult.self))
      }
    },
    ScenarioWord(
      "calls", "calls purchase nothing|userLogin|synchronize|closeAllScreens|openLink",
      help: "What the app calls in the interceptor before it answers."
    ) { (words) throws(ScenarioFault) in
      let subject = try words.choice(subjects)
      return .calls(subject, try words.choice(of: AppCall.self))
    },
    ScenarioWord(
      "app", "app closeAllScreens|synchronize", "app synchronizes on|off",
      help: "What your app calls outside an interceptor; and whether it synchronizes after a "
        + "purchase in its own store screen."
    ) { (words) throws(ScenarioFault) in
      if words.takes("synchronizes") { return .appSynchronizes(try words.choice(onOff)) }
      let calls: [AppCall] = [.closeAllScreens, .synchronize]
      return .appCalls(try words.choice(calls.map { ($0.rawValue, $0) }))
    },
  ]

  private enum Said {
    case result(InterceptResult)
    case fault(AppFault)
    case wayOut(WayOut)
  }

  private static let results = InterceptResult.allCases.map {
    (name: $0.rawValue, value: Said.result($0))
  }

  private static let faults = AppFault.allCases.map {
    (name: $0 == .none ? "once" : $0.rawValue, value: Said.fault($0))
  }

  /// Those that are no result: after the app's own store, `failed` is one.
  private static let waysOut: [(name: String, value: Said)] = {
    let known = Set(InterceptResult.allCases.map(\.rawValue))
    let ways = AppScreen.allCases.flatMap(\.waysOut).filter { !known.contains($0.rawValue) }
    var seen: Set<WayOut> = []
    return ways.filter { seen.insert($0).inserted }.map { ($0.rawValue, .wayOut($0)) }
  }()

  /// The ten kinds by the names of the API and of the Console.
  static let kinds: [(name: String, value: ActionKind)] =
    ActionKind.allCases.map { ($0.apiName, $0) }
    + ActionKind.allCases.filter { $0.apiName != $0.rawValue }.map { ($0.rawValue, $0) }

  /// The kinds, and purchases with an offer.
  private static let subjects: [(name: String, value: InterceptorSubject)] =
    kinds.map { ($0.name, .kind($0.value)) } + [("winBack", .winBack)]

  private static let screens: [(name: String, value: AppScreen?)] = [
    ("nothing", .nothing), ("terms", .terms), ("login", .login), ("gate", .parentalGate),
    ("ownStore", .ownStore), ("message", .message), ("asksYou", .asksYou), ("sdk", nil),
  ]
}
