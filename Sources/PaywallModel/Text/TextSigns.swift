/// What a text holds that may mean more than itself, found in one pass: most texts hold none of it.
struct TextSigns: OptionSet, Sendable {
  /// A bit for each sign.
  let rawValue: UInt8

  /// Makes a set of bits.
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `{`, which may begin a tag.
  static let brace = TextSigns(rawValue: 1)
  /// `&`, which may begin an entity.
  static let ampersand = TextSigns(rawValue: 2)
  /// `*` or `~`, which may begin Markdown.
  static let mark = TextSigns(rawValue: 4)
  static let all: TextSigns = [.brace, .ampersand, .mark]

  /// The signs in a text.
  init(of text: String) {
    self = []
    let bytes = text.utf8.span
    for index in bytes.indices { formUnion(TextSigns(of: bytes[index])) }
  }

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .brace
    case UInt8(ascii: "&"): self = .ampersand
    case UInt8(ascii: "*"), UInt8(ascii: "~"): self = .mark
    default: self = []
    }
  }
}
