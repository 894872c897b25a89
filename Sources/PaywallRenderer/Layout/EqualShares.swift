/// The widths of an hstack that fills equally.
struct EqualShares {
  /// The columns that each child cannot do without, margins included.
  let leasts: [Int]
  let columns: Int

  init(children: [Node], columns: Int, metrics: Metrics) {
    leasts = children.map {
      let margins = metrics.margins(of: $0)
      return $0.leastColumns + margins.left + margins.right
    }
    self.columns = columns
  }

  /// Shares that differ by one column at most, the odd ones in the middle.
  var even: [Int] { parts(of: columns) }

  /// Equal shares where they fit; else what each needs and a part of the rest: the narrowest first
  /// where shares have edges (`levels`), equal parts where only blanks part them. Nil when there is
  /// not enough for all.
  func widths(levels: Bool) -> [Int]? {
    let even = even
    if zip(leasts, even).allSatisfy({ $0 <= $1 }) { return even }
    let rest = columns - leasts.reduce(0, +)
    guard rest >= 0 else { return nil }
    return levels ? leveled(rest) : zip(leasts, parts(of: rest)).map { $0 + $1 }
  }

  private func parts(of total: Int) -> [Int] {
    let count = leasts.count
    let edges = (0...count).map { (2 * $0 * total + count) / (2 * max(1, count)) }
    return zip(edges.dropFirst(), edges).map { $0 - $1 }
  }

  private func leveled(_ rest: Int) -> [Int] {
    var widths = leasts
    for _ in 0..<rest {
      guard let narrowest = widths.indices.min(by: { widths[$0] < widths[$1] }) else { break }
      widths[narrowest] += 1
    }
    return widths
  }
}
