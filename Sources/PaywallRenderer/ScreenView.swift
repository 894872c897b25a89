public import PaywallModel
public import TerminalModel

/// Which characters a terminal can draw.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  case unicode, ascii
}

/// What is needed to draw one screen at one moment; equal views give equal pictures.
public struct ScreenView: Hashable, Sendable {
  public var screen: Screen
  public var selections: Selections
  public var texts: TextContext
  /// The pane that the phone has, without its border.
  public var pane: Size
  public var scheme: ColorScheme
  public var depth: ColorDepth
  public var glyphs: GlyphSet
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

  /// Makes a view at rest: nothing focused, nothing loading, scrolled to the top.
  public init(
    screen: Screen, selections: Selections? = nil, texts: TextContext = TextContext(), pane: Size,
    scheme: ColorScheme = .dark, depth: ColorDepth = .trueColor, glyphs: GlyphSet = .unicode
  ) {
    self.screen = screen
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

  public var target: PressTarget
  /// The component's id, if it has one.
  public var id: String?
  /// What a person reads on it, in one line.
  public var label: String
  public var role: Role
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
  public var visibleRows: Int
  public var contentRows: Int

  /// Makes a position.
  public init(firstRow: Int, visibleRows: Int, contentRows: Int) {
    self.firstRow = firstRow
    self.visibleRows = visibleRows
    self.contentRows = contentRows
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
