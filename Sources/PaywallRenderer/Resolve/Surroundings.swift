import PaywallModel
import TerminalModel

/// What a component takes over from those around it.
struct Surroundings {
  /// The colour beneath, in both schemes.
  var ground: Ground
  /// A large picture lies beneath, so any background hides something.
  var isOverPicture = false
  /// Everything around, multiplied.
  var alpha = 1.0
  var isSelected = false
  var isDisabled = false
  var isPressed = false
  /// Its parent is a bordered hstack.
  var isInBorderedRow = false
  /// The node whose choice icons may show.
  var choice: Node?
}

/// A colour in both schemes.
struct Ground: Equatable {
  var light: RGB
  var dark: RGB

  /// This ground under a fill.
  func covered(by fill: ColorPair) -> Ground {
    Ground(
      light: fill.light.rgb.composited(over: light, alpha: fill.light.alpha),
      dark: fill.dark.rgb.composited(over: dark, alpha: fill.dark.alpha))
  }

  /// The colour of one scheme.
  func color(isDark: Bool) -> RGB { isDark ? dark : light }
}

extension DocumentColor {
  /// The colour without its opacity.
  var rgb: RGB { RGB(red, green, blue) }
}

extension ColorPair {
  /// The colour of one scheme.
  func color(isDark: Bool) -> DocumentColor { isDark ? dark : light }
}
