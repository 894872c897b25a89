extension Placement {
  /// Reads a placement; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Placement? {
    var draft = PlacementDraft()
    guard reader.fill(&draft, from: node, PlacementDraft.fields, of: "a placement") else {
      return nil
    }
    guard !draft.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The placement has no id.", advice: "It is left out.")
      return nil
    }
    reader.checkServed(node, "The placement \(JSONText.quoted(draft.id))")
    return Placement(
      id: draft.id, audiences: draft.audiences, everyoneElse: draft.serving.assignment,
      fallbackScreenID: draft.fallbackScreenID, note: draft.note)
  }
}

private struct PlacementDraft: ServingDraft {
  var id = ""
  var audiences: [Placement.AudienceAssignment] = []
  var serving = Serving()
  var fallbackScreenID: String?
  var note: String?

  static let fields = DocumentFields<PlacementDraft> { fields in
    fields["id"] = { draft, node, reader in draft.id = reader.name(node) ?? "" }
    fields["audiences"] = { draft, node, reader in
      draft.audiences = reader.list(node) { Placement.AudienceAssignment.read($0, &$1) }
    }
    fields["fallback"] = { draft, node, reader in
      draft.fallbackScreenID = reader.name(node)
      if let id = draft.fallbackScreenID { reader.refer(to: .screen, id, at: node) }
    }
    fields["note"] = { draft, node, reader in draft.note = reader.text(node) }
  }.addingAssignment().requiring("id")
}

private struct AudienceAssignmentDraft: ServingDraft {
  var audienceID = ""
  var serving = Serving()

  static let fields = DocumentFields<AudienceAssignmentDraft> { fields in
    fields["audience"] = { draft, node, reader in
      draft.audienceID = reader.name(node) ?? ""
      if !draft.audienceID.isEmpty { reader.refer(to: .audience, draft.audienceID, at: node) }
    }
  }.addingAssignment().requiring("audience")
}

extension Placement.AudienceAssignment {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> Placement.AudienceAssignment? {
    var draft = AudienceAssignmentDraft()
    let fields = AudienceAssignmentDraft.fields
    guard reader.fill(&draft, from: node, fields, of: "what an audience is served") else {
      return nil
    }
    guard !draft.audienceID.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "No audience is named here.", advice: "It is left out.")
      return nil
    }
    reader.checkServed(node, "What \(JSONText.quoted(draft.audienceID)) is served")
    return Placement.AudienceAssignment(
      audienceID: draft.audienceID, assignment: draft.serving.assignment)
  }
}

extension Audience {
  /// Reads an audience; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Audience? {
    var audience = Audience(id: "")
    guard reader.fill(&audience, from: node, fields, of: "an audience") else { return nil }
    if !audience.id.isEmpty { return audience }
    reader.warn(
      "missing-key", at: node.position, "The audience has no id.", advice: "It is left out.")
    return nil
  }

  private static let fields = DocumentFields<Audience> { fields in
    fields["id"] = { audience, node, reader in audience.id = reader.name(node) ?? "" }
    fields["name"] = { audience, node, reader in audience.name = reader.text(node) }
    fields["when"] = { audience, node, reader in
      audience.condition = AudienceCondition.read(node, &reader)
    }
  }.requiring("id")
}
