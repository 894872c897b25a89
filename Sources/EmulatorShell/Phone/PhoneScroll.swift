import EmulatorCore
import PaywallModel
import PaywallRenderer

/// Scrolling the screen on the phone and turning its pages.
extension Shell {
  /// The focused thing comes into sight whole, plus one row; a taller one with its top (layout §9).
  mutating func scrollToFocus() {
    guard let rendered = arrange(), let scroll = rendered.scroll,
      let rows = rendered.targets.first(where: { $0.target == topFace.focus })?.rowsInContent
    else { return }
    let window = scroll.visibleRows
    var first = scroll.firstRow
    if rows.count >= window {
      first = rows.lowerBound
    } else if rows.lowerBound <= first {
      first = rows.lowerBound - 1
    } else if rows.upperBound >= first + window {
      first = rows.upperBound + 1 - window
    }
    topFace.scrollRow = clamped(first, scroll)
  }

  /// Scrolls by rows; says so where there is nothing more.
  mutating func scrollPhone(by rows: Int) {
    guard let scroll = arrange()?.scroll else {
      return say(.plain, "All of this screen is in sight.")
    }
    let first = clamped(scroll.firstRow + rows, scroll)
    guard first != scroll.firstRow else {
      return say(.plain, rows < 0 ? "This is the top." : "This is the end.")
    }
    topFace.scrollRow = first
  }

  /// Scrolls by a window less two rows.
  mutating func pagePhone(by pages: Int) {
    scrollPhone(by: pages * max(1, (arrange()?.scroll?.visibleRows ?? 3) - 2))
  }

  private func clamped(_ row: Int, _ scroll: ScrollWindow) -> Int {
    max(0, min(row, scroll.contentRows - scroll.visibleRows))
  }

  /// Turns the pages around a component so that it is shown.
  mutating func turnPage(to target: PressTarget) {
    guard case .component(let path) = target, let screen = walk.screen else { return }
    for scroll in picture.traits(of: screen).horizontalScrolls where scroll.contains(path) {
      let depth = scroll.indices.count + 1
      guard path.indices.count > depth else { continue }
      topFace.pages[scroll] = path.indices[depth]
    }
  }

  /// Turns the page of the pager with the focus, or of the first one.
  mutating func turnPage(by step: Int) {
    let pagers = arrange()?.pagers ?? []
    let around = pagers.first { pager in
      if case .component(let path)? = topFace.focus { pager.path.contains(path) } else { false }
    }
    guard let pager = around ?? pagers.first else {
      return say(.plain, step < 0 ? "Nothing to the left." : "Nothing to the right.")
    }
    turn(pager, by: step)
  }

  /// Turns one pager; says so at its ends. A carousel is turned by the SDK, which tells the app.
  mutating func turn(_ pager: PagerWindow, by step: Int) {
    switch pager.kind {
    case .scroll:
      guard let child = pager.child(after: step) else {
        return say(.plain, step < 0 ? "This is the first page." : "This is the last page.")
      }
      topFace.pages[pager.path] = child
      settleFocus()
    case .carousel:
      guard let child = pager.child(after: step) else {
        return say(.plain, step < 0 ? "This is the first slide." : "This is the last slide.")
      }
      perform(.gesture(.swipe(pager.path, slide: child)))
    }
  }
}

/// Finds the horizontal scrolls of a screen.
enum HorizontalScrolls {
  /// The paths of all horizontal scrolls, in document order.
  static func paths(in root: Component) -> [ComponentPath] {
    var path = ComponentPath()
    var found: [ComponentPath] = []
    add(root, at: &path, to: &found)
    return found
  }

  /// `path` comes back as it was: it is one for all, because only the scrolls' are kept.
  private static func add(
    _ component: Component, at path: inout ComponentPath, to found: inout [ComponentPath]
  ) {
    if case .scroll(let scroll) = component.content, scroll.isHorizontal { found.append(path) }
    let children = component.children
    for index in children.indices {
      path.indices.append(index)
      add(children[index], at: &path, to: &found)
      path.indices.removeLast()
    }
  }
}
