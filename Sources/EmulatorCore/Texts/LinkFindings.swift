import PaywallModel

/// Broken rules about links, redemption, people and events.
extension Findings {
  static let delegateTooLate = Finding(
    .delegateAfterStart, "The delegate was registered after start. It is never called.")
  static let redeemedAnonymously = Finding(
    .redeemedAnonymously,
    "Redeemed while anonymous, although your app has accounts. A later login does not move it.")
  static let thankedOnReplay = Finding(
    .thankedOnReplay,
    "Thanked on a replay: the subscription was there before. Unlock, and be quiet.")
  static let loggedMessage = Finding(
    .loggedAddress, "The error message went to your log, with an address of mail in it.")
  static let linkHandledTwice = Finding(
    .linkHandledTwice, "Your app and the SDK both opened the link. It is shown twice.")
  static func attributeAfterFetch(_ key: String) -> Finding {
    Finding(
      .attributeAfterFetch,
      "\(key) was set after the fetch. This screen does not know it; fetch again.")
  }
  static func languageAfterFetch(_ code: String) -> Finding {
    Finding(
      .languageAfterFetch,
      "Language \(code) was set after the fetch. This screen keeps its own; fetch again.")
  }
  static func undeclaredEvent(_ name: String) -> Finding {
    Finding(
      .undeclaredEvent,
      "\(name) is not declared in the Console. Nothing is sent, and nothing says so.")
  }
}
