import EmulatorCore
import PaywallModel
import Testing

/// Short words for walking in a test.
extension Walk {
  /// Begins a walk with the placement `premium` open.
  static func onPremium(_ catalog: Catalog) -> Walk {
    var walk = Walk(catalog: catalog)
    walk.handle(.command(.openPlacement("premium")), at: .start)
    return walk
  }

  /// Begins a walk on a button with a chain, with the placement `premium` open.
  static func on(
    _ kinds: [ActionKind], mode: RunningMode = .full, platform: Platform = .ios,
    _ integration: Integration = Integration(),
    start: StartState = StartState(userID: "northwind-7")
  ) -> Walk {
    onPremium(
      Northwind.catalog(
        kinds, mode: mode, platform: platform, integration: integration, start: start))
  }

  mutating func press(_ index: Int = 0) {
    handle(.gesture(.tap(Northwind.target(index), label: "Button \(index)")), at: now)
  }

  mutating func pressClose() { handle(.gesture(.tap(.headerButton, label: "close")), at: now) }

  mutating func choose(_ wayOut: WayOut, _ values: [String: String] = [:]) {
    handle(.chooseWayOut(wayOut, values: values), at: now)
  }

  mutating func command(_ command: Command) { handle(.command(command), at: now) }

  mutating func wait(_ milliseconds: Int) { advance(to: now.advanced(by: milliseconds)) }

  var eventNames: [String] { events.map(\.name) }

  var rules: [DiagnosticRule] { diagnostics.map(\.rule) }

  var screens: [String] { emulator.presentations.map(\.screenID) }

  func text(of rule: DiagnosticRule) -> String? { diagnostics.first { $0.rule == rule }?.text }
}

/// An integration with one interceptor.
func intercepting(_ kind: ActionKind, _ setting: InterceptorSetting) -> Integration {
  Integration(interceptors: [kind: setting])
}

/// A setting that answers at once.
func answering(_ result: InterceptResult, fault: AppFault = .none) -> InterceptorSetting {
  InterceptorSetting(answers: [.done: result], fault: fault)
}
