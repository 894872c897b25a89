import TerminalModel

/// What lies under a cell's glyph: it is kept for every row, in one word, because whole blocks are
/// filled with it.
struct CanvasGround {
  /// From the lowest bit: the colour with 24, whether it is solid, and from bit 32 on the owner.
  private var word: UInt64

  init(color: RGB, isSolid: Bool = false, owner: Int32 = Canvas.nobody) {
    word = color.bits | (isSolid ? Self.solid : 0) | Self.bits(of: owner)
  }

  var color: RGB {
    get { RGB(bits: word) }
    set { word = word & ~Self.colorBits | newValue.bits }
  }

  /// Ink and ground change places where there are no colours.
  var isSolid: Bool { word & Self.solid != 0 }

  /// The pressable that a click on the cell presses; `Canvas.nobody` for none.
  var owner: Int32 {
    get { Int32(truncatingIfNeeded: word >> 32) }
    set { word = word & ~Self.ownerBits | Self.bits(of: newValue) }
  }

  private static let colorBits: UInt64 = 0xff_ffff
  private static let solid: UInt64 = 1 << 24
  private static let ownerBits: UInt64 = 0xffff_ffff << 32

  private static func bits(of owner: Int32) -> UInt64 { UInt64(UInt32(bitPattern: owner)) << 32 }
}

extension RGB {
  fileprivate var bits: UInt64 { UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue) }

  fileprivate init(bits: UInt64) {
    self.init(
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits))
  }
}
