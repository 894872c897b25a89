public import PaywallModel

/// Everything that can reach the emulated SDK. Time comes with each.
public enum EmulatorEvent: Hashable, Sendable {
  /// What the app asks of the SDK, or a tester of the world.
  case command(Command)
  /// What a finger does on the screen on top.
  case gesture(Gesture)
  /// What the app answers to a call.
  case answer(Answer)
  /// A way out of a dialog of the SDK or the store.
  case dialog(DialogID, WayOut, values: [String: String])
  /// Only time has passed.
  case tick
}

/// A finger's doing on the presentation on top.
public enum Gesture: Hashable, Sendable {
  /// A press on a component, the header button or the back button. `label` is what the person read
  /// there.
  case tap(PressTarget, label: String)
  /// The system's back: swipe on iOS, back on Android.
  case systemBack
  /// A swipe that turns a carousel to a slide, counted from 0.
  case swipe(ComponentPath, slide: Int)
}

/// What the app's code asks of the SDK, and what a tester changes in the world around it.
public enum Command: Hashable, Sendable {
  case openPlacement(String)
  case openScreen(String)
  /// What is asked of presentations, flows and campaigns.
  case presentation(PresentationCommand)
  /// `closeAllScreens()`; passes no interceptor.
  case closeAllScreens
  case login(userID: String)
  case logout
  case synchronize
  /// `handleDeeplink(url)`.
  case handleDeeplink(String)
  case allowDeeplink(Bool)
  /// From the next press on.
  case setMode(RunningMode)
  /// Registers or removes an interceptor.
  case setInterceptor(ActionKind, isRegistered: Bool)
  case setUIHandler(Bool)
  case setOffline(Bool)
  /// What the store answers from now on without a sheet; nil asks with a sheet.
  case setStoreAnswer(WayOut?)
  case setStoreLatency(milliseconds: Int)
  /// Ask to buy: the pending transaction is approved or declined outside the screen.
  case settlePending(transaction: Int, isApproved: Bool)
  /// Shows an alert outside any chain.
  case showAlert(AlertKind)
  /// The app opens an address by itself, in an interceptor; a secret in it is masked already.
  case openLink(String)
  /// `kind` is the type that the app's code says.
  case setAttribute(key: String, value: String?, kind: AttributeKind = .string)
  /// The app bought something by itself (its own store), outside the SDK.
  case recordOwnPurchase(planID: String, WayOut)

  // Subscriptions and the store that they were bought in.
  /// `subscription.unsubscribe()`: help for the store in which the product was bought.
  case unsubscribe(productID: String)
  /// Something was bought in another store, before or beside the walk.
  case recordPurchaseElsewhere(planID: String, SubscriptionSource)
  /// Purchases are made in this store from now on.
  case setStore(SubscriptionSource)
  // Links, people, events.
  /// `start`, where the app has not called it yet.
  case start
  /// Android's SDK takes a link by itself.
  case takeLink(String)
  /// The process begins anew; the app hands a link to the builder, or none.
  case relaunch(link: String?)
  /// `revokeDataProcessingConsent`: replaces what was revoked.
  case revokeConsent(Set<ConsentPurpose>)
  /// `setLanguage`.
  case setLanguage(String)
  /// `emit`: a custom event (dossier §8.4).
  case emitCustomEvent(name: String, properties: [SDKEvent.Property] = [])
  /// `userSubscriptions(invalidateCache:)`.
  case readSubscriptions(invalidatesCache: Bool = false)
  /// `userSubscriptionsHistory`.
  case readSubscriptionsHistory
  /// The redemption delegate is registered; only before start does it count (dossier §7.3).
  case registerRedemptionDelegate(handlesAlert: Bool)
  /// Android's `automaticDeeplinkHandling`, on the builder.
  case setAutomaticLinks(Bool)
  /// The link of a mail was opened.
  case markMailRead(Int)
}
