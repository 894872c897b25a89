import PaywallModel
import TerminalModel

/// One colour at each depth: as it is, as an index of the 256 and as one of the 16.
struct Shade: Hashable {
  let hex: UInt32
  let index256: Int
  let index16: Int

  init(_ hex: UInt32, _ index256: Int, _ index16: Int = 0) {
    self.hex = hex
    self.index256 = index256
    self.index16 = index16
  }

  /// The colour whose nearest neighbour on a device of that depth is the one that the theme means.
  func rgb(at depth: ColorDepth) -> RGB {
    switch depth {
    case .trueColor, .mono: RGB(hex: hex)
    case .xterm256: Self.palette256(index256)
    case .ansi16: RGB(hex: Self.palette16[index16 & 15])
    }
  }

  private static let palette16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static func palette256(_ index: Int) -> RGB {
    guard index >= 16 else { return RGB(hex: palette16[index & 15]) }
    guard index < 232 else {
      let grey = UInt8(truncatingIfNeeded: 8 + (index - 232) * 10)
      return RGB(grey, grey, grey)
    }
    let cube = index - 16
    return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static func level(_ step: Int) -> UInt8 {
    step == 0 ? 0 : UInt8(truncatingIfNeeded: 55 + step * 40)
  }
}

/// The colours of the three themes.
enum ThemeColors {
  static func shade(of role: ColorRole, in theme: Theme) -> Shade {
    if theme.usesHighContrast { return highContrast(role) }
    switch theme.scheme {
    case .dark: return dark(role)
    case .light: return light(role)
    }
  }

  static func shade(of ground: Ground, in theme: Theme) -> Shade {
    switch ground {
    case .page: pick(theme, Shade(0x15171C, 233), Shade(0xFAFAF7, 231, 15), Shade(0x000000, 16))
    case .raised: pick(theme, Shade(0x242831, 235), Shade(0xFFFFFF, 231, 15), Shade(0x000000, 16))
    case .select:
      pick(theme, Shade(0x2C3A55, 237), Shade(0xD6E4FF, 195, 15), Shade(0x003A8C, 18))
    }
  }

  private static func pick(_ theme: Theme, _ dark: Shade, _ light: Shade, _ high: Shade) -> Shade {
    if theme.usesHighContrast { return high }
    switch theme.scheme {
    case .dark: return dark
    case .light: return light
    }
  }

  private static func dark(_ role: ColorRole) -> Shade {
    switch role {
    case .text: Shade(0xE4E6EB, 254, 7)
    case .quiet: Shade(0xA9B0BC, 248, 7)
    case .line: Shade(0x737C8C, 244, 8)
    case .focus, .sdk: Shade(0x8AB4F8, 111, 14)
    case .key, .store: Shade(0xF2C14E, 221, 11)
    case .good: Shade(0x7BD88F, 114, 10)
    case .warn: Shade(0xFFB35C, 215, 11)
    case .bad: Shade(0xFF8F85, 210, 9)
    case .wait: Shade(0xC9A6FF, 183, 13)
    case .app: Shade(0x7FD6C2, 115, 10)
    }
  }

  private static func light(_ role: ColorRole) -> Shade {
    switch role {
    case .text: Shade(0x1B1D22, 234, 0)
    case .quiet: Shade(0x4F5662, 240, 0)
    case .line: Shade(0x777E8B, 243, 8)
    case .focus, .sdk: Shade(0x0B57C9, 25, 4)
    case .key: Shade(0x7A4B00, 94, 4)
    case .store: Shade(0x7A4B00, 94, 5)
    case .good: Shade(0x0F6A2C, 22, 0)
    case .warn: Shade(0x8A4600, 94, 1)
    case .bad: Shade(0xB3261E, 124, 1)
    case .wait: Shade(0x6A2FB5, 55, 5)
    case .app: Shade(0x00635A, 23, 0)
    }
  }

  private static func highContrast(_ role: ColorRole) -> Shade {
    switch role {
    case .text, .line: Shade(0xFFFFFF, 231, 15)
    case .quiet: Shade(0xE0E0E0, 254, 15)
    case .focus, .key: Shade(0xFFFF00, 226, 11)
    case .good: Shade(0x5CFF5C, 83, 10)
    case .warn, .store: Shade(0xFFD200, 220, 11)
    case .bad: Shade(0xFFA0A0, 217, 9)
    case .wait: Shade(0xFFB3FF, 219, 13)
    case .sdk: Shade(0x9CCBFF, 153, 14)
    case .app: Shade(0x7DFFE0, 122, 14)
    }
  }
}
