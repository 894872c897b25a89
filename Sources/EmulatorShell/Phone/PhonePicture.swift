import EmulatorCore
import PaywallModel
import PaywallRenderer

/// The last picture of the phone, kept because a key asks for it several times and the frame once
/// more. It follows from the rest of the shell, so it takes no part in comparing shells.
struct PhonePicture: Hashable, Sendable {
  /// What is drawn, bottom to top.
  private(set) var views: [ScreenView] = []
  /// How it looks; nil where nothing is shown.
  private(set) var screen: RenderedScreen?
  /// What is to be drawn now; nil once anything has changed that it follows from.
  private(set) var current: CurrentViews?
  /// How often it was drawn.
  private(set) var number = 0
  /// The rows in which it differs from the one before; nil where all may.
  private(set) var changedRows: Set<Int>?
  private var layouts = LayoutMemory()
  /// By the screens' ids.
  private var traits: [String: ScreenTraits] = [:]

  /// Draws other views.
  mutating func draw(_ views: [ScreenView], of catalog: Catalog) {
    let before = self.views
    self.views = views
    number += 1
    changedRows = nil
    if var rendered = screen {
      screen = nil
      changedRows = ScreenRenderer.refresh(
        &rendered, from: before, to: views, catalog: catalog, memory: &layouts)
      screen = rendered
    }
    if changedRows == nil {
      screen = ScreenRenderer.render(stack: views, catalog: catalog, memory: &layouts)
    }
  }

  /// Whether it shows what is to be drawn now.
  var isCurrent: Bool { current?.areDrawn ?? false }

  /// It shows what is to be drawn now.
  mutating func noteCurrent() { current?.areDrawn = true }

  /// Keeps what is to be drawn until something changes.
  mutating func keep(_ views: CurrentViews) { current = views }

  /// Keeps what never changes about a screen, before views of it are made.
  mutating func learn(_ screen: Screen) {
    traits[screen.id] = ScreenTraits(of: screen)
  }

  /// Whether it keeps what never changes about a screen.
  func knows(_ screenID: String) -> Bool { traits[screenID] != nil }

  /// Something has changed that the views may follow from.
  mutating func forgetViews() { current = nil }

  /// The face remembers something else; all else that they follow from is as it was.
  mutating func undressViews() {
    current?.isDressed = false
    current?.areDrawn = false
  }

  /// Only time went on; what was to be drawn still is, if it holds so long.
  mutating func goOn(with views: CurrentViews?, at moment: Instant) {
    if let until = views?.until, until <= moment { return }
    current = views
  }

  /// What never changes about a screen.
  func traits(of screen: Screen) -> ScreenTraits {
    traits[screen.id] ?? ScreenTraits(of: screen)
  }

  /// Whether other views put the same things into the same places.
  func isArranged(like others: [ScreenView]) -> Bool {
    agrees(with: others) { $0.isArranged(like: $1) }
  }

  /// Whether it shows other views.
  func shows(_ others: [ScreenView]) -> Bool { agrees(with: others) { $0 == $1 } }

  /// Looks at views where they are: they are large, and an array hands out copies.
  private func agrees(
    with others: [ScreenView],
    where areAlike: (borrowing ScreenView, borrowing ScreenView) -> Bool
  ) -> Bool {
    let shown = views.span
    let wanted = others.span
    guard shown.count == wanted.count else { return false }
    for index in shown.indices where !areAlike(shown[index], wanted[index]) { return false }
    return true
  }

  static func == (one: PhonePicture, other: PhonePicture) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// What is to be drawn at a moment.
struct CurrentViews: Sendable {
  /// Bottom to top.
  var views: [ScreenView] = []
  /// Whose they are.
  var owners: [PresentationID] = []
  /// From here on they may differ though nothing happens; nil where they stay as they are.
  var until: Instant?
  /// They have what the face remembers now.
  var isDressed = true
  /// The picture shows them.
  var areDrawn = false
}

/// What never changes about a screen and takes a look at each of its components.
struct ScreenTraits: Sendable {
  /// Something on it counts seconds: a countdown, or a video or animation that runs.
  let changesBySeconds: Bool
  /// The paths of all horizontal scrolls, in document order.
  let horizontalScrolls: [ComponentPath]

  init(of screen: Screen) {
    changesBySeconds = screen.changesBySeconds
    horizontalScrolls = HorizontalScrolls.paths(in: screen.root)
  }
}
