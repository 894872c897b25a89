import PaywallModel
import PaywallRenderer
import TerminalModel

/// A rendered screen for programs: what can be seen and pressed, and where.
enum RenderedScreenJSON {
  static func node(_ rendered: RenderedScreen, of screen: Screen) -> JSONNode {
    let size = rendered.surface.size
    return .object([
      ("screen", .text(screen.id)),
      ("columns", .number(size.columns)), ("rows", .number(size.rows)),
      ("contentRows", .number(rendered.scroll?.contentRows ?? size.rows)),
      ("texts", .list(texts(of: rendered.surface))),
      ("targets", .list(rendered.targets.map(target))),
    ])
  }

  private static func target(_ target: TapTarget) -> JSONNode {
    .object([
      ("id", .optional(target.id)), ("role", .text(target.role.rawValue)),
      ("label", .text(target.label)), ("isChosen", .flag(target.isChosen)),
      ("disabledReason", .optional(target.disabledReason)), ("rect", rect(target.rect)),
      ("actions", .list(target.actions.map(action))),
    ])
  }

  private static func rect(_ rect: Rect) -> JSONNode {
    .object([
      ("column", .number(rect.column)), ("row", .number(rect.row)),
      ("columns", .number(rect.columns)), ("rows", .number(rect.rows)),
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

  /// Stretches of text, two blanks or more apart, with their places.
  private static func texts(of surface: Surface) -> [JSONNode] {
    var nodes: [JSONNode] = []
    for row in 0..<surface.size.rows {
      var start: Int?
      var blanks = 0
      for column in 0...surface.size.columns {
        let isBlank = column == surface.size.columns || surface[column, row].glyph == .blank
        blanks = isBlank ? blanks + 1 : 0
        if !isBlank && start == nil { start = column }
        guard let first = start, blanks == 2 || column == surface.size.columns else { continue }
        let end = column + 1 - blanks
        nodes.append(
          .object([
            ("text", .text(surface.text(row: row, columns: first..<end))),
            ("rect", rect(Rect(column: first, row: row, columns: end - first, rows: 1))),
          ]))
        start = nil
      }
    }
    return nodes
  }
}
