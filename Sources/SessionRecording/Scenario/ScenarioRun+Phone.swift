import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import TerminalModel

extension ScenarioRun {
  mutating func press(_ label: String, number: Int) throws(ScenarioStop) {
    try goToPhone()
    let wanted = "a thing on the phone that reads \(Quoting.quoted(label))"
    let isThere = wait { $0.place == .phone && Self.match(label, number, $0.targets) != nil }
    guard isThere, let target = Self.match(label, number, shell.targets) else {
      throw ScenarioStop(wanted: wanted, seen: seenOnPhone)
    }
    try press(target)
  }

  mutating func close() throws(ScenarioStop) {
    try goToPhone()
    let isThere = wait { shell in
      shell.place == .phone && shell.targets.contains { $0.target == .headerButton }
    }
    let target = shell.targets.first { $0.target == .headerButton }
    guard isThere, let target else {
      throw ScenarioStop(wanted: "a close button", seen: seenOnPhone)
    }
    try press(target)
  }

  mutating func goBack() throws(ScenarioStop) {
    try goToPhone()
    guard wait(until: { $0.place == .phone }) else {
      throw ScenarioStop(wanted: "a screen on the phone", seen: seenOnPhone)
    }
    key(.escape)
  }

  private mutating func press(_ target: TapTarget) throws(ScenarioStop) {
    if let reason = target.disabledReason {
      throw ScenarioStop(
        wanted: "\(Quoting.quoted(target.label)) that can be pressed", seen: "off: \(reason)")
    }
    var rest = shell.targets.count + 1
    while shell.focus != target.target {
      guard rest > 0 else {
        throw ScenarioStop(
          wanted: "the focus on \(Quoting.quoted(target.label))", seen: seenOnPhone)
      }
      key(.tab)
      rest -= 1
    }
    key(.enter)
  }

  /// The nth thing that reads exactly so; else but for capitals; else that holds the words.
  private static func match(
    _ label: String, _ number: Int, _ targets: [TapTarget]
  ) -> TapTarget? {
    let wanted = plain(label)
    let ways: [(String) -> Bool] = [
      { $0 == wanted }, { $0.lowercased() == wanted.lowercased() },
      { $0.lowercased().holds(wanted.lowercased()) },
    ]
    for way in ways {
      let found = targets.filter { way(plain($0.label)) }
      if !found.isEmpty { return number <= found.count ? found[number - 1] : nil }
    }
    return nil
  }

  private static func plain(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the walk is, and what can be pressed.
  var seenOnPhone: String {
    if let dialog = walk.topDialog { return "\(Self.described(dialog)) on top" }
    guard let presentation = walk.presentation else { return "no screen is shown" }
    let labels = shell.targets.map { Quoting.quoted($0.label) }
    let things = labels.isEmpty ? "nothing to press" : labels.joined(separator: ", ")
    return "screen \(presentation.screenID) with \(things)"
  }

  static func described(_ dialog: Dialog) -> String {
    let api = dialog.apiName.isEmpty ? "" : " \(dialog.apiName)"
    return "\(dialog.owner.rawValue) \(dialog.name)\(api)"
  }
}
