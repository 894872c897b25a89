/// One cell of a surface, in two words: a frame has thousands of cells, which are copied and
/// compared at each key.
public struct Cell: Hashable, Sendable {
  /// The scalars of the glyph, 21 bits each.
  @usableFromInline var scalars: UInt64
  /// From the lowest bit: ink and ground with 25 each, attributes with 4, columns with 2, the
  /// picture with 8.
  @usableFromInline var look: UInt64

  /// Makes a cell.
  @inlinable
  public init(_ glyph: Glyph = .blank, style: Style = .plain) {
    scalars = glyph.packed
    look = UInt64(glyph.columns & 3) << 54 | style.packed
  }

  /// A glyph that looks like another cell.
  @inlinable
  public init(_ glyph: Glyph, like other: Cell) {
    scalars = glyph.packed
    look = other.look & ~Cell.columnBits | UInt64(glyph.columns & 3) << 54
  }

  /// A printing ASCII character that looks like another cell of one column.
  @inlinable
  public init(plain byte: UInt8, like other: Cell) {
    scalars = UInt64(byte)
    look = other.look
  }

  /// The bits of `look` that are the columns.
  @inlinable static var columnBits: UInt64 { 3 << 54 }

  /// What they are for one column.
  @inlinable static var singleColumn: UInt64 { 1 << 54 }

  /// What it shows.
  @inlinable public var glyph: Glyph {
    get { Glyph(packed: scalars, columns: columns) }
    set {
      scalars = newValue.packed
      look = look & ~Cell.columnBits | UInt64(newValue.columns & 3) << 54
    }
  }

  /// The columns of its glyph.
  @inlinable public var columns: UInt8 { UInt8(truncatingIfNeeded: look >> 54) & 3 }

  /// How it looks.
  @inlinable public var style: Style {
    get { Style(packed: look) }
    set { look = look & ~Style.bits | newValue.packed }
  }

  /// Whether it looks like another cell, whatever it shows.
  @inlinable public func hasStyle(of other: Cell) -> Bool {
    (look ^ other.look) & Style.bits == 0
  }

  /// The colour of its ink, given one of ours.
  @inlinable public mutating func paint(ink color: RGB) {
    look = look & ~Style.inkBits | Color.rgb(color).packed
  }

  /// The colour of its ground, given one of ours.
  @inlinable public mutating func paint(ground color: RGB) {
    look = look & ~(Style.inkBits << 25) | Color.rgb(color).packed << 25
  }

  /// Takes away everything but the colour of its ink.
  @inlinable public mutating func clear() {
    scalars = Glyph.blank.packed
    look = look & Style.inkBits | Cell.singleColumn
  }

  /// The picture whose dots may be drawn here, counted from 1 among those of its surface; 0 for
  /// none. Whatever is drawn over it takes it away.
  @inlinable public var picture: UInt8 {
    get { UInt8(truncatingIfNeeded: look >> 56) }
    set { look = look & ~(0xff << 56) | UInt64(newValue) << 56 }
  }
}

extension Glyph {
  @inlinable var packed: UInt64 {
    UInt64(base) & 0x1f_ffff | (UInt64(mark) & 0x1f_ffff) << 21
      | (UInt64(secondMark) & 0x1f_ffff) << 42
  }

  @inlinable init(packed: UInt64, columns: UInt8) {
    base = UInt32(packed & 0x1f_ffff)
    mark = UInt32(packed >> 21 & 0x1f_ffff)
    secondMark = UInt32(packed >> 42 & 0x1f_ffff)
    self.columns = columns
  }
}

extension Style {
  /// The bits of a cell's second word that are its style.
  @inlinable static var bits: UInt64 { 1 << 54 - 1 }

  /// Those of its ink; those of its ground are the next 25.
  @inlinable static var inkBits: UInt64 { 1 << 25 - 1 }

  @inlinable var packed: UInt64 {
    foreground.packed | background.packed << 25 | UInt64(attributes.rawValue & 15) << 50
  }

  @inlinable init(packed: UInt64) {
    foreground = Color(packed: packed & 0x1ff_ffff)
    background = Color(packed: packed >> 25 & 0x1ff_ffff)
    attributes = Attributes(rawValue: UInt8(truncatingIfNeeded: packed >> 50) & 15)
  }
}

extension Color {
  /// One of ours has the 25th bit.
  @inlinable var packed: UInt64 {
    switch self {
    case .terminal: 0
    case .rgb(let color):
      1 << 24 | UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue)
    }
  }

  @inlinable init(packed: UInt64) {
    guard packed >> 24 == 1 else {
      self = .terminal
      return
    }
    self = .rgb(
      RGB(
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed)))
  }
}
