import PaywallModel

/// How much of the blank space of a screen is kept (`Layout.md`, Rows).
enum Density: Int, CaseIterable {
  case roomy, normal, tight, packed

  /// The blank rows for so many points of blank.
  func gap(_ points: Int) -> Int {
    switch self {
    case .roomy: points < 10 ? 0 : points < 28 ? 1 : points < 56 ? 2 : 3
    case .normal: points < 14 ? 0 : points < 44 ? 1 : 2
    case .tight: points < 24 ? 0 : 1
    case .packed: 0
    }
  }
}

/// What a pane's size decides.
struct Metrics: Hashable {
  /// Columns of the screen: the pane's, at most 60.
  let columns: Int
  /// Rows that the screen may take.
  let rows: Int
  /// Rows of the whole pane, which decide how large things are drawn.
  let paneRows: Int

  /// Cards and buttons give up their edge rows.
  var isShort: Bool { paneRows < 16 }
  /// Spacing is drawn at its full width.
  var isWide: Bool { columns >= 60 }
  /// The density inside a vertical scroll, where rows cost nothing.
  var scrollDensity: Density { paneRows >= 36 ? .roomy : .normal }
  /// Points that one row of a picture stands for.
  var picturePointsPerRow: Int { paneRows < 36 ? 28 : 20 }
  /// The most rows of a picture that is no backdrop.
  var pictureRowLimit: Int { max(3, paneRows < 36 ? paneRows / 4 : paneRows / 3) }

  /// Columns of spacing for so many points.
  func columns(ofSpacing points: Int?) -> Int {
    let points = Metrics.limited(points)
    if points < 8 { return 0 }
    if isWide { return min(4, max(1, Metrics.rounded(points, over: 8))) }
    return points < 28 ? 1 : points < 56 ? 2 : 3
  }

  /// Points of a document, 0…4096.
  static func limited(_ points: Int?) -> Int { min(4096, max(0, points ?? 0)) }

  /// The nearest whole quotient; halves go to the even one. Both numbers are at least 0.
  static func rounded(_ dividend: Int, over divisor: Int) -> Int {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    if 2 * rest == divisor { return quotient + quotient % 2 }
    return 2 * rest > divisor ? quotient + 1 : quotient
  }

  /// The least whole number that is not below the quotient.
  static func roundedUp(_ dividend: Int, over divisor: Int) -> Int {
    (dividend + divisor - 1) / divisor
  }
}
