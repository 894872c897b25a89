import TerminalModel

/// Neighbouring cells of a row that are written alike.
struct SurfaceRun<Key: Hashable> {
  var key: Key
  var columns: Range<Int>
}

extension Surface {
  /// The cells of a row in runs of equal keys, from left to right. The right half of a wide glyph
  /// belongs to the run of its left half.
  func runs<Key: Hashable>(row: Int, key: (Cell) -> Key) -> [SurfaceRun<Key>] {
    var runs: [SurfaceRun<Key>] = []
    for column in 0..<size.columns {
      let cell = self[column, row]
      let isHalf = cell.glyph.columns == 0 && !runs.isEmpty
      let cellKey = isHalf ? runs[runs.count - 1].key : key(cell)
      if let last = runs.last, last.key == cellKey {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append(SurfaceRun(key: cellKey, columns: column..<column + 1))
      }
    }
    return runs
  }

  /// The same picture in fewer styles: a blank shows no ink, so where its ground is that of the
  /// cell before it, it takes over that cell's style.
  var withQuietBlanks: Surface {
    var result = self
    for row in 0..<size.rows {
      for column in stride(from: 1, to: size.columns, by: 1) {
        let (before, cell) = (result[column - 1, row], result[column, row])
        if cell.glyph == .blank, cell.style.isInkless, before.style.isInkless,
          cell.style.background == before.style.background
        {
          result[column, row].style = before.style
        }
      }
    }
    return result
  }

  /// The written text of some cells of a row.
  func written(row: Int, columns: Range<Int>) -> String {
    columns.reduce(into: "") { $0 += CellText.text(of: self[$1, row].glyph) }
  }
}

extension Style {
  /// Whether a blank in it shows its ground alone.
  var isInkless: Bool { attributes.isDisjoint(with: [.reverse, .underline]) }
}
