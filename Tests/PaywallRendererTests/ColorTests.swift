import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// The least contrast of the letters and digits of a picture against their ground.
private func leastTextContrast(_ surface: Surface) -> Double {
  var least = 21.0
  for cell in surface.cells {
    guard let scalar = Unicode.Scalar(cell.glyph.base), scalar.properties.isAlphabetic,
      case .rgb(let ink) = cell.style.foreground, case .rgb(let ground) = cell.style.background
    else { continue }
    least = min(least, Contrast.ratio(ink, ground))
  }
  return least
}

@Test(arguments: Screens.names + ["served"], ColorScheme.allCases)
func textCanBeReadOnItsGround(_ name: String, _ scheme: ColorScheme) throws {
  let found = name == "served" ? Screens.served() : Screens.sample(name)
  guard let catalog = found else { return }
  let screen = try #require(catalog.screens.first)
  let hasFaintText = ["states", "quiz", "faq", "served", "winback"].contains(name)
  for row in [0, 40] {
    var view = ScreenView(screen: screen, pane: Size(columns: 44, rows: 30), scheme: scheme)
    view.scrollRow = row
    let surface = ScreenRenderer.render(view, catalog: catalog).surface
    #expect(leastTextContrast(surface) >= (hasFaintText ? 3 : 4.5))
  }
}

@Test func withoutColorsAFilledButtonIsReversedInside() {
  let screen = ScreenRenderer.render(
    Build.view(Build.button("Go"), columns: 12, rows: 20), catalog: Catalog())
  #expect(!screen.surface[0, 0].style.attributes.contains(.reverse))
  #expect(screen.surface[5, 1].style.attributes.contains(.reverse))
  #expect(
    screen.surface.cells.allSatisfy { cell in
      cell.style.foreground == .terminal && cell.style.background == .terminal
    })
}

@Test func darkSchemeCountsOnlyWithDarkMode() {
  let pair = ColorPair(
    light: DocumentColor(red: 250, green: 250, blue: 250),
    dark: DocumentColor(red: 10, green: 10, blue: 10))
  func ground(hasDarkMode: Bool) -> Color {
    var screen = Build.screen(Build.label("x"))
    screen.backgroundColors = pair
    screen.hasDarkMode = hasDarkMode
    let view = ScreenView(screen: screen, pane: Size(columns: 9, rows: 2), scheme: .dark)
    return ScreenRenderer.render(view, catalog: Catalog()).surface[0, 1].style.background
  }
  #expect(ground(hasDarkMode: true) == .rgb(RGB(10, 10, 10)))
  #expect(ground(hasDarkMode: false) == .rgb(RGB(250, 250, 250)))
}

@Test func halfTransparentFillIsMixedWithItsGround() {
  let veil = Build.column([Build.label("x")]) {
    $0.backgroundColors = Build.pair(0, 0, 0, alpha: 0x80)
  }
  var view = Build.view(veil, columns: 9, rows: 1)
  view.depth = .trueColor
  let cell = ScreenRenderer.render(view, catalog: Catalog()).surface[0, 0]
  #expect(cell.style.background == .rgb(RGB(127, 127, 127)))
}

@Test func whatLiesBeneathAPopinIsFainter() throws {
  let lower = Build.screen(Build.label("below"))
  var upper = Build.screen(Build.label("above"))
  upper.displayMode = DisplayMode(.popin)
  let pane = Size(columns: 30, rows: 20)
  let views = [lower, upper].map { ScreenView(screen: $0, pane: pane, scheme: .light) }
  let alone = ScreenRenderer.render(views[0], catalog: Catalog()).surface
  let both = try #require(ScreenRenderer.render(stack: views, catalog: Catalog())).surface
  guard case .rgb(let ink) = alone[12, 0].style.foreground,
    case .rgb(let faint) = both[12, 0].style.foreground
  else { return #expect(Bool(false), "both are drawn in colours") }
  #expect(alone[12, 0].glyph == both[12, 0].glyph)
  #expect(Contrast.ratio(faint, .white) < Contrast.ratio(ink, .white))
}
