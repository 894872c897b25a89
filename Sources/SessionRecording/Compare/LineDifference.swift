/// Two lists of lines, laid one over the other.
public struct LineDifference<Line: Hashable & Sendable>: Hashable, Sendable {
  /// Which of the two lists has a line.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case both, first, second
  }

  /// A line and who has it.
  public struct Row: Hashable, Sendable {
    /// Who has it.
    public var side: Side
    /// The line.
    public var line: Line
  }

  /// All lines, those of the first list before those of the second where they differ.
  public let rows: [Row]

  /// Whether both lists are the same.
  public var isEmpty: Bool { rows.allSatisfy { $0.side == .both } }

  /// Compares two lists; the fewest lines are told to differ.
  public init(_ first: [Line], _ second: [Line]) {
    let difference = second.difference(from: first)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if left < first.count, removed.contains(left) {
        rows.append(Row(side: .first, line: first[left]))
        left += 1
      } else if right < second.count, inserted.contains(right) {
        rows.append(Row(side: .second, line: second[right]))
        right += 1
      } else {
        rows.append(Row(side: .both, line: first[left]))
        left += 1
        right += 1
      }
    }
    self.rows = rows
  }
}
