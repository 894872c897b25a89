import Foundation
import PaywallModel

/// The figures of one run, as a table and as JSON.
struct Report {
  /// What gives these figures.
  var command: String
  private(set) var figures: [Figure] = []
  /// What could not be measured, and why.
  private(set) var notes: [String] = []

  init(command: String) { self.command = command }

  mutating func add(_ figure: Figure) { figures.append(figure) }

  mutating func note(_ text: String) { notes.append(text) }

  /// Columns of one width, the command below.
  var table: String {
    let heads = ["", "what", "median", "p95", "baseline", "ratio", "goal"]
    let rows = [heads] + figures.map(cells)
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, widths).map {
        $0.padding(toLength: $1, withPad: " ", startingAt: 0)
      }
      return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    return (lines + notes.map { "Note: \($0)" } + ["Command: \(command)"])
      .joined(separator: "\n")
  }

  private func cells(_ figure: Figure) -> [String] {
    let baseline = figure.baseline.map {
      "\($0.name) \(Self.short(Statistics.percentile(50, of: $0.samples)))"
    }
    return [
      figure.benchmark.rawValue, figure.what, "\(Self.short(figure.median)) \(figure.unit)",
      Self.short(figure.percentile95), baseline ?? "",
      figure.ratio.map { Self.short($0) + "×" } ?? "",
      figure.goals.map { text($0, of: figure) }.joined(separator: ", "),
    ]
  }

  private func text(_ goal: Figure.Goal, of figure: Figure) -> String {
    let name: String
    switch goal.subject {
    case .median: name = ""
    case .percentile95: name = "p95 "
    case .ratio: name = "ratio "
    }
    let sign = goal.isAtMost ? "≤" : "≥"
    return "\(figure.meets(goal) ? "✓" : "✗") \(name)\(sign) \(Self.short(goal.bound))"
  }

  /// Three digits that count.
  static func short(_ number: Double) -> String {
    if number >= 1000 { return String(Int(number.rounded())) }
    return String(format: number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f", number)
  }
}

extension Report {
  /// The command and one object for each figure.
  var json: String {
    let figures = JSONNode(.array(figures.map { Self.object($0) }))
    return JSONText.write(
      JSONNode(
        .object([
          JSONMember(key: "command", node: Self.text(command)),
          JSONMember(key: "notes", node: JSONNode(.array(notes.map(Self.text)))),
          JSONMember(key: "figures", node: figures),
        ])))
  }

  private static func object(_ figure: Figure) -> JSONNode {
    var members = [
      JSONMember(key: "benchmark", node: text(figure.benchmark.rawValue)),
      JSONMember(key: "what", node: text(figure.what)),
      JSONMember(key: "unit", node: text(figure.unit)),
      JSONMember(key: "median", node: number(figure.median)),
      JSONMember(key: "percentile95", node: number(figure.percentile95)),
    ]
    if let baseline = figure.baseline {
      let median = Statistics.percentile(50, of: baseline.samples)
      members.append(JSONMember(key: "baseline", node: text(baseline.name)))
      members.append(JSONMember(key: "baselineMedian", node: number(median)))
    }
    if let ratio = figure.ratio { members.append(JSONMember(key: "ratio", node: number(ratio))) }
    let goals = figure.goals.map { goal(of: figure, $0) }
    members.append(JSONMember(key: "goals", node: JSONNode(.array(goals))))
    return JSONNode(.object(members))
  }

  private static func goal(of figure: Figure, _ goal: Figure.Goal) -> JSONNode {
    JSONNode(
      .object([
        JSONMember(key: "of", node: text(goal.subject.rawValue)),
        JSONMember(key: goal.isAtMost ? "atMost" : "atLeast", node: number(goal.bound)),
        JSONMember(key: "isMet", node: JSONNode(.bool(figure.meets(goal)))),
      ]))
  }

  private static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  private static func number(_ number: Double) -> JSONNode {
    JSONNode(.number(String(format: "%.6f", number.isFinite ? number : 0)))
  }
}
