import PaywallModel

/// What an answer means, against what happened.
extension Findings {
  static func successOnRefusal(_ kind: ActionKind, _ wayOut: WayOut) -> Finding {
    Finding(
      .successOnRefusal,
      "success for \(kind.apiName), but the person refused (\(wayOut.words)). failed is the answer "
        + "to a refusal.")
  }
  static let loginWithoutUser = Finding(
    .loginWithoutUser,
    "success for login, but nobody is signed in. failed is the answer to a cancel.")
  static func loginThoughCancelled(_ userID: String) -> Finding {
    Finding(
      .loginWithoutUser,
      "userLogin(\"\(userID)\") although the person cancelled. They are now somebody else.")
  }
  static func failedThoughBought(_ kind: ActionKind, _ result: InterceptResult) -> Finding {
    let verb = kind == .restore ? "restored" : "bought"
    return Finding(
      .failedThoughBought,
      "\(result.rawValue) for \(kind.apiName), but your app's store says \(verb). The chain stops; "
        + "success is the answer.")
  }
  static func screenGone(_ call: CallID) -> Finding {
    Finding(
      .screenGone,
      "The answer to call \(call.number) came after its screen was closed. The chain goes on without "
        + "it.")
  }
  static func interceptorUnused(_ kinds: [ActionKind]) -> Finding {
    let names = kinds.map(\.apiName).joined(separator: " and ")
    return Finding(
      .interceptorUnused,
      "\(names) \(kinds.count == 1 ? "is" : "are") intercepted, but no screen of the project uses "
        + "\(kinds.count == 1 ? "it" : "them").")
  }
  static let closedBeforeAnswer = Finding(
    .closedBeforeAnswer,
    "Your app closed the screen in its handler, before it answered. Answer first, then close.")
  static let neverSynchronized = Finding(
    .neverSynchronized,
    "Your app bought outside an interceptor and does not synchronize. The SDK never learns of it.")
}
