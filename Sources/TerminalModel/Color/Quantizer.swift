/// Finds the nearest colour that a terminal has (layout §8).
public enum Quantizer {
  /// The index in the 256 colours: the cube and the grey ramp, not the sixteen that users change.
  public static func xterm256(_ color: RGB) -> UInt8 {
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let inCube = UInt8(16 + 36 * red + 6 * green + blue)
    let grey = nearestGrey(color)
    return distance(color, rgb(grey)) < distance(color, rgb(inCube)) ? grey : inCube
  }

  /// The index in the sixteen colours: greys by their lightness, the rest by the nearest hue.
  public static func ansi16(_ color: RGB) -> UInt8 {
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let lightness = Double(most + least) / 510
    let range = lightness <= 0.5 ? most + least : 510 - most - least
    let saturation = range == 0 ? 0 : Double(most - least) / Double(range)
    if saturation < 0.25 || lightness < 0.06 || lightness > 0.94 { return grey(lightness) }
    let hues = [UInt8](1...6) + [UInt8](9...14)
    return hues.min { distance(color, rgb($0)) < distance(color, rgb($1)) } ?? 7
  }

  /// Ink and ground in a terminal's colours. A pair that lost more than a fifth of the contrast it
  /// needs (at most 4.5) gets black or white ink.
  public static func pair(
    ink: RGB, ground: RGB, depth: ColorDepth
  ) -> (ink: UInt8, ground: UInt8) {
    let find = depth == .ansi16 ? ansi16 : xterm256
    let (inkIndex, groundIndex) = (find(ink), find(ground))
    let needed = min(4.5, Contrast.ratio(ink, ground))
    let ratio = Contrast.ratio(rgb(inkIndex), rgb(groundIndex))
    if ratio >= needed * 0.8 { return (inkIndex, groundIndex) }
    let strongest = Contrast.strongest(on: rgb(groundIndex))
    if depth == .ansi16 { return (strongest == .black ? 0 : 15, groundIndex) }
    return (strongest == .black ? 16 : 231, groundIndex)
  }

  /// The colour of an index, in xterm's palette.
  public static func rgb(_ index: UInt8) -> RGB {
    let number = Int(index)
    if number < 16 { return sixteen[number] }
    if number >= 232 {
      let grey = UInt8(clamping: 8 + 10 * (number - 232))
      return RGB(grey, grey, grey)
    }
    let cube = number - 16
    return RGB(strength(cube / 36), strength(cube / 6 % 6), strength(cube % 6))
  }

  /// Of a step of the cube.
  private static func strength(_ step: Int) -> UInt8 {
    step == 0 ? 0 : UInt8(clamping: 55 + 40 * step)
  }

  /// The cube's step nearest to a part of a colour, the lower one of two.
  private static func step(_ part: UInt8) -> Int {
    part < 48 ? 0 : part < 116 ? 1 : (Int(part) - 36) / 40
  }

  /// The ramp's grey nearest to a colour, the darker one of two: around the mean of its parts,
  /// weighed as the distance weighs them.
  private static func nearestGrey(_ color: RGB) -> UInt8 {
    let mean = (2 * Int(color.red) + 4 * Int(color.green) + 3 * Int(color.blue)) / 9
    let below = UInt8(232 + min(22, max(0, (mean - 8) / 10)))
    return distance(color, rgb(below + 1)) < distance(color, rgb(below)) ? below + 1 : below
  }

  private static func grey(_ lightness: Double) -> UInt8 {
    if lightness < 0.22 { return 0 }
    if lightness < 0.55 { return 8 }
    return lightness < 0.88 ? 7 : 15
  }

  /// Squares of the parts' differences, weighed as eyes do: red 2, green 4, blue 3.
  static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  private static let sixteen: [RGB] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map(RGB.init(hex:))
}
