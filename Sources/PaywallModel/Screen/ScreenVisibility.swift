extension Screen {
  /// Whether nothing around a component, nor itself, is transparent with these selections.
  public func shows(_ path: ComponentPath, selections: Selections) -> Bool {
    var component = root
    var isSelected = false
    for index in path.indices + [-1] {
      if let binding = component.selected { isSelected = selections.matches(binding) }
      let selected = isSelected ? component.styles.selected?.alpha : nil
      guard selected ?? component.styles.normal.alpha ?? 1 > 0 else { return false }
      let children = component.children
      if children.indices.contains(index) { component = children[index] }
    }
    return true
  }

  /// Its carousels with their places, in document order.
  public var carousels: [(path: ComponentPath, carousel: Carousel)] {
    var found: [(path: ComponentPath, carousel: Carousel)] = []
    root.visit { component, indices in
      guard case .carousel(let carousel) = component.content else { return }
      found.append((ComponentPath(indices), carousel))
    }
    return found
  }

  /// The carousel at a place, if there is one.
  public func carousel(at path: ComponentPath) -> Carousel? {
    if case .carousel(let carousel)? = root.read(at: path, { $0.content }) { carousel } else { nil }
  }
}

extension Component {
  /// Comes by this component and all that is in it, in document order, with the indices that lead
  /// there.
  func visit(_ come: (Component, [Int]) -> Void) {
    var indices: [Int] = []
    visit(&indices, come)
  }

  private func visit(_ indices: inout [Int], _ come: (Component, [Int]) -> Void) {
    come(self, indices)
    let children = children.span
    for index in children.indices {
      indices.append(index)
      children[index].visit(&indices, come)
      indices.removeLast()
    }
  }
}
