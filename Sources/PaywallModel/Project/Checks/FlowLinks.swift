extension DanglingReferences {
  /// A link of a flow that goes out from nothing, or from something whose own action stays
  /// (dossier §5.7).
  func linkProblem(_ reference: Reference, screenID: String) -> Problem? {
    guard let screen = catalog.screen(screenID) else { return nil }
    let sources = LinkSources(of: screen)
    let thing = screen.isClient ? "connection of" : "component of"
    if let problem = missing(
      reference, "\(thing) \(JSONText.quoted(screenID))", Set(sources.actions.keys))
    {
      return problem
    }
    let actions = sources.actions[reference.name] ?? []
    guard !screen.isClient, !actions.contains(where: \.isOverriddenInFlows) else { return nil }
    let found = actions.map(\.rawValue).joined(separator: ", ")
    return Problem(
      .warning, code: "link-ignored", file: reference.file, position: reference.position,
      path: reference.path,
      message: found.isEmpty
        ? "\(JSONText.quoted(reference.name)) has no action, so the link is ignored."
        : "\(JSONText.quoted(reference.name)) does \(found), so the link is ignored.",
      advice: "A link takes the place of open_presentation, open_placement and navigate only.")
  }
}

/// What links of flows can go out from on a screen, with the kinds of actions there.
struct LinkSources {
  private(set) var actions: [String: [ActionKind]] = [:]

  init(of screen: Screen) {
    for connection in screen.connections { add(connection.id, connection.actions) }
    guard !screen.isClient else { return }
    if let button = screen.headerButton { add(FlowLink.headerButton, button.actions) }
    if let button = screen.backButton { add(FlowLink.backButton, button.actions) }
    add(screen.root)
  }

  private mutating func add(_ component: Component) {
    if let id = component.id { add(id, component.actions) }
    for child in component.children { add(child) }
  }

  private mutating func add(_ id: String, _ found: [ComponentAction]) {
    actions[id, default: []] += found.compactMap { $0.action?.kind }
  }
}

extension FlowLink {
  /// `from` of the button in the header.
  public static let headerButton = "header_button"
  /// `from` of the back button.
  public static let backButton = "back_button"
}
