import TerminalModel

/// A style's colours as the numbers that the terminal knows them by; -1 is its own.
struct DeviceColors: Hashable {
  var ink: Int32
  var ground: Int32

  init(_ style: Style, depth: ColorDepth) {
    switch depth {
    case .mono: (ink, ground) = (-1, -1)
    case .ansi16, .xterm256: (ink, ground) = Self.indexed(style, depth: depth)
    case .trueColor:
      (ink, ground) = (Self.direct(style.foreground), Self.direct(style.background))
    }
  }

  private static func indexed(_ style: Style, depth: ColorDepth) -> (Int32, Int32) {
    let find = depth == .ansi16 ? Quantizer.ansi16 : Quantizer.xterm256
    switch (style.foreground, style.background) {
    case (.rgb(let foreground), .rgb(let background)):
      let pair = Quantizer.pair(ink: foreground, ground: background, depth: depth)
      return (Int32(pair.ink), Int32(pair.ground))
    case (.rgb(let foreground), .terminal): return (Int32(find(foreground)), -1)
    case (.terminal, .rgb(let background)): return (-1, Int32(find(background)))
    case (.terminal, .terminal): return (-1, -1)
    }
  }

  /// Terminals with all colours keep the first eight numbers for the palette; near black gives way.
  private static func direct(_ color: Color) -> Int32 {
    guard case .rgb(let color) = color else { return -1 }
    let number = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    return number > 0 && number < 16 ? 16 : number
  }
}

/// What a cell is sent with.
struct Look {
  var style: Style
  var colors: DeviceColors

  /// Whether a blank is the same to see in both looks: it has a ground, and a line where there is
  /// one, but no ink.
  func hasBlanks(like other: Look) -> Bool {
    colors.ground == other.colors.ground
      && style.attributes.union(other.style.attributes).isDisjoint(with: [.reverse, .underline])
  }
}
