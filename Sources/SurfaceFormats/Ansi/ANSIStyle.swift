import TerminalModel

/// The select-graphic-rendition sequences.
enum ANSIStyle {
  static let reset = "\u{1b}[0m"

  /// Sets a style from nothing, whatever was set before.
  static func change(to style: Style, depth: ColorDepth) -> String {
    let codes = ["0"] + attributes(style.attributes) + colors(style, depth: depth)
    return "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  private static func attributes(_ attributes: Attributes) -> [String] {
    let all: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ]
    return all.filter { attributes.contains($0.0) }.map(\.1)
  }

  private static func colors(_ style: Style, depth: ColorDepth) -> [String] {
    switch (style.foreground, style.background) {
    case (.terminal, .terminal): []
    case (.rgb(let ink), .terminal): one(ink, depth: depth, isGround: false)
    case (.terminal, .rgb(let ground)): one(ground, depth: depth, isGround: true)
    case (.rgb(let ink), .rgb(let ground)): pair(ink, ground, depth: depth)
    }
  }

  private static func one(_ color: RGB, depth: ColorDepth, isGround: Bool) -> [String] {
    switch depth {
    case .mono: []
    case .trueColor: [direct(color, isGround: isGround)]
    case .xterm256: [indexed(Quantizer.xterm256(color), isGround: isGround)]
    case .ansi16: [sixteen(Quantizer.ansi16(color), isGround: isGround)]
    }
  }

  /// Together, so that the pair keeps its contrast.
  private static func pair(_ ink: RGB, _ ground: RGB, depth: ColorDepth) -> [String] {
    switch depth {
    case .mono: return []
    case .trueColor: return [direct(ink, isGround: false), direct(ground, isGround: true)]
    case .xterm256, .ansi16:
      let found = Quantizer.pair(ink: ink, ground: ground, depth: depth)
      let code = depth == .ansi16 ? sixteen : indexed
      return [code(found.ink, false), code(found.ground, true)]
    }
  }

  private static func direct(_ color: RGB, isGround: Bool) -> String {
    "\(isGround ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
  }

  private static func indexed(_ index: UInt8, isGround: Bool) -> String {
    "\(isGround ? 48 : 38);5;\(index)"
  }

  private static func sixteen(_ index: UInt8, isGround: Bool) -> String {
    let first = index < 8 ? 30 : 82
    return String(first + Int(index) + (isGround ? 10 : 0))
  }
}
