import PaywallModel

extension Turn {
  /// `emit`: sent when its name is declared, letter by letter; never to the app's listener, never
  /// with a screen (dossier §8.4).
  mutating func emitCustomEvent(_ name: String, _ properties: [SDKEvent.Property]) {
    trace(.APP, LinkTexts.emits(name), reason: Reasons.customEventSent)
    let context = EventContext(state, at: now).withoutScreen
    send(name, properties + context)
  }

  /// `track_event`: a button sends a custom event, with its screen. It is not intercepted and
  /// blocks nothing.
  mutating func trackEvent(_ name: String) {
    trace(.SDK, depth: 1, LinkTexts.emits(name), reason: Reasons.customEventSent)
    send(name, EventContext(state, at: now).withScreen)
  }

  private mutating func send(_ name: String, _ properties: [SDKEvent.Property]) {
    guard state.profile.sendsCustomEvents else { return note(Notes.customEventTooOld) }
    guard !name.isEmpty else { return note(Notes.customEventWithoutName) }
    guard state.catalog.project.customEvents.contains(name) else {
      return diagnose(Findings.undeclaredEvent(name))
    }
    guard !state.consent.forbids(.analytics) else { return note(Notes.customEventForbidden) }
    countCustomEvent(name)
    let told =
      attributes("user_attributes", state.user.attributes)
      + attributes("built_in_attributes", state.user.builtIns)
    tell(.emit(SDKEvent(name: name, at: now, properties: properties + told, reach: .wireOnly)))
    trace(.event, depth: 1, name, reason: Reasons.customEventSent)
    note(Notes.customEvent(name))
    let words = properties.map { ($0.key, $0.value.words) }
    triggerCampaigns(byCustom: name, properties: Dictionary(words) { one, _ in one })
  }

  /// User and built-in attributes travel with every custom event (dossier §8.4).
  private func attributes(_ key: String, _ all: [UserAttribute]) -> [SDKEvent.Property] {
    let members = all.map { SDKEvent.Property($0.key, $0.eventValue) }
    return members.isEmpty ? [] : [SDKEvent.Property(key, .object(members))]
  }

  private mutating func countCustomEvent(_ name: String) {
    let key = "ply_custom_events_tracked.\(name)"
    let before = state.user.builtIns.first { $0.key == key }.flatMap { Int($0.value) } ?? 0
    state.user.builtIns.set(
      UserAttribute(key: key, value: "\(before + 1)", kind: .int, source: .sdk, setAt: now))
    state.user.builtIns.set(
      UserAttribute(
        key: "ply_custom_events_last_tracked.\(name)",
        value: WalkDate.text(state.sharedCatalog, at: now),
        kind: .date, source: .sdk, setAt: now))
  }
}
