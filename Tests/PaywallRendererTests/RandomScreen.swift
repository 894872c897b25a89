import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Screens that nobody would draw, the same ones for the same seed.
struct RandomScreen {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func view() -> ScreenView {
    let root = component(depth: 4)
    var screen = Build.screen(
      root, selects: [Select(id: "pick", kind: .plan, defaults: ["a"])],
      header: chance(2) ? HeaderButton(actions: [.intercepted(Action(.close))]) : nil,
      language: chance(4) ? "ar" : "en")
    screen.displayMode = DisplayMode(pick(DisplayMode.Kind.allCases), height: .percentage(60))
    screen.isMarkdownEnabled = true
    let pane = Size(columns: number(0...100), rows: number(0...40))
    var view = ScreenView(
      screen: screen, pane: pane, scheme: pick(ColorScheme.allCases),
      depth: pick(ColorDepth.allCases), glyphs: pick(GlyphSet.allCases))
    view.scrollRow = number(0...30)
    view.showsNumbers = chance(3)
    view.textOrder = pick(TextOrder.allCases)
    return view
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private mutating func component(depth: Int) -> Component {
    var component = Component(content(depth: depth), styles: styles())
    if chance(4) {
      component.actions = [
        pick([
          .intercepted(Action(.purchase)),
          .selectOptions(SelectBinding(selectID: "pick", options: ["a"])),
        ])
      ]
    }
    if chance(4) {
      component.selected = SelectBinding(selectID: "pick", options: [pick(["a", "b"])])
    }
    if chance(8) { component.enabledWhen = EnabledWhen(selectID: "pick", minimum: number(0...2)) }
    return component
  }

  private mutating func content(depth: Int) -> Component.Content {
    guard depth > 0 else { return leaf() }
    switch number(1...10) {
    case 1, 2: return .vstack(stack(depth))
    case 3, 4: return .hstack(stack(depth))
    case 5: return .zstack(stack(depth))
    case 6:
      return .scroll(Scroll(isHorizontal: chance(2), component: component(depth: depth - 1)))
    case 7: return .unknown(UnknownComponent(type: "grid", components: stack(depth).components))
    case 8:
      return .carousel(
        Carousel(
          stack(depth).components, loops: chance(2), peeks: chance(2), showsDots: chance(2)))
    default: return leaf()
    }
  }

  private mutating func stack(_ depth: Int) -> Stack {
    let count = number(0...4)
    var components: [Component] = []
    for _ in 0..<count { components.append(component(depth: depth - 1)) }
    return Stack(
      components, fillsEqually: chance(3), expandsToFill: pick([nil, true, false]))
  }

  private mutating func leaf() -> Component.Content {
    switch number(1...12) {
    case 1: .image(Image(url: pick(["https://x/check.png", "https://x/a.png", "b"])))
    case 2: .spacer
    case 3: .loader
    case 4: .countdown(Countdown(seconds: number(-5...400_000)))
    case 5:
      .media(
        Media(
          pick(Media.Kind.allCases), url: "https://x/tour.mp4", title: pick([nil, "学習の紹介"]),
          durationSeconds: number(0...90)))
    case 6:
      .progressBar(
        ProgressBar(value: Double(number(0...120)), segmentCount: number(1...40)))
    case 7: .webView(WebView(url: "https://x/a-very-long-address-that-has-no-room"))
    case 8: .unknown(UnknownComponent(type: pick(["hologram", ""])))
    case 9: .label(linked())
    default: .label(Label(text: pick(Self.texts)))
    }
  }

  private mutating func linked() -> Label {
    let text = pick(Self.texts)
    let word = text.split(separator: " ").first.map(String.init) ?? "nothing"
    let link = Component(
      .label(Label(text: pick([word, text, "absent"]))),
      actions: [.intercepted(Action(.navigate))])
    return Label(text: text, links: [link])
  }

  private static let texts = [
    "", " ", "One", "Continue with a longer text that wraps", "~~€9.99~~ €7.49", "学習計画。年額",
    "a\u{301}b\u{200d}c", "Donaudampfschifffahrtsgesellschaft", "x\n\ny", "👩‍👩‍👧 family", "النص",
  ]

  private mutating func styles() -> StyleStates {
    var states = StyleStates()
    states.normal = style()
    if chance(4) { states.selected = style() }
    if chance(6) { states.disabled = style() }
    if chance(6) { states.highlighted = style() }
    return states
  }

  private mutating func style() -> ComponentStyle {
    var style = ComponentStyle()
    style.alpha = pick([nil, nil, 1, 0.4, 0, 7])
    style.width = pick([nil, .points(number(0...600)), .percentage(number(0...100))])
    style.height = pick([nil, .points(number(0...600)), .percentage(100)])
    style.maximumWidth = pick([nil, nil, number(0...400)])
    style.minimumWidth = pick([nil, nil, number(0...400)])
    style.minimumHeight = pick([nil, nil, number(0...200)])
    style.margin.left = pick([nil, number(0...80)])
    style.margin.top = pick([nil, number(0...80)])
    style.padding.right = pick([nil, number(0...80)])
    style.padding.bottom = pick([nil, number(0...80)])
    style.cornerRadius = pick([nil, 0, 12, 30])
    style.borderWidth = pick([nil, nil, 0, 1, 2])
    style.borderColors = pick([nil, Build.grey])
    style.backgroundColors = pick([nil, Build.green, Build.yellow])
    style.horizontalAlignment = pick([nil, .leading, .center, .trailing])
    style.verticalAlignment = pick([nil, .top, .middle, .bottom])
    style.alignment = pick([nil, .natural, .center, .trailing])
    return style
  }
}
