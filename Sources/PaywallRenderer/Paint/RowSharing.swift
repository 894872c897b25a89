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
    let flexible = children.indices.filter { children[$0].isFlexible }
    guard extra < 0 || !flexible.isEmpty else { return }
    var heights = children.map(\.rows)
    if extra > 0 {
      for (position, index) in flexible.enumerated() {
        heights[index] +=
          extra * (position + 1) / flexible.count - extra * position / flexible.count
      }
    } else {
      var missing = -extra
      let others = children.indices.filter { !children[$0].isFlexible }
      for index in flexible + others {
        let taken = min(missing, max(0, heights[index] - children[index].leastRows))
        heights[index] -= taken
        missing -= taken
      }
    }
    self.heights = heights
  }

  /// The rows of one child.
  func height(of index: Int) -> Int { heights?[index] ?? children[index].rows }
}
