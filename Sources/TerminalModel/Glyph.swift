/// What one cell shows: one base character and at most two marks on it, and how wide it is.
///
/// Curses keeps one spacing character a cell, so a cluster that has more (a family, a flag, a skin
/// tone) is drawn as its base character, here and so everywhere.
public struct Glyph: Hashable, Sendable {
  /// The base character's scalar value; 0 marks the right half of a wide neighbour.
  public var base: UInt32
  /// A combining mark or variation selector, or 0.
  public var mark: UInt32
  /// A second mark, or 0.
  public var secondMark: UInt32
  /// Columns: 1 or 2; 0 for the right half of a wide neighbour.
  public var columns: UInt8

  /// Makes a glyph from its scalars.
  @inlinable
  public init(base: UInt32, mark: UInt32 = 0, secondMark: UInt32 = 0, columns: UInt8) {
    self.base = base
    self.mark = mark
    self.secondMark = secondMark
    self.columns = columns
  }

  /// Nothing to see.
  @inlinable public static var blank: Glyph { Glyph(base: 0x20, columns: 1) }
  /// The right half of a wide neighbour.
  @inlinable public static var continuation: Glyph { Glyph(base: 0, columns: 0) }

  /// The glyph as text; empty for the right half of a wide neighbour.
  public var text: String {
    var result = String.UnicodeScalarView()
    for value in [base, mark, secondMark] where value != 0 {
      if let scalar = Unicode.Scalar(value) { result.append(scalar) }
    }
    return String(result)
  }
}
