import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import PaywallRenderer

/// Moving the focus and turning the spinner paint a few rows; the picture is as if all were
/// painted.
@Suite struct RefreshTests {
  @Test(arguments: [UInt64](1...150))
  func aRefreshedPictureIsThatOfWhichEverythingIsPainted(seed: UInt64) {
    var random = RandomScreen(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var (below, view) = (random.view(), random.view())
    below.pane = view.pane
    view.showsNumbers = false
    let wraps = Scroll(isHorizontal: false, component: view.screen.root)
    if seed.isMultiple(of: 2) { view.screen.root = Component(.scroll(wraps)) }
    var memory = LayoutMemory()
    var views = [below, view]
    guard
      var shown = ScreenRenderer.render(stack: views, catalog: Catalog(), memory: &memory)
    else { return }
    for step in 0..<12 {
      let old = views
      views[1].focus = shown.targets.randomElement(using: &generator)?.target
      let target = shown.targets.randomElement(using: &generator)?.target
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: views[1].loading = views[1].loading == nil ? target : nil
      case 1: views[1].pressed = views[1].pressed == nil ? target : nil
      default: break
      }
      views[1].clockMilliseconds = 100 * Int.random(in: 0..<5, using: &generator)
      let whole = ScreenRenderer.render(stack: views, catalog: Catalog())
      let before = shown.surface
      let rows = ScreenRenderer.refresh(
        &shown, from: old, to: views, catalog: Catalog(), memory: &memory)
      let isRefreshed = rows != nil
      let changes = shown.surface.changes(since: before).map(\.row)
      #expect(rows.map { $0.isSuperset(of: changes) } ?? true, "seed \(seed), step \(step)")
      let isFocusThere = old[1].focus.map { focus in shown.targets.contains { $0.target == focus } }
      let isOnlyMoved = old[1].loading == views[1].loading && old[1].pressed == views[1].pressed
      #expect(isRefreshed || !isOnlyMoved || isFocusThere == false, "seed \(seed), step \(step)")
      if !isRefreshed, let whole { shown = whole }
      #expect(shown == whole, "seed \(seed), step \(step)")
    }
  }
}
