import EmulatorCore
public import PaywallModel

/// What is told to the SDK before it starts: the user, the first link, the redemption delegate. The
/// last has no setter afterwards (dossier §7.3, §12).
public struct PurchaselyBuilder {
  private var catalog: Catalog
  private let seed: UInt64
  private var runningMode: PLYRunningMode?
  private var commands: [Command] = []
  private var listener: ((PLYWebRedemptionResult) -> Void)?

  /// Begins to set up an SDK on a project.
  public init(catalog: Catalog, seed: UInt64 = 0) {
    self.catalog = catalog
    self.seed = seed
  }

  /// Who has signed in; nil is anonymous.
  public func appUserId(_ id: String?) -> PurchaselyBuilder {
    var builder = self
    builder.catalog.project.start.userID = id
    return builder
  }

  /// Who buys.
  public func runningMode(_ mode: PLYRunningMode) -> PurchaselyBuilder {
    var builder = self
    builder.runningMode = mode
    return builder
  }

  /// Whether links are shown or held.
  public func allowDeeplink(_ isAllowed: Bool) -> PurchaselyBuilder {
    adding(.allowDeeplink(isAllowed))
  }

  /// The link that launched the app; nil for none.
  public func handleDeeplink(_ url: String?) -> PurchaselyBuilder {
    url.map { adding(.handleDeeplink($0)) } ?? self
  }

  /// Android: whether the SDK takes links by itself.
  public func automaticDeeplinkHandling(_ isAutomatic: Bool) -> PurchaselyBuilder {
    adding(.setAutomaticLinks(isAutomatic))
  }

  /// iOS: who hears of redemptions; held weakly. With `appHandlesRedemptionAlert` the SDK shows no
  /// alert and calls as soon as one settles.
  public func webRedemptionDelegate(
    _ delegate: any PLYWebRedemptionDelegate, appHandlesRedemptionAlert: Bool = false
  ) -> PurchaselyBuilder {
    webRedemptionListener(appHandlesRedemptionAlert: appHandlesRedemptionAlert) {
      [weak delegate] result in delegate?.webRedemptionCompleted(result: result)
    }
  }

  /// Android: who hears of redemptions.
  public func webRedemptionListener(
    appHandlesRedemptionAlert: Bool = false, _ listener: @escaping (PLYWebRedemptionResult) -> Void
  ) -> PurchaselyBuilder {
    var builder = adding(.registerRedemptionDelegate(handlesAlert: appHandlesRedemptionAlert))
    builder.listener = listener
    return builder
  }

  private func adding(_ command: Command) -> PurchaselyBuilder {
    var builder = self
    builder.commands.append(command)
    return builder
  }

  /// The SDK, not yet started: links are taken and kept until `start()`.
  public func build() -> Purchasely {
    let emulator = Emulator(catalog: catalog, seed: seed, isStarted: false)
    let purchasely = Purchasely(emulator: emulator, runningMode: runningMode)
    purchasely.redemptionListener = listener
    for command in commands { purchasely.send(.command(command)) }
    return purchasely
  }

  /// The SDK, started.
  public func start() -> Purchasely {
    let purchasely = build()
    purchasely.start()
    return purchasely
  }
}
