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
public enum TextAlignment: String, Hashable, Sendable {
  case natural, leading, center, trailing
}

/// The horizontal place of a component in its parent.
public enum HorizontalAlignment: String, Hashable, Sendable {
  case leading, center, trailing
}

/// The vertical place of a component in its parent.
public enum VerticalAlignment: String, Hashable, Sendable {
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
  public var alpha: Double?
  public var alignment: TextAlignment?
  public var horizontalAlignment: HorizontalAlignment?
  public var verticalAlignment: VerticalAlignment?
  public var width: Dimension?
  public var height: Dimension?
  public var minimumWidth: Int?
  public var maximumWidth: Int?
  public var minimumHeight: Int?
  public var maximumHeight: Int?
  public var margin = Edges()
  public var padding = Edges()
  public var cornerRadius: Int?
  public var borderWidth: Int?
  public var borderColors: ColorPair?
  public var backgroundColors: ColorPair?
  public var colors: ColorPair?
  public var font: Font?

  /// Points at each side; nil means not given.
  public struct Edges: Hashable, Sendable {
    public var top: Int?
    public var right: Int?
    public var bottom: Int?
    public var left: Int?

    /// No side is given.
    public init() {}
  }

  /// No key is given.
  public init() {}
}

/// The style states of a component; `default ⊕ selected ⊕ highlighted ⊕ disabled ⊕ loading`.
public struct StyleStates: Hashable, Sendable {
  public var normal = ComponentStyle()
  public var selected: ComponentStyle?
  public var highlighted: ComponentStyle?
  public var disabled: ComponentStyle?
  public var loading: ComponentStyle?

  /// No state is given.
  public init() {}
}
