/// A colour as a screen or a theme names it, before the terminal's own palette is looked at.
public struct RGB: Hashable, Sendable {
  /// 0…255.
  public var red: UInt8
  /// 0…255.
  public var green: UInt8
  /// 0…255.
  public var blue: UInt8

  /// Makes a colour from its three parts.
  @inlinable
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }
}

/// What a cell's ink or ground is painted with.
public enum Color: Hashable, Sendable {
  /// The terminal's own.
  case terminal
  /// One of ours; the device finds the nearest that it has.
  case rgb(RGB)
}

/// How many colours a device has.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None; only reverse, bold, dim and underline tell things apart.
  case mono
  /// The sixteen of the terminal's palette.
  case ansi16
  /// The 6×6×6 cube and the grey ramp.
  case xterm256
  /// Any.
  case trueColor
}

/// What is done to a glyph besides its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier ink.
  @inlinable public static var bold: Attributes { Attributes(rawValue: 1) }
  /// Fainter ink.
  @inlinable public static var dim: Attributes { Attributes(rawValue: 2) }
  /// Ink and ground change places.
  @inlinable public static var reverse: Attributes { Attributes(rawValue: 4) }
  /// A line below.
  @inlinable public static var underline: Attributes { Attributes(rawValue: 8) }
}

/// The look of one cell.
public struct Style: Hashable, Sendable {
  /// The ink.
  public var foreground: Color
  /// The ground.
  public var background: Color
  /// Bold, dim, reverse, underline.
  public var attributes: Attributes

  /// Makes a look; the terminal's own when nothing is said.
  @inlinable
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Hashes it as one number: looks are looked up by the cell.
  public func hash(into hasher: inout Hasher) { hasher.combine(packed) }

  /// The terminal's own ink on its own ground.
  @inlinable public static var plain: Style { Style() }
}
