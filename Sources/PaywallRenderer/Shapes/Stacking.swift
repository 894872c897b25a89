import TerminalModel

public import PaywallModel

extension ScreenRenderer {
  /// Draws screens that lie on one another, bottom to top, each in its own shape (pop-in, drawer,
  /// …); targets and scroll are those of the one on top. All panes must be equal. Under the lowest
  /// lies the app.
  public static func render(stack views: [ScreenView], catalog: Catalog) -> RenderedScreen? {
    var memory = LayoutMemory()
    return render(stack: views, catalog: catalog, memory: &memory)
  }

  /// The same, with the layouts that `memory` knows where they still hold. It is for one catalog.
  public static func render(
    stack views: [ScreenView], catalog: Catalog, memory: inout LayoutMemory
  ) -> RenderedScreen? {
    guard let top = views.last else { return nil }
    let place = views.count - 1
    guard let shape = Shape(of: top) else {
      return render(top, at: place, catalog: catalog, memory: &memory)
    }
    var below = Array(views.dropLast())
    for index in below.indices { below[index].rest() }
    let beneath = render(stack: below, catalog: catalog, memory: &memory)?.surface
    return shape.render(
      top, at: place, over: beneath ?? app(around: top), catalog: catalog, memory: &memory)
  }

  /// The app's own screen, of which nothing is known.
  private static func app(around view: ScreenView) -> Surface {
    let style = view.appStyle
    var surface = Surface(size: view.pane, style: style)
    let name = Glyphs.split("your app")
    let column = (view.pane.columns - name.count) / 2
    surface.write(glyphs: name, at: Point(column: column, row: 0), style: style)
    return surface
  }
}

extension ScreenView {
  /// A grey that is no screen's own page, in the scheme that is shown.
  fileprivate var appStyle: Style {
    switch depth {
    case .mono: return .plain
    case .ansi16, .xterm256, .trueColor:
      let page = scheme == .dark ? RGB(hex: 0x26282D) : RGB(hex: 0xE3E3DF)
      return groundStyle(page)
    }
  }

  /// What lies under another screen has no focus and no numbers.
  fileprivate mutating func rest() {
    focus = nil
    pressed = nil
    showsNumbers = false
  }
}
