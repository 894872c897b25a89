/// How many rows each child of a column gets.
struct RowSharing {
  private(set) var heights: [Int]

  /// Flexible children share what is left over; what is missing is taken from them first, then from
  /// whatever can be drawn lower.
  init(of children: [Node], in rows: Int) {
    heights = children.map(\.rows)
    let gaps = children.reduce(0) { $0 + ($1.hasInk ? $1.gap : 0) }
    let extra = rows - gaps - heights.reduce(0, +)
    let flexible = children.indices.filter { children[$0].isFlexible }
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
  }
}
