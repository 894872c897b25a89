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
