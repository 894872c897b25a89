/// A screen as the service serves it: the document, not its being shown (dossier §11.2).
public struct Screen: Hashable, Sendable {
  /// `vendor_id`: the id that placements, actions and people use.
  public var id: String
  /// `id`, as a rule `pres_…`.
  public var publicID: String?
  /// `language`, an ISO 639 code; `en` when absent.
  public var language: String
  /// `is_markdown_enabled`: whether texts hold `**bold**` and `~~struck~~`.
  public var isMarkdownEnabled: Bool
  /// `dark_mode_enabled`: whether the dark colours are used at all.
  public var hasDarkMode: Bool
  /// How it comes up.
  public var displayMode: DisplayMode
  /// `background_colors`, of the page.
  public var backgroundColors: ColorPair?
  /// As a rule the close button; nil when the screen has none.
  public var headerButton: HeaderButton?
  /// Shown only where the screen says so; goes back.
  public var backButton: HeaderButton?
  /// What it sells, in the file's order.
  public var plans: [ScreenPlan]
  /// Its state variables, in the file's order.
  public var selects: [Select]
  /// Everything on it.
  public var root: Component
  /// A screen that the app draws by itself (BYOS).
  public var isClient: Bool
  /// Served instead of the one that was asked for (dossier §5.2).
  public var isFallback: Bool
  /// The languages besides its own that texts of it are written in.
  public var textLanguages: Set<String> = []
  /// Where it leads if the app draws it, in the file's order.
  public var connections: [Connection]

  /// Makes a screen; everything but its id and root has the wire's default.
  public init(
    id: String, publicID: String? = nil, language: String = "en", isMarkdownEnabled: Bool = false,
    hasDarkMode: Bool = false, displayMode: DisplayMode = DisplayMode(.modal),
    backgroundColors: ColorPair? = nil, headerButton: HeaderButton? = nil,
    backButton: HeaderButton? = nil, plans: [ScreenPlan] = [], selects: [Select] = [],
    root: Component, isClient: Bool = false, isFallback: Bool = false,
    connections: [Connection] = []
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
    self.connections = connections
  }

  /// The select with an id, if the screen declares it.
  public func select(_ id: String) -> Select? { selects.first { $0.id == id } }

  /// When the component at a place can be pressed; nil where it always can or is not there.
  public func condition(at path: ComponentPath) -> EnabledWhen? {
    root.read(at: path) { $0.enabledWhen } ?? nil
  }

  /// What a press on a target does; empty where nothing can be pressed.
  public func actions(of target: PressTarget) -> [ComponentAction] {
    switch target {
    case .component(let path): root.read(at: path) { $0.actions } ?? []
    case .headerButton: headerButton?.actions ?? []
    case .backButton: backButton?.actions ?? []
    }
  }
}

/// `display_mode`: how a screen comes up.
public struct DisplayMode: Hashable, Sendable {
  /// The wire's `type`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Over the whole window.
    case full
    /// Beside the screen before, as a step of a navigation.
    case push
    /// Over the screen before, which stays beneath.
    case modal
    /// A rounded frame in the middle.
    case popin
    /// From the bottom.
    case drawer
    /// Inside a screen of the app.
    case inline
  }

  /// How it comes up.
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
  /// What a press does, in order.
  public var actions: [ComponentAction]
  /// `is_visible`; a hidden button cannot be pressed.
  public var isVisible: Bool
  /// Milliseconds from the showing of the screen until the button appears.
  public var delayMilliseconds: Int
  /// Which side it stands at.
  public var alignment: HorizontalAlignment
  /// `icon`: a picture of its own.
  public var icon: Image?
  /// `display_default_icon`: the SDK's cross or arrow is drawn where there is no picture.
  public var showsDefaultIcon = true
  /// `default_icon_tints`: the colour of the SDK's cross or arrow.
  public var tints: ColorPair?
  /// `icon_alignment`: the side of the label that the picture stands at.
  public var iconAlignment = HorizontalAlignment.leading
  /// `label`: a text beside or in place of the picture.
  public var label: Label?

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
  /// `id`, as a rule `pres_…`.
  public var publicID: String?
  /// The store's product.
  public var storeProductID: String?
  /// Chosen when the screen is shown.
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
