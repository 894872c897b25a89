import PaywallModel
import TerminalModel

extension Resolver {
  /// The colours and weights of a style.
  func look(of style: ComponentStyle, in inner: Surroundings, isDark: Bool) -> Look {
    func tint(_ pair: ColorPair?) -> Look.Tint? {
      guard let color = pair?.color(isDark: isDark), color.alpha > 0 else { return nil }
      return Look.Tint(color: color.rgb, alpha: UInt8(Double(color.alpha) * inner.alpha))
    }
    var look = Look()
    look.ink = tint(style.colors)
    look.fill = tint(style.backgroundColors)
    look.border = tint(style.borderColors)
    look.alpha = inner.alpha
    look.isDisabled = inner.isDisabled
    look.isBold = style.font?.isBold == true || (style.font?.size ?? 0) >= 22
    look.isMinor = isMinor(style, on: inner.ground.color(isDark: isDark), ink: look.ink)
    return look
  }

  /// Small print, or grey text of ordinary size: what is faint where there are no colours.
  private func isMinor(_ style: ComponentStyle, on ground: RGB, ink: Look.Tint?) -> Bool {
    if let size = style.font?.size, size <= 12 { return true }
    guard let ink, (style.font?.size ?? 15) < 17 else { return false }
    let parts = [Int(ink.color.red), Int(ink.color.green), Int(ink.color.blue)]
    let isGrey = (parts.max() ?? 0) - (parts.min() ?? 0) <= 40
    return isGrey && Contrast.ratio(ink.color, ground) < 10.5
  }
}
