/// A colour of a document, `#RRGGBB` or `#RRGGBBAA`.
public struct DocumentColor: Hashable, Sendable {
  /// 0…255.
  public var red: UInt8
  /// 0…255.
  public var green: UInt8
  /// 0…255.
  public var blue: UInt8
  /// 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Makes a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A colour for each scheme.
public struct ColorPair: Hashable, Sendable {
  /// Used in the light scheme, and in the dark one where the screen has no dark mode.
  public var light: DocumentColor
  /// Used in the dark scheme.
  public var dark: DocumentColor

  /// Makes a pair.
  public init(light: DocumentColor, dark: DocumentColor) {
    self.light = light
    self.dark = dark
  }
}

/// Light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// A width or height: points, or a part of what is available.
public enum Dimension: Hashable, Sendable {
  /// 0…4096.
  case points(Int)
  /// 0…100.
  case percentage(Int)
}

/// The horizontal place of text in its box.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case natural, leading, center, trailing
}

/// The horizontal place of a component in its parent.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// The vertical place of a component in its parent.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, middle, bottom
}

/// `font`: its size in points and whether it is semibold or heavier.
public struct Font: Hashable, Sendable {
  /// Points; nil when not given.
  public var size: Int?
  /// Semibold and up; nil when no weight is given.
  public var isBold: Bool?

  /// Makes a font.
  public init(size: Int? = nil, isBold: Bool? = nil) {
    self.size = size
    self.isBold = isBold
  }
}

/// The keys of one style state; nil means not given there (dossier §11.2).
public struct ComponentStyle: Hashable, Sendable {
  /// 0…1; 0 means gone.
  public var alpha: Double?
  /// Of text.
  public var alignment: TextAlignment?
  /// `h_align`, in the parent.
  public var horizontalAlignment: HorizontalAlignment?
  /// `v_align`, in the parent.
  public var verticalAlignment: VerticalAlignment?
  /// `width`
  public var width: Dimension?
  /// `height`
  public var height: Dimension?
  /// `min_width`, points.
  public var minimumWidth: Int?
  /// `max_width`, points.
  public var maximumWidth: Int?
  /// `min_height`, points.
  public var minimumHeight: Int?
  /// `max_height`, points.
  public var maximumHeight: Int?
  /// `margin_top` and so on: outside the border.
  public var margin = Edges()
  /// `padding_top` and so on: inside the border.
  public var padding = Edges()
  /// `corner_radius`, points.
  public var cornerRadius: Int?
  /// `border_width`, points.
  public var borderWidth: Int?
  /// `border_colors`
  public var borderColors: ColorPair?
  /// `background_colors`
  public var backgroundColors: ColorPair?
  /// `colors`, of text.
  public var colors: ColorPair?
  /// `font`
  public var font: Font?

  /// Points at each side; nil means not given.
  public struct Edges: Hashable, Sendable {
    /// Points.
    public var top: Int?
    /// Points.
    public var right: Int?
    /// Points.
    public var bottom: Int?
    /// Points.
    public var left: Int?

    /// No side is given.
    public init() {}
  }

  /// No key is given.
  public init() {}
}

/// The style states of a component; `default ⊕ selected ⊕ highlighted ⊕ disabled ⊕ loading`. Only
/// the states that are given take room: a large screen has thousands of components.
public struct StyleStates: Hashable, Sendable {
  /// `default`; without keys when not given.
  public var normal: ComponentStyle {
    // The first one, if it is there: looked for like the others, it would be copied three times.
    get {
      guard let first = entries.indices.first, entries[first].state == .normal else {
        return ComponentStyle()
      }
      return entries[first].style
    }
    set { self[.normal] = newValue == ComponentStyle() ? nil : newValue }
  }
  /// Over the default while the component's binding is chosen.
  public var selected: ComponentStyle? {
    get { self[.selected] }
    set { self[.selected] = newValue }
  }
  /// While it is pressed.
  public var highlighted: ComponentStyle? {
    get { self[.highlighted] }
    set { self[.highlighted] = newValue }
  }
  /// While it cannot be pressed (our extension).
  public var disabled: ComponentStyle? {
    get { self[.disabled] }
    set { self[.disabled] = newValue }
  }
  /// While its chain runs.
  public var loading: ComponentStyle? {
    get { self[.loading] }
    set { self[.loading] = newValue }
  }

  private enum State: UInt8, Hashable, Sendable {
    case normal, selected, highlighted, disabled, loading
  }

  private struct Entry: Hashable, Sendable {
    var state: State
    var style: ComponentStyle
  }

  /// Sorted by state, so that equal states are equal values.
  private var entries: [Entry] = []

  /// No state is given.
  public init() {}

  private subscript(state: State) -> ComponentStyle? {
    get {
      for index in entries.indices where entries[index].state == state {
        return entries[index].style
      }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.state.rawValue >= state.rawValue } ?? entries.count
      if index < entries.count && entries[index].state == state { entries.remove(at: index) }
      if let newValue { entries.insert(Entry(state: state, style: newValue), at: index) }
    }
  }
}
