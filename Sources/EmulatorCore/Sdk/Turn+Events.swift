import PaywallModel

extension Turn {
  /// Sends an event to the app's listener: its own properties, then the screen's, then the user's.
  mutating func emit(_ name: EventName, _ own: [(String, String)] = []) {
    let properties = own.filter { !$0.1.isEmpty } + screenProperties + userProperties
    tell(
      .emit(
        SDKEvent(
          name: name.rawValue, at: now,
          properties: properties.map { SDKEvent.Property($0.0, $0.1) })))
    trace(.event, depth: 1, name.rawValue, wide: wideText(name, own), reason: name.reason)
  }

  private var screenProperties: [(String, String)] {
    guard let top = state.presentations.last else { return [] }
    let screen = state.catalog.screen(top.screenID)
    let placement = top.placementID.map { [("placement_id", $0)] } ?? []
    return [
      ("displayed_presentation", top.screenID),
      ("presentation_type", screen?.isFallback == true ? "fallback" : "normal"),
    ] + placement + [("display_mode", top.displayMode.kind.rawValue)]
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

  private func wideText(_ name: EventName, _ own: [(String, String)]) -> String? {
    let placement = state.presentations.last?.placementID.map { [("placement", $0)] } ?? []
    let short = own.filter { !$0.1.isEmpty && $0.0 != "error_message" }
    let texts = (short + placement).map { "\($0.0) \($0.1)" }
    return texts.isEmpty ? nil : "\(name.rawValue)  \(texts.joined(separator: ", "))"
  }
}
