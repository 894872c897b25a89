import EmulatorCore
import PaywallModel
import Testing

/// What an app's UI handler does with presentations that links and campaigns open (dossier §6.2).
@Suite struct PresentationHandlerTests {
  /// What comes up for each setting and type, and which rules are broken: a screen, a flow, a
  /// screen of the app's own, a fallback, a placement that is switched off.
  private static let rows: [(PresentationSetting, String, String, String, String, String)] = [
    (.sdk, "compact", "hello", "own", "compact", ""),
    (.proceed, "compact", "hello", "own", "compact", ""),
    (.display, "compact", "hello", "own", "compact", ""),
    (.draw, "compact", "hello PLY407", "own", "compact", ""),
    (
      .both, "compact compact PLY404", "hello hello PLY404", "own own PLY404",
      "compact compact PLY404", ""
    ),
    (
      .refetch, "compact PLY403", "hello PLY403", "own PLY403", "compact PLY403", ""
    ),
    (.nothing, "", "", "", "", ""),
  ]

  private static let placements = ["settings", "onboarding", "own", "old", "winback"]

  @Test func everySettingHasItsRow() {
    #expect(Self.rows.map(\.0) == PresentationSetting.allCases)
  }

  @Test(arguments: Platform.allCases.filter { $0 == .ios || $0 == .android })
  func everySettingWithEveryType(platform: Platform) {
    for (setting, screen, flow, own, fallback, off) in Self.rows {
      for (placement, expected) in zip(Self.placements, [screen, flow, own, fallback, off]) {
        var walk = Tour.walk(platform: platform, .handling(setting))
        walk.command(.handleDeeplink("nw://ply/placements/\(placement)"))
        let rules = Set(walk.rules.map(\.rawValue)).sorted()
        #expect(
          (walk.screens + rules).joined(separator: " ") == expected,
          "\(setting.rawValue), \(placement)")
        #expect(walk.emulator.press == nil)
      }
    }
  }

  @Test func whatTheAppOpensIsNotHandedToTheHandler() {
    var walk = Tour.walk(.handling(.nothing))
    walk.command(.openPlacement("settings"))
    #expect(walk.screens == ["compact"])
  }

  @Test func withoutTheHandlerTheSDKShowsIt() {
    var integration = Integration.handling(.nothing)
    integration.hasUIHandler = false
    var walk = Tour.walk(integration)
    walk.command(.handleDeeplink("nw://ply/placements/settings"))
    #expect(walk.screens == ["compact"])
  }

  /// Displayed as it was given it keeps its attribution; fetched again by its id it has none.
  @Test(arguments: [(PresentationSetting.display, "premium A"), (.refetch, "– –")])
  func attributionIsKeptOrLost(setting: PresentationSetting, kept: String) {
    var walk = Tour.walk(.handling(setting))
    walk.command(.handleDeeplink("nw://ply/placements/premium"))
    let found = walk.presentation?.resolution
    #expect("\(found?.placementID ?? "–") \(found?.variantID ?? "–")" == kept)
    #expect(walk.property("placement_id", of: "PRESENTATION_VIEWED") == found?.placementID)
  }

  @Test func aCampaignIsHandedOverToo() {
    let campaign = Campaign(id: "spring", assignment: Assignment(.screen("spring")))
    let walk = Tour.walk(campaigns: [campaign], .handling(.nothing))
    #expect(walk.screens.isEmpty)
    #expect(walk.trace.contains { $0.text.hasPrefix("asks the UI handler") })
  }
}
