/// A published sample that goes against its own table, told in our words: a scenario in
/// `screens/lab`, beside a twin that does it as the table says.
public enum LabSample: String, Hashable, Sendable, CaseIterable {
  case termsRefused = "terms-refused"
  case answeredAtOnce = "answered-at-once"
  case loginCancelled = "login-cancelled"
  case loginInverted = "login-inverted"
  case gateSkipped = "gate-skipped"
  case nothingBought = "nothing-bought"
  case nothingClosed = "nothing-closed"
  case closedInHandler = "closed-in-handler"
  case openingIntercepted = "opening-intercepted"
  case shownTwice = "shown-twice"

  /// In a few words.
  public var title: String {
    switch self {
    case .termsRefused: "Terms refused, answered success"
    case .answeredAtOnce: "Terms shown, answered notHandled at once"
    case .loginCancelled: "Sign-in cancelled, userLogin() called all the same"
    case .loginInverted: "Signed in, answered notHandled"
    case .gateSkipped: "No activity, so the gate is skipped"
    case .nothingBought: "A comment in place of a purchase"
    case .nothingClosed: "close answered success, nothing closed"
    case .closedInHandler: "Closed in the handler, answered afterwards"
    case .openingIntercepted: "Every kind intercepted, opening too"
    case .shownTwice: "Displayed by the app, and then proceed()"
    }
  }

  /// What the sample does, and what the table says.
  public var text: String {
    switch self {
    case .termsRefused:
      "The sample for iOS answers success when the terms are refused. The table says that success "
        + "moves on to the next action: a refusal leads to the thank-you screen."
    case .answeredAtOnce:
      "The sample for Android shows the terms and returns notHandled in the next line. The store's "
        + "sheet opens while the terms are still up, and refusing them changes nothing."
    case .loginCancelled:
      "The samples call userLogin() with a fixed id in the completion of the form, whatever its "
        + "result is. Who cancels is somebody else afterwards, and the app answers success."
    case .loginInverted:
      "The sample for iOS answers notHandled to who has signed in, and success to who has not. The "
        + "table says that notHandled makes the SDK open a login screen: one more, after the first."
    case .gateSkipped:
      "The samples for Android return notHandled where there is no activity to show something on. "
        + "With a gate for children that opens the page without asking anybody."
    case .nothingBought:
      "The samples for React Native and Flutter answer success to purchase below a comment that "
        + "says to buy here. Copied as they are, the next screen opens unpaid."
    case .nothingClosed:
      "The sample for Flutter prints a line for close and answers success. The table says that the "
        + "SDK then does nothing itself: the close button is dead."
    case .closedInHandler:
      "The sample for Cordova closes the presentation on the first line of its login handler and "
        + "answers success at the end, to a screen that is no longer there."
    case .openingIntercepted:
      "The samples for the bridges register a handler for openPresentation, above a warning not "
        + "to. Audience, A/B test and campaign are lost as soon as it does anything."
    case .shownTwice:
      "The sample for iOS displays the presentation that its UI handler is given and calls "
        + "proceed() after it. proceed() lets the SDK display it too: it lies there twice."
    }
  }

  /// What the twin does instead.
  public var advice: String {
    switch self {
    case .termsRefused: "failed on a refusal: the chain stops, the loading ends."
    case .answeredAtOnce: "Answer in the completion of the terms."
    case .loginCancelled: "userLogin() only for who has signed in; failed on a cancel."
    case .loginInverted: "success for who has signed in, failed for who has not."
    case .gateSkipped: "failed where the gate cannot be shown: the link stays closed."
    case .nothingBought: "Buy, then success; or notHandled, and the SDK buys."
    case .nothingClosed: "notHandled, and the SDK closes."
    case .closedInHandler: "Answer first, then close."
    case .openingIntercepted: "Leave opening to the SDK."
    case .shownTwice: "Either proceed(), or display it; never both."
    }
  }

  /// Where the sample stands.
  public var source: DocumentationPage {
    switch self {
    case .termsRefused, .answeredAtOnce, .loginCancelled, .loginInverted, .gateSkipped,
      .nothingBought, .nothingClosed, .closedInHandler, .openingIntercepted:
      .actionInterceptor
    case .shownTwice: .deeplinkDisplay
    }
  }

  /// The sample in `screens/lab`.
  public var scenarioName: String { "\(rawValue).scenario" }

  /// Its twin that does it right.
  public var fixedScenarioName: String { "\(rawValue)-fixed.scenario" }
}
