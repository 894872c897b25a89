public import PaywallModel
import TerminalModel

extension Resolver {
  /// What a node draws inside, its children made on the way; nil when there is nothing.
  func fillBody(
    of node: Node, at path: inout ComponentPath, in inner: Surroundings
  ) -> Body? {
    switch node.content {
    case .vstack(let stack): return stacked(stack.components, .vertical, node, &path, inner)
    case .hstack(let stack):
      return stacked(
        stack.components, .horizontal(isEqual: stack.fillsEqually), node, &path, inner)
    case .zstack(let stack): return layered(stack, node, &path, inner)
    case .unknown(let unknown):
      return unknown.shown.isEmpty
        ? standIn(for: unknown) : stacked(unknown.shown, .vertical, node, &path, inner)
    case .scroll(let scroll): return scrolled(scroll, node, &path, inner)
    case .label(let label): return text(label, node, &path, inner)
    case .countdown(let countdown): return self.countdown(countdown, node)
    case .image(let image): return self.image(image, node, inner)
    case .carousel(let carousel): return self.carousel(carousel, node, &path, inner)
    case .media(let media): return self.media(media)
    case .progressBar(let bar): return .progress(bar)
    case .webView(let page): return self.page(page)
    case .loader: return .spinner
    case .spacer: return spacer(node)
    }
  }

  private func stacked(
    _ components: [Component], _ body: Body, _ node: Node, _ path: inout ComponentPath,
    _ inner: Surroundings
  ) -> Body {
    node.children.reserveCapacity(components.count)
    // By index: a component that is taken out of its array is copied.
    for index in components.indices {
      if let child = child(components[index], index, of: &path, in: inner) {
        node.children.append(child)
      }
    }
    return emptied(body, node)
  }

  private func layered(
    _ stack: Stack, _ node: Node, _ path: inout ComponentPath, _ inner: Surroundings
  ) -> Body {
    var inner = inner
    for (index, component) in stack.components.enumerated() {
      guard let child = child(component, index, of: &path, in: inner) else {
        continue
      }
      node.children.append(child)
      if child.hasPicture { inner.isOverPicture = true }
    }
    return emptied(.layered, node)
  }

  /// A stack without ink is only space, as much as it and what is in it keep free.
  private func emptied(_ body: Body, _ node: Node) -> Body {
    guard !node.children.contains(where: \.hasInk) else { return body }
    let points = node.children.reduce(0) { sum, child in
      if case .blank(let points) = child.body { sum + points } else { sum }
    }
    node.isFlexible = node.children.contains(where: \.isFlexible)
    node.children = []
    return .blank(
      points: points + node.style.verticalPadding + Metrics.limited(node.style.margin.top)
        + Metrics.limited(node.style.margin.bottom))
  }

  private func scrolled(
    _ scroll: Scroll, _ node: Node, _ path: inout ComponentPath, _ inner: Surroundings
  ) -> Body? {
    guard let child = child(scroll.component, 0, of: &path, in: inner), child.hasInk else {
      return nil
    }
    node.children = [child]
    return scroll.isHorizontal ? .pager(path) : .scroll
  }

  private func image(_ image: Image, _ node: Node, _ inner: Surroundings) -> Body {
    guard node.style.isIcon else {
      return .picture(picture(of: image, isSelected: inner.isSelected))
    }
    if let choice = inner.choice, let selected = image.selectedURL, selected != image.url,
      let mark = choice.mark
    {
      choice.mark = nil
      return .mark(mark)
    }
    return .icon(facts.icons.glyph(of: image, isSelected: inner.isSelected))
  }

  private func picture(of image: Image, isSelected: Bool) -> PictureLook {
    let light = isSelected ? image.selectedURL ?? image.url : image.url
    let dark = isSelected ? image.darkSelectedURL ?? image.darkURL : image.darkURL
    return PictureLook(
      name: IconNames.fileName(image.url), url: view.isDark ? dark ?? light : light,
      fills: image.fills)
  }

  private func spacer(_ node: Node) -> Body {
    guard case .points(let points) = node.style.height else {
      node.isFlexible = true
      return .blank(points: 0)
    }
    return .blank(points: Metrics.limited(points))
  }
}

extension ComponentStyle {
  /// Whether one side is so small that an image is drawn as one glyph.
  public var isIcon: Bool {
    func isSmall(_ dimension: Dimension?) -> Bool {
      if case .points(let points) = dimension { points <= 40 } else { false }
    }
    return isSmall(width) || isSmall(height) || (maximumWidth ?? 41) <= 40
      || (maximumHeight ?? 41) <= 40
  }
}
