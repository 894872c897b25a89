import PaywallModel
import TerminalModel

extension Painter {
  /// Draws the digits 1…9 at the first nine targets that are in sight.
  func paintNumbers(of targets: [TapTarget]) {
    for (index, target) in targets.prefix(9).enumerated() where !target.rect.isEmpty {
      let row = numberRow(of: target)
      let digit = Glyph(base: UInt32(0x31 + index), columns: 1)
      let column = isMirrored ? target.rect.endColumn - 1 : target.rect.column
      canvas.draw(
        digit, column: column, row: row, ink: nil, contrast: 4.5, attributes: [.bold, .reverse])
    }
  }

  private func numberRow(of target: TapTarget) -> Int {
    guard case .component(let path) = target.target,
      let painted = pressed.first(where: { $0.node.path == path })
    else { return target.rect.row }
    var row = painted.markRow
    if painted.isInContent, let window { row += window.rect.row - window.scroll.firstRow }
    return max(target.rect.row, min(row, target.rect.endRow - 1))
  }
}
