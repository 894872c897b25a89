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
      $0.app.integration.interceptedKinds.isEmpty != isOn
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

  private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
