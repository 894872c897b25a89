import PaywallModel
import TerminalModel

extension Painter {
  /// Draws the digits 1…9 at the first nine targets that are in sight.
  func paintNumbers(of targets: [TapTarget]) {
    for (index, target) in targets.prefix(9).enumerated() where !target.rect.isEmpty {
      let row = numberRow(of: target)
      let digit = Glyph(base: UInt32(0x31 + index), columns: 1)
      let column = numberColumn(of: target, row: row)
      canvas.draw(
        digit, column: column, row: row, ink: nil, contrast: 4.5, attributes: [.bold, .reverse])
    }
  }

  /// Close to the label of a link, at the edge of everything else.
  private func numberColumn(of target: TapTarget, row: Int) -> Int {
    let rect = target.rect
    guard target.role == .link, let ink = inkedColumns(of: rect, row: row) else {
      return isMirrored ? rect.endColumn - 1 : rect.column
    }
    return isMirrored
      ? min(rect.endColumn - 1, ink.upperBound + 1) : max(rect.column, ink.lowerBound - 1)
  }

  private func numberRow(of target: TapTarget) -> Int {
    guard case .component(let path) = target.target,
      let painted = pressed.first(where: { $0.node.press?.path == path })
    else { return target.rect.row }
    var row = painted.marks.rows.lowerBound
    if painted.isInContent, let window { row += window.rect.row - window.scroll.firstRow }
    return max(target.rect.row, min(row, target.rect.endRow - 1))
  }
}
