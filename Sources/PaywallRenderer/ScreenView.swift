public import PaywallModel
public import TerminalModel

/// Which characters a terminal can draw.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  case unicode, ascii
}

/// In which order glyphs of scripts that run from the right are put into cells.
public enum TextOrder: String, Hashable, Sendable, CaseIterable {
  /// As they are spoken: for terminals that turn such text round by themselves, and for files.
  case logical
  /// As they are seen, from left to right, letters joined: for terminals that do nothing with them.
  case visual
}

/// What is needed to draw one screen at one moment; equal views give equal pictures.
public struct ScreenView: Hashable, Sendable {
  /// The pane that the phone has, without its border.
  public var pane: Size
  /// Light or dark; a screen without a dark mode is always light.
  public var scheme: ColorScheme
  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// Which characters the terminal can draw.
  public var glyphs: GlyphSet
  /// How text that runs from the right is written.
  public var textOrder = TextOrder.logical
  /// The target that the keys would press.
  public var focus: PressTarget?
  /// The one target whose chain runs.
  public var loading: PressTarget?
  /// The one target that was pressed a moment ago.
  public var pressed: PressTarget?
  /// First visible row of the vertical scroll, or of the root where the whole root scrolls.
  public var scrollRow: Int
  /// Shown child of each horizontal scroll, from 0.
  public var pages: [ComponentPath: Int]
  /// Since the screen was shown: header delay, countdowns.
  public var elapsedMilliseconds: Int
  /// Of the walk's clock: the spinner's form.
  public var clockMilliseconds: Int
  /// Digits beside what can be pressed (`#`).
  public var showsNumbers: Bool

  // Compared last: they are large, and mostly something above differs first.
  /// What is drawn, behind one reference: views are copied and compared at each key.
  var sharedScreen: Shared<Screen>
  /// What is chosen in its selects.
  public var selections: Selections
  /// What its texts depend on besides.
  public var texts: TextContext

  /// What is drawn.
  public var screen: Screen {
    get { sharedScreen.value }
    set { sharedScreen = Shared(newValue) }
  }

  /// Makes a view at rest: nothing focused, nothing loading, scrolled to the top.
  public init(
    screen: Screen, selections: Selections? = nil, texts: TextContext = TextContext(), pane: Size,
    scheme: ColorScheme = .dark, depth: ColorDepth = .trueColor, glyphs: GlyphSet = .unicode
  ) {
    sharedScreen = Shared(screen)
    self.selections = selections ?? Selections(defaultsOf: screen.selects)
    self.texts = texts
    self.pane = pane
    self.scheme = scheme
    self.depth = depth
    self.glyphs = glyphs
    focus = nil
    loading = nil
    pressed = nil
    scrollRow = 0
    pages = [:]
    elapsedMilliseconds = 0
    clockMilliseconds = 0
    showsNumbers = false
  }
}

/// Something that can be pressed now, whether or not it is scrolled into sight.
public struct TapTarget: Hashable, Sendable {
  /// What kind of thing it looks like, for marks and for reading aloud.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button, choice, check, toggle, tab, link, close, back
  }

  /// Where it is.
  public var target: PressTarget
  /// The component's id, if it has one.
  public var id: String?
  /// What a person reads on it, in one line.
  public var label: String
  /// What it looks like.
  public var role: Role
  /// What a press does, in order.
  public var actions: [ComponentAction]
  /// For choices, checks, toggles and tabs.
  public var isChosen: Bool
  /// Why it cannot be pressed; nil when it can.
  public var disabledReason: String?
  /// Its cells in the pane, as far as they are visible now; empty when scrolled out.
  public var rect: Rect
  /// Its rows in the scrolled content; nil when it does not scroll.
  public var rowsInContent: Range<Int>?

  /// Makes a target.
  public init(
    target: PressTarget, id: String?, label: String, role: Role, actions: [ComponentAction],
    isChosen: Bool = false, disabledReason: String? = nil, rect: Rect,
    rowsInContent: Range<Int>? = nil
  ) {
    self.target = target
    self.id = id
    self.label = label
    self.role = role
    self.actions = actions
    self.isChosen = isChosen
    self.disabledReason = disabledReason
    self.rect = rect
    self.rowsInContent = rowsInContent
  }
}

/// The vertical scroll's position.
public struct ScrollWindow: Hashable, Sendable {
  /// From 0.
  public var firstRow: Int
  /// Rows of the window.
  public var visibleRows: Int
  /// Rows of everything that scrolls.
  public var contentRows: Int

  /// Makes a position.
  public init(firstRow: Int, visibleRows: Int, contentRows: Int) {
    self.firstRow = firstRow
    self.visibleRows = visibleRows
    self.contentRows = contentRows
  }
}

/// A horizontal scroll, which is turned page by page.
public struct PagerWindow: Hashable, Sendable {
  /// The scroll's component; the key in `ScreenView.pages`.
  public var path: ComponentPath
  /// The shown page among those that can be seen, from 0.
  public var page: Int
  /// How many there are.
  public var pageCount: Int
  /// Which child of the scroll each of them is; components that are gone have none.
  public var children: [Int]
  /// Its cells in the pane.
  public var rect: Rect
  /// What it is.
  public var kind: Kind

  /// Who turns the pages.
  public enum Kind: Hashable, Sendable {
    /// The face: it only moves what is seen.
    case scroll
    /// The SDK, which tells the app of it.
    case carousel(loops: Bool)
  }

  /// Makes a position.
  public init(
    path: ComponentPath, page: Int, children: [Int], rect: Rect, kind: Kind = .scroll
  ) {
    self.path = path
    self.page = page
    self.children = children
    pageCount = children.count
    self.rect = rect
    self.kind = kind
  }

  /// The child that a step leads to; nil at an end.
  public func child(after step: Int) -> Int? {
    let next = page + step
    if children.indices.contains(next) { return children[next] }
    guard case .carousel(loops: true) = kind, pageCount > 1 else { return nil }
    return children[(next % pageCount + pageCount) % pageCount]
  }
}

/// A screen as cells, with what can be pressed on it.
public struct RenderedScreen: Hashable, Sendable {
  /// As large as the pane.
  public var surface: Surface
  /// In reading order: the document's, header buttons last.
  public var targets: [TapTarget]
  /// Nil when everything fits.
  public var scroll: ScrollWindow?
  /// No component is visible at all.
  public var isEmpty: Bool
  /// The target that has the focus first: the first filled button that can be pressed, else the
  /// first target.
  public var firstFocus: PressTarget?
  /// Horizontal scrolls with more than one page, in reading order.
  public var pagers: [PagerWindow] = []
  /// Where the dots of pictures may be drawn; a cell's `picture` is a number in this list.
  public var pictures: [PlacedPicture] = []
  /// What of it can change without anything else.
  var changing = ChangingRows()

  /// Makes a rendered screen.
  public init(
    surface: Surface, targets: [TapTarget], scroll: ScrollWindow?, isEmpty: Bool,
    firstFocus: PressTarget?
  ) {
    self.surface = surface
    self.targets = targets
    self.scroll = scroll
    self.isEmpty = isEmpty
    self.firstFocus = firstFocus
  }
}
