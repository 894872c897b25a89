import PaywallModel

extension Presentation {
  /// What the SDK's events tell about it (dossier §8.2); what there is none of is left out.
  var eventProperties: [SDKEvent.Property] {
    let placement = SDKEvent.Property.text("placement_id", placementID)
    guard stage == .shown else { return placement }
    let isFallback = type == .fallback
    let screen: [SDKEvent.Property] = [
      SDKEvent.Property("displayed_presentation", screenID),
      SDKEvent.Property("presentation_type", type.rawValue),
      SDKEvent.Property("is_fallback_presentation", .truth(isFallback)),
    ]
    let served = [
      ("audience_id", resolution.audienceID), ("ab_test_id", resolution.abTestID),
      ("ab_test_variant_id", resolution.variantID), ("campaign_id", resolution.campaignID),
      ("content_id", contentID),
    ].flatMap { SDKEvent.Property.text($0.0, $0.1) }
    let mode = [SDKEvent.Property("display_mode", displayMode.kind.wireName)]
    return screen + placement + served + flowProperties + mode
  }

  private var flowProperties: [SDKEvent.Property] {
    guard let flowPlace else { return SDKEvent.Property.text("flow_id", resolution.flowID) }
    return [
      ("flow_id", flowPlace.flowID), ("flow_version", "\(flowPlace.version)"),
      ("step_id", flowPlace.stepID), ("from_step_id", flowPlace.fromStepID),
      ("from_action_id", flowPlace.fromActionID), ("flow_session_id", "\(flowPlace.session)"),
    ].flatMap { SDKEvent.Property.text($0.0, $0.1) }
  }
}

extension SDKEvent.Property {
  /// One property, or none where there is nothing to tell.
  fileprivate static func text(_ key: String, _ value: String?) -> [SDKEvent.Property] {
    value.map { [SDKEvent.Property(key, $0)] } ?? []
  }
}
