import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// Links, mails, people and events, by the keys that a person presses.
extension ScenarioRun {
  mutating func open(link address: String, _ arrival: LinkArrival) throws(ScenarioStop) {
    try capital("d")
    guard shell.place == .textField else {
      throw ScenarioStop(wanted: "the prompt for a link", seen: noteText)
    }
    key(.control("u"))
    now = now.advanced(by: Self.keyMilliseconds)
    input(.paste(address))
    if arrival == .coldStart {
      key(.tab)
      key(.right)
    }
    key(.enter)
  }

  mutating func open(mail words: String, _ arrival: LinkArrival) throws(ScenarioStop) {
    let wanted = "a mail with \(Quoting.quoted(words)) in its subject"
    let isThere = wait { $0.mailPlace(of: words) != nil }
    guard isThere, let place = shell.mailPlace(of: words) else {
      throw ScenarioStop(wanted: wanted, seen: seenMails)
    }
    try capital("m")
    for _ in 0..<place { key(.down) }
    if arrival == .coldStart { key(.right) }
    key(.enter)
  }

  /// What the mail box has.
  var seenMails: String {
    let subjects = shell.mailSubjects
    return subjects.isEmpty ? "no mail" : subjects.joined(separator: ", ")
  }

  mutating func setAttribute(_ name: String, _ value: String) throws(ScenarioStop) {
    try goToPhone()
    try capital("u")
    key(.character("+"))
    try fill([name, value])
    key(.enter)
    try goToPhone()
    guard walk.emulator.user.attributes.contains(where: { $0.key == name }) else {
      throw ScenarioStop(wanted: "attribute \(name)", seen: noteText)
    }
  }

  mutating func emit(_ name: String) throws(ScenarioStop) {
    try goToPhone()
    try capital("e")
    key(.character("+"))
    try fill([name])
    key(.enter)
    try goToPhone()
  }

  private mutating func fill(_ texts: [String]) throws(ScenarioStop) {
    guard shell.place == .textField else {
      throw ScenarioStop(wanted: "a field to fill in", seen: noteText)
    }
    for (index, text) in texts.enumerated() {
      if index > 0 { key(.tab) }
      key(.control("u"))
      now = now.advanced(by: Self.keyMilliseconds)
      if !text.isEmpty { input(.paste(text)) }
    }
  }

  mutating func setLanguage(_ code: String) throws(ScenarioStop) {
    try turn("language", wanted: "language \(code)") { $0.emulator.language == code }
  }

  mutating func setConsent(_ purpose: ConsentPurpose?) throws(ScenarioStop) {
    let consent: Set<ConsentPurpose> = purpose.map { [$0] } ?? []
    try turn("consent", wanted: "consent \(purpose?.rawValue ?? "all")") {
      $0.emulator.consent == consent
    }
  }

  mutating func setSignInFirst(_ isOn: Bool) throws(ScenarioStop) {
    try turn("redeem", wanted: "redeem \(isOn ? "signInFirst" : "atOnce")") {
      $0.app.integration.links.signsInFirst == isOn
    }
  }

  /// Goes to a row of the User panel and changes its value until it is as wanted.
  private mutating func turn(
    _ row: String, wanted: String, until holds: (Walk) -> Bool
  ) throws(ScenarioStop) {
    try goToPhone()
    try capital("u")
    key(.character("g"))
    for _ in 0..<Self.longestPanel where !isOn(row) { key(.down) }
    guard isOn(row) else {
      throw ScenarioStop(wanted: "the row \(row)", seen: shell.chosenLine?.text ?? "no row")
    }
    var rest = 10
    while !holds(walk) {
      guard rest > 0 else { throw ScenarioStop(wanted: wanted, seen: noteText) }
      key(.right)
      rest -= 1
    }
    try goToPhone()
  }

  private static let longestPanel = 200

  private func isOn(_ row: String) -> Bool {
    shell.place == .panel(.user)
      && shell.chosenLine?.text.split(separator: " ").first.map(String.init) == row
  }

  mutating func readSubscriptions(_ reading: SubscriptionsReading) throws(ScenarioStop) {
    switch reading {
    case .read: try chooseCommand("your app reads its subscriptions, from the cache")
    case .fresh: try chooseCommand("your app reads its subscriptions, past the cache")
    case .history: try chooseCommand("your app reads the history of subscriptions")
    }
  }

  mutating func restart() throws(ScenarioStop) {
    try goToPhone()
    key(.control("r"))
    key(.enter)
  }
}

extension Walk {
  /// Links whose redemption has ended, oldest first.
  var settledLinks: [LinkRecord] {
    emulator.links.records.filter { if case .redeemed = $0.fate { true } else { false } }
  }
}

extension LinkRecord: LogEntry {
  var words: String { "\(fate.words) \(TokenMask.shown(url))" }
}
