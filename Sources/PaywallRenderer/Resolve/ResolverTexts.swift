import PaywallModel
import TerminalModel

extension Resolver {
  /// A label with the links in it, which are its children.
  func text(
    _ label: Label, _ node: Node, _ path: inout ComponentPath, _ inner: Surroundings
  ) -> Body? {
    let expanded = TextExpander.text(
      of: label, in: view.screen, locale: view.texts.locale, tags: facts.textsOfTags,
      catalog: catalog)
    let shapesLetters = view.textOrder == .visual
    let block =
      label.links.isEmpty
      ? TextBlock(expanded, shapesLetters: shapesLetters)
      : TextBlock(linked(expanded, label.links, node, &path, inner), shapesLetters: shapesLetters)
    return block.isEmpty ? nil : .text(block)
  }

  /// The text with its links marked; one that is gone or is not in the text is no link.
  private func linked(
    _ text: ExpandedText, _ links: [Component], _ node: Node, _ path: inout ComponentPath,
    _ inner: Surroundings
  ) -> LinkedText {
    var marker = LinkMarker(text)
    for (index, link) in links.enumerated() {
      guard let child = child(link, index, of: &path, in: inner),
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

/// What texts and icons ask of a whole screen, each found once, when one asks.
final class ScreenFacts {
  private let view: ScreenView

  init(of view: ScreenView) { self.view = view }

  /// What tags that count time count: the screen's first countdown.
  private lazy var timer: TextContext.Timer = {
    let countdown = view.screen.root.first {
      if case .countdown = $0.content { true } else { false }
    }
    guard case .countdown(let countdown)? = countdown?.content else { return .none }
    return .left(
      countdown.secondsLeft(afterMilliseconds: view.elapsedMilliseconds, in: view.texts))
  }()

  /// Which glyphs stand for its icons.
  private(set) lazy var icons = IconNames(of: view.screen.root)

  /// What texts with tags depend on.
  private(set) lazy var textsOfTags: TextContext = {
    var context = view.texts
    context.timer = timer
    context.offers = view.screen.offers
    return context
  }()
}
