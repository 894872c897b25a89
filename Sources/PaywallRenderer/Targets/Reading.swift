import TerminalModel

public import PaywallModel

/// One thing on a screen as it is read aloud.
public enum ReadItem: Hashable, Sendable {
  /// A text that only says something, in one line.
  case text(String)
  /// A picture, by the name of its file.
  case picture(String)
  /// Something that can be pressed.
  case target(TapTarget)
}

extension ScreenRenderer {
  /// A screen as it is read aloud, in reading order, whatever is scrolled out of sight. `targets`
  /// are those of its picture; what can be pressed but is none of them lies on another page and is
  /// left out.
  public static func read(
    _ view: ScreenView, targets: [TapTarget], catalog: Catalog
  ) -> [ReadItem] {
    let metrics = Metrics(
      columns: min(60, view.pane.columns), rows: view.pane.rows, paneRows: view.pane.rows)
    var reader = Reader(targets: targets)
    if let root = Resolver(view: view, catalog: catalog, metrics: metrics).root() {
      reader.read(root)
    }
    return reader.items + reader.rest.map { .target($0) }
  }
}

/// Walks the visible components of a screen.
private struct Reader {
  private(set) var items: [ReadItem] = []
  /// Targets that no component is: the header's buttons.
  private(set) var rest: [TapTarget]

  init(targets: [TapTarget]) { rest = targets }

  mutating func read(_ node: Node) {
    guard node.press == nil else { return readPressable(node) }
    switch node.body {
    case .text(let block): items.append(.text(block.oneLine))
    case .picture(let name): if !name.isEmpty { items.append(.picture(name)) }
    case .icon, .mark, .spinner, .blank: break
    case .vertical, .horizontal, .layered, .scroll, .pager: node.children.forEach { read($0) }
    }
  }

  /// What is in it belongs to its label, but for what can be pressed by itself.
  private mutating func readPressable(_ node: Node) {
    take(node)
    node.children.forEach { readNested($0) }
  }

  private mutating func readNested(_ node: Node) {
    if node.press != nil { take(node) }
    node.children.forEach { readNested($0) }
  }

  private mutating func take(_ node: Node) {
    guard let index = rest.firstIndex(where: { $0.target == .component(node.path) }) else { return }
    items.append(.target(rest.remove(at: index)))
  }
}
