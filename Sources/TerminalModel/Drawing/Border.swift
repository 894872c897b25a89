/// The lines around a block; each owner of a dialog has its own (frames §4).
public enum Border: String, Hashable, Sendable, CaseIterable {
  /// `┌─┐`: Paywalk's own, and the half without the keys.
  case light
  /// `╭─╮`: the SDK's.
  case round
  /// `┏━┓`: the store's, what has the keys, what is selected.
  case heavy
  /// `╔═╗`: the app's.
  case double
  /// `┌╌┐`: what is only sketched.
  case dashed
  /// `+-+`: light without Unicode.
  case asciiLight
  /// `.-.`: round without Unicode.
  case asciiRound
  /// `#=#`: heavy and double without Unicode.
  case asciiHash
  /// `+=+`: the store's without Unicode.
  case asciiEquals
  /// `.:.`: dashed without Unicode.
  case asciiDashed

  /// The nearest border of ASCII characters.
  public var ascii: Border {
    switch self {
    case .light, .asciiLight: .asciiLight
    case .round, .asciiRound: .asciiRound
    case .heavy, .double, .asciiHash: .asciiHash
    case .asciiEquals: .asciiEquals
    case .dashed, .asciiDashed: .asciiDashed
    }
  }

  /// The characters, one column each.
  public var glyphs: BorderGlyphs {
    switch self {
    case .light: .light
    case .round: .round
    case .heavy: .heavy
    case .double: .double
    case .dashed: .dashed
    case .asciiLight: .asciiLight
    case .asciiRound: .asciiRound
    case .asciiHash: .asciiHash
    case .asciiEquals: .asciiEquals
    case .asciiDashed: .asciiDashed
    }
  }
}

extension BorderGlyphs {
  fileprivate static let light = BorderGlyphs("┌─┐│└┘├┤")
  fileprivate static let round = BorderGlyphs("╭─╮│╰╯├┤")
  fileprivate static let heavy = BorderGlyphs("┏━┓┃┗┛┣┫")
  fileprivate static let double = BorderGlyphs("╔═╗║╚╝╠╣")
  fileprivate static let dashed = BorderGlyphs("┌╌┐╎└┘├┤")
  fileprivate static let asciiLight = BorderGlyphs("+-+|++++")
  fileprivate static let asciiRound = BorderGlyphs(".-.|..||")
  fileprivate static let asciiHash = BorderGlyphs("#=######")
  fileprivate static let asciiEquals = BorderGlyphs("+=+|++++")
  fileprivate static let asciiDashed = BorderGlyphs("...:..::")
}

/// The characters of a border.
public struct BorderGlyphs: Hashable, Sendable {
  /// The corner at the upper left.
  public var upperLeft: Glyph
  /// The lines above and below.
  public var horizontal: Glyph
  /// The corner at the upper right.
  public var upperRight: Glyph
  /// The lines at the sides.
  public var vertical: Glyph
  /// The corner at the lower left.
  public var lowerLeft: Glyph
  /// The corner at the lower right.
  public var lowerRight: Glyph
  /// Where a dividing line leaves the left side.
  public var teeLeft: Glyph
  /// Where a dividing line meets the right side.
  public var teeRight: Glyph

  /// Takes eight one-column characters: `┌─┐│└┘├┤`.
  init(_ characters: StaticString) {
    let glyphs = Glyphs.split(characters.description)
    precondition(glyphs.count == 8, "a border has eight characters")
    upperLeft = glyphs[0]
    horizontal = glyphs[1]
    upperRight = glyphs[2]
    vertical = glyphs[3]
    lowerLeft = glyphs[4]
    lowerRight = glyphs[5]
    teeLeft = glyphs[6]
    teeRight = glyphs[7]
  }
}
