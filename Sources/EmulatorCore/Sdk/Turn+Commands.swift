import PaywallModel

extension Turn {
  /// Takes in one event.
  mutating func apply(_ event: EmulatorEvent) {
    switch event {
    case .command(let command): run(command)
    case .gesture(let gesture): take(gesture)
    case .answer(let answer): take(answer)
    case .dialog(let id, let wayOut, let values): leave(id, by: wayOut, values)
    case .tick: break
    }
  }

  private mutating func run(_ command: Command) {
    switch command {
    case .openPlacement(let id):
      trace(.you, TraceTexts.openPlacement(id), reason: Reasons.opened)
      open(.placement(id), by: .app)
    case .openScreen(let id):
      trace(.you, TraceTexts.openScreen(id), reason: Reasons.opened)
      open(.screen(id), by: .app)
    case .presentation(let command): run(command)
    case .closeAllScreens: closeAllScreens()
    case .login(let userID): login(userID)
    case .logout: logout()
    case .synchronize: synchronizeOnRequest()
    case .handleDeeplink(let url): handleDeeplink(url)
    case .allowDeeplink(let isAllowed): allowLinks(isAllowed)
    case .setMode(let mode): setMode(mode)
    case .setInterceptor(let kind, let isRegistered): setInterceptor(kind, isRegistered)
    case .setUIHandler(let isOn): setUIHandler(isOn)
    case .setOffline(let isOffline): setOffline(isOffline)
    case .setStoreAnswer(let wayOut): setStoreAnswer(wayOut)
    case .setStoreLatency(let milliseconds): setStoreLatency(max(0, milliseconds))
    case .settlePending(let number, let isApproved): settlePending(number, isApproved: isApproved)
    case .recordOwnPurchase(let planID, let wayOut): recordOwnPurchase(planID: planID, wayOut)
    case .showAlert(let kind): showAlert(kind)
    case .unsubscribe(let productID): unsubscribe(productID)
    case .recordPurchaseElsewhere(let planID, let source):
      recordPurchaseElsewhere(planID, source)
    case .setStore(let source): setStore(source)
    case .openLink(let url): openLinkByApp(url)
    case .setAttribute(let key, let value, let kind): setAttribute(key, value, kind)
    case .start: start()
    case .takeLink(let url): if state.links.isAutomatic { handleDeeplink(url, by: .system) }
    case .relaunch(let url): relaunch(url)
    case .revokeConsent(let purposes): revokeConsent(purposes)
    case .setLanguage(let code): setLanguage(code)
    case .emitCustomEvent(let name, let properties): emitCustomEvent(name, properties)
    case .readSubscriptions(let invalidatesCache): readSubscriptions(invalidatesCache)
    case .readSubscriptionsHistory: readSubscriptionsHistory()
    case .registerRedemptionDelegate(let handlesAlert): registerDelegate(handlesAlert)
    case .markMailRead(let index): markMailRead(index)
    case .setAutomaticLinks(let isOn): state.links.isAutomatic = isOn
    }
  }

  private mutating func setMode(_ mode: RunningMode) {
    state.profile.mode = mode
    trace(.you, TraceTexts.mode(mode), reason: Reasons.mode)
    let running = state.press?.pipeline.mode
    note(Notes.mode(mode, running: running))
  }

  private mutating func setInterceptor(_ kind: ActionKind, _ isRegistered: Bool) {
    if isRegistered { state.interceptors.insert(kind) } else { state.interceptors.remove(kind) }
    trace(.APP, TraceTexts.intercepts(kind, isRegistered), reason: Reasons.interceptor)
    note(Notes.interceptor(kind, isOn: isRegistered))
    if isRegistered { checkUse(of: [kind]) }
  }

  private mutating func setUIHandler(_ isOn: Bool) {
    state.hasUIHandler = isOn
    trace(.APP, TraceTexts.handler(isOn), reason: Reasons.handler)
    note(Notes.handler(isOn: isOn))
  }

  private mutating func setOffline(_ isOffline: Bool) {
    state.store.isOffline = isOffline
    trace(.you, TraceTexts.network(isOn: !isOffline), reason: Reasons.network)
    note(isOffline ? Notes.offline : Notes.online)
  }

  private mutating func setStoreAnswer(_ wayOut: WayOut?) {
    state.store.presetAnswer = wayOut
    trace(.you, TraceTexts.storeAnswer(wayOut), reason: Reasons.storeAnswer)
    note(Notes.storeAnswer(wayOut))
  }

  private mutating func setStoreLatency(_ milliseconds: Int) {
    state.store.latencyMilliseconds = milliseconds
    trace(.you, TraceTexts.storeTakes(milliseconds), reason: Reasons.sheet)
    note(Notes.storeLatency(milliseconds))
  }

  private mutating func synchronizeOnRequest() {
    trace(.APP, TraceTexts.synchronize, reason: Reasons.synchronize)
    synchronize()
    note(Notes.synchronized)
  }

  /// A dialog is left. Only the one on top can be, and only by a way out that it has.
  private mutating func leave(_ id: DialogID, by wayOut: WayOut, _ values: [String: String]) {
    guard let dialog = state.dialogs.last, dialog.id == id else { return note(Notes.noDialog) }
    guard dialog.offers(wayOut) else { return note(Notes.noWayOut(wayOut)) }
    if dialog.isOff(wayOut) { return note(Notes.webContinuesLater) }
    if let value = values["value"], !dialog.offers(value, for: wayOut) {
      return note(Notes.noValue(value, for: wayOut))
    }
    let userID = values[Dialog.Field.userID.id] ?? dialog.fields.first?.value ?? ""
    if dialog.kind == .sdkLogin && wayOut == .signIn && userID.isEmpty {
      return note(Notes.typeUserID)
    }
    state.dialogs.removeLast()
    if dialog.owner != .store {
      trace(.you, depth: 2, Self.words(for: wayOut, in: dialog), reason: Reasons.dialogOption)
    }
    switch dialog.kind {
    case .sdkAlert: alertClosed(id, by: wayOut)
    case .storePurchase: storeSheetLeft(by: wayOut, reason: values["value"], isRestore: false)
    case .storeRestore: storeSheetLeft(by: wayOut, reason: values["value"], isRestore: true)
    case .storePromoCode: PromoCodeAction.leave(by: wayOut, in: &self)
    case .sdkLogin: LoginAction.leave(by: wayOut, userID: userID, in: &self)
    case .sdkWebCheckout: WebCheckoutAction.leave(by: wayOut, in: &self)
    case .webPage: WebCheckoutAction.returned(by: wayOut, in: &self)
    case .sdkSurvey: OldDialogs.leaveSurvey(by: wayOut, reason: values["value"], in: &self)
    case .sdkSubscriptions, .sdkRedemption, .appAlert, .appScreen, .appRedemption,
      .appCloseRequest, .appClientScreen:
      break
    }
  }

  private static func words(for wayOut: WayOut, in dialog: Dialog) -> String {
    dialog.options.first { $0.wayOut == wayOut }?.label ?? wayOut.rawValue
  }
}
