import PaywallModel

/// What stood at a place in an earlier layout of the same screen, for what still holds of it.
struct EarlierNode {
  private let node: Node
  /// Texts without tags read the same: they depend on the language alone.
  private let keepsPlainTexts: Bool
  /// Those with tags do, too: whatever a tag may ask for is as it was.
  private let keepsTags: Bool

  /// The root of a layout.
  init(rootOf layout: ScreenLayout, for view: ScreenView) {
    let before = layout.resolver.view
    node = layout.root
    keepsPlainTexts =
      before.texts.locale == view.texts.locale && before.textOrder == view.textOrder
    keepsTags =
      keepsPlainTexts && before.texts == view.texts
      && before.elapsedMilliseconds == view.elapsedMilliseconds
  }

  private init(_ node: Node, in parent: EarlierNode) {
    self.node = node
    keepsPlainTexts = parent.keepsPlainTexts
    keepsTags = parent.keepsTags
  }

  /// What was made of the component with an index; nil where it was gone.
  func child(at index: Int) -> EarlierNode? {
    node.child(at: index).map { EarlierNode($0, in: self) }
  }

  /// The text of a label, and whether it may have tags; nil where it may read otherwise. Links are
  /// nodes of their own, so a text with links is always a new one.
  var text: (block: TextBlock, mayHaveTags: Bool)? {
    guard case .text(let block) = node.body, case .label(let label) = node.content,
      label.links.isEmpty, node.textMayHaveTags ? keepsTags : keepsPlainTexts
    else { return nil }
    return (block, node.textMayHaveTags)
  }
}

extension Node {
  /// The child that is made of the component with an index. Children stand in the order of their
  /// indices, but some may be gone.
  fileprivate func child(at index: Int) -> Node? {
    if index < children.count, children[index].index == index { return children[index] }
    var (low, high) = (0, min(index, children.count))
    while low < high {
      let middle = (low + high) / 2
      if children[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < children.count && children[low].index == index ? children[low] : nil
  }
}
