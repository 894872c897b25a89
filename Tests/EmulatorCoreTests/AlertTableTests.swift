import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// Every cell of handler × alert × platform × version.
@Suite struct AlertTableTests {
  /// Where an alert is handed to the UI handler (`asked`), shown by the SDK alone (`SDK`), or does
  /// not exist (`–`, or before the version that is named); by hand: iOS and the bridges, then
  /// Android.
  static let standings: [(AlertKind, apple: String, android: String)] = [
    (.commonError, "asked", "SDK"), (.inAppSuccess, "asked", "asked"),
    (.inAppDeferred, "asked", "asked"), (.inAppSuccessUnauthentified, "asked", "asked"),
    (.inAppRestorationSuccess, "asked", "asked"), (.inAppRestorationError, "asked", "asked"),
    (.inAppError, "asked", "asked"), (.unsubscribeGoogle, "asked", "SDK"),
    (.unsubscribeiOS, "asked", "SDK"), (.unsubscribeAmazon, "asked", "SDK"),
    (.webCheckoutReceiptPollingFailure, "asked", "SDK"),
    (.inAppOptionChangedSuccess, "–", "asked"), (.huaweiNotLogged, "–", "SDK"),
    (.changePlanDifferentStore, "SDK", "SDK"),
    (.webRedemption, "SDK from 6.1", "SDK from 6.1"),
  ]

  /// What each way of the handler shows for an alert that it is asked about, and what follows; by
  /// hand: iOS and the bridges, then Android. Nil is no handler at all.
  static let ways: [(AlertSetting?, apple: String, android: String)] = [
    (nil, "SDK", "SDK"), (.sdk, "SDK", "SDK"), (.custom, "APP", "APP"),
    (.both, "APP SDK PLY302", "APP SDK PLY302"), (AlertSetting.none, "", "frozen PLY301"),
    (.dismissTooEarly, "APP", "over APP PLY303"),
  ]

  @Test func theTablesHaveEveryAlertAndEveryWay() {
    #expect(Self.standings.map(\.0) == AlertKind.allCases)
    #expect(Self.ways.dropFirst().map(\.0) == AlertSetting.allCases.map { Optional($0) })
  }

  @Test(arguments: Platform.allCases)
  func everyWayOfTheHandlerWithEveryAlert(platform: Platform) {
    for version in SDKVersion.allCases {
      let profile = Profile(platform: platform, sdkVersion: version, mode: .full)
      for (kind, apple, android) in Self.standings {
        let standing = platform == .android ? android : apple
        for (setting, appleWay, androidWay) in Self.ways {
          let way = platform == .android ? androidWay : appleWay
          let isThere = !standing.hasSuffix("from 6.1") || version >= .v6_1
          let shown = standing.hasPrefix("SDK") && isThere ? "SDK" : ""
          let expected = standing == "asked" ? way : shown
          let walk = Self.walk(kind, setting, profile)
          #expect(
            Self.summary(of: walk) == expected,
            "\(kind.rawValue), \(setting?.rawValue ?? "no handler"), \(version.rawValue)")
        }
      }
    }
  }

  /// After the dialogs are closed an alert holds nothing, unless it froze the screen.
  @Test(arguments: Platform.allCases)
  func everyAlertEndsWithItsDialogs(platform: Platform) {
    let profile = Profile(platform: platform, mode: .full)
    for (kind, _, _) in Self.standings {
      for (setting, appleWay, androidWay) in Self.ways {
        var walk = Self.walk(kind, setting, profile)
        for _ in walk.dialogs { walk.choose(.ok) }
        let isFrozen =
          (platform == .android ? androidWay : appleWay).hasPrefix("frozen")
          && walk.rules.contains(.alertLeftOpen)
        #expect(walk.isIdle != isFrozen, "\(kind.rawValue) \(setting?.rawValue ?? "no handler")")
        walk.pressClose()
        #expect(walk.screens.isEmpty != isFrozen)
      }
    }
  }

  @Test(arguments: AlertKind.allCases)
  func everyAlertHasItsTrace(kind: AlertKind) {
    let blocks = Self.ways.map { setting, _, _ in
      ProfileTraces.text(setting?.rawValue ?? "no handler", mode: .full, isWide: true) { profile in
        var walk = Self.walk(kind, setting, profile)
        for _ in walk.dialogs { walk.choose(.ok) }
        return Array(walk.trace.drop { !$0.text.hasPrefix("alert ") })
      }
    }
    Golden.expect(blocks.joined(separator: "\n\n"), "core/alerts/\(kind.rawValue)")
  }

  /// An alert outside of any chain, over a screen.
  static func walk(_ kind: AlertKind, _ setting: AlertSetting?, _ profile: Profile) -> Walk {
    let integration = Integration(
      hasUIHandler: setting != nil, alerts: setting.map { [kind: $0] } ?? [:])
    var catalog = Northwind.catalog([.close], integration: integration)
    catalog.project.profile = profile
    var walk = Walk.onPremium(catalog)
    walk.command(.showAlert(kind))
    return walk
  }

  private static func summary(of walk: Walk) -> String {
    var words: [String] = []
    if walk.emulator.alerts.first?.stage == .frozen { words.append("frozen") }
    if walk.emulator.alerts.isEmpty && !walk.dialogs.isEmpty
      && walk.rules == [.alertDismissedTooEarly]
    {
      words.append("over")
    }
    words += walk.dialogs.map(\.owner.rawValue)
    return (words + walk.rules.map(\.rawValue)).joined(separator: " ")
  }
}
