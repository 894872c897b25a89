import EmulatorCore
import PaywallModel
import SessionRecording

/// What `paywalk compare` prints.
enum ComparisonText {
  static func text(_ comparison: ProfileComparison, path: String) -> String {
    let names = comparison.profiles.joined(separator: ", ")
    let count = comparison.accounts[0].steps.count
    guard !comparison.isEmpty else { return "\(path), \(count) steps: the same on \(names)." }
    var rows = ["\(path), \(count) steps: \(names)"]
    for step in comparison.steps {
      rows += ["", "step \(step.number)  \(step.title)"]
      for group in step.groups { rows += text(group) }
    }
    return (rows + [""] + ends(comparison)).joined(separator: "\n")
  }

  private static func text(_ group: ProfileComparison.Group) -> [String] {
    let head = "  " + group.profiles.joined(separator: ", ")
    guard !group.lines.isEmpty else { return [head, "    nothing of this"] }
    return [head] + group.lines.map { "    \($0.who.padded(to: 5))  \($0.text)" }
  }

  /// How each profile's walk ended, where they do not all end alike.
  private static func ends(_ comparison: ProfileComparison) -> [String] {
    let rows: [(String, (WalkAccount) -> String)] = [
      ("rules", { words($0.rules.map(\.rawValue)) }), ("ends at", { $0.place }),
      ("may use", { words($0.entitlements) }), ("stops", { $0.stop ?? "no" }),
    ]
    return rows.flatMap { label, value -> [String] in
      let values = comparison.accounts.map(value)
      guard Set(values).count > 1 else { return [] }
      return zip(comparison.profiles, values).enumerated().map { index, entry in
        (index == 0 ? label : "").padded(to: 9) + "\(entry.0): \(entry.1)"
      }
    }
  }

  private static func words(_ list: [String]) -> String {
    list.isEmpty ? "none" : list.joined(separator: ", ")
  }

  static func node(_ comparison: ProfileComparison) -> JSONNode {
    let steps = comparison.steps.map { step in
      JSONNode.object([
        ("step", .number(step.number)), ("title", .text(step.title)),
        ("groups", .list(step.groups.map(node))),
      ])
    }
    let ends = zip(comparison.profiles, comparison.accounts).map { profile, account in
      JSONNode.object([("profile", .text(profile))] + members(of: account))
    }
    return .object([
      ("same", .flag(comparison.isEmpty)), ("steps", .list(steps)), ("profiles", .list(ends)),
    ])
  }

  private static func node(_ group: ProfileComparison.Group) -> JSONNode {
    .object([
      ("profiles", .list(group.profiles.map { .text($0) })),
      ("lines", .list(group.lines.map { line(who: $0.who, text: $0.text) })),
    ])
  }

  private static func line(who: String, text: String) -> JSONNode {
    .object([("who", .text(who)), ("text", .text(text))])
  }

  /// What a walk came to.
  static func members(of account: WalkAccount) -> [(String, JSONNode)] {
    [
      ("rules", .list(account.rules.map { .text($0.rawValue) })),
      ("place", .text(account.place)),
      ("entitlements", .list(account.entitlements.map { .text($0) })),
      ("stop", .optional(account.stop)),
    ]
  }
}
