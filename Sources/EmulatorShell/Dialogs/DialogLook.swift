import EmulatorCore
import PaywallModel
import TerminalModel

/// What the owner of a dialog and the platform decide about its look (frames §4).
struct DialogLook: Hashable, Sendable {
  var border: Border
  var role: ColorRole
  /// Heading and text in the middle of the row.
  var isCentered: Bool
  /// A line above the buttons, and buttons without brackets.
  var isIOSAlert: Bool
  /// Buttons at the right.
  var isAndroidAlert: Bool
  var maximumColumns: Int

  init(_ dialog: Dialog, profile: Profile) {
    let isAlert = dialog.kind.isAlert
    switch dialog.owner {
    case .sdk:
      border = .round
      role = .sdk
      maximumColumns = isAlert && !dialog.kind.tellsRedemption ? 34 : 38
      isAndroidAlert = isAlert && profile.alertBox == .alertDialog
      isIOSAlert = isAlert && profile.alertBox == .alertController
      isCentered = isIOSAlert
    case .app:
      border = .double
      role = .app
      maximumColumns = isAlert ? 34 : 38
      isAndroidAlert = false
      isIOSAlert = false
      isCentered = isAlert || dialog.kind.tellsRedemption
    case .store:
      border = .heavy
      role = .store
      maximumColumns = 42
      isAndroidAlert = false
      isIOSAlert = false
      isCentered = false
    }
  }

}

extension Dialog.Kind {
  /// The SDK's or the app's dialog for an alert.
  var isAlert: Bool {
    switch self {
    case .sdkAlert, .appAlert: true
    case .appScreen, .storePurchase, .storeRestore, .storePromoCode, .sdkLogin, .sdkWebCheckout,
      .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey, .appCloseRequest,
      .appClientScreen:
      false
    }
  }

  /// It is about a redemption, running or ended; its border has more to say than others.
  var isAboutRedemption: Bool { self == .sdkRedemption || tellsRedemption }

  /// It tells how a redemption ended.
  var tellsRedemption: Bool { self == .sdkAlert(.webRedemption) || self == .appRedemption }
}

extension Border {
  /// The store's border without Unicode has its own form.
  func drawn(ascii isASCII: Bool, isStore: Bool = false) -> Border {
    guard isASCII else { return self }
    return isStore ? .asciiEquals : ascii
  }
}
