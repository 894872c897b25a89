/// A screen as the service serves it: the document, not its being shown (dossier §11.2).
public struct Screen: Hashable, Sendable {
  /// `vendor_id`: the id that placements, actions and people use.
  public var id: String
  /// `id`, as a rule `pres_…`.
  public var publicID: String?
  /// `language`, an ISO 639 code; `en` when absent.
  public var language: String
  public var isMarkdownEnabled: Bool
  public var hasDarkMode: Bool
  public var displayMode: DisplayMode
  public var backgroundColors: ColorPair?
  public var headerButton: HeaderButton?
  public var backButton: HeaderButton?
  public var plans: [ScreenPlan]
  public var selects: [Select]
  public var root: Component
  /// A screen that the app draws by itself (BYOS).
  public var isClient: Bool
  public var isFallback: Bool

  /// Makes a screen; everything but its id and root has the wire's default.
  public init(
    id: String, publicID: String? = nil, language: String = "en", isMarkdownEnabled: Bool = false,
    hasDarkMode: Bool = false, displayMode: DisplayMode = DisplayMode(.modal),
    backgroundColors: ColorPair? = nil, headerButton: HeaderButton? = nil,
    backButton: HeaderButton? = nil, plans: [ScreenPlan] = [], selects: [Select] = [],
    root: Component, isClient: Bool = false, isFallback: Bool = false
  ) {
    self.id = id
    self.publicID = publicID
    self.language = language
    self.isMarkdownEnabled = isMarkdownEnabled
    self.hasDarkMode = hasDarkMode
    self.displayMode = displayMode
    self.backgroundColors = backgroundColors
    self.headerButton = headerButton
    self.backButton = backButton
    self.plans = plans
    self.selects = selects
    self.root = root
    self.isClient = isClient
    self.isFallback = isFallback
  }

  /// The select with an id, if the screen declares it.
  public func select(_ id: String) -> Select? { selects.first { $0.id == id } }

  /// What a press on a target does; empty where nothing can be pressed.
  public func actions(of target: PressTarget) -> [ComponentAction] {
    switch target {
    case .component(let path): root.component(at: path)?.actions ?? []
    case .headerButton: headerButton?.actions ?? []
    case .backButton: backButton?.actions ?? []
    }
  }
}

/// `display_mode`: how a screen comes up.
public struct DisplayMode: Hashable, Sendable {
  /// The wire's `type`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case full, push, modal, popin, drawer, inline
  }

  public var kind: Kind
  /// `height`, for drawers and pop-ins.
  public var height: Dimension?
  /// False blocks the swipe and the system's back, not the close button.
  public var isDismissible: Bool

  /// Makes a display mode.
  public init(_ kind: Kind, height: Dimension? = nil, isDismissible: Bool = true) {
    self.kind = kind
    self.height = height
    self.isDismissible = isDismissible
  }
}

/// `header_button` or `back_button`.
public struct HeaderButton: Hashable, Sendable {
  public var actions: [ComponentAction]
  public var isVisible: Bool
  /// Milliseconds from the showing of the screen until the button appears.
  public var delayMilliseconds: Int
  public var alignment: HorizontalAlignment

  /// Makes a header button.
  public init(
    actions: [ComponentAction], isVisible: Bool = true, delayMilliseconds: Int = 0,
    alignment: HorizontalAlignment = .trailing
  ) {
    self.actions = actions
    self.isVisible = isVisible
    self.delayMilliseconds = delayMilliseconds
    self.alignment = alignment
  }
}

/// One of the plans that a screen sells.
public struct ScreenPlan: Hashable, Sendable {
  /// `plan_vendor_id`.
  public var id: String
  public var publicID: String?
  /// The store's product.
  public var storeProductID: String?
  public var isDefault: Bool

  /// Makes a plan of a screen.
  public init(
    id: String, publicID: String? = nil, storeProductID: String? = nil, isDefault: Bool = false
  ) {
    self.id = id
    self.publicID = publicID
    self.storeProductID = storeProductID
    self.isDefault = isDefault
  }
}
