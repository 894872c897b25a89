import EmulatorCore
import PaywallModel

/// The screen takes no press, because your app owes an answer and nothing shows why.
struct Frozen: Hashable, Sendable {
  /// `purchase, call 9`.
  var subject: String
  /// `purchase (call 9)`.
  var shortSubject: String
  /// `12 s`.
  var since: String
  /// Held by an alert; no answer can be given any more.
  var isAlert: Bool
  var reason: Reason
}

extension Shell {
  /// An answer counts as owed from here on, in milliseconds; a careful app takes no longer.
  static let owedMilliseconds = 1_000

  /// The call that holds the screen while no dialog waits for you, however short it is.
  var owedCall: Call? {
    guard !walk.hasDialogs else { return nil }
    if let call = walk.emulator.owedCall { return call }
    guard let alert = walk.emulator.alerts.first, alert.stage == .frozen else { return nil }
    return walk.emulator.calls.last { $0.subject == .alert(alert.alert.kind) }
  }

  /// Set while an answer of your app is owed and no dialog waits for you.
  var frozen: Frozen? {
    guard let call = owedCall else { return nil }
    let passed = walk.now.milliseconds - call.since.milliseconds
    guard passed >= Self.owedMilliseconds else { return nil }
    return Frozen(
      subject: "\(call.name), call \(call.id.number)",
      shortSubject: "\(call.name) (call \(call.id.number))",
      since: "\(sinceSeconds(passed / 1000)) s", isAlert: call.isAboutAlert,
      reason: call.isAboutAlert ? Self.alertReason : Self.interceptorReason)
  }

  private static let interceptorReason = Reason(
    "An interceptor must answer each call once. Until it does, the chain waits, the button loads "
      + "and the screen takes no press. i shows the call as first row of Interceptors; 1 2 3 "
      + "answer it there.", .paywallActions, lever: .interceptors)

  private static let alertReason = Reason(
    "On Android the action of an alert stays open until your app calls proceed() or onDismiss(). "
      + "It called neither. z steps back.", .dialogs, lever: .alerts)

  /// With reduced motion the seconds stand still between 1, 5, 10, 30 and each full minute.
  private func sinceSeconds(_ seconds: Int) -> Int {
    guard options.reducesMotion else { return seconds }
    if seconds >= 60 { return seconds / 60 * 60 }
    return [30, 10, 5].first { seconds >= $0 } ?? 1
  }
}

extension Call {
  fileprivate var isAboutAlert: Bool { if case .alert = subject { true } else { false } }
}
