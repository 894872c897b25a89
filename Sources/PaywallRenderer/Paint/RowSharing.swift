/// How many rows each child of a column gets.
struct RowSharing {
  private let children: [Node]
  /// Nil where each child has as many as it wants.
  private var heights: [Int]?

  /// Flexible children share what is left over; what is missing is taken from them first, then from
  /// whatever can be drawn lower.
  init(of children: [Node], in rows: Int) {
    self.children = children
    let extra = children.reduce(rows) { $0 - $1.rows - ($1.hasInk ? $1.gap : 0) }
    guard extra != 0 else { return }
    var heights = children.map(\.rows)
    if extra > 0 {
      Self.share(extra, among: children, &heights)
    } else {
      var missing = -extra
      Self.take(&missing, from: children, areFlexible: true, &heights)
      Self.take(&missing, from: children, areFlexible: false, &heights)
    }
    self.heights = heights
  }

  private static func share(_ extra: Int, among children: [Node], _ heights: inout [Int]) {
    let count = children.reduce(0) { $0 + ($1.isFlexible ? 1 : 0) }
    var position = 0
    for (index, child) in children.enumerated() where child.isFlexible {
      heights[index] += extra * (position + 1) / count - extra * position / count
      position += 1
    }
  }

  private static func take(
    _ missing: inout Int, from children: [Node], areFlexible: Bool, _ heights: inout [Int]
  ) {
    for (index, child) in children.enumerated()
    where missing > 0 && child.isFlexible == areFlexible {
      let taken = min(missing, max(0, heights[index] - child.leastRows))
      heights[index] -= taken
      missing -= taken
    }
  }

  /// The rows of one child.
  func height(of index: Int) -> Int { heights?[index] ?? children[index].rows }
}
