import EmulatorCore
import PaywallModel
import Testing

/// Who closes what, and who hears of it (dossier §5.4, §5.5).
@Suite struct ClosingTests {
  /// `close()` is one presentation, on Android and Cordova all of them.
  @Test(arguments: [
    (Platform.ios, 1), (.android, 0), (.reactNative, 1), (.flutter, 1), (.cordova, 0),
  ])
  func closeReaches(platform: Platform, left: Int) {
    var walk = Tour.walk(platform: platform)
    walk.command(.openPlacement("settings"))
    walk.command(.openPlacement("premium"))
    walk.command(.presentation(.closePresentation(RequestID(2))))
    #expect(walk.screens.count == left)
    #expect(walk.outcomes.map(\.closeReason).allSatisfy { $0 == .programmatic })
    #expect(walk.outcomes.count == 2 - left)
  }

  @Test func closePassesNoInterceptorAndIsNotAskedAbout() {
    var integration = intercepting(.close, answering(.success))
    integration.presentations.closeRequest = .ignore
    var walk = Tour.walk(integration)
    walk.command(.openPlacement("settings"))
    walk.command(.presentation(.closePresentation(nil)))
    #expect(walk.screens.isEmpty && walk.rules.isEmpty)
    #expect(!walk.trace.contains { $0.text.contains("asks your app") })
  }

  @Test func closingWhatIsGoneSaysSo() {
    var walk = Tour.walk()
    walk.command(.openPlacement("settings"))
    walk.pressClose()
    walk.command(.presentation(.closePresentation(RequestID(1))))
    walk.command(.presentation(.closePresentation(RequestID(7))))
    walk.command(.presentation(.closePresentation(nil)))
    #expect(walk.outcomes.count == 1 && walk.screens.isEmpty)
  }

  /// What the app does when it is asked; the screens that are left after the close button, after
  /// the way out of the app's question, and after the system's back on a new one.
  @Test(arguments: [
    (CloseRequest.none, 0, 0), (.close, 0, 0), (.ignore, 1, 1), (.ask, 1, 0),
  ])
  func onCloseRequestedDecides(setting: CloseRequest, afterPress: Int, afterLeave: Int) {
    var walk = Tour.walk(.using { $0.closeRequest = setting })
    walk.command(.openPlacement("settings"))
    walk.pressClose()
    #expect(walk.screens.count == afterPress)
    if setting == .ask {
      walk.choose(.cancel)
      #expect(walk.screens.count == 1 && walk.dialogs.isEmpty)
      walk.systemBack()
      walk.choose(.done)
      #expect(walk.outcomes.map(\.closeReason) == [.programmatic])
    }
    #expect(walk.screens.count == afterLeave)
  }

  /// Listener, who opens; who hears.
  @Test(arguments: [
    (OutcomeListener.onDismissed, false, Outcome.Listener.onDismissed),
    (.onDismissed, true, .globalHandler), (.defaultHandler, false, .globalHandler),
    (.defaultHandler, true, .globalHandler), (.none, false, .nobody), (.none, true, .nobody),
  ])
  func anOutcomeIsHeardBy(
    setting: OutcomeListener, isByLink: Bool, listener: Outcome.Listener
  ) {
    var walk = Tour.walk(.using { $0.listener = setting })
    walk.command(
      isByLink ? .handleDeeplink("nw://ply/placements/settings") : .openPlacement("settings"))
    walk.pressClose()
    #expect(walk.outcomes.map(\.listener) == [listener])
  }

  @Test func theContentIDGoesWithEventsAndOutcome() {
    var walk = Tour.walk(.using { $0.contentID = "article-7" })
    walk.command(.openPlacement("settings"))
    walk.pressClose()
    #expect(walk.property("content_id", of: "PRESENTATION_VIEWED") == "article-7")
    #expect(walk.outcomes.first?.contentID == "article-7")
  }

  /// The app may hide the close button; the system's back still leaves.
  @Test func aHiddenCloseButtonCannotBePressed() {
    var walk = Tour.walk(.using { $0.displaysCloseButton = false })
    walk.command(.openPlacement("settings"))
    walk.pressClose()
    #expect(walk.screens == ["compact"])
    walk.systemBack()
    #expect(walk.screens.isEmpty)
  }

  /// Without a navigation bar nothing can be pushed (dossier §5.6).
  @Test(arguments: Platform.allCases)
  func withoutANavigationBarAPushIsSomethingElse(platform: Platform) {
    var options = PresentationOptions()
    options.transition = DisplayMode(.push)
    for hasBar in [true, false] {
      var walk = Tour.walk(platform: platform, .using { $0.hasNavigationBar = hasBar })
      walk.command(
        .presentation(.present(.placement("settings"), options, isPreloaded: false)))
      let instead: DisplayMode.Kind = platform == .android ? .full : .modal
      #expect(walk.presentation?.displayMode.kind == (hasBar ? .push : instead))
    }
  }

  /// Where the window is already up while it loads, each way out ends it, once.
  @Test(arguments: ["back", "close()", "closeAllScreens"])
  func case46ALoadingWindowIsLeft(way: String) {
    var walk = Tour.walk()
    walk.command(.presentation(.setFetchLatency(milliseconds: 2_000)))
    walk.command(.openPlacement("settings"))
    #expect(walk.presentation?.stage == .loading)
    walk.wait(1_000)
    switch way {
    case "back": walk.systemBack()
    case "close()": walk.command(.presentation(.closePresentation(nil)))
    default: walk.command(.closeAllScreens)
    }
    walk.wait(5_000)
    #expect(walk.screens.isEmpty && walk.outcomes.count == 1)
    #expect(!walk.eventNames.contains("PRESENTATION_VIEWED"))
    #expect(walk.emulator.requests.first?.state == .dismissed)
  }

  /// With a preload nothing is up before it is loaded.
  @Test func aPreloadShowsNoWindow() {
    var walk = Tour.walk(.using { $0.preloads = true })
    walk.command(.presentation(.setFetchLatency(milliseconds: 2_000)))
    walk.command(.openPlacement("settings"))
    #expect(walk.screens.isEmpty)
    walk.wait(2_000)
    #expect(walk.screens == ["compact"])
  }

  @Test func displayWhileItLoadsWaitsForIt() {
    var walk = Tour.walk()
    walk.command(.presentation(.setFetchLatency(milliseconds: 2_000)))
    walk.command(.presentation(.preload(.placement("settings"))))
    walk.command(.presentation(.display(RequestID(1))))
    #expect(walk.presentation?.stage == .loading)
    walk.wait(2_000)
    #expect(walk.screens == ["compact"] && walk.rules.isEmpty)
  }
}
