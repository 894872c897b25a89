import EmulatorTestSupport
import PaywallModel
import PaywallRenderer

/// Screens as somebody might draw them, the same ones for the same seed: nothing lies on anything
/// else, so all of it must be readable.
struct PlausibleScreen {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func screen() -> Screen {
    let body = column(depth: 3)
    var root = body
    if chance(2) {
      var scroll = Build.scroll(body)
      scroll.styles.normal.height = .percentage(100)
      root = Build.column([scroll, button()]) { $0.height = .percentage(100) }
    }
    return Build.screen(
      root, selects: [Select(id: "pick", kind: .plan, defaults: ["a"])],
      language: chance(4) ? "ar" : "en")
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// One to so many words, of at most ten letters each.
  private mutating func words(_ most: Int) -> String {
    (0..<number(1...most)).map { _ in
      pick(["Plus", "notebooks", "€44.99", "a", "year", "unlimited", "学習計画", "Start", "Économie"])
    }.joined(separator: " ")
  }

  private mutating func column(depth: Int) -> Component {
    var parts: [Component] = []
    for _ in 0..<number(1...5) { parts.append(part(depth: depth)) }
    let points = number(0...24)
    return Build.column(parts) { Build.pad(&$0, points) }
  }

  private mutating func part(depth: Int) -> Component {
    switch number(1...(depth > 0 ? 8 : 4)) {
    case 1: return button()
    case 2: return Build.link(words(3))
    case 3, 4: return Build.label(words(12))
    case 5: return Build.card(words(6), picks: pick(["a", "b"]))
    case 6: return row(depth: depth)
    case 7: return card(depth: depth)
    default: return column(depth: depth - 1)
    }
  }

  private mutating func button() -> Component {
    Build.button(words(7), enabledWhen: chance(4) ? EnabledWhen(selectID: "pick", minimum: 2) : nil)
  }

  private mutating func card(depth: Int) -> Component {
    var card = column(depth: depth - 1)
    card.styles.normal.borderWidth = number(1...2)
    card.styles.normal.borderColors = Build.grey
    card.styles.normal.cornerRadius = pick([0, 12])
    return card
  }

  /// Equal parts, parts by percentage, or a text and a price.
  private mutating func row(depth: Int) -> Component {
    switch number(1...3) {
    case 1: return Build.row([Build.link(words(1)), Build.link(words(1))], equal: true)
    case 2:
      return Build.row([
        Build.label(words(4)) { $0.width = .percentage(60) },
        Build.label(words(1)) { $0.width = .percentage(40) },
      ])
    default: return Build.row([Build.label(words(5)), Build.label(words(1))])
    }
  }
}
