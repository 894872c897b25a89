import PaywallModel

/// The rules behind lines about presentations, flows and campaigns.
extension Reasons {
  static let preload = Reason(
    "preload() fetches without showing. What is known of the person at that moment decides what is "
      + "served.", .screens, lever: .user)
  static let loading = Reason(
    "A presentation is fetched before it is displayed. Closed meanwhile, it never comes up.",
    .presentationResults, lever: .network)
  static let display = Reason(
    "display() brings up what was loaded, once.", .presentationResults, lever: .stepBack)
  static let drawn = Reason(
    "An app may put a presentation's view into a container of its own; a flow must be displayed.",
    .flows, lever: .alerts)
  static let close = Reason(
    "close() of a presentation passes no interceptor and does not ask. On Android and Cordova it "
      + "closes all screens.", .presentationResults, lever: .platform)
  static let back = Reason("back() goes to the step before in a flow.", .flows)
  static let closeRequested = Reason(
    "onCloseRequested is set, so the SDK asks instead of closing. Your app's own close() does not "
      + "ask.", .presentationResults, lever: .interceptors)
  static let presentationAsked = Reason(
    "The UI handler has a method for presentations: the SDK asks it about those that links and "
      + "campaigns open.", .deeplinkDisplay, lever: .alerts)
  static let presentationAnswered = Reason(
    "proceed() lets the SDK display the presentation. Without it your app displays it, or nobody "
      + "does.", .deeplinkDisplay, lever: .alerts)
  static let clientScreen = Reason(
    "A screen of type client is drawn by your app; it goes on by one of its connections.",
    .clientScreens, lever: .files)
  static let connection = Reason(
    "In a flow a connection goes to the step that it is linked to; outside a flow it runs its "
      + "actions.", .clientScreens, lever: .files)
  static let step = Reason(
    "A transition of the flow takes the place of open_presentation, open_placement and navigate; "
      + "no other action follows it.", .flows, lever: .files)
  static let stepBack = Reason(
    "In a flow close and the system's back take one step; nothing is told to your app.", .flows,
    lever: .files)
  static let emptyWindow = RulePage.emptyWindow.source
  static let targeting = Reason(
    "A tester picked it by hand; it counts from the next fetch on.", .project, lever: .user)
  static let campaign = Reason(
    "Of the campaigns with this trigger the highest priority comes up; one that is capped yields "
      + "to the next.", .campaigns, lever: .files)
  static let campaignGate = Reason(
    "Campaigns come up when your app allows them; until then they wait.", .campaigns)
  static let appCustomEvent = Reason(
    "An event of the app's own starts campaigns that wait for it. Only declared events are sent.",
    .customEvents, lever: .files)

  /// Why this was served to this person.
  static func served(_ found: Resolution) -> Reason {
    Reason(found.reasons.joined(separator: " "), .screens, lever: .user)
  }
}
