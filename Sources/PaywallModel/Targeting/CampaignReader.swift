extension Campaign {
  /// Reads a campaign; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Campaign? {
    var draft = CampaignDraft()
    guard reader.fill(&draft, from: node, CampaignDraft.fields, of: "a campaign") else {
      return nil
    }
    guard !draft.campaign.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The campaign has no id.", advice: "It is left out.")
      return nil
    }
    reader.checkServed(node, "The campaign \(JSONText.quoted(draft.campaign.id))")
    if draft.campaign.trigger == nil, draft.campaign.placementIDs.isEmpty {
      draft.campaign.trigger = CampaignTrigger(event: CampaignTrigger.appStarted)
    }
    if let from = draft.campaign.from, let until = draft.campaign.until, until <= from {
      reader.warn(
        "campaign-dates", at: node["until"]?.position ?? node.position,
        "The campaign is over before it begins.", advice: "\"until\" comes after \"from\".")
    }
    draft.campaign.assignment = draft.serving.assignment
    return draft.campaign
  }
}

private struct CampaignDraft: ServingDraft {
  var campaign = Campaign(id: "", trigger: nil)
  var serving = Serving()

  static let fields = DocumentFields<CampaignDraft> { fields in
    fields["id"] = { draft, node, reader in draft.campaign.id = reader.name(node) ?? "" }
    fields["name"] = { draft, node, reader in draft.campaign.name = reader.text(node) }
    fields["priority"] = { draft, node, reader in
      draft.campaign.priority = reader.integer(node, 0...1_000) ?? 0
    }
    fields["audience"] = { draft, node, reader in
      draft.campaign.audienceID = reader.name(node)
      if let id = draft.campaign.audienceID { reader.refer(to: .audience, id, at: node) }
    }
    fields["trigger"] = { draft, node, reader in
      draft.campaign.trigger = CampaignTrigger.read(node, &reader)
    }
    fields["placements"] = { draft, node, reader in
      draft.campaign.placementIDs = reader.list(node) { node, reader in
        let id = reader.name(node)
        if let id { reader.refer(to: .placement, id, at: node) }
        return id
      }
    }
    fields["from"] = { draft, node, reader in draft.campaign.from = reader.campaignMoment(node) }
    fields["until"] = { draft, node, reader in draft.campaign.until = reader.campaignMoment(node) }
    fields["frequency"] = { draft, node, reader in
      draft.campaign.frequency = CampaignFrequency.read(node, &reader)
    }
    fields["displays"] = { draft, node, reader in
      draft.campaign.displayLimit = reader.integer(node, 1...1_000_000)
    }
    fields["exposure"] = { draft, node, reader in
      if case .seconds(let seconds)? = CampaignFrequency.Span.read(
        node, &reader, takesSessions: false)
      {
        draft.campaign.exposureSeconds = seconds
      }
    }
  }.addingAssignment().requiring("id")
}

extension CampaignTrigger {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> CampaignTrigger? {
    var draft = TriggerDraft()
    guard reader.fill(&draft, from: node, TriggerDraft.fields, of: "a trigger") else { return nil }
    guard let name = draft.custom ?? draft.event else {
      reader.warn(
        "missing-key", at: node.position, "The trigger names no event.",
        advice: "Write { \"event\": \"APP_STARTED\" } or { \"custom_event\": … }.")
      return nil
    }
    if draft.custom == nil, let filter = draft.filter {
      reader.warn(
        "unused-filter", at: filter, "Only custom events have properties to filter by.",
        advice: "It is left out.")
      draft.condition = nil
    }
    return CampaignTrigger(
      event: name, isCustom: draft.custom != nil, condition: draft.condition)
  }
}

private struct TriggerDraft {
  var event: String?
  var custom: String?
  var condition: PropertyCondition?
  var filter: SourcePosition?

  static let fields = DocumentFields<TriggerDraft> { fields in
    fields["event"] = { draft, node, reader in
      draft.event = reader.name(node)
      if let name = draft.event { reader.refer(to: .event, name, at: node) }
    }
    fields["custom_event"] = { draft, node, reader in draft.custom = reader.name(node) }
    fields["where"] = { draft, node, reader in
      draft.filter = node.position
      draft.condition = PropertyCondition.read(node, &reader)
    }
  }
}

extension CampaignFrequency {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> CampaignFrequency? {
    var draft = FrequencyDraft()
    guard reader.fill(&draft, from: node, FrequencyDraft.fields, of: "a frequency") else {
      return nil
    }
    if let span = draft.span { return CampaignFrequency(displays: draft.displays, span: span) }
    reader.warn(
      "missing-key", at: node.position, "The frequency has no \"per\".",
      advice: "Write { \"displays\": 1, \"per\": { \"days\": 7 } }.")
    return nil
  }
}

private struct FrequencyDraft {
  var displays = 1
  var span: CampaignFrequency.Span?

  static let fields = DocumentFields<FrequencyDraft> { fields in
    fields["displays"] = { draft, node, reader in
      draft.displays = reader.integer(node, 1...1_000_000) ?? 1
    }
    fields["per"] = { draft, node, reader in
      draft.span = CampaignFrequency.Span.read(node, &reader, takesSessions: true)
    }
  }
}

extension CampaignFrequency.Span {
  /// Reads `{ "days": 7 }`: sessions, seconds, minutes or days.
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader, takesSessions: Bool
  ) -> CampaignFrequency.Span? {
    var span: CampaignFrequency.Span?
    let fields = takesSessions ? units.adding(sessions) : units
    let owner = takesSessions ? "a span of sessions or time" : "a span of time"
    guard reader.fill(&span, from: node, fields, of: owner) else { return nil }
    if span != nil { return span }
    reader.warn(
      "missing-key", at: node.position, "No span of time is given here.",
      advice: "Write { \"days\": 7 }.")
    return nil
  }

  private static let sessions: @Sendable (inout DocumentFields<Self?>) -> Void = { fields in
    fields["sessions"] = { span, node, reader in
      span = reader.integer(node, 1...10_000).map { .sessions($0) }
    }
  }

  private static let units = DocumentFields<Self?> { fields in
    for (name, seconds) in [("seconds", 1), ("minutes", 60), ("days", UTCTime.secondsPerDay)] {
      fields[name] = { span, node, reader in
        span = reader.integer(node, 1...1_000_000).map { .seconds($0 * seconds) }
      }
    }
  }
}

extension DocumentReader {
  /// A day or a moment, UTC.
  fileprivate mutating func campaignMoment(_ node: JSONNode) -> Int? {
    let form = #"^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$"#
    if expects(.pattern(form, words: "a day or a moment, UTC")) { return nil }
    guard let text = text(node) else { return nil }
    if let seconds = UTCTime.seconds(text) { return seconds }
    refuse(node, expected: "a day such as \"2026-03-01\" or a moment \"2026-03-01T12:30:00Z\"")
    return nil
  }
}
