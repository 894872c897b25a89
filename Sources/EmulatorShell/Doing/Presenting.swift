import EmulatorCore
import PaywallModel

/// What the app does about presentations, in its place.
extension Shell {
  mutating func presenting(_ intent: Intent) {
    switch intent {
    case .toggleCampaigns:
      perform(.command(.presentation(.allowCampaigns(!walk.emulator.campaigns.isAllowed))))
    case .preloadOrDisplay: preloadOrDisplay()
    case .displayAgain: displayAgain()
    case .closeByApp: perform(.command(.presentation(.closePresentation(nil))))
    case .backByApp: perform(.command(.presentation(.back)))
    default: break
    }
  }

  /// The chosen row of the start list is fetched; what was fetched is displayed.
  private mutating func preloadOrDisplay() {
    if let request = walk.emulator.preloadedRequest {
      return perform(.command(.presentation(.display(request.id))))
    }
    guard !walk.hasPresentation else {
      return say(
        .plain, "Nothing is preloaded. L on a row of the start list fetches it without showing it.",
        short: "Nothing is preloaded.")
    }
    switch chosenStartRow {
    case .placement(let placement):
      start.lastUsed = placement.id
      perform(.command(.presentation(.preload(.placement(placement.id)))))
    case .screen(let screen):
      start.lastUsed = screen.id
      perform(.command(.presentation(.preload(.screen(screen.id)))))
    case .header, .broken, .session, .scenario, nil:
      say(.plain, "A placement or a screen can be preloaded. ↑↓ choose one.")
    }
  }

  private mutating func displayAgain() {
    guard let request = walk.emulator.usedRequest else {
      return say(.plain, "No presentation was displayed and closed yet.")
    }
    perform(.command(.presentation(.display(request.id))))
  }
}
