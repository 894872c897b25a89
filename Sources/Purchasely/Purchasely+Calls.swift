import EmulatorCore
import PaywallModel

// Interceptors (dossier §2.1).
extension Purchasely {
  /// Registers an interceptor for a kind of action; one that was there is replaced. The handler
  /// answers by its last argument, at once or later, exactly once.
  public func interceptAction(
    _ action: PLYPresentationAction, handler: @escaping ActionInterceptor
  ) {
    let isNew = interceptors.updateValue(handler, forKey: action) == nil
    if isNew { send(.command(.setInterceptor(action.kind, isRegistered: true))) }
  }

  /// Registers an interceptor that answers by its return value, as the SDK's asynchronous form
  /// does.
  public func interceptAction(
    _ action: PLYPresentationAction,
    handler: @escaping (PLYInterceptorInfo, PLYPresentationActionParameters) -> PLYInterceptResult
  ) {
    interceptAction(action) { info, parameters, completion in
      completion(handler(info, parameters))
    }
  }

  /// Removes the interceptor of a kind; the SDK then does the action by itself.
  public func removeActionInterceptor(_ action: PLYPresentationAction) {
    guard interceptors.removeValue(forKey: action) != nil else { return }
    send(.command(.setInterceptor(action.kind, isRegistered: false)))
  }

  /// Removes every interceptor.
  public func removeAllActionInterceptors() {
    for action in PLYPresentationAction.allCases { removeActionInterceptor(action) }
  }
}

// Alerts, users, links, store.
extension Purchasely {
  /// Sets who draws alerts; nil leaves them to the SDK.
  public func setUIHandler(_ handler: (any PLYUIHandler)?) {
    let wasSet = uiHandler != nil
    uiHandler = handler
    guard wasSet != (handler != nil) else { return }
    send(.command(.setUIHandler(handler != nil)))
    send(.command(.presentation(.setPresentationHandler(handler != nil))))
  }

  /// Tells the SDK who the person is. `shouldRefresh` hears whether purchases came with them, which
  /// means that entitlements are to be asked for again (dossier §10.2).
  public func userLogin(with appUserId: String, shouldRefresh: ((Bool) -> Void)? = nil) {
    send(.command(.login(userID: appUserId))) { effects in
      shouldRefresh?(effects.contains { $0.tells("SUBSCRIPTIONS_TRANSFERRED") })
    }
  }

  /// The person is anonymous again.
  public func userLogout() { send(.command(.logout)) }

  /// Whether nobody is signed in.
  public func isAnonymous() -> Bool { emulator.user.isAnonymous }

  /// The id that the SDK gave this installation.
  public var anonymousUserId: String { emulator.user.anonymousID }

  /// Lets the SDK read the store's receipts.
  public func synchronize() { send(.command(.synchronize)) }
}

extension Effect {
  fileprivate func tells(_ name: String) -> Bool {
    if case .emit(let event) = self { event.name == name } else { false }
  }
}
