/// Where a component is in its screen: the index at each level below the root, which is empty.
public struct ComponentPath: Hashable, Sendable, Comparable {
  /// Child indices from the root down.
  public var indices: [Int]

  /// Makes a path; no index is the root.
  public init(_ indices: [Int] = []) { self.indices = indices }

  /// The path of a child.
  public func child(_ index: Int) -> ComponentPath { ComponentPath(indices + [index]) }

  /// Whether `other` is this component or inside it.
  public func contains(_ other: ComponentPath) -> Bool { other.indices.starts(with: indices) }

  /// Document order, parents first.
  public static func < (left: ComponentPath, right: ComponentPath) -> Bool {
    left.indices.lexicographicallyPrecedes(right.indices)
  }
}

/// Something on a screen that can be pressed: a component, or a button of the header.
public enum PressTarget: Hashable, Sendable {
  /// A component with actions.
  case component(ComponentPath)
  /// `header_button`, as a rule the close button.
  case headerButton
  /// `back_button`, where a screen shows one.
  case backButton
}

/// One node of a screen.
public struct Component: Hashable, Sendable {
  /// The wire's `id`; several components may share one.
  public var id: String?
  /// The style states.
  public var styles: StyleStates
  /// What a press does, in order; empty means it cannot be pressed.
  public var actions: [ComponentAction]
  /// The select that decides whether the component, and what is in it, looks selected.
  public var selected: SelectBinding?
  /// When it can be pressed, if not always.
  public var enabledWhen: EnabledWhen?
  /// What kind of node it is.
  public var content: Content
  /// Where it stands in its file.
  public var position: SourcePosition

  /// The kinds of nodes, each with its own fields.
  public indirect enum Content: Hashable, Sendable {
    /// One below the other.
    case vstack(Stack)
    /// One beside the other.
    case hstack(Stack)
    /// One over the other.
    case zstack(Stack)
    /// One component that may be larger than its window.
    case scroll(Scroll)
    /// A text.
    case label(Label)
    /// A picture or an icon.
    case image(Image)
    /// Room between others.
    case spacer
    /// A mark that turns while something runs.
    case loader
    /// Time that is left (our extension).
    case countdown(Countdown)
    /// Slides, of which one is seen (our extension).
    case carousel(Carousel)
    /// A video or an animation (our extension).
    case media(Media)
    /// How much is done (our extension).
    case progressBar(ProgressBar)
    /// A page (our extension).
    case webView(WebView)
    /// A type that we do not know, with what stands for it.
    case unknown(UnknownComponent)
  }

  /// Makes a component.
  public init(
    _ content: Content, id: String? = nil, styles: StyleStates = StyleStates(),
    actions: [ComponentAction] = [], selected: SelectBinding? = nil,
    enabledWhen: EnabledWhen? = nil, position: SourcePosition = .start
  ) {
    self.content = content
    self.id = id
    self.styles = styles
    self.actions = actions
    self.selected = selected
    self.enabledWhen = enabledWhen
    self.position = position
  }

  /// What is in it, in document order.
  public var children: [Component] {
    switch content {
    case .vstack(let stack), .hstack(let stack), .zstack(let stack): stack.components
    case .scroll(let scroll): [scroll.component]
    case .label(let label): label.links
    case .carousel(let carousel): carousel.slides
    case .unknown(let unknown): unknown.shown
    case .image, .spacer, .loader, .countdown, .media, .progressBar, .webView: []
    }
  }

  /// The component at a path below this one, if there is one.
  public func component(at path: ComponentPath) -> Component? { read(at: path) { $0 } }

  /// What is read of the component at a path below this one, which is not copied for it.
  func read<Part>(at path: ComponentPath, _ part: (borrowing Component) -> Part) -> Part? {
    read(path.indices, from: 0, part)
  }

  private func read<Part>(
    _ indices: [Int], from level: Int, _ part: (borrowing Component) -> Part
  ) -> Part? {
    guard level < indices.count else { return part(self) }
    let children = children
    guard children.indices.contains(indices[level]) else { return nil }
    return children[indices[level]].read(indices, from: level + 1, part)
  }
}

/// `vstack`, `hstack` and `zstack`: components side by side or over one another.
public struct Stack: Hashable, Sendable {
  /// First to last; in a zstack the last lies on top.
  public var components: [Component]
  /// hstack: `distribution` is `fill_equally`.
  public var fillsEqually: Bool
  /// `expand_to_fill`; nil when not given.
  public var expandsToFill: Bool?

  /// Makes a stack.
  public init(
    _ components: [Component], fillsEqually: Bool = false, expandsToFill: Bool? = nil
  ) {
    self.components = components
    self.fillsEqually = fillsEqually
    self.expandsToFill = expandsToFill
  }
}

/// `scroll`: one component that may be larger than its window.
public struct Scroll: Hashable, Sendable {
  /// Which way it moves.
  public var isHorizontal: Bool
  /// What moves.
  public var component: Component

  /// Makes a scroll.
  public init(isHorizontal: Bool, component: Component) {
    self.isHorizontal = isHorizontal
    self.component = component
  }
}

/// `label`: a text, with tags and markup not yet expanded.
public struct Label: Hashable, Sendable {
  /// `text`.
  public var text: String
  /// `intro_price_text`, shown to users who are eligible for an introductory offer.
  public var introPriceText: String?
  /// The plan that tags without argument refer to.
  public var planID: String?
  /// `texts`: the text in other languages than the screen's, by language (our extension).
  public var textsByLanguage: [String: String]
  /// `intro_price_texts`: likewise (our extension).
  public var introPriceTextsByLanguage: [String: String]
  /// `links`: stretches of the text with actions of their own, each a label (our extension).
  public var links: [Component]

  /// Makes a label.
  public init(
    text: String, introPriceText: String? = nil, planID: String? = nil,
    textsByLanguage: [String: String] = [:], introPriceTextsByLanguage: [String: String] = [:],
    links: [Component] = []
  ) {
    self.text = text
    self.introPriceText = introPriceText
    self.planID = planID
    self.textsByLanguage = textsByLanguage
    self.introPriceTextsByLanguage = introPriceTextsByLanguage
    self.links = links
  }
}

/// `image`: never fetched; its file name says what it might be.
public struct Image: Hashable, Sendable {
  /// `image_url`
  public var url: String?
  /// `dark_image_url`
  public var darkURL: String?
  /// `image_selected_url`
  public var selectedURL: String?
  /// `dark_image_selected_url`
  public var darkSelectedURL: String?
  /// `content_mode` is `fill`; else it fits.
  public var fills: Bool
  /// `glyph`: a character to draw instead (our extension).
  public var glyph: String?

  /// Makes an image.
  public init(
    url: String? = nil, darkURL: String? = nil, selectedURL: String? = nil,
    darkSelectedURL: String? = nil, fills: Bool = false, glyph: String? = nil
  ) {
    self.url = url
    self.darkURL = darkURL
    self.selectedURL = selectedURL
    self.darkSelectedURL = darkSelectedURL
    self.fills = fills
    self.glyph = glyph
  }
}
