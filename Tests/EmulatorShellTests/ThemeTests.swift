import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Colour roles and what holds without colours (frames §7).
@Suite struct ThemeTests {
  private static let themes: [(String, Theme)] = [
    ("dark", Theme()), ("light", Theme(scheme: .light)),
    ("high contrast", Theme(usesHighContrast: true)),
  ]

  @Test(arguments: [ColorDepth.trueColor, .xterm256])
  func everyRoleCanBeReadOnEveryGround(depth: ColorDepth) {
    for (name, base) in Self.themes {
      var theme = base
      theme.depth = depth
      for role in ColorRole.allCases {
        for ground in Ground.allCases where !(role == .line && ground == .select) {
          let style = theme.style(role, on: ground)
          guard case .rgb(let ink) = style.foreground, case .rgb(let back) = style.background
          else {
            Issue.record("\(name) \(role) \(ground): no colours")
            continue
          }
          let least = role == .line ? 3.0 : 4.5
          #expect(Contrast.ratio(ink, back) >= least, "\(name) \(role) \(ground)")
        }
      }
    }
  }

  @Test func sixteenColoursKeepTheTerminalsGround() {
    let style = Theme(depth: .ansi16).style(.text)
    #expect(style.background == .terminal)
    #expect(Theme(depth: .ansi16).style(.text, on: .select).attributes.contains(.reverse))
  }

  @Test func sixteenColoursAreTheOnesOfTheTable() {
    let theme = Theme(depth: .ansi16)
    guard case .rgb(let ink) = theme.style(.focus).foreground else { return }
    #expect(Quantizer.ansi16(ink) == 14)
  }

  @Test func withoutColoursOnlyReverseAndBoldTellThingsApart() {
    var options = ShellOptions()
    options.depth = .mono
    for keys in [[], ["Enter"], ["Enter", "Enter"], ["Enter", "p"], [":"]] {
      var stage = Stage(options: options)
      for key in keys { stage.press(key) }
      for cell in stage.shell.frame().surface.cells {
        #expect(cell.style.foreground == .terminal && cell.style.background == .terminal)
      }
      let isMarked = stage.shell.frame().surface.cells.contains {
        $0.style.attributes.contains(.reverse)
      }
      #expect(isMarked, "\(keys)")
    }
  }

  @Test func equalTextInEveryTheme() {
    var dark = Stage()
    var light = ShellOptions()
    light.scheme = .light
    var other = Stage(options: light)
    for key in ["Enter", "Enter", "1"] {
      dark.press(key)
      other.press(key)
      #expect(dark.text == other.text)
    }
  }
}
