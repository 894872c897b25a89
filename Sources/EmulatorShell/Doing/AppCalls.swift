import EmulatorCore
import PaywallModel

/// What your app calls of the SDK outside an interceptor.
extension Shell {
  mutating func callApp(_ call: AppCall) {
    switch call {
    case .synchronize: perform(.command(.synchronize))
    case .closeAllScreens: perform(.command(.closeAllScreens))
    case .nothing, .userLogin, .openLink: break
    }
  }

  /// Whether your app calls synchronize() after a purchase in its own store screen.
  mutating func toggleSynchronizing() {
    var integration = walk.app.integration
    integration.synchronizesOwnPurchases.toggle()
    setIntegration(integration)
    say(
      .plain,
      integration.synchronizesOwnPurchases
        ? "Your app synchronizes after a purchase of its own."
        : "Your app does not synchronize after a purchase of its own.")
  }
}
