import TerminalModel

/// The rows of a painted screen that change while its layout stays as it is.
struct ChangingRows: Hashable, Sendable {
  /// Of one target.
  struct OfTarget: Hashable, Sendable {
    /// In which it is marked as focused or pressed.
    var marked: Range<Int>
    /// In which anything is seen of it; nil where something else follows from its content, such as
    /// what can be pressed in it.
    var whole: Range<Int>?
  }

  /// In the order of the targets.
  private(set) var ofTargets: [OfTarget] = []
  /// In which a spinner turns.
  private(set) var ofSpinners: Set<Int> = []

  init() {}

  init(of list: TargetList) {
    ofTargets = list.changingRows
    ofSpinners = list.painter.spinnerRows
  }

  /// The same in a pane in which the screen begins further down.
  func moved(by rows: Int) -> ChangingRows {
    guard rows != 0 else { return self }
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + rows..<range.upperBound + rows
    }
    var result = self
    result.ofTargets = ofTargets.map {
      OfTarget(marked: moved($0.marked), whole: $0.whole.map(moved))
    }
    result.ofSpinners = Set(ofSpinners.map { $0 + rows })
    return result
  }

  /// Takes in where spinners are in rows that were painted anew.
  mutating func adopt(spinners: Set<Int>, in rows: Set<Int>) {
    ofSpinners = ofSpinners.subtracting(rows).union(spinners.intersection(rows))
  }
}

extension Painter {
  /// The rows in which a spinner turns, as far as they are seen.
  var spinnerRows: Set<Int> { Set(spinners.flatMap { $0.seenRows(through: window) }) }
}

extension TargetList {
  /// What changes with each target.
  fileprivate var changingRows: [ChangingRows.OfTarget] {
    let components = painter.pressed.indices.filter(isThere).map { owner in
      let painted = painter.pressed[owner]
      let whole = PaintedMark(
        rows: painted.rect.row..<painted.rect.endRow, isInContent: painted.isInContent)
      return ChangingRows.OfTarget(
        marked: painted.marks.seenRows(through: painter.window),
        whole: painted.isByItself ? whole.seenRows(through: painter.window) : nil)
    }
    let header = painter.header.map { place in
      let rows = place.rect.row..<place.rect.endRow
      return ChangingRows.OfTarget(marked: rows, whole: rows)
    }
    return components + header
  }
}

extension PaintedPressable {
  /// Whether nothing but cells follows from its content, and all of these are in its block.
  fileprivate var isByItself: Bool {
    node.body.isInkOnly && node.children.allSatisfy(\.isInkOnly) && rect.rows >= node.rows
  }
}
