import PaywallModel

/// Why lines about the app's own calls, the person and the world are there.
extension Reasons {
  static let opened = Reason(
    "Your app fetches a placement or a screen and displays it.", .presentationResults,
    lever: .files)
  static let closeAllScreens = Reason(
    "closeAllScreens() passes no interceptor: only what a person presses does.", .paywallActions)
  static let outcome = Reason(
    "Each presentation ends with one outcome. A local onDismissed hears it, else the global "
      + "handler; what the SDK opened by itself is told to the global one only.",
    .presentationResults)
  static let systemBack = Reason(
    "The system's back closes a screen that is dismissible, past the close interceptor.",
    .displayModes, lever: .files)
  static let mode = Reason(
    "Who buys is set when the SDK starts. Here a change counts from the next press on.",
    .migration, lever: .mode)
  static let interceptor = Reason(
    "One interceptor a kind, registered and removed at any time. A kind without one is done by "
      + "the SDK.", .actionInterceptor, lever: .interceptors)
  static let handler = Reason(
    "The UI handler decides who shows the SDK's alerts; without one the SDK does.", .dialogs,
    lever: .handler)
  static let network = Reason(
    "Without a network a fetch and the store fail with a network error.", .errors, lever: .network)
  static let synchronize = Reason(
    "synchronize() makes the SDK read the store's receipts. It is for purchases that your app "
      + "makes outside an interceptor.", .actionInterceptor, lever: .interceptors)
  static let attribute = Reason(
    "Attributes choose what is served at the next fetch; a screen that is shown stays as it is.",
    .screens, lever: .user)
  static let customEvent = Reason(
    "track_event sends an event that the Console declares. It is never intercepted and never "
      + "holds the chain.", .customEvents, lever: .files)
  static let swipe = Reason(
    "A swipe turns a carousel at once; nothing intercepts it.", .events, lever: .files)
  static let savesAnswer = Reason(
    "A select that names a user_attribute saves the values of what was chosen.", .screens,
    lever: .files)
  static let link = Reason(
    "handleDeeplink() answers whether the link is the SDK's. One that is not is your app's.",
    .deeplinks, lever: .links)
  static let linkGate = Reason(
    "Links are shown when your app allows it; until then they are held, in order.", .deeplinks,
    lever: .links)
  static let dialogOption = Reason(
    "What you choose in a dialog decides how the action goes on.", .decision, lever: .stepBack)
}

/// Why lines about the app in a call are there.
extension Reasons {
  static let appScreen = Reason(
    "Your app may show views above the screen before it answers; the SDK waits.",
    .actionInterceptor, lever: .interceptors)
  static let appChoice = Reason(
    "Your app answers what its integration says for this way out.", .project,
    lever: .interceptors)
  static let appDelay = Reason(
    "Your app takes its time: the screen waits, no native SDK has a time limit.", .paywallActions,
    lever: .interceptors)
  static let login = Reason(
    "userLogin() counts at once, whatever is answered: call it only for somebody who has signed "
      + "in.", .identification, lever: .interceptors)
  static let ownLink = Reason(
    "Your app opens the page by itself, with its credentials in the address, and answers success. "
      + "The token is masked wherever anything is written.", .actionInterceptor,
    lever: .interceptors)
  static let byHand = Reason(
    "The answer was given by hand, in your app's place.", .project, lever: .interceptors)
  static let ownAlert = Reason(
    "Your app draws its own dialog for the alert; its texts are the SDK's.", .dialogs,
    lever: .alerts)
}
