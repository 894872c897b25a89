/// How well two colours can be told apart, by the measure of WCAG 2.
public enum Contrast {
  /// 1 (equal) … 21 (black and white).
  public static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let lighter = max(luminance(one), luminance(other))
    let darker = min(luminance(one), luminance(other))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The light that a colour gives, 0…1.
  public static func luminance(_ color: RGB) -> Double {
    0.2126 * LinearLight.ofPart[Int(color.red)] + 0.7152 * LinearLight.ofPart[Int(color.green)]
      + 0.0722 * LinearLight.ofPart[Int(color.blue)]
  }

  /// Black or white, whichever stands out more on a ground.
  public static func strongest(on ground: RGB) -> RGB {
    ratio(.black, ground) >= ratio(.white, ground) ? .black : .white
  }

  /// The ink mixed towards black or white, by as few tenths as give it the wanted contrast.
  public static func readable(_ ink: RGB, on ground: RGB, atLeast wanted: Double) -> RGB {
    let pole = strongest(on: ground)
    for tenths in 0..<10 {
      let mixed = ink.mixed(with: pole, tenths: tenths)
      if ratio(mixed, ground) >= wanted { return mixed }
    }
    return pole
  }
}

extension RGB {
  /// No light.
  public static let black = RGB(0, 0, 0)
  /// All light.
  public static let white = RGB(255, 255, 255)

  /// `tenths` of the other colour, the rest of this one; 0…10.
  public func mixed(with other: RGB, tenths: Int) -> RGB {
    func part(_ own: UInt8, _ its: UInt8) -> UInt8 {
      UInt8(clamping: (Int(own) * (10 - tenths) + Int(its) * tenths + 5) / 10)
    }
    return RGB(part(red, other.red), part(green, other.green), part(blue, other.blue))
  }

  /// This colour laid over another one with an opacity of 0…255.
  public func composited(over ground: RGB, alpha: UInt8) -> RGB {
    func part(_ own: UInt8, _ its: UInt8) -> UInt8 {
      UInt8(clamping: (Int(own) * Int(alpha) + Int(its) * (255 - Int(alpha)) + 127) / 255)
    }
    return RGB(part(red, ground.red), part(green, ground.green), part(blue, ground.blue))
  }
}
