import PaywallModel
import PaywallRenderer

/// The last picture of the phone, kept because a key asks for it several times and the frame once
/// more. It follows from the rest of the shell, so it takes no part in comparing shells.
struct PhonePicture: Hashable, Sendable {
  /// What is drawn, bottom to top.
  private(set) var views: [ScreenView] = []
  /// How it looks; nil where nothing is shown.
  private(set) var screen: RenderedScreen?
  private var layouts = LayoutMemory()

  /// Draws other views.
  mutating func draw(_ views: [ScreenView], of catalog: Catalog) {
    self.views = views
    screen = ScreenRenderer.render(stack: views, catalog: catalog, memory: &layouts)
  }

  /// Whether other views put the same things into the same places.
  func isArranged(like others: [ScreenView]) -> Bool {
    views.count == others.count
      && zip(views, others).allSatisfy { $0 == $1 || $0.unfocused == $1.unfocused }
  }

  static func == (one: PhonePicture, other: PhonePicture) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension ScreenView {
  /// Without what only marks things.
  fileprivate var unfocused: ScreenView {
    var view = self
    view.focus = nil
    view.pressed = nil
    return view
  }
}
