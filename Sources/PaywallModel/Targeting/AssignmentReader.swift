/// Something that serves a screen, a flow or nothing, with or without a test.
protocol ServingDraft: SendableMetatype {
  var serving: Serving { get set }
}

/// The keys `screen`, `flow` and `ab_test` of an object.
struct Serving {
  var screenID: String?
  var flowID: String?
  var abTest: ABTest?

  var served: Served { Served(screenID: screenID, flowID: flowID) }
  var assignment: Assignment { Assignment(served, abTest: abTest) }
}

extension DocumentFields where Value: ServingDraft {
  /// These and what is served.
  func addingServed() -> DocumentFields {
    adding { fields in
      fields["screen"] = { draft, node, reader in
        draft.serving.screenID = reader.name(node)
        if let id = draft.serving.screenID { reader.refer(to: .screen, id, at: node) }
      }
      fields["flow"] = { draft, node, reader in
        draft.serving.flowID = reader.name(node)
        if let id = draft.serving.flowID { reader.refer(to: .flow, id, at: node) }
      }
    }
  }

  /// These, what is served and the test that may replace it.
  func addingAssignment() -> DocumentFields {
    addingServed().adding { fields in
      fields["ab_test"] = { draft, node, reader in
        draft.serving.abTest = ABTest.read(node, &reader)
      }
    }
  }
}

extension DocumentReader {
  /// Warns where both a screen and a flow are given, and where neither is.
  mutating func checkServed(_ node: JSONNode, _ owner: String, mayBeEmpty: Bool = false) {
    let screen = node.member("screen")
    let flow = node.member("flow")
    if let screen, let flow, !screen.node.isNull, !flow.node.isNull {
      warn(
        "screen-and-flow", at: screen.keyPosition, "\(owner) names a screen and a flow.",
        advice: "The flow counts.")
    }
    guard screen == nil, flow == nil, !mayBeEmpty else { return }
    warn(
      "serves-nothing", at: node.position, "\(owner) names neither a screen nor a flow.",
      advice: "It shows nothing; write \"screen\": null if that is meant.")
  }
}

extension ABTest {
  /// Reads a test; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> ABTest? {
    var draft = ABTestDraft()
    guard reader.fill(&draft, from: node, ABTestDraft.fields, of: "an A/B test") else { return nil }
    guard !draft.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The A/B test has no id.", advice: "It is left out.")
      return nil
    }
    checkPercentages(draft, node, &reader)
    return ABTest(id: draft.id, variants: Array(draft.variants.prefix(maximumVariantCount)))
  }

  private static func checkPercentages(
    _ draft: ABTestDraft, _ node: JSONNode, _ reader: inout DocumentReader
  ) {
    let place = node.member("variants")?.keyPosition ?? node.position
    if draft.variants.count > maximumVariantCount {
      reader.warn(
        "too-many-variants", at: place,
        "A test has at most \(maximumVariantCount) variants, this one \(draft.variants.count).",
        advice: "The first \(maximumVariantCount) count.")
    }
    let sum = draft.variants.reduce(0) { $0 + $1.percent }
    guard sum != 100 else { return }
    reader.warn(
      "ab-percent", at: place,
      "The percentages of \(JSONText.quoted(draft.id)) add up to \(sum), not to 100.",
      advice: sum < 100
        ? "\(100 - sum) % of the people are served what counts without the test."
        : "The last ones get less than they say.")
  }
}

private struct ABTestDraft {
  var id = ""
  var variants: [ABTest.Variant] = []

  static let fields = DocumentFields<ABTestDraft> { fields in
    fields["id"] = { draft, node, reader in draft.id = reader.name(node) ?? "" }
    fields["variants"] = { draft, node, reader in
      draft.variants = reader.list(node) { ABTest.Variant.read($0, &$1) }
      reader.refuseTwins(in: node, "variant")
    }
  }.requiring("id")
}

private struct VariantDraft: ServingDraft {
  var id = ""
  var percent = 0
  var serving = Serving()

  static let fields = DocumentFields<VariantDraft> { fields in
    fields["id"] = { draft, node, reader in draft.id = reader.name(node) ?? "" }
    fields["percent"] = { draft, node, reader in
      draft.percent = reader.integer(node, 0...100) ?? 0
    }
  }.addingServed().requiring("id")
}

extension ABTest.Variant {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> ABTest.Variant? {
    var draft = VariantDraft()
    guard reader.fill(&draft, from: node, VariantDraft.fields, of: "a variant") else { return nil }
    guard !draft.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The variant has no id.", advice: "It is left out.")
      return nil
    }
    reader.checkServed(node, "The variant \(JSONText.quoted(draft.id))")
    return ABTest.Variant(id: draft.id, percent: draft.percent, served: draft.serving.served)
  }
}
