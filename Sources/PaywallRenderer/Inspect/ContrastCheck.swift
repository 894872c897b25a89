import TerminalModel

public import PaywallModel

/// Finds texts that are hard to read on what lies behind them: WCAG 2 asks for 4.5 to 1, and for
/// 3 to 1 where a text is large.
public enum ContrastCheck {
  /// A warning for each text of each screen, at the worst of its schemes and states. Pictures
  /// behind a text have no one colour, so such a text is left alone.
  public static func problems(of catalog: Catalog) -> [Problem] {
    catalog.screens.flatMap { screen in
      guard let file = catalog.screenFiles[screen.id] else { return [Problem]() }
      return problems(of: screen, file: file, in: catalog)
    }.sorted(by: Problem.inOrder)
  }

  private static func problems(
    of screen: Screen, file: String, in catalog: Catalog
  ) -> [Problem] {
    var worst: [ComponentPath: Finding] = [:]
    for scheme in screen.hasDarkMode ? ColorScheme.allCases : [.light] {
      for selections in states(of: screen) {
        var view = ScreenView(screen: screen, pane: Size(columns: 60, rows: 60), scheme: scheme)
        view.selections = selections
        for finding in Finding.all(in: view, catalog: catalog)
        where finding.ratio < worst[finding.path]?.ratio ?? 100 {
          worst[finding.path] = finding
        }
      }
    }
    return worst.values.map { $0.problem(of: screen, file: file) }
  }

  /// The selection at the start, and each option by itself.
  private static func states(of screen: Screen) -> [Selections] {
    let start = Selections(defaultsOf: screen.selects)
    let others = screen.selects.flatMap { select in
      select.options.prefix(12).map { option in
        var changed = start
        changed.set(select.id, to: [option.id])
        return changed
      }
    }
    return [start] + others.prefix(48)
  }
}

/// A text whose ink is too near to its ground.
private struct Finding {
  var path: ComponentPath
  var position: SourcePosition
  var ink: RGB
  var ground: RGB
  var ratio: Double
  var needed: Double
  var scheme: ColorScheme

  static func all(in view: ScreenView, catalog: Catalog) -> [Finding] {
    let metrics = Metrics(
      columns: view.pane.columns, rows: view.pane.rows, paneRows: view.pane.rows)
    let notes = ResolutionNotes()
    _ = Resolver(view: view, catalog: catalog, metrics: metrics, notes: notes).root()
    return notes.texts.compactMap { text in
      let ink = text.ink.color.composited(over: text.ground, alpha: text.ink.alpha)
      let ratio = Contrast.ratio(ink, text.ground)
      let needed = text.isLarge ? 3.0 : 4.5
      guard ratio < needed else { return nil }
      return Finding(
        path: text.path, position: text.position, ink: ink, ground: text.ground, ratio: ratio,
        needed: needed, scheme: view.isDark ? .dark : .light)
    }
  }

  func problem(of screen: Screen, file: String) -> Problem {
    let (seen, wanted) = (Self.tenths(ratio), Self.tenths(needed))
    return Problem(
      .warning, code: "low-contrast", file: file, position: position,
      path: screen.root.documentPath(path),
      message: "This text is \(hex(ink)) on \(hex(ground)) in the \(scheme.rawValue) scheme, "
        + "\(seen) to 1.",
      advice: "At least \(wanted) to 1 is needed to read it.")
  }

  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func hex(_ color: RGB) -> String {
    let number = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
