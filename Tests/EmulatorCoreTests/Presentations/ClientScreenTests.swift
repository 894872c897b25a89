import EmulatorCore
import PaywallModel
import Testing

/// Screens that the app draws (dossier §5.8).
@Suite struct ClientScreenTests {
  private static func onAccount(_ platform: Platform = .ios) -> Walk {
    var walk = Tour.walk(platform: platform)
    walk.command(.openPlacement("onboarding"))
    walk.press("page")
    return walk
  }

  /// A connection that the flow links leads to its step; another leads nowhere.
  @Test(arguments: [
    ("signed_up", ["hello", "account", "offer"]), ("skipped", ["hello", "account"]),
    ("unknown", ["hello", "account"]),
  ])
  func aConnectionLeads(connection: String, steps: [String]) {
    var walk = Self.onAccount()
    #expect(walk.dialogs.map(\.owner) == [.app])
    walk.execute(connection)
    #expect(walk.flowSteps == steps)
  }

  @Test func withoutANameTheDefaultConnectionIsTaken() {
    var walk = Tour.walk()
    walk.command(.openPlacement("own"))
    walk.execute(nil)
    #expect(walk.screens == ["own", "thanks"])
  }

  /// Outside a flow a connection is pressed like a button.
  @Test func outsideAFlowTheActionsOfAConnectionRun() {
    var walk = Tour.walk(intercepting(.closeAll, answering(.notHandled)))
    walk.command(.openPlacement("own"))
    walk.execute("signed_up")
    #expect(walk.screens.isEmpty && walk.dialogs.isEmpty)
    #expect(walk.outcomes.count == 1)
  }

  @Test func theAppsScreenGoesWithItsPresentation() {
    var walk = Self.onAccount()
    walk.command(.closeAllScreens)
    #expect(walk.dialogs.isEmpty && walk.screens.isEmpty)
  }

  @Test func theSystemsBackOnTheAppsScreenGoesOneStep() {
    var walk = Self.onAccount()
    walk.choose(.dismiss)
    #expect(walk.flowSteps == ["hello"] && walk.dialogs.isEmpty)
  }

  @Test func aScreenWithoutAConnectionIsAnEnd() {
    var walk = Tour.walk()
    walk.command(.openPlacement("deadEnd"))
    #expect(walk.rules == [.clientScreenWithoutExit])
    walk.choose(.dismiss)
    #expect(walk.screens.isEmpty)
  }

  /// An app that draws nothing, and a bridge that cannot: the presentation is closed.
  @Test(arguments: Platform.allCases)
  func whatNobodyDrawsIsClosed(platform: Platform) {
    let isNative = platform == .ios || platform == .android
    var walk = Tour.walk(platform: platform)
    walk.command(.openPlacement("own"))
    #expect(walk.screens.isEmpty != isNative)
    var idle = Tour.walk(platform: platform, .using { $0.drawsClientScreens = false })
    idle.command(.openPlacement("own"))
    #expect(idle.screens.isEmpty && idle.dialogs.isEmpty)
    #expect(idle.outcomes.count == 1)
  }

  @Test func aConnectionOfAnotherScreenIsRefused() {
    var walk = Tour.walk()
    walk.command(.openPlacement("settings"))
    let before = walk.emulator.presentations
    walk.command(.presentation(.executeConnection(PresentationID(1), "signed_up")))
    walk.command(.presentation(.executeConnection(PresentationID(9), nil)))
    #expect(walk.emulator.presentations == before)
  }

  /// A link does not wait for the app's own screen: it is a screen, not a dialog.
  @Test func aLinkComesUpOverTheAppsScreen() {
    var walk = Tour.walk()
    walk.command(.openPlacement("own"))
    walk.command(.handleDeeplink("nw://ply/placements/settings"))
    #expect(walk.screens == ["own", "compact"])
  }
}

extension Walk {
  /// The app executes a connection of the screen on top.
  fileprivate mutating func execute(_ connection: String?) {
    guard let id = presentation?.id else { return }
    command(.presentation(.executeConnection(id, connection)))
  }
}
