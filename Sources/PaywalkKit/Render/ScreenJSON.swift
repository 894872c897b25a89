import PaywallModel
import PaywallRenderer
import TerminalModel

/// A rendered screen for programs: what can be seen and pressed and where, and the document's tree
/// with what became of each component.
enum ScreenJSON {
  static func node(
    _ rendered: RenderedScreen, of view: ScreenView, tree: InspectedComponent
  ) -> JSONNode {
    let size = rendered.surface.size
    return .object([
      ("screen", .text(view.screen.id)),
      ("columns", .number(size.columns)), ("rows", .number(size.rows)),
      ("contentRows", .number(rendered.scroll?.contentRows ?? size.rows)),
      ("selections", selections(view.selections)),
      ("texts", .list(SurfaceTexts.nodes(of: rendered.surface))),
      ("targets", .list(rendered.targets.map(target))),
      ("tree", component(tree)),
    ])
  }

  private static func selections(_ selections: Selections) -> JSONNode {
    .object(
      selections.chosen.sorted { $0.key < $1.key }.map { select, options in
        (select, .list(options.map(JSONNode.text)))
      })
  }

  private static func target(_ target: TapTarget) -> JSONNode {
    .object([
      ("id", .optional(target.id)), ("role", .text(target.role.rawValue)),
      ("label", .text(target.label)), ("isChosen", .flag(target.isChosen)),
      ("disabledReason", .optional(target.disabledReason)),
      ("rect", SurfaceTexts.rect(target.rect)), ("actions", .list(target.actions.map(action))),
    ])
  }

  private static func component(_ inspected: InspectedComponent) -> JSONNode {
    let component = inspected.component
    return .object([
      ("path", .text(inspected.documentPath)), ("type", .text(component.typeName)),
      ("id", .optional(component.id)), ("line", .number(component.position.line)),
      ("column", .number(component.position.column)),
      ("isShown", .flag(inspected.absence == nil)),
      ("hiddenBecause", .optional(inspected.absence?.explanation)),
      ("rect", inspected.rect.map(SurfaceTexts.rect) ?? JSONNode(.null)),
      ("text", .optional(inspected.text)),
      ("actions", .list(component.actions.map(action))),
      ("components", .list(inspected.children.map(self.component))),
    ])
  }

  private static func action(_ action: ComponentAction) -> JSONNode {
    switch action {
    case .selectOptions(let binding):
      return .object([
        ("type", .text("select_options")), ("select", .text(binding.selectID)),
        ("options", .list(binding.options.map(JSONNode.text))),
      ])
    case .trackEvent(let name):
      return .object([("type", .text("track_event")), ("event", .text(name))])
    case .intercepted(let action):
      let fields: [(String, String?)] = [
        ("plan_vendor_id", action.planID), ("offer_vendor_id", action.offerID),
        ("url", action.url), ("presentation_vendor_id", action.screenID),
        ("placement_id", action.placementID),
      ]
      let given = fields.compactMap { name, value in value.map { (name, JSONNode.text($0)) } }
      return .object([("type", .text(action.kind.rawValue))] + given)
    }
  }
}

extension Component {
  /// The wire's `type`.
  fileprivate var typeName: String {
    switch content {
    case .vstack: "vstack"
    case .hstack: "hstack"
    case .zstack: "zstack"
    case .scroll: "scroll"
    case .label: "label"
    case .image: "image"
    case .spacer: "spacer"
    case .loader: "loader"
    case .countdown: "countdown"
    case .carousel: "carousel"
    case .media(let media): media.kind.rawValue
    case .progressBar: "progress_bar"
    case .webView: "web_view"
    case .unknown(let unknown): unknown.type
    }
  }
}
