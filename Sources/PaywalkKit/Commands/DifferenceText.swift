import EmulatorCore
import PaywallModel
import SessionRecording

/// Two walks one over the other: `-` is the first's, `+` the second's.
struct DifferenceText {
  var first: WalkAccount
  var second: WalkAccount
  private let difference: LineDifference<ToldLine>

  init(_ first: WalkAccount, _ second: WalkAccount) {
    self.first = first
    self.second = second
    difference = LineDifference(first.lines, second.lines)
  }

  /// Whether nothing differs, the end included.
  var isEmpty: Bool { difference.isEmpty && ends.isEmpty }

  /// The lines, with so many equal ones around those that differ; nil shows all.
  func rows(context: Int?) -> [String] {
    let rows = difference.rows
    let changed = rows.indices.filter { rows[$0].side != .both }
    var shown: [String] = []
    var last = -1
    for index in rows.indices {
      let isNear = context.map { near in changed.contains { abs($0 - index) <= near } } ?? true
      guard isNear else { continue }
      if index > last + 1 { shown.append("  …") }
      last = index
      shown.append(Self.row(rows[index]))
    }
    if last < rows.count - 1 { shown.append("  …") }
    return shown
  }

  private static func row(_ row: LineDifference<ToldLine>.Row) -> String {
    "\(sign(row.side)) \(row.line.who.padded(to: 5))  \(row.line.text)"
  }

  private static func sign(_ side: LineDifference<ToldLine>.Side) -> String {
    switch side {
    case .both: " "
    case .first: "-"
    case .second: "+"
    }
  }

  /// How the two end, as far as they do not end alike.
  var ends: [String] {
    let rows: [(String, (WalkAccount) -> String)] = [
      ("rules", { Self.words($0.rules.map(\.rawValue)) }), ("ends at", { $0.place }),
      ("may use", { Self.words($0.entitlements) }), ("stops", { $0.stop ?? "no" }),
    ]
    return rows.flatMap { label, value -> [String] in
      guard value(first) != value(second) else { return [] }
      return [
        "- \(label.padded(to: 9))\(value(first))", "+ \(label.padded(to: 9))\(value(second))",
      ]
    }
  }

  private static func words(_ list: [String]) -> String {
    list.isEmpty ? "none" : list.joined(separator: ", ")
  }

  /// For a program.
  var members: [(String, JSONNode)] {
    let lines = difference.rows.map { row in
      JSONNode.object([
        ("side", .text(row.side.rawValue)), ("who", .text(row.line.who)),
        ("text", .text(row.line.text)),
      ])
    }
    return [
      ("same", .flag(isEmpty)), ("first", .object(ComparisonText.members(of: first))),
      ("second", .object(ComparisonText.members(of: second))), ("lines", .list(lines)),
    ]
  }
}
