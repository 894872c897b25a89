public import PaywallModel

/// What the documentation names the action interceptor for. Each is a preset of the Interceptors
/// panel, a scenario that ships and a page of `paywalk explain`.
public enum InterceptorUse: String, Hashable, Sendable, CaseIterable {
  case terms
  case signIn = "sign-in"
  case ownStore = "own-store"
  case gateOnPurchase = "gate-on-purchase"
  case gateOnLink = "gate-on-link"
  case credentials, message
  case winBack = "win-back"

  /// In a few words.
  public var title: String {
    switch self {
    case .terms: "Terms before a purchase"
    case .signIn: "A sign-in form on login"
    case .ownStore: "Your own store, or a third party's"
    case .gateOnPurchase: "A parental gate before a purchase"
    case .gateOnLink: "A parental gate before a web link"
    case .credentials: "Credentials in a web link"
    case .message: "A message above the screen"
    case .winBack: "Win-back and retention offers apart"
    }
  }

  /// What the app does, and what it answers.
  public var text: String {
    switch self {
    case .terms:
      "Your app shows its terms above the screen. Accepted: notHandled, and the SDK buys. Refused "
        + "or left: failed, and the chain stops."
    case .signIn:
      "Your app shows its form and calls userLogin() with who signed in. Signed in: success, and "
        + "the screen is fetched for that user. Cancelled: failed, and nobody is signed in."
    case .ownStore:
      "Your app buys by itself. Bought: success; in observer the SDK synchronizes. Cancelled, "
        + "failed or pending: failed. notHandled would make the SDK buy once more in full mode."
    case .gateOnPurchase:
      "Your app asks what only a grown-up knows. Right: notHandled, and the SDK buys. Wrong or "
        + "left: failed. Apps for children need it before every purchase."
    case .gateOnLink:
      "Your app asks what only a grown-up knows before anything outside opens. Right: notHandled, "
        + "and the SDK opens the page. Wrong or left: failed, and the link stays closed."
    case .credentials:
      "Your app opens the page by itself, with a token in the address so that the person is signed "
        + "in there, and answers success. The token is masked wherever anything is written."
    case .message:
      "Your app shows a message of its own. Read: notHandled, and the SDK goes on. Cancelled: "
        + "failed, and the chain stops."
    case .winBack:
      "SDK 6 has no kind for such offers: they are purchases that carry an offer. Look at the "
        + "offer in the parameters and answer those apart, for example without the terms."
    }
  }

  /// The integration of `paywalk.json` that does it.
  public var integration: Integration {
    switch self {
    case .terms: Integration(interceptors: [.purchase: InterceptorSetting(shows: .terms)])
    case .signIn: Integration(interceptors: [.login: InterceptorSetting(shows: .login)])
    case .ownStore:
      Integration(interceptors: [
        .purchase: InterceptorSetting(shows: .ownStore),
        .restore: InterceptorSetting(shows: .ownStore),
      ])
    case .gateOnPurchase:
      Integration(interceptors: [.purchase: InterceptorSetting(shows: .parentalGate)])
    case .gateOnLink:
      Integration(interceptors: [.navigate: InterceptorSetting(shows: .parentalGate)])
    case .credentials:
      Integration(interceptors: [
        .navigate: InterceptorSetting(answers: [.done: .success], calls: .openLink)
      ])
    case .message: Integration(interceptors: [.purchase: InterceptorSetting(shows: .message)])
    case .winBack: winBackApart
    }
  }

  private var winBackApart: Integration {
    var integration = Integration(interceptors: [.purchase: InterceptorSetting(shows: .terms)])
    integration.winBack = InterceptorSetting()
    return integration
  }

  /// The scenario in `screens/scenarios` that shows it, with its ending.
  public var scenarioName: String {
    switch self {
    case .terms: "terms-refused.scenario"
    case .signIn: "sign-in.scenario"
    case .ownStore: "own-store-in-observer.scenario"
    case .gateOnPurchase: "gate-before-a-purchase.scenario"
    case .gateOnLink: "parental-gate.scenario"
    case .credentials: "credentials-in-a-link.scenario"
    case .message: "message-above-the-screen.scenario"
    case .winBack: "win-back-apart.scenario"
    }
  }

  /// Where the documentation names it.
  public var source: DocumentationPage { self == .winBack ? .decision : .actionInterceptor }
}
