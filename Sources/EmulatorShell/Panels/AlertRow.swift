import EmulatorCore
import PaywallModel

/// A row of the Alerts panel; some alerts differ only in the store that they name.
struct AlertRow: Hashable, Sendable {
  let title: String
  /// At least one; all are set together.
  let kinds: [AlertKind]

  private static let all = [
    AlertRow(title: "success", kinds: [.inAppSuccess]),
    AlertRow(title: "success, anonymous", kinds: [.inAppSuccessUnauthentified]),
    AlertRow(title: "deferred", kinds: [.inAppDeferred]),
    AlertRow(title: "restored", kinds: [.inAppRestorationSuccess]),
    AlertRow(title: "restore error", kinds: [.inAppRestorationError]),
    AlertRow(title: "purchase error", kinds: [.inAppError]),
    AlertRow(title: "common error", kinds: [.commonError]),
    AlertRow(
      title: "unsubscribe help (3)",
      kinds: [.unsubscribeiOS, .unsubscribeGoogle, .unsubscribeAmazon]),
    AlertRow(title: "web checkout failed", kinds: [.webCheckoutReceiptPollingFailure]),
    AlertRow(title: "plan changes later", kinds: [.inAppOptionChangedSuccess]),
    AlertRow(title: "bought elsewhere", kinds: [.changePlanDifferentStore]),
    AlertRow(title: "Huawei sign-in", kinds: [.huaweiNotLogged]),
  ]

  /// The alerts that there are in a profile.
  static func all(in profile: Profile) -> [AlertRow] {
    all.filter { profile.standing(of: $0.kinds[0]) != .absent }
  }

  /// Whether no UI handler is asked about it in a profile.
  func isSDKOnly(in profile: Profile) -> Bool { profile.standing(of: kinds[0]) == .sdkOnly }

  /// `inAppSuccess, raw value 1`; Android's cases have no number (dossier §3.1).
  func apiNames(in profile: Profile) -> String {
    let name = profile.name(of: kinds[0])
    guard profile.alertErrorPlace == .argument, let number = kinds[0].number else { return name }
    return "\(name), raw value \(number)"
  }
}
