import PaywallModel
import TerminalModel

/// Where a node was painted.
struct PaintedPlace {
  /// Its cells on the canvas that it was painted on.
  var rect: Rect
  /// That canvas is the scrolled content's.
  var isInContent: Bool
}

/// Puts a screen's components beside the nodes that were painted for them.
struct Inspection {
  let root: Component
  let nodes: [ComponentPath: Node]
  let reasons: [ComponentPath: Absence]
  let places: [ObjectIdentifier: PaintedPlace]
  let window: PaintedWindow?
  /// Of the painted columns in the pane.
  let origin: Point
  let pane: Rect

  /// What is known of the component around one.
  enum Surrounding {
    case shown
    /// It has no node: it is hidden.
    case hidden
    /// It has a node of its own and what is in it has none: it was found empty.
    case empty
  }

  static func nodes(of root: Node) -> [ComponentPath: Node] {
    var found: [ComponentPath: Node] = [:]
    var waiting = [(root, ComponentPath())]
    while let (node, path) = waiting.popLast() {
      found[path] = node
      waiting += node.children.map { ($0, path.child($0.index)) }
    }
    return found
  }

  func inspected(
    _ component: Component, at path: ComponentPath, under surrounding: Surrounding
  ) -> InspectedComponent {
    let node = nodes[path]
    let place = node.flatMap { places[ObjectIdentifier($0)] }
    let rect = place.flatMap(rectInPane)
    let absence = absence(at: path, node, rect, under: surrounding)
    let below: Surrounding =
      node == nil ? .hidden : node?.children.isEmpty == true ? .empty : .shown
    return InspectedComponent(
      path: path, documentPath: root.documentPath(path), component: component, rect: rect,
      rowsInContent: place.flatMap { $0.isInContent ? $0.rect.row..<$0.rect.endRow : nil },
      text: node?.oneLine, absence: absence,
      children: component.children.enumerated().map { index, child in
        inspected(child, at: path.child(index), under: below)
      })
  }

  private func absence(
    at path: ComponentPath, _ node: Node?, _ rect: Rect?, under surrounding: Surrounding
  ) -> Absence? {
    guard let node else {
      if let reason = reasons[path] { return reason }
      switch surrounding {
      case .hidden: return .insideHidden
      case .empty: return .onlyRoom
      case .shown: return .nothingToShow
      }
    }
    if rect != nil { return nil }
    if !node.hasInk { return .onlyRoom }
    if let place = places[ObjectIdentifier(node)] {
      return place.isInContent ? .scrolledOut : .noRoom
    }
    return isOnOtherPage(path) ? .otherPage : .noRoom
  }

  private func isOnOtherPage(_ path: ComponentPath) -> Bool {
    path.indices.indices.contains { count in
      guard let node = nodes[ComponentPath(Array(path.indices.prefix(count)))] else { return false }
      if case .pager = node.body { return true }
      return false
    }
  }

  /// The cells of a place that the window shows, counted in the pane.
  private func rectInPane(_ place: PaintedPlace) -> Rect? {
    var rect = place.rect
    if place.isInContent {
      guard let window else { return nil }
      rect.column += window.rect.column
      rect.row += window.rect.row - window.scroll.firstRow
      rect = rect.intersection(window.rect)
    }
    rect = rect.intersection(pane)
    guard !rect.isEmpty else { return nil }
    return Rect(
      column: rect.column + origin.column, row: rect.row + origin.row, columns: rect.columns,
      rows: rect.rows)
  }
}

extension Node {
  /// The text that it draws, without line breaks.
  fileprivate var oneLine: String? {
    if case .text(let block) = body { block.oneLine } else { nil }
  }
}
