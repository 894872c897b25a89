/// The rows of a painted screen that change while it stays as it is: those in which the focus is
/// marked, one range for each target, and those in which a spinner turns.
struct ChangingRows: Hashable, Sendable {
  private(set) var ofTargets: [Range<Int>] = []
  private(set) var ofSpinners: [Int] = []

  init() {}

  init(of list: TargetList) {
    let painter = list.painter
    ofTargets = list.marks.map { $0.seenRows(through: painter.window) }
    ofSpinners = painter.spinners.flatMap { $0.seenRows(through: painter.window) }
  }

  /// The same in a pane in which the screen begins further down.
  func moved(by rows: Int) -> ChangingRows {
    guard rows != 0 else { return self }
    var moved = self
    moved.ofTargets = ofTargets.map { $0.lowerBound + rows..<$0.upperBound + rows }
    moved.ofSpinners = ofSpinners.map { $0 + rows }
    return moved
  }
}
