import PaywallModel
import TerminalModel

extension Painter {
  /// The spinner's form at this moment of the walk's clock.
  var spinner: Drawn {
    let forms = Drawn.spinner
    let step = max(0, view.clockMilliseconds) / 100
    return forms[step % forms.count]
  }

  /// What stands in the place of a label whose actions run.
  func paintLoading(_ node: Node, _ press: Press, _ content: Rect) {
    let row = content.row + max(0, content.rows - 1) / 2
    spinners.append(PaintedMark(rows: row..<row + 1, isInContent: isInContent))
    let mark = glyph(spinner).text
    let words = layout?.resolver.loadingText(at: press.path) ?? "loading"
    let fits = TextWidth.columns(of: words) + 6 <= content.columns
    let text = fits ? "\(mark) \(words)" : content.columns < 13 ? mark : "\(mark) loading"
    paintCentered(view.glyphsInOrder(text), in: content, row: row, ink: node.labelInk)
  }

  /// A loader that shows by itself.
  func paintSpinner(of node: Node, _ content: Rect) {
    let row = content.row
    spinners.append(PaintedMark(rows: row..<row + 1, isInContent: isInContent))
    canvas.draw(
      glyph(spinner), column: visual(content).column, row: content.row, ink: node.look.ink,
      contrast: 3)
  }
}

extension Node {
  /// The colour of the first label inside.
  fileprivate var labelInk: Look.Tint? {
    if case .text = body { return look.ink }
    for child in children {
      if let ink = child.labelInk { return ink }
    }
    return nil
  }
}
