import TerminalModel

public import PaywallModel

/// One thing on a screen as it is read aloud.
public enum ReadItem: Hashable, Sendable {
  /// A text that only says something, in one line.
  case text(String)
  /// A picture, by the name of its file.
  case picture(String)
  /// Something that is drawn and not written: `video Tour, 0:12 / 1:30`, `slide 2 of 4`.
  case sign(String)
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
    var reader = Reader(targets: targets, pages: view.pages)
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

  private let pages: [ComponentPath: Int]

  init(targets: [TapTarget], pages: [ComponentPath: Int]) {
    rest = targets
    self.pages = pages
  }

  mutating func read(_ node: Node) {
    guard node.press == nil else { return readPressable(node) }
    if let row = ReadRow(node)?.text { return items.append(.text(row)) }
    switch node.body {
    case .text(let block):
      items.append(.text(block.oneLine))
      node.children.forEach { read($0) }
    case .picture(let look): read(look)
    case .progress(let bar): items.append(.sign(bar.spoken))
    case .icon, .mark, .spinner, .blank: break
    case .pager(let path): readPager(node, at: path)
    case .vertical, .horizontal, .layered, .scroll: node.children.forEach { read($0) }
    }
  }

  private mutating func read(_ look: PictureLook) {
    guard !look.name.isEmpty else { return }
    guard look.sign != .picture else { return items.append(.picture(look.name)) }
    let caption = look.caption.isEmpty ? "" : ", \(look.caption)"
    items.append(.sign("\(look.kind) \(look.name)\(caption)"))
  }

  /// Of a carousel the slide that is shown; of other pagers everything.
  private mutating func readPager(_ node: Node, at path: ComponentPath) {
    guard case .carousel(let carousel) = node.content else {
      return node.children.forEach { read($0) }
    }
    let wanted = pages[path] ?? carousel.firstSlide
    let index = node.children.firstIndex { $0.index >= wanted }
    let shown = index ?? node.children.count - 1
    guard node.children.indices.contains(shown) else { return }
    let byItself = carousel.playsByItself ? ", turns by itself on a phone" : ""
    items.append(.sign("slide \(shown + 1) of \(node.children.count)\(byItself)"))
    read(node.children[shown])
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
    guard let press = node.press,
      let index = rest.firstIndex(where: { press.isTarget($0.target) })
    else { return }
    items.append(.target(rest.remove(at: index)))
  }
}

extension ProgressBar {
  /// `progress 2 of 5`, `progress 40 %`.
  fileprivate var spoken: String {
    segmentCount > 1
      ? "progress \(fullSegmentCount) of \(segmentCount)"
      : "progress \(Int(fraction * 100 + 0.5)) %"
  }
}
