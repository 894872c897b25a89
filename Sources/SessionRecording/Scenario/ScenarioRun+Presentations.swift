import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

extension ScenarioRun {
  mutating func perform(_ step: PresentationStep) throws(ScenarioStop) {
    switch step {
    case .handles(let setting): try setPresentationHandler(setting)
    case .preload(let name): try preload(name)
    case .app(let deed): try perform(deed)
    case .setCampaigns(let isAllowed):
      try toggle("K", wanted: "campaigns \(isAllowed ? "allowed" : "held")") {
        $0.emulator.campaigns.isAllowed == isAllowed
      }
    case .audience(let name): try pick(name, in: "audience", by: "by the rules")
    case .variant(let name): try pick(name, in: "A/B test", by: "by the bucket")
    case .fetchAgain:
      try goToPhone()
      try capital("u")
      key(.character("f"))
      try goToPhone()
    }
  }

  private mutating func setPresentationHandler(
    _ setting: PresentationSetting
  ) throws(ScenarioStop) {
    try goToPhone()
    try capital("a")
    for _ in 0..<20 where !isOnRow("presentations") { key(.down) }
    var rest = PresentationSetting.allCases.count
    while walk.app.integration.presentationHandler != setting {
      guard rest > 0 else {
        throw ScenarioStop(wanted: "presents \(setting.rawValue)", seen: noteText)
      }
      key(.right)
      rest -= 1
    }
    try goToPhone()
  }

  private func isOnRow(_ name: String) -> Bool {
    shell.chosenLine?.text.hasPrefix(name) ?? false
  }

  private mutating func preload(_ name: String) throws(ScenarioStop) {
    guard !walk.hasPresentation else {
      throw ScenarioStop(wanted: "the start list", seen: seenOnPhone)
    }
    try goToPhone()
    key(.character("/"))
    type(name)
    key(.enter)
    try capital("L")
    for _ in 0..<2 where shell.place == .start { key(.escape) }
    guard wait(until: { $0.walk.emulator.preloadedRequest != nil }) else {
      throw ScenarioStop(wanted: "\(name) preloaded", seen: noteText)
    }
  }

  private mutating func perform(_ deed: AppDeed) throws(ScenarioStop) {
    switch deed {
    case .close: try capital("C")
    case .back: try capital("B")
    case .display: try capital("L")
    case .displayAgain: try chooseCommand("your app displays a used presentation")
    }
  }

  /// Picks a value in a row of User's THIS SCREEN.
  private mutating func pick(
    _ name: String?, in row: String, by rules: String
  ) throws(ScenarioStop) {
    try goToPhone()
    try capital("u")
    key(.character("g"))
    for _ in 0..<200 where !isOnRow(row) { key(.down) }
    guard isOnRow(row) else {
      throw ScenarioStop(wanted: "the row \(row) of User", seen: shell.chosenLine?.text ?? "no row")
    }
    let wanted = name ?? rules
    for _ in 0..<40 where shell.pickedTargeting(in: row) != wanted { key(.right) }
    guard shell.pickedTargeting(in: row) == wanted else {
      throw ScenarioStop(wanted: "\(row) \(wanted)", seen: shell.pickedTargeting(in: row))
    }
    try goToPhone()
  }
}
