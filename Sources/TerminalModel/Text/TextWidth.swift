/// How wide texts are, and how they are made to fit.
public enum TextWidth {
  /// The columns that a text takes when it is written.
  public static func columns(of text: String) -> Int {
    Glyphs.singleColumns(of: text) ?? columns(of: Glyphs.split(text))
  }

  /// The columns that glyphs take.
  public static func columns(of glyphs: [Glyph]) -> Int {
    glyphs.reduce(0) { $0 + Int($1.columns) }
  }

  /// The text as it is drawn: sanitised, and if it takes more than `columns`, cut before the glyph
  /// that does not fit and ended with `ellipsis` (`...` where there is no Unicode).
  public static func truncated(
    _ text: String, to columns: Int, ellipsis: String = Glyphs.ellipsis
  ) -> String {
    if text.utf8.count <= columns, Glyphs.isPlain(text) { return text }
    return truncated(Glyphs.split(text), to: columns, ellipsis: ellipsis).reduce(into: "") {
      $0 += $1.text
    }
  }

  /// Glyphs that take at most `columns`; what is cut ends with `ellipsis`.
  public static func truncated(
    _ glyphs: [Glyph], to columns: Int, ellipsis: String = Glyphs.ellipsis
  ) -> [Glyph] {
    guard self.columns(of: glyphs) > columns else { return glyphs }
    let ending = prefix(of: Glyphs.split(ellipsis), columns: max(0, columns))
    return prefix(of: glyphs, columns: columns - self.columns(of: ending)) + ending
  }

  /// As many glyphs from the start as fit into `columns`; never half a wide one.
  public static func prefix(of glyphs: [Glyph], columns: Int) -> [Glyph] {
    var used = 0
    var count = 0
    for glyph in glyphs {
      used += Int(glyph.columns)
      if used > columns { break }
      count += 1
    }
    return Array(glyphs.prefix(count))
  }
}
