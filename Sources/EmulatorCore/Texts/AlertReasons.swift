import PaywallModel

/// What an exception in a handler comes to.
extension TraceTexts {
  static let threw = "threw"
  static let throwsAndFails = "throws: the bridge answers failed"
  static let throwsInVain = "throws: that is no answer"
}

extension Reasons {
  static let threwAndFails = Reason(
    "React Native's bridge catches what a handler throws and answers failed: the chain stops.",
    .reactNativeBridge, lever: .interceptors)
  static let ownButton = Reason(
    "Buttons of your app's own dialog do what your app wants; the SDK hears only that the alert is "
      + "over.", .dialogs, lever: .alerts)
  static let threwInVain = Reason(
    "Only React Native's bridge turns an exception into failed. Here nobody answers the call, and "
      + "the screen stays frozen.", .reactNativeBridge, lever: .interceptors)
}
