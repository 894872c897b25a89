import SurfaceFormats
import TerminalModel

/// Colours for pictures that have none of their own.
let pictureColors = PictureColors(ink: RGB(0xe4, 0xe6, 0xeb), ground: RGB(0x15, 0x17, 0x1c))

/// A surface of some rows in one style.
func picture(_ rows: String..., columns: Int = 12, style: Style = .plain) -> Surface {
  var surface = Surface(size: Size(columns: columns, rows: rows.count))
  for (row, text) in rows.enumerated() {
    surface.write(text, at: Point(column: 0, row: row), style: style)
  }
  return surface
}

/// Texts that would do harm where they are not escaped, and nothing where they are.
let hostileTexts = [
  "</text></svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "&lt;b&gt; &amp;",
  "]]><!--", "\u{1b}[2J\u{1b}]0;title\u{7}", "\u{9b}31m", "\u{202e}gnp.exe", "a\u{0}b", "'; --",
]
