import PaywallModel

extension Turn {
  /// Sends an event to the app's listener: its own properties, then the screen's, then the user's.
  mutating func emit(
    _ name: EventName, _ own: [(String, String)] = [], about presentation: Presentation? = nil
  ) {
    let presentation = presentation ?? state.presentations.last
    let screen = presentation?.eventProperties ?? []
    let properties = own.filter { !$0.1.isEmpty } + screen + userProperties
    tell(
      .emit(
        SDKEvent(
          name: name.rawValue, at: now,
          properties: properties.map { SDKEvent.Property($0.0, $0.1) })))
    trace(
      .event, depth: 1, name.rawValue, wide: wideText(name, own, presentation), reason: name.reason)
    triggerCampaigns(by: name.rawValue, about: presentation)
  }

  private var userProperties: [(String, String)] {
    let user =
      state.user.userID.map { ("user_id", $0) }
      ?? ("anonymous_user_id", state.user.anonymousID)
    return [
      user, ("language", state.catalog.project.locale),
      ("sdk_version", state.profile.sdkVersion.rawValue),
    ]
  }

  private func wideText(
    _ name: EventName, _ own: [(String, String)], _ presentation: Presentation?
  ) -> String? {
    let placement = presentation?.placementID.map { [("placement", $0)] } ?? []
    let short = own.filter { !$0.1.isEmpty && $0.0 != "error_message" }
    let texts = (short + placement).map { "\($0.0) \($0.1)" }
    return texts.isEmpty ? nil : "\(name.rawValue)  \(texts.joined(separator: ", "))"
  }
}
