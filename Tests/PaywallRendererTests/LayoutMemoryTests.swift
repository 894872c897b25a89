import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import PaywallRenderer

/// What is remembered of a layout never shows: each picture is the one that is drawn from nothing.
@Suite struct LayoutMemoryTests {
  @Test(arguments: [UInt64](1...30))
  func aRememberedLayoutGivesThePictureOfANewOne(seed: UInt64) {
    var random = RandomScreen(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var memory = LayoutMemory()
    var view = random.view()
    var seen: [ScreenView] = []
    for step in 0..<36 {
      let new = ScreenRenderer.render(view, catalog: Catalog())
      let remembered = ScreenRenderer.render(view, at: 0, catalog: Catalog(), memory: &memory)
      #expect(remembered == new, "seed \(seed), step \(step)")
      seen.append(view)
      change(&view, new.targets.randomElement(using: &generator)?.target, by: &generator)
      if step == 12 { view = random.view() }
      if step > 16, step.isMultiple(of: 3) { view = seen.randomElement(using: &generator) ?? view }
    }
  }

  /// The fields are told by their names, so that a new one is thought of here.
  @Test func eachFieldOfAViewCountsForItsLayoutOrIsAMark() {
    let marks: Set = [
      "focus", "loading", "pressed", "scrollRow", "clockMilliseconds", "showsNumbers",
    ]
    let laidOut: Set = [
      "sharedScreen", "selections", "texts", "pane", "scheme", "depth", "glyphs", "textOrder",
      "pages", "elapsedMilliseconds",
    ]
    let view = ScreenView(screen: Build.screen(Build.label("One")), pane: Size(columns: 9, rows: 9))
    let fields = Mirror(reflecting: view).children.compactMap(\.label)
    #expect(Set(fields) == marks.union(laidOut))
    for change in Self.laidOutChanges {
      var other = view
      change(&other)
      #expect(other != view)
      #expect(!other.isLaidOut(like: view))
    }
    #expect(Self.laidOutChanges.count == laidOut.count)
    for change in Self.markChanges {
      var other = view
      change(&other)
      #expect(other != view)
      #expect(other.isLaidOut(like: view))
    }
    #expect(Self.markChanges.count == marks.count)
  }

  private static let laidOutChanges: [@Sendable (inout ScreenView) -> Void] = [
    { $0.screen.id = "other" }, { $0.selections.set("pick", to: ["a"]) },
    { $0.texts.locale = "fr" }, { $0.pane.rows = 8 }, { $0.scheme = .light }, { $0.depth = .mono },
    { $0.glyphs = .ascii }, { $0.textOrder = .visual }, { $0.pages[ComponentPath()] = 1 },
    { $0.elapsedMilliseconds = 1 },
  ]

  private static let markChanges: [@Sendable (inout ScreenView) -> Void] = [
    { $0.focus = .headerButton }, { $0.loading = .headerButton }, { $0.pressed = .headerButton },
    { $0.scrollRow = 1 }, { $0.clockMilliseconds = 100 }, { $0.showsNumbers = true },
  ]

  /// Whatever a text may depend on changes: no layout that is remembered reads otherwise.
  @Test(arguments: [UInt64](1...20))
  func textsReadAsThoseOfANewLayout(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var memory = LayoutMemory()
    var view = ScreenView(screen: Self.speaking, pane: Size(columns: 60, rows: 30))
    for step in 0..<40 {
      let new = ScreenRenderer.render(view, catalog: Catalog())
      let remembered = ScreenRenderer.render(view, at: 0, catalog: Catalog(), memory: &memory)
      #expect(remembered == new, "seed \(seed), step \(step)")
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: view.texts.locale = view.texts.locale == "fr" ? "en" : "fr"
      case 1: view.texts.currentPlanID = view.texts.currentPlanID == nil ? "monthly" : nil
      case 2: view.elapsedMilliseconds += 1_000
      case 3: view.selections.set("pick", to: [Bool.random(using: &generator) ? "a" : "b"])
      case 4: view.textOrder = view.textOrder == .visual ? .logical : .visual
      case 5: view.scheme = view.scheme == .dark ? .light : .dark
      default: view.pane.columns = Int.random(in: 20...80, using: &generator)
      }
    }
  }

  /// A label of each kind: by language, with tags, with time, with a link, gone unless chosen.
  private static let speaking: Screen = {
    var chosen = Build.label("Chosen")
    chosen.selected = SelectBinding(selectID: "pick", options: ["b"])
    chosen.styles.normal.alpha = 0
    chosen.styles.selected = ComponentStyle()
    chosen.styles.selected?.alpha = 1
    let link = Component(
      .label(Label(text: "terms")), actions: [.intercepted(Action(.navigate))])
    return Build.screen(
      Build.column([
        chosen,
        Component(.label(Label(text: "Continue", textsByLanguage: ["fr": "Continuer"]))),
        Build.label("{{AMOUNT}} left"), Build.label("in {{TIMER(SECONDS)}}"),
        Component(.label(Label(text: "Read the terms", links: [link]))),
        Component(.countdown(Countdown(seconds: 90))), Build.label("النص"),
        Build.button("Buy now"),
      ]), selects: [Select(id: "pick", kind: .options, defaults: ["a"])])
  }()

  /// One of all that can change between two pictures of a screen.
  private func change(
    _ view: inout ScreenView, _ target: PressTarget?, by generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: view.focus = target
    case 1: view.loading = target
    case 2: view.pressed = target
    case 3: view.scrollRow = Int.random(in: 0...20, using: &generator)
    case 4: view.elapsedMilliseconds += 1_700
    case 5: view.clockMilliseconds += 100
    case 6: view.selections.set("pick", to: [Bool.random(using: &generator) ? "a" : "b"])
    case 7: view.showsNumbers.toggle()
    default: view.pane.columns = Int.random(in: 0...100, using: &generator)
    }
  }
}
