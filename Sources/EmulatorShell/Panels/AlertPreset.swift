import EmulatorCore
import PaywallModel

/// Ready-made settings of all alerts, in the order in which they are offered.
enum AlertPreset: Int, Hashable, Sendable, CaseIterable {
  case allSDK, allCustom, successesCustom, errorsCustom

  static var prompt: PanelPrompt {
    PanelPrompt(
      id: "presets", title: "presets of alerts",
      lines: ["The settings of all alerts are replaced."],
      options: allCases.map(\.title))
  }

  var title: String {
    switch self {
    case .allSDK: "all SDK"
    case .allCustom: "all custom"
    case .successesCustom: "successes custom"
    case .errorsCustom: "errors custom"
    }
  }

  func setting(for kind: AlertKind) -> AlertSetting {
    switch self {
    case .allSDK: .sdk
    case .allCustom: .custom
    case .successesCustom: kind.tellsSuccess ? .custom : .sdk
    case .errorsCustom:
      kind.tellsError || kind == .webCheckoutReceiptPollingFailure ? .custom : .sdk
    }
  }
}

extension AlertKind {
  fileprivate var tellsSuccess: Bool {
    switch self {
    case .inAppSuccess, .inAppSuccessUnauthentified, .inAppRestorationSuccess: true
    case .inAppOptionChangedSuccess: true
    case .commonError, .inAppDeferred, .inAppRestorationError, .inAppError, .unsubscribeGoogle,
      .unsubscribeiOS, .unsubscribeAmazon, .webCheckoutReceiptPollingFailure, .huaweiNotLogged,
      .changePlanDifferentStore, .webRedemption:
      false
    }
  }
}

extension AlertSetting {
  /// What the setting leads to on a platform (dossier §3.3).
  func meaning(in profile: Profile) -> String {
    let platform = profile.platform.displayName
    return switch (self, profile.alertEnding) {
    case (.sdk, _): "SDK: your handler calls proceed(), the SDK shows its own dialog."
    case (.custom, .proceedOrDismiss):
      "custom: your app draws it and calls onDismiss() when it is closed. Without that the screen "
        + "stays frozen."
    case (.custom, .nothing): "custom: your app draws it. \(platform) needs no more."
    case (.both, _):
      "both: your app draws it and also calls proceed(). The SDK’s dialog lies on yours."
    case (.none, .proceedOrDismiss):
      "none: neither proceed() nor onDismiss(). On \(platform) the screen stays frozen."
    case (.none, .nothing): "none: nothing is shown. Harmless on \(platform)."
    case (.dismissTooEarly, .proceedOrDismiss):
      "early: onDismiss() while your dialog is up. The screen closes under it."
    case (.dismissTooEarly, .nothing):
      "early: \(platform) has no onDismiss(), so this is as custom."
    }
  }
}

extension Walk {
  /// How often the SDK raised an alert, whoever drew it.
  func timesSeen(_ kind: AlertKind) -> Int {
    trace.count { $0.who == .SDK && $0.text == "alert \(kind.rawValue)" }
  }
}
