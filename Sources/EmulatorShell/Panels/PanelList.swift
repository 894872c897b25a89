/// A list that may be longer than its place.
struct PanelList: Hashable, Sendable {
  /// The rows that are seen.
  let rows: [PanelRow]
  /// `4–10 of 12`; empty where all are seen.
  let range: String

  /// Takes as many rows as fit, the chosen one in the middle where that is possible.
  init(_ all: [PanelRow], showing chosen: Int, in room: Int) {
    let first = PanelList.first(showing: chosen, of: all.count, in: room)
    rows = Array(all.dropFirst(first).prefix(max(0, room)))
    range =
      rows.count < all.count && !rows.isEmpty
      ? "\(first + 1)–\(first + rows.count) of \(all.count)" : ""
  }

  /// The first row to show so that the chosen one is in sight.
  static func first(showing chosen: Int, of count: Int, in room: Int) -> Int {
    max(0, min(chosen - room / 2, count - room))
  }
}
