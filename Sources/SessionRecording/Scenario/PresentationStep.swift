public import PaywallModel

/// What a step does about presentations, targeting and campaigns.
public enum PresentationStep: Hashable, Sendable {
  /// What the UI handler does with presentations.
  case handles(PresentationSetting)
  /// A row of the start list is fetched without being shown.
  case preload(String)
  case app(AppDeed)
  case setCampaigns(Bool)
  /// Of the placement on the phone; nil lets the rules decide.
  case audience(String?)
  /// Of the test on the phone; nil lets the bucket decide.
  case variant(String?)
  case fetchAgain
}

/// What the app does by its own code.
public enum AppDeed: String, Hashable, Sendable, CaseIterable {
  case close, back, display, displayAgain
}

/// What is known of the presentation on top.
public enum ServingFact: String, Hashable, Sendable, CaseIterable {
  case type, audience, variant, campaign, flow, step, placement
}
