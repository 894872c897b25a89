import EmulatorCore
public import PaywallModel

// Links and redemption (dossier §6, §7).
extension Purchasely {
  /// Starts the SDK that a builder has made; once started it does nothing.
  public func start() { send(.command(.start)) }

  /// Hands a link to the SDK. True when it is the SDK's, which then shows it: now, when links are
  /// allowed, or after start (dossier §6.2).
  @discardableResult
  public func handleDeeplink(_ url: String) -> Bool {
    send(.command(.handleDeeplink(url)))
    let link = try? DeeplinkReader.read(
      url, profile: emulator.profile, settings: emulator.catalog.project.links)
    return link != nil
  }

  /// The name of `handleDeeplink` in SDK 5.
  @discardableResult
  public func isDeeplinkHandled(_ url: String) -> Bool { handleDeeplink(url) }

  /// Lets links in, or holds them; what was held is shown in order.
  public func allowDeeplink(_ isAllowed: Bool) { send(.command(.allowDeeplink(isAllowed))) }

  /// The name of `allowDeeplink` in SDK 5, where links are held at first.
  public func readyToOpenDeeplink(_ isReady: Bool) { allowDeeplink(isReady) }

  /// Registers a redemption delegate after start, as bridges let one do. It is never called: PLY501
  /// says so when a redemption settles.
  public func setWebRedemptionDelegate(
    _ delegate: any PLYWebRedemptionDelegate, appHandlesRedemptionAlert: Bool = false
  ) {
    send(.command(.registerRedemptionDelegate(handlesAlert: appHandlesRedemptionAlert)))
    redemptionListener = { [weak delegate] result in
      delegate?.webRedemptionCompleted(result: result)
    }
  }

  func report(_ result: RedemptionResult) {
    let redeemed = emulator.redeemedSubscriptions.first {
      $0.planID == result.planID && $0.owner == result.owner
    }
    let subscription = redeemed.flatMap { subscription in
      subscription.planID == nil ? nil : PLYSubscription(subscription, emulator: emulator)
    }
    redemptionListener?(PLYWebRedemptionResult(result, subscription: subscription))
  }
}

// Subscriptions (dossier §10.1).
extension Purchasely {
  /// The person's active subscriptions, from the cache while it is young.
  public func userSubscriptions(
    invalidateCache: Bool = false, success: @escaping ([PLYSubscription]) -> Void
  ) {
    send(.command(.readSubscriptions(invalidatesCache: invalidateCache))) { [weak self] effects in
      guard let self else { return }
      for case .reportSubscriptions(let subscriptions) in effects {
        success(subscriptions.map { PLYSubscription($0, emulator: self.emulator) })
      }
    }
  }

  /// The person's subscriptions that no longer give access.
  public func userSubscriptionsHistory(success: ([PLYSubscription]) -> Void) {
    success(emulator.expiredSubscriptions.map { PLYSubscription($0, emulator: emulator) })
  }
}

// Attributes, consent, language, custom events (dossier §10.3, §10.4, §8.4).
extension Purchasely {
  /// Sets an attribute of the person, as text.
  public func setUserAttribute(withStringValue value: String, forKey key: String) {
    set(key, value, .string)
  }

  /// Sets an attribute of the person, as a whole number.
  public func setUserAttribute(withIntValue value: Int, forKey key: String) {
    set(key, "\(value)", .int)
  }

  /// Sets an attribute of the person, as a number.
  public func setUserAttribute(withDoubleValue value: Double, forKey key: String) {
    set(key, "\(value)", .double)
  }

  /// Sets an attribute of the person, as a truth.
  public func setUserAttribute(withBoolValue value: Bool, forKey key: String) {
    set(key, "\(value)", .bool)
  }

  /// Sets an attribute of the person, as a list of texts.
  public func setUserAttribute(withStringArray value: [String], forKey key: String) {
    set(key, value.joined(separator: ", "), .stringArray)
  }

  /// Adds to a number; one that is not there begins at 0.
  public func incrementUserAttribute(withKey key: String, value: Int = 1) {
    set(key, "\((Int(userAttribute(for: key) ?? "") ?? 0) + value)", .int)
  }

  /// Takes from a number; one that is not there begins at 0.
  public func decrementUserAttribute(withKey key: String, value: Int = 1) {
    incrementUserAttribute(withKey: key, value: -value)
  }

  /// An attribute as text; nil where there is none. Built-in ones have their own names.
  public func userAttribute(for key: String) -> String? {
    let user = emulator.user
    return (user.attributes + user.builtIns).first { $0.key == key }?.value
  }

  /// Removes an attribute of the person.
  public func clearUserAttribute(forKey key: String) {
    send(.command(.setAttribute(key: key, value: nil)))
  }

  /// Removes every attribute that the app or a quiz has set.
  public func clearUserAttributes() {
    for attribute in emulator.user.attributes { clearUserAttribute(forKey: attribute.key) }
  }

  private func set(_ key: String, _ value: String, _ kind: AttributeKind) {
    send(.command(.setAttribute(key: key, value: value, kind: kind)))
  }

  /// Forbids what the person does not want; each call replaces the one before, an empty one allows
  /// all again.
  public func revokeDataProcessingConsent(_ purposes: Set<ConsentPurpose>) {
    send(.command(.revokeConsent(purposes)))
  }

  /// The language of screens that are fetched from now on, and of alerts.
  public func setLanguage(_ code: String) { send(.command(.setLanguage(code))) }

  /// Sends a custom event; only declared names are sent, and the event handler never hears of one.
  public func emit(_ name: String, properties: [String: PLYEventValue] = [:]) {
    let told = properties.sorted { $0.key < $1.key }
      .map { SDKEvent.Property($0.key, $0.value.value) }
    send(.command(.emitCustomEvent(name: name, properties: told)))
  }
}
