import TerminalModel

public import PaywallModel

/// Lays out a screen and paints it; the rules are in `Layout.md`.
public enum ScreenRenderer {
  /// Draws one screen, whatever its display mode, over the whole pane.
  public static func render(_ view: ScreenView, catalog: Catalog) -> RenderedScreen {
    var memory = LayoutMemory()
    return render(view, catalog: catalog, memory: &memory)
  }

  /// The same, with the layout that `memory` knows where it still holds. It is for one catalog.
  public static func render(
    _ view: ScreenView, catalog: Catalog, memory: inout LayoutMemory
  ) -> RenderedScreen {
    render(view, at: 0, catalog: catalog, memory: &memory)
  }

  /// The same, with the layout that `memory` knows where it still holds.
  static func render(
    _ view: ScreenView, at place: Int, catalog: Catalog, memory: inout LayoutMemory
  ) -> RenderedScreen {
    let surface = Surface(size: view.pane, style: view.groundStyle(view.pageColor))
    return ScreenPlace(of: view, nil, at: place, catalog: catalog, memory: &memory)
      .render(view, over: surface)
  }
}

extension ScreenLayout {
  /// The layout of a view at the density of the screen as it was shown first, or a denser one: a
  /// selection must not make what is pinned jump to and fro.
  static func steady(
    view: ScreenView, catalog: Catalog, metrics: Metrics, notes: ResolutionNotes? = nil
  ) -> ScreenLayout? {
    let floor = view.asShownFirst.flatMap {
      ScreenLayout(view: $0, catalog: catalog, metrics: metrics)?.density
    }
    return ScreenLayout(
      view: view, catalog: catalog, metrics: metrics, floor: floor ?? .roomy, notes: notes)
  }
}

extension ScreenView {
  /// The view before anything was chosen; nil where it is that one.
  var asShownFirst: ScreenView? {
    let defaults = Selections(defaultsOf: screen.selects)
    guard selections != defaults else { return nil }
    var first = self
    first.selections = defaults
    return first
  }
}

extension RenderedScreen {
  /// A painted screen that was put into a pane at `origin`.
  init(_ painted: PaintedScreen, isEmpty: Bool, surface: Surface, origin: Point) {
    let targets =
      origin == Point(column: 0, row: 0)
      ? painted.targets
      : painted.targets.map { target in
        var moved = target
        moved.rect = target.rect.moved(by: origin)
        return moved
      }
    self.init(
      surface: surface, targets: targets, scroll: painted.scroll, isEmpty: isEmpty,
      firstFocus: painted.firstFocus)
    changing = painted.changing.moved(by: origin.row)
    pictures = painted.pictures.map { picture in
      var moved = picture
      moved.rect.column += origin.column
      moved.rect.row += origin.row
      return moved
    }
    pagers = painted.pagers.map { pager in
      var moved = pager
      moved.rect = pager.rect.moved(by: origin)
      return moved
    }
  }
}

extension Rect {
  /// The block at a place counted from `origin`; an empty one stays where it is.
  fileprivate func moved(by origin: Point) -> Rect {
    guard !isEmpty else { return self }
    return Rect(
      column: column + origin.column, row: row + origin.row, columns: columns, rows: rows)
  }
}

extension ScreenView {
  /// Whether the screen's dark colours count.
  var isDark: Bool { scheme == .dark && screen.hasDarkMode }

  /// The page's colour in both schemes.
  var page: Ground {
    let plain = Ground(light: .white, dark: .black)
    return screen.backgroundColors.map(plain.covered) ?? plain
  }

  /// The page's colour in the scheme that is shown.
  var pageColor: RGB { page.color(isDark: isDark) }

  /// The look of a cell that shows only the page.
  func groundStyle(_ page: RGB) -> Style {
    switch depth {
    case .mono: .plain
    case .ansi16, .xterm256, .trueColor:
      Style(foreground: .rgb(Contrast.strongest(on: page)), background: .rgb(page))
    }
  }
}
