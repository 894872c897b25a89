/// A mistake worth trying.
public enum AppFault: String, Hashable, Sendable, CaseIterable {
  case none
  /// No answer: the screen stays frozen.
  case never
  /// A second, other answer follows at once.
  case twice
  /// The answer comes after 30 s.
  case late
  /// The answer comes before the person has chosen.
  case early
  /// The handler throws in place of an answer.
  case throwing = "throws"
}

/// What the app calls of the SDK, or does by itself, inside an interceptor before it answers.
public enum AppCall: String, Hashable, Sendable, CaseIterable {
  case nothing
  /// `userLogin("my-user-id")`, whatever the person has chosen.
  case userLogin
  case synchronize
  case closeAllScreens
  /// Opens the action's address itself with the app's credentials in it, where it answers success.
  case openLink
}

/// What the app does about one action kind.
public struct InterceptorSetting: Hashable, Sendable {
  /// What the app puts over the paywall before it answers.
  public var shows: AppScreen
  /// What is answered for each way out; a way out that is missing has `defaultAnswer(for:)`.
  public var answers: [WayOut: InterceptResult] {
    didSet { answerWords = Self.words(answers) }
  }
  /// From the way out, or from the call where nothing is shown, to the answer.
  public var delayMilliseconds: Int
  /// The mistake that the app makes with its answer.
  public var fault: AppFault
  /// What the app calls before it answers.
  public var calls: AppCall
  /// `accept notHandled`: the answers in the order of their ways out, for digests. They are made
  /// once, because each call to the app is digested with its setting.
  public private(set) var answerWords: [String]

  /// Makes a setting.
  public init(
    shows: AppScreen = .nothing, answers: [WayOut: InterceptResult] = [:],
    delayMilliseconds: Int = 0, fault: AppFault = .none, calls: AppCall = .nothing
  ) {
    self.shows = shows
    self.answers = answers
    self.delayMilliseconds = delayMilliseconds
    self.fault = fault
    self.calls = calls
    answerWords = Self.words(answers)
  }

  private static func words(_ answers: [WayOut: InterceptResult]) -> [String] {
    let ways = answers.map { (wayOut: $0.key.rawValue, answer: $0.value.rawValue) }
    return ways.sorted { $0.wayOut < $1.wayOut }.map { "\($0.wayOut) \($0.answer)" }
  }

  /// What is answered for a way out.
  public func answer(for wayOut: WayOut) -> InterceptResult {
    answers[wayOut] ?? Self.defaultAnswer(for: wayOut, in: shows)
  }

  /// The answer that a careful app gives.
  public static func defaultAnswer(for wayOut: WayOut, in screen: AppScreen) -> InterceptResult {
    switch (screen, wayOut) {
    case (.nothing, _), (.terms, .accept), (.parentalGate, .rightAnswer), (.message, .ok):
      .notHandled
    case (.login, .signIn), (.ownStore, .bought): .success
    default: .failed
    }
  }
}
