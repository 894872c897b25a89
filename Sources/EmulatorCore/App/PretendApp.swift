public import PaywallModel

/// The app around the paywall, as the integration describes it: it answers the SDK's calls, shows its
/// own dialogs, waits, and makes the mistakes it is told to make.
public struct PretendApp: Hashable, Sendable {
  public internal(set) var integration: Integration
  /// The app's dialogs that are open, oldest first.
  public internal(set) var dialogs: [Dialog]

  /// Makes an app that has not been called yet.
  public init(integration: Integration) {
    self.integration = integration
    dialogs = []
  }
}
