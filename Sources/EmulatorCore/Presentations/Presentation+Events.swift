import PaywallModel

extension Presentation {
  /// What the SDK's events tell about it (dossier §8.2); what there is none of is left out.
  var eventProperties: [(String, String)] {
    guard stage == .shown else { return placementID.map { [("placement_id", $0)] } ?? [] }
    let own: [(String, String?)] = [
      ("displayed_presentation", screenID), ("presentation_type", type.rawValue),
      ("is_fallback_presentation", type == .fallback ? "true" : nil),
      ("placement_id", placementID), ("audience_id", resolution.audienceID),
      ("ab_test_id", resolution.abTestID), ("ab_test_variant_id", resolution.variantID),
      ("campaign_id", resolution.campaignID), ("content_id", contentID),
    ]
    return (own + flowProperties + [("display_mode", displayMode.kind.rawValue)])
      .compactMap { key, value in value.map { (key, $0) } }
  }

  private var flowProperties: [(String, String?)] {
    guard let flowPlace else { return [("flow_id", resolution.flowID)] }
    return [
      ("flow_id", flowPlace.flowID), ("flow_version", "\(flowPlace.version)"),
      ("step_id", flowPlace.stepID), ("from_step_id", flowPlace.fromStepID),
      ("from_action_id", flowPlace.fromActionID), ("flow_session_id", "\(flowPlace.session)"),
    ]
  }
}
