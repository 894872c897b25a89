import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// How every screen that ships looks: at four widths of the window, light, dark and without
/// colours, in four languages. Pictures where a person looks, digests where only a change counts.
@Suite struct LookGoldenTests {
  static let windows = [(60, 20), (80, 24), (120, 40), (200, 50)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  static let languages = ["en", "fr", "ja", "ar"]

  @Test(arguments: Fixtures.shipped.screens.map(\.id))
  func aScreenLooksAsBefore(id: String) throws {
    let screen = try #require(Fixtures.shipped.screen(id))
    let sheet = LookSheet(screen: screen, catalog: Fixtures.shipped)
    for language in Self.languages {
      let pictures = Self.windows.map { window in
        let picture = sheet.picture(window, locale: language)
        let isAsInEnglish = language != "en" && picture == sheet.picture(window, locale: "en")
        return "\(window.columns)x\(window.rows) \(language)"
          + (isAsInEnglish ? ", as in en" : "\n" + picture)
      }
      Golden.expect(pictures.joined(separator: "\n\n"), "looks/\(language)/\(id)")
    }
    let colors = ColorScheme.allCases.map { sheet.colors(Self.windows[1], $0) }
    let parts = colors + [sheet.digests(Self.windows)]
    Golden.expect(parts.joined(separator: "\n\n"), "looks/colors/\(id)")
  }
}

/// One screen in all its looks.
struct LookSheet {
  let screen: Screen
  let catalog: Catalog

  /// The pane that the phone has in a window.
  private func pane(_ window: Size) -> Size {
    Shell(catalog: catalog, options: ShellOptions(size: window)).phonePane
  }

  func rendered(
    _ window: Size, locale: String, scheme: ColorScheme = .dark, depth: ColorDepth = .mono
  ) -> RenderedScreen {
    var catalog = catalog
    catalog.project.locale = locale
    var view = ScreenView(
      screen: screen, pane: pane(window), scheme: scheme, depth: depth)
    view.texts = TextContext(of: screen, selections: view.selections, in: catalog)
    view.textOrder = .visual
    view.elapsedMilliseconds = 12_000
    return ScreenRenderer.render(view, catalog: catalog)
  }

  /// Rows of text behind a bar, without colours; blank rows that follow one another are counted.
  func picture(_ window: Size, locale: String) -> String {
    var lines: [String] = []
    var blank = 0
    for row in rendered(window, locale: locale).surface.rows + ["."] {
      guard !row.isEmpty else {
        blank += 1
        continue
      }
      lines += blank > 2 ? ["| \(blank) blank rows"] : Array(repeating: "|", count: blank)
      blank = 0
      lines.append("|\(row)")
    }
    return lines.dropLast().joined(separator: "\n")
  }

  /// Every look of a cell and how many cells have it.
  func colors(_ window: Size, _ scheme: ColorScheme) -> String {
    let surface = rendered(window, locale: "en", scheme: scheme, depth: .trueColor).surface
    var counts: [String: Int] = [:]
    for cell in surface.cells { counts[cell.style.words, default: 0] += 1 }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return (["\(scheme.rawValue)"] + lines.map { "\($0.key)  \($0.value)" })
      .joined(separator: "\n")
  }

  /// A digest of each look: in dark, light and without colours.
  func digests(_ windows: [Size]) -> String {
    windows.flatMap { window in
      LookGoldenTests.languages.map { locale in
        let colored = ColorScheme.allCases.map { scheme in
          digest(rendered(window, locale: locale, scheme: scheme, depth: .trueColor).surface)
        }
        let looks = colored + [digest(rendered(window, locale: locale).surface)]
        return "\(window.columns)x\(window.rows) \(locale) \(looks.joined(separator: " "))"
      }
    }.joined(separator: "\n")
  }

  private func digest(_ surface: Surface) -> String {
    var hash = StableHash()
    for cell in surface.cells { hash.add(cell.glyph.text + cell.style.words) }
    return String(hash.hex.prefix(8))
  }
}

extension Style {
  /// `#1B1F23 on #FFFFFF bold`
  fileprivate var words: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.reverse, "reverse"), (.underline, "underline"),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
    return ([foreground.word, "on", background.word] + attributes).joined(separator: " ")
  }
}

extension Color {
  fileprivate var word: String {
    guard case .rgb(let rgb) = self else { return "terminal" }
    let digits = Array("0123456789ABCDEF")
    return [rgb.red, rgb.green, rgb.blue].reduce("#") { text, part in
      text + String(digits[Int(part >> 4)]) + String(digits[Int(part & 15)])
    }
  }
}
