public import TerminalModel

/// What stands for the terminal's own ink and ground in a picture that has no terminal.
public struct PictureColors: Hashable, Sendable {
  /// The ink of cells that name none.
  public var ink: RGB
  /// The ground of cells that name none, and of the margin.
  public var ground: RGB

  /// Makes a pair.
  public init(ink: RGB, ground: RGB) {
    self.ink = ink
    self.ground = ground
  }

  /// A cell's colours as they are seen: the terminal's own replaced, ink and ground exchanged where
  /// the cell is reversed.
  func seen(_ style: Style) -> SeenStyle {
    let own = Self.color(style.foreground) ?? ink
    let under = Self.color(style.background) ?? ground
    let isReversed = style.attributes.contains(.reverse)
    return SeenStyle(
      ink: isReversed ? under : own, ground: isReversed ? own : under,
      isBold: style.attributes.contains(.bold), isDim: style.attributes.contains(.dim),
      isUnderlined: style.attributes.contains(.underline))
  }

  private static func color(_ color: Color) -> RGB? {
    switch color {
    case .terminal: nil
    case .rgb(let rgb): rgb
    }
  }
}

/// The look of a cell with nothing left open.
struct SeenStyle: Hashable {
  var ink: RGB
  var ground: RGB
  var isBold: Bool
  var isDim: Bool
  var isUnderlined: Bool
}

extension RGB {
  /// `#15171c`
  var hex: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
