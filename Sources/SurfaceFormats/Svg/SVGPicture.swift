public import TerminalModel

/// A surface as an SVG picture that needs nothing else: no font, no script, no network. Letters are
/// text, so they can be searched and copied; lines and blocks are drawn besides, so that they join.
public enum SVGPicture {
  /// The whole file. The title is what screen readers say and what a pointer shows.
  public static func text(of surface: Surface, title: String, colors: PictureColors) -> String {
    let width = 2 * SVGCell.margin + Double(surface.size.columns) * SVGCell.width
    let height = 2 * SVGCell.margin + Double(surface.size.rows) * SVGCell.height
    let (w, h) = (SVGNumber.text(width), SVGNumber.text(height))
    let name = MarkupText.visible(title)
    var shapes = ShapePaths()
    let letters = letters(of: surface.withQuietBlanks, colors, &shapes)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(w) \(h)" width="\(w)" height="\(h)" \
      role="img" aria-label="\(name)">
      <title>\(name)</title>
      <style>text{font-family:\(fonts);font-size:\(SVGNumber.text(SVGCell.fontSize))px;\
      white-space:pre;text-rendering:geometricPrecision}</style>
      <rect width="\(w)" height="\(h)" rx="6" fill="\(colors.ground.hex)"/>
      \(grounds(of: surface, colors))\(shapes.elements)\(letters)</svg>

      """
  }

  private static let fonts =
    "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK JP',monospace"

  private static func grounds(of surface: Surface, _ colors: PictureColors) -> String {
    var text = ""
    for row in 0..<surface.size.rows {
      for run in surface.runs(row: row, key: { colors.seen($0.style).ground })
      where run.key != colors.ground {
        let cell = SVGCell(
          column: run.columns.lowerBound, row: row, columns: run.columns.count)
        text += "<rect \(cell.place) fill=\"\(run.key.hex)\" shape-rendering=\"crispEdges\"/>\n"
      }
    }
    return text
  }

  private static func letters(
    of surface: Surface, _ colors: PictureColors, _ shapes: inout ShapePaths
  ) -> String {
    var text = ""
    for row in 0..<surface.size.rows {
      var line = SVGLine(surface: surface, row: row, colors: colors)
      line.write(&shapes)
      if !line.elements.isEmpty { text += "<g>\(line.elements)</g>\n" }
    }
    return text
  }
}
