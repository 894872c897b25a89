import EmulatorCore

/// Which key changes what a rule goes by.
enum LeverText {
  static func text(of lever: Reason.Lever) -> String {
    switch lever {
    case .interceptors: key(.showPanel(.interceptors), "changes what your app shows and answers.")
    case .alerts: key(.showPanel(.alerts), "changes who shows each alert.")
    case .handler: key(.toggleHandler, "turns your app's UI handler on and off.")
    case .mode: key(.toggleMode, "changes the mode, from the next press on.")
    case .platform: key(.nextPlatform, "changes the platform; a new walk begins.")
    case .user: key(.toggleUser, "signs in or out.")
    case .network: key(.toggleOffline, "takes the network away and gives it back.")
    case .links: key(.toggleLinks, "holds links and lets them in.")
    case .store: key(.showPanel(.store), "changes what the store answers.")
    case .stepBack: key(.stepBack, "steps back to before it.")
    case .files: "It stands in the project's files; paywalk check reads them."
    }
  }

  /// By the sign that the key table has for it.
  private static func key(_ intent: Intent, _ does: String) -> String {
    let sign = KeyTable.bindings.first { $0.intent == intent }?.sign ?? ""
    return "\(sign) \(does)"
  }
}
