public import TerminalModel

/// A surface as an HTML page that needs nothing else, and that a browser lets reach nothing else:
/// no script, no picture, no network.
public enum HTMLPage {
  /// The whole file.
  public static func text(of surface: Surface, title: String, colors: PictureColors) -> String {
    var styles = HTMLStyles(colors: colors)
    let rows = HTMLRows.text(of: surface.withQuietBlanks, &styles)
    let name = MarkupText.visible(title)
    return head(title: name, colors: colors, rules: styles.sheet) + """
      <body>
      <pre>\(rows)</pre>
      </body>
      </html>

      """
  }

  static func head(title: String, colors: PictureColors, rules: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    body{margin:0;background:\(colors.ground.hex);color:\(colors.ink.hex)}
    pre{margin:0;padding:1ch;font:16px/1.17 \(fonts);white-space:pre}
    \(HTMLRows.boxRules)
    \(rules)
    </style>
    </head>

    """
  }

  static let fonts =
    "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK JP',monospace"
}

extension HTMLPage {
  /// One of several surfaces of a page, with what is said of it.
  public struct Frame: Hashable, Sendable {
    /// What stands above it.
    public var heading: String
    /// Lines between heading and surface.
    public var notes: [String]
    /// A line that must not be missed.
    public var warning: String?
    /// The picture.
    public var surface: Surface

    /// Makes a frame.
    public init(heading: String, notes: [String] = [], warning: String? = nil, surface: Surface) {
      self.heading = heading
      self.notes = notes
      self.warning = warning
      self.surface = surface
    }
  }

  /// A page of frames, one below the other, each of which opens and closes without a script.
  public static func text(of frames: [Frame], title: String, colors: PictureColors) -> String {
    var styles = HTMLStyles(colors: colors)
    let sections = frames.enumerated().map { index, frame in
      section(frame, isOpen: index == frames.count - 1, &styles)
    }.joined(separator: "\n")
    let name = MarkupText.visible(title)
    return head(title: name, colors: colors, rules: frameRules + styles.sheet) + """
      <body>
      <h1>\(name)</h1>
      \(sections)
      </body>
      </html>

      """
  }

  private static let frameRules = """
    h1,details{font:16px/1.4 \(fonts);margin:1ch}
    summary{cursor:pointer}
    ul{margin:0;padding-left:4ch;opacity:.8}
    strong{text-decoration:underline}

    """

  private static func section(
    _ frame: Frame, isOpen: Bool, _ styles: inout HTMLStyles
  ) -> String {
    let rows = HTMLRows.text(of: frame.surface.withQuietBlanks, &styles)
    let notes = frame.notes.map { "<li>\(MarkupText.visible($0))</li>" }.joined()
    let warning = frame.warning.map { "<p><strong>\(MarkupText.visible($0))</strong></p>" } ?? ""
    return """
      <details\(isOpen ? " open" : "")><summary>\(MarkupText.visible(frame.heading))</summary>
      \(warning)\(notes.isEmpty ? "" : "<ul>\(notes)</ul>")<pre>\(rows)</pre></details>
      """
  }
}
