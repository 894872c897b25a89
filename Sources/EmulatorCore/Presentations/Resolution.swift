/// What was served for a presentation, and why (dossier §5.3).
public struct Resolution: Hashable, Sendable {
  /// Normal, fallback, deactivated or client.
  public var type: PresentationType
  /// The screen; nil where nothing is shown. Of a flow the first step's.
  public var screenID: String?
  /// The placement that was asked for.
  public var placementID: String?
  /// The first audience of the placement that the person belongs to; nil is everyone else.
  public var audienceID: String?
  /// The running test.
  public var abTestID: String?
  /// The person's variant of it.
  public var variantID: String?
  /// The campaign that is served.
  public var campaignID: String?
  /// The flow that is served.
  public var flowID: String?
  /// Why, one sentence each, in the order of the decisions.
  public var reasons: [String]

  /// Makes a resolution.
  public init(
    type: PresentationType = .normal, screenID: String? = nil, placementID: String? = nil,
    audienceID: String? = nil, abTestID: String? = nil, variantID: String? = nil,
    campaignID: String? = nil, flowID: String? = nil, reasons: [String] = []
  ) {
    self.type = type
    self.screenID = screenID
    self.placementID = placementID
    self.audienceID = audienceID
    self.abTestID = abTestID
    self.variantID = variantID
    self.campaignID = campaignID
    self.flowID = flowID
    self.reasons = reasons
  }
}

/// An audience, as a tester picks one instead of the rules.
public enum AudienceChoice: Hashable, Sendable {
  case audience(String)
  case everyoneElse
}

/// What a tester has picked by hand; it counts from the next fetch on.
public struct TargetingChoices: Hashable, Sendable {
  /// By placement.
  public var audiences: [String: AudienceChoice] = [:]
  /// A variant's id, by test.
  public var variants: [String: String] = [:]

  /// Nothing is picked: the rules count.
  public init() {}
}
