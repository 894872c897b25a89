import PaywallModel
import TerminalModel

extension Resolver {
  /// A label with the links in it, which are its children.
  func text(_ label: Label, _ node: Node, _ inner: Surroundings) -> Body? {
    var context = view.texts
    if label.hasTags {
      context.timer = facts.timer
      context.offers = facts.offers
    }
    let expanded = TextExpander.text(
      of: label, in: view.screen, context: context, catalog: catalog)
    let shapesLetters = view.textOrder == .visual
    let block =
      label.links.isEmpty
      ? TextBlock(expanded, shapesLetters: shapesLetters)
      : TextBlock(linked(expanded, label.links, node, inner), shapesLetters: shapesLetters)
    return block.isEmpty ? nil : .text(block)
  }

  /// The text with its links marked; one that is gone or is not in the text is no link.
  private func linked(
    _ text: ExpandedText, _ links: [Component], _ node: Node, _ inner: Surroundings
  ) -> LinkedText {
    var marker = LinkMarker(text)
    for (index, link) in links.enumerated() {
      guard let child = self.node(link, at: node.path.child(index), in: inner),
        case .text(let block) = child.body, child.press != nil,
        marker.mark(block.oneLine, as: node.children.count)
      else { continue }
      child.frame = .link
      node.children.append(child)
    }
    return marker.text
  }

  /// The time that is left, in bold.
  func countdown(_ countdown: Countdown, _ node: Node) -> Body? {
    node.look.isBold = true
    let text = TextExpander.text(
      of: countdown, afterMilliseconds: view.elapsedMilliseconds, in: view.screen,
      context: view.texts, catalog: catalog)
    let block = TextBlock(text, shapesLetters: view.textOrder == .visual)
    return block.isEmpty ? nil : .text(block)
  }
}

extension Label {
  /// Whether one of its texts may ask for more than itself.
  fileprivate var hasTags: Bool {
    introPriceText != nil || text.utf8.contains(UInt8(ascii: "{"))
      || textsByLanguage.values.contains { $0.utf8.contains(UInt8(ascii: "{")) }
  }
}

/// What texts and icons ask of a whole screen, each found once, when one asks.
final class ScreenFacts {
  private let view: ScreenView

  init(of view: ScreenView) { self.view = view }

  /// What tags that count time count: the screen's first countdown.
  private(set) lazy var timer: TextContext.Timer = {
    let countdown = view.screen.root.first {
      if case .countdown = $0.content { true } else { false }
    }
    guard case .countdown(let countdown)? = countdown?.content else { return .none }
    return .left(
      countdown.secondsLeft(afterMilliseconds: view.elapsedMilliseconds, in: view.texts))
  }()

  /// Which glyphs stand for its icons.
  private(set) lazy var icons = IconNames(of: view.screen.root)

  /// The offers that it sells plans with.
  private(set) lazy var offers = view.screen.offers
}
