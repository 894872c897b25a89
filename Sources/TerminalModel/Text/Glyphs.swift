/// Outside text into glyphs: the one place where it happens, so that no byte of a file reaches a
/// terminal as anything but a picture.
///
/// - Control characters become control pictures (`␛`), C1 controls `␦`, line and paragraph
///   separators `␤`, direction marks `⇄`; a tab becomes a blank.
/// - Blanks of every width but the ideographic one become one blank.
/// - What has no picture (private, unassigned, no character at all) becomes `�`.
/// - What has neither width nor picture (joiners, variation selectors, the soft hyphen) goes.
///   That decides emoji presentation too: `☎` with its selector stays one column wide, which is
///   what tmux 3.3 and ncurses 6.4 count.
/// - A joined emoji or one with a skin tone is its first emoji; a flag is its two letters.
/// - A mark without a character stands on `◌`; of more than two marks the first two stay.
public enum Glyphs {
  /// The glyphs of a text, from left to right.
  public static func split(_ text: String) -> [Glyph] {
    if isPlain(text) { return plain(text) }
    if let glyphs = standingAlone(text) { return glyphs }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for character in text {
      if let byte = character.asciiValue, character.utf8.count == 1, byte >= 0x20, byte < 0x7f {
        glyphs.append(Glyph(base: UInt32(byte), columns: 1))
      } else {
        append(character, to: &glyphs)
      }
    }
    return glyphs
  }

  /// The glyphs of printing ASCII.
  private static func plain(_ text: String) -> [Glyph] {
    let bytes = text.utf8.span
    var glyphs = [Glyph](repeating: .blank, count: bytes.count)
    var written = glyphs.mutableSpan
    for index in bytes.indices { written[index].base = UInt32(bytes[index]) }
    return glyphs
  }

  /// The glyphs of a text in which each scalar is a character of one column, as most texts are that
  /// have signs in them; nil where one may not be.
  private static func standingAlone(_ text: String) -> [Glyph]? {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard standsAlone(scalar) else { return nil }
      glyphs.append(Glyph(base: scalar.value, columns: 1))
    }
    return glyphs
  }

  /// Whether each scalar of a text is a glyph of one column by itself; most texts are so.
  public static func standAlone(_ text: String) -> Bool {
    isPlain(text) || text.unicodeScalars.allSatisfy(standsAlone)
  }

  /// Whether a scalar is a glyph of one column by itself, whatever else of its kind is beside it: a
  /// Latin letter, a sign of punctuation or money, an arrow, a line. Others may be, too.
  public static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass.standsAlone(scalar.value)
  }

  /// The text as it may be shown: what `split` makes of it, put together again.
  public static func visible(_ text: String) -> String {
    split(text).reduce(into: "") { $0 += $1.text }
  }

  /// Whether each byte of a text is a glyph of one column as it stands: printing ASCII only. Nearly
  /// every text is, and then needs no looking for characters.
  static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] > 0x7e { return false }
    return true
  }

  /// The columns of a text in which each scalar is a glyph of one column by itself; nil where one
  /// may not be.
  static func singleColumns(of text: String) -> Int? {
    if isPlain(text) { return text.utf8.count }
    var count = 0
    for scalar in text.unicodeScalars {
      guard standsAlone(scalar) else { return nil }
      count += 1
    }
    return count
  }

  /// `…`, which ends a text that does not fit.
  public static let ellipsis = "…"

  private static func append(_ character: Character, to glyphs: inout [Glyph]) {
    let start = glyphs.count
    var joins = false
    for scalar in character.unicodeScalars {
      switch ScalarClass(scalar) {
      case .nothing:
        joins = joins || scalar.value == zeroWidthJoiner
      case .mark:
        addMark(scalar.value, to: &glyphs, from: start)
      case .picture(let base, let columns):
        let isEmojiPart = isSymbol(base) && (joins || isSkinTone(base)) && glyphs.count > start
        if !isEmojiPart { glyphs.append(Glyph(base: base, columns: columns)) }
        joins = false
      }
    }
  }

  private static func addMark(_ mark: UInt32, to glyphs: inout [Glyph], from start: Int) {
    if glyphs.count == start { glyphs.append(Glyph(base: 0x25cc, columns: 1)) }
    let last = glyphs.count - 1
    if glyphs[last].mark == 0 {
      glyphs[last].mark = mark
    } else if glyphs[last].secondMark == 0 {
      glyphs[last].secondMark = mark
    }
  }

  private static let zeroWidthJoiner: UInt32 = 0x200d

  private static func isSkinTone(_ base: UInt32) -> Bool { (0x1f3fb...0x1f3ff).contains(base) }

  /// Not a letter: only symbols are swallowed by a joiner, Indic letters are not.
  private static func isSymbol(_ base: UInt32) -> Bool {
    (0x2190...0x2bff).contains(base) || base >= 0x1f000
  }
}
