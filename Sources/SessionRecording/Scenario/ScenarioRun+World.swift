import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

extension ScenarioRun {
  mutating func setMode(_ mode: RunningMode) throws(ScenarioStop) {
    try toggle("M", wanted: "mode \(mode.rawValue)") { $0.emulator.profile.mode == mode }
  }

  mutating func setHandler(_ isOn: Bool) throws(ScenarioStop) {
    try toggle("A", wanted: "the UI handler \(Self.onOff(isOn))") {
      $0.app.integration.hasUIHandler == isOn
    }
  }

  mutating func setInterceptors(_ isOn: Bool) throws(ScenarioStop) {
    try toggle("I", wanted: "interceptors \(Self.onOff(isOn))") {
      $0.app.integration.interceptors.isEmpty != isOn
    }
  }

  mutating func setOffline(_ isOffline: Bool) throws(ScenarioStop) {
    try toggle("O", wanted: "offline \(Self.onOff(isOffline))") {
      $0.emulator.store.isOffline == isOffline
    }
  }

  mutating func setLinks(_ isAllowed: Bool) throws(ScenarioStop) {
    try toggle("D", wanted: "links \(isAllowed ? "ready" : "held")") {
      $0.emulator.links.isAllowed == isAllowed
    }
  }

  mutating func setStoreAnswer(_ wayOut: WayOut?) throws(ScenarioStop) {
    try toggle("S", atMost: 10, wanted: "the store's answer \(wayOut?.rawValue ?? "asks")") {
      $0.emulator.store.presetAnswer == wayOut
    }
  }

  mutating func setUser(_ userID: String?) throws(ScenarioStop) {
    if walk.emulator.user.userID == userID { return }
    if walk.emulator.user.userID != nil { try capital("U") }
    if let userID { try answerPrompt("U", with: userID) }
    guard walk.emulator.user.userID == userID else {
      throw ScenarioStop(wanted: "user \(userID ?? "anonymous")", seen: noteText)
    }
  }

  mutating func setShows(_ kind: ActionKind, _ screen: AppScreen?) throws(ScenarioStop) {
    try inInterceptors(of: kind) { (run) throws(ScenarioStop) in
      try run.change(
        .right, atMost: 10, wanted: "\(kind.apiName) shows \(screen?.rawValue ?? "sdk")"
      ) { $0[kind]?.shows == screen }
    }
  }

  mutating func setFault(_ kind: ActionKind, _ fault: AppFault) throws(ScenarioStop) {
    try inInterceptors(of: kind) { (run) throws(ScenarioStop) in
      if run.walk.app.integration.interceptors[kind] == nil { run.key(.right) }
      try run.change(
        .character("x"), atMost: 6, wanted: "\(kind.apiName) answers \(fault.rawValue)"
      ) { $0[kind]?.fault == fault }
    }
  }

  mutating func setAnswer(_ kind: ActionKind, _ result: InterceptResult) throws(ScenarioStop) {
    let digit = Character("\((InterceptResult.allCases.firstIndex(of: result) ?? 0) + 1)")
    let count = walk.answers.count
    try inInterceptors(of: kind) { (run) throws(ScenarioStop) in
      run.key(.character(digit))
      guard run.walk.answers.count == count else { return }
      let setting = run.walk.app.integration.interceptors[kind]
      guard let setting, setting.shows.waysOut.first.map(setting.answer) == result else {
        throw ScenarioStop(wanted: "\(kind.apiName) answers \(result.rawValue)", seen: run.noteText)
      }
    }
  }

  private mutating func change(
    _ key: Key, atMost count: Int, wanted: String,
    until holds: ([ActionKind: InterceptorSetting]) -> Bool
  ) throws(ScenarioStop) {
    var rest = count
    while !holds(walk.app.integration.interceptors) {
      guard rest > 0 else { throw ScenarioStop(wanted: wanted, seen: noteText) }
      self.key(key)
      rest -= 1
    }
  }

  /// Goes into the Interceptors panel, to the row of an action, and back to the phone.
  private mutating func inInterceptors(
    of kind: ActionKind, _ change: (inout ScenarioRun) throws(ScenarioStop) -> Void
  ) throws(ScenarioStop) {
    try goToPhone()
    try capital("i")
    for _ in 0...ActionKind.allCases.count { key(.up) }
    for _ in 0...ActionKind.allCases.count where !isOnRow(of: kind) { key(.down) }
    guard isOnRow(of: kind) else {
      throw ScenarioStop(
        wanted: "the row of \(kind.apiName)", seen: shell.chosenLine?.text ?? "no row")
    }
    try change(&self)
    try goToPhone()
  }

  private func isOnRow(of kind: ActionKind) -> Bool {
    shell.place == .panel(.interceptors)
      && shell.chosenLine?.text.split(separator: " ").first.map(String.init) == kind.apiName
  }

  private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
