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
