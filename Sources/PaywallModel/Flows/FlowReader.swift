/// Reads flows: the list `flows` of `paywalk.json`, or one flow a file, `*.flow.json`.
///
/// ```json
/// {
///   "id": "onboarding",
///   "version": 1,
///   "display_mode": { "type": "full" },    how the first screen comes up
///   "transition": "push",                  how the others do, where their link does not say
///   "steps": [
///     {
///       "id": "hello",
///       "screen": "welcome",
///       "links": [
///         { "from": "start_button", "to": "survey", "transition": { "type": "drawer" } },
///         { "to": "offer" }                everything that has no link of its own
///       ]
///     }
///   ]
/// }
/// ```
enum FlowReader {
  /// A flow's file; no flow when it is none.
  static func readDocument(
    _ node: JSONNode, file: String, isChecked: Bool = true
  ) -> (flow: Flow?, problems: [Problem], references: [Reference]) {
    var reader = DocumentReader(file: file, isChecked: isChecked)
    let flow = Flow.read(node, &reader)
    return (flow, reader.allProblems, reader.references)
  }
}

extension Flow {
  /// Reads a flow; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Flow? {
    var flow = Flow(id: "")
    guard reader.fill(&flow, from: node, fields, of: "a flow") else { return nil }
    guard !flow.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The flow has no id.", advice: "It is left out.")
      return nil
    }
    flow.checkLinks(node, &reader)
    return flow
  }

  private static let fields = DocumentFields<Flow> { fields in
    fields["id"] = { flow, node, reader in flow.id = reader.name(node) ?? "" }
    fields["name"] = { flow, node, reader in flow.name = reader.text(node) }
    fields["version"] = { flow, node, reader in
      flow.version = reader.integer(node, 1...1_000_000) ?? 1
    }
    fields["display_mode"] = { flow, node, reader in
      flow.displayMode = reader.displayMode(node) ?? flow.displayMode
    }
    fields["transition"] = { flow, node, reader in
      flow.transition = reader.displayMode(node) ?? flow.transition
    }
    fields["steps"] = { flow, node, reader in
      flow.steps = reader.list(node) { FlowStep.read($0, &$1) }
      reader.refuseTwins(in: node, "step")
    }
  }.ignoring("$schema").requiring("id")

  /// Links that lead nowhere or back to their own step, and steps that nothing leads to.
  private func checkLinks(_ node: JSONNode, _ reader: inout DocumentReader) {
    guard !steps.isEmpty else {
      return reader.warn(
        "empty-flow", at: node.position, "The flow \(JSONText.quoted(id)) has no steps.",
        advice: "It shows nothing.")
    }
    let ids = steps.map(\.id)
    let stepNodes = (node["steps"]?.elements ?? []).filter { $0["id"]?.string != nil }
    for step in stepNodes {
      for link in step["links"]?.elements ?? [] { check(link, of: step, among: ids, &reader) }
    }
    for step in unreachedSteps {
      let place = stepNodes.first { $0["id"]?.string == step.id }?["id"]?.position
      reader.warn(
        "unreached-step", at: place ?? node.position,
        "No link leads to the step \(JSONText.quoted(step.id)).",
        advice: "Link another step to it, or leave it out.")
    }
  }

  private func check(
    _ link: JSONNode, of step: JSONNode, among ids: [String], _ reader: inout DocumentReader
  ) {
    guard let target = link["to"], let to = target.string else { return }
    if !ids.contains(to) {
      reader.warn(
        "dangling-step", at: target.position, "\(DocumentReader.shown(target)) is no step here.",
        advice: NearestName.advice(
          for: to, among: ids, otherwise: "Known are \(ids.joined(separator: ", "))."))
    } else if to == step["id"]?.string {
      reader.warn(
        "link-to-itself", at: target.position,
        "The step \(DocumentReader.shown(target)) leads to itself.",
        advice: "Each press opens it once more over itself; link another step.")
    }
  }

  /// Steps that cannot be come to from the first one.
  private var unreachedSteps: [FlowStep] {
    var reached: Set<String> = []
    var waiting = steps.prefix(1).map(\.id)
    while let id = waiting.popLast() {
      guard reached.insert(id).inserted, let step = step(id) else { continue }
      waiting += step.links.map(\.to)
    }
    return steps.filter { !reached.contains($0.id) }
  }
}

extension FlowStep {
  fileprivate static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> FlowStep? {
    var step = FlowStep(id: "", screenID: "")
    guard reader.fill(&step, from: node, fields, of: "a step") else { return nil }
    guard !step.id.isEmpty, !step.screenID.isEmpty else {
      reader.warn(
        "missing-key", at: node.position,
        "The step has no \(step.id.isEmpty ? "id" : "screen").", advice: "It is left out.")
      return nil
    }
    let links = node["links"]?.elements ?? []
    for (index, link) in links.enumerated() {
      guard let source = link["from"], let name = source.string, !name.isEmpty else { continue }
      reader.within(.key("links")) { reader in
        reader.within(.index(index)) { reader in
          reader.refer(to: .linkSource(screenID: step.screenID), name, at: source)
        }
      }
    }
    return step
  }

  private static let fields = DocumentFields<FlowStep> { fields in
    fields["id"] = { step, node, reader in step.id = reader.name(node) ?? "" }
    fields["screen"] = { step, node, reader in
      step.screenID = reader.name(node) ?? ""
      if !step.screenID.isEmpty { reader.refer(to: .screen, step.screenID, at: node) }
    }
    fields["links"] = { step, node, reader in
      step.links = reader.list(node) { FlowLink.read($0, &$1) }
    }
  }.requiring("id", "screen")
}

extension FlowLink {
  fileprivate static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> FlowLink? {
    var link = FlowLink(to: "")
    guard reader.fill(&link, from: node, fields, of: "a link") else { return nil }
    if !link.to.isEmpty { return link }
    reader.warn(
      "missing-key", at: node.position, "The link has no \"to\".",
      advice: "It is left out; name the step that it leads to.")
    return nil
  }

  private static let fields = DocumentFields<FlowLink> { fields in
    fields["from"] = { link, node, reader in link.from = reader.name(node) }
    fields["to"] = { link, node, reader in link.to = reader.name(node) ?? "" }
    fields["transition"] = { link, node, reader in link.transition = reader.displayMode(node) }
  }
}

extension DocumentReader {
  /// `"push"`, or `{ "type": "drawer", "height": "50%", "dismissible": false }`.
  mutating func displayMode(_ node: JSONNode) -> DisplayMode? {
    let isAsked = expectsEither([
      { reader in _ = reader.choice(node, as: DisplayMode.Kind.self) },
      { reader in
        var mode = DisplayMode(.modal)
        reader.fill(&mode, from: node, DisplayMode.fields, of: "a display mode")
      },
    ])
    if isAsked { return nil }
    if node.string != nil {
      return choice(node, as: DisplayMode.Kind.self).map { DisplayMode($0) }
    }
    var mode = DisplayMode(.modal)
    return fill(&mode, from: node, DisplayMode.fields, of: "a display mode") ? mode : nil
  }
}

extension Connection {
  /// Reads a connection; nil when it has no id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Connection? {
    var connection = Connection(id: "")
    guard reader.fill(&connection, from: node, fields, of: "a connection") else { return nil }
    if !connection.id.isEmpty { return connection }
    reader.warn(
      "missing-key", at: node.position, "The connection has no id.", advice: "It is left out.")
    return nil
  }

  private static let fields = DocumentFields<Connection> { fields in
    fields["id"] = { connection, node, reader in connection.id = reader.name(node) ?? "" }
    fields["actions"] = { connection, node, reader in
      connection.actions = reader.list(node) { ComponentAction.read($0, &$1) }
    }
    fields["default"] = { connection, node, reader in
      connection.isDefault = reader.flag(node) ?? false
    }
  }
}
