import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// Where the focus goes.
@Suite struct FocusTests {
  private func labels(_ key: String, _ count: Int) -> [String] {
    var stage = Stage()
    stage.press("Enter")
    return (0..<count).map { _ in
      stage.press(key)
      return stage.focusedLabel ?? "nothing"
    }
  }

  @Test func tabGoesInReadingOrderAndRound() {
    #expect(labels("Tab", 5).dropLast() == ["Restore", "Sign in", "Terms", "Close"])
    #expect(labels("Tab", 5).last == "Continue")
  }

  @Test func backTabGoesTheOtherWay() {
    #expect(labels("S-Tab", 3) == ["Close", "Terms", "Sign in"])
  }

  @Test func downGoesToTheNextThingBelow() {
    #expect(labels("Down", 3) == ["Restore", "Sign in", "Terms"])
    #expect(labels("j", 1) == ["Restore"])
  }

  @Test func upReachesTheHeader() {
    #expect(labels("Up", 1) == ["Close"])
  }

  @Test func digitsGoAndNeverPress() {
    var stage = Stage()
    stage.press("Enter")
    let trace = stage.shell.walk.trace
    stage.press("3")
    #expect(stage.focusedLabel == "Sign in")
    #expect(stage.shell.walk.trace == trace)
    stage.press("9")
    #expect(stage.noteRow == " · Nothing there. This screen has 5 things to press.")
    #expect(stage.focusedLabel == "Sign in")
  }

  @Test func gGoesToTheFirstAndLast() {
    #expect(labels("G", 1) == ["Close"])
    #expect(labels("g", 1) == ["Continue"])
  }

  @Test func whatIsOffIsSkippedAndSaysWhy() {
    var catalog = Plus.catalog
    let select = Select(id: "goal", kind: .survey, options: [Select.Option(id: "a", value: "a")])
    let screen = Screen(
      id: "plans", selects: [select],
      root: Component(
        .vstack(
          Stack([
            Plus.button(
              "Next", Action(.close), isFilled: true,
              enabledWhen: EnabledWhen(selectID: "goal", minimum: 1)),
            Plus.button("Skip", Action(.close)), Plus.button("Later", Action(.close)),
          ]))))
    catalog = Catalog(project: Plus.project, screens: [screen])
    var stage = Stage(catalog)
    stage.press("Enter")
    #expect(stage.focusedLabel == "Skip")
    stage.press("Tab", "Tab")
    #expect(stage.focusedLabel == "Skip")
    stage.press("1")
    #expect(stage.noteRow.contains("Off: "))
    #expect(stage.focusedLabel == "Skip")
  }

  @Test func resizingKeepsTheFocus() {
    var stage = Stage()
    stage.press("Enter", "4")
    for (columns, rows) in [(40, 12), (200, 60), (72, 20), (80, 24)] {
      stage.resize(columns, rows)
      #expect(stage.focusedLabel == "Terms")
    }
  }

  @Test func theFocusIsAlwaysInSight() {
    let buttons = (1...40).map { Plus.button("Thing \($0)", Action(.close)) }
    let screen = Screen(id: "plans", root: Component(.vstack(Stack(buttons))))
    var stage = Stage(Catalog(project: Plus.project, screens: [screen]))
    stage.press("Enter")
    for _ in 0..<45 {
      stage.press("Tab")
      let target = stage.shell.targets.first { $0.target == stage.shell.focus }
      #expect(target?.rect.isEmpty == false, "\(target?.label ?? "")")
    }
  }

  @Test func aClickPressesAndAClickOnNothingSaysSo() {
    var stage = Stage()
    stage.press("Enter")
    let rect = stage.shell.targets[0].rect
    stage.click(rect.column + 3, rect.row + 2)
    #expect(stage.shell.walk.dialogs.last?.kind == .appScreen(.terms))
    var other = Stage()
    other.press("Enter")
    other.click(5, 18)
    #expect(other.noteRow == " · Nothing to press there.")
  }

  @Test func everyHintOfTheFooterCanBeClicked() {
    var stage = Stage()
    let hints = FooterRow(input: stage.shell.footerInput, theme: stage.shell.options.theme)
      .placed(columns: 80)
    let column = hints.first { $0.hint.intent == .help }?.columns.lowerBound ?? 0
    #expect(stage.footer.dropFirst(column).hasPrefix("? help"))
    stage.click(column + 1, 23)
    #expect(stage.shell.place == .list)
  }

  @Test func theArrowsAndClicksTurnACarouselsPages() {
    var stage = Stage(ShippedScreenTests.catalog)
    _ = stage.shell.command(.openScreen("news"), at: stage.now)
    #expect(stage.text.contains("‹ 1 of 4 ›"))
    stage.press("Right", "Right")
    #expect(stage.text.contains("‹ 3 of 4 ›"))
    stage.press("Left")
    #expect(stage.text.contains("‹ 2 of 4 ›"))
    stage.press("Right", "Right", "Right")
    #expect(stage.noteRow == " · This is the last page.")
    stage.click(6, 6)
    #expect(stage.text.contains("‹ 3 of 4 ›"))
  }

  @Test func aGonePageIsPassedOver() {
    var gone = Plus.label("One")
    gone.styles.normal.alpha = 0
    let row = Component(.hstack(Stack([Plus.label("Zero"), gone, Plus.label("Two")])))
    let pages = Component(.scroll(Scroll(isHorizontal: true, component: row)))
    let screen = Screen(id: "gone", root: Component(.vstack(Stack([pages, Plus.button("Go")]))))
    var stage = Stage(Catalog(project: Project(), screens: [screen]))
    stage.press("Enter", "Right")
    #expect(stage.text.contains("‹ 2 of 2 ›"))
    #expect(stage.text.contains("Two"))
    stage.press("Left")
    #expect(stage.text.contains("Zero"))
  }
}
