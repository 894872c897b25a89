import TerminalModel

public import PaywallModel

extension ScreenRenderer {
  /// Draws screens that lie on one another, bottom to top, each in its own shape (pop-in, drawer,
  /// …); targets and scroll are those of the one on top. All panes must be equal.
  public static func render(stack views: [ScreenView], catalog: Catalog) -> RenderedScreen? {
    guard let top = views.last else { return nil }
    guard let shape = Shape(of: top), views.count > 1 else {
      return render(top, catalog: catalog)
    }
    var below = Array(views.dropLast())
    for index in below.indices { below[index].rest() }
    guard let beneath = render(stack: below, catalog: catalog) else { return nil }
    return shape.render(top, over: beneath.surface, catalog: catalog)
  }
}

extension ScreenView {
  /// What lies under another screen has no focus and no numbers.
  fileprivate mutating func rest() {
    focus = nil
    pressed = nil
    showsNumbers = false
  }
}
