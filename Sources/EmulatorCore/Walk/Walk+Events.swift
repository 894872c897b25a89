import PaywallModel

extension Walk {
  mutating func take(_ gesture: Gesture) {
    guard hasAppDialog, let dialog = appDialogs.last else { return run(.gesture(gesture)) }
    add(trace: TraceTexts.ignored(under: dialog.name), who: .you, reason: Reasons.ignored)
    note = Notes.dialogOnTop
  }

  /// A command of the app; what it registers stands in the integration too.
  mutating func take(_ command: Command) {
    if case .setInterceptor(let kind, let isRegistered) = command {
      if isRegistered && app.integration.interceptors[kind] == nil {
        app.integration.interceptors[kind] = InterceptorSetting()
      }
      if !isRegistered {
        app.integration.interceptors[kind] = nil
        if kind == .purchase { app.integration.winBack = nil }
      }
    }
    if case .setUIHandler(let isOn) = command { app.integration.hasUIHandler = isOn }
    if command.needsStart, !emulator.hasStarted { run(.command(.start)) }
    run(.command(command))
    if case .recordOwnPurchase(_, let wayOut) = command { afterOwnPurchase(wayOut) }
  }

  /// In observer the SDK learns of a purchase outside an interceptor by synchronize() only, and
  /// nothing but the app calls that (dossier §2.2).
  private mutating func afterOwnPurchase(_ wayOut: WayOut) {
    guard wayOut == .bought, emulator.profile.mode == .observer, emulator.owedCall == nil
    else { return }
    guard app.integration.synchronizesOwnPurchases else {
      return add(Findings.neverSynchronized, call: nil)
    }
    run(.command(.synchronize))
  }

  mutating func leaveTopDialog(by wayOut: WayOut, _ values: [String: String]) {
    guard let index = appDialogOnTop else {
      guard let other = emulator.dialogs.last else { return tell(Notes.noDialog) }
      return run(.dialog(other.id, wayOut, values: values))
    }
    guard let reactions = app.leave(dialog: index, by: wayOut, values, at: now) else {
      return tell(Notes.noWayOut(wayOut))
    }
    react(reactions)
  }

  /// What changed in the registrations is told to the SDK; the rest only the app needs to know.
  mutating func replaceIntegration(by integration: Integration) {
    let before = app.integration
    app.integration = integration
    emulator.sdkLogin = integration.sdkLogin
    emulator.alertsOnCancel = integration.alertsOnCancel
    for kind in ActionKind.allCases {
      let isRegistered = integration.interceptedKinds.contains(kind)
      if isRegistered != emulator.interceptors.contains(kind) {
        run(.command(.setInterceptor(kind, isRegistered: isRegistered)))
      }
    }
    adoptPresentations(integration)
    if integration.hasUIHandler != before.hasUIHandler {
      run(.command(.setUIHandler(integration.hasUIHandler)))
    }
  }

  mutating func answerByHand(_ call: CallID, _ result: InterceptResult) {
    let answer = Answer.interceptor(call, result, because: "by hand")
    guard let asked = emulator.call(call), answer.fits(asked.subject) else {
      note = Notes.noSuchCall
      return
    }
    #if MUTANTS
      if !Mutant.isPlanted(.keepsAppDialog) { app.forget(call) }
    #else
      app.forget(call)
    #endif
    add(
      trace: TraceTexts.answersByHand(result), who: .you, call: call, reason: Reasons.byHand)
    give(answer)
  }

  /// A line for the note row.
  private mutating func tell(_ text: @autoclosure () -> Note) {
    if emulator.isLogged { note = text() }
  }

  /// Hands an answer of the app to the SDK.
  mutating func give(_ answer: Answer) {
    log(answer)
    run(.answer(answer))
  }

  /// Hands an event to the SDK, and what the app does about it, until both are quiet.
  mutating func run(_ event: EmulatorEvent) {
    var events: [EmulatorEvent] = []
    pass(event, into: &events)
    settle(events, steps: 1)
  }

  mutating func react(_ reactions: [PretendApp.Reaction]) {
    var events: [EmulatorEvent] = []
    absorb(reactions, into: &events)
    settle(events, steps: 0)
  }

  /// Campaigns that the start of the app brings up.
  mutating func beginCampaigns() {
    var events: [EmulatorEvent] = []
    for effect in emulator.beginCampaigns() { absorb(effect, into: &events) }
    settle(events, steps: 0)
  }

  /// The SDK takes one event; what the app does about what comes of it is added to the others.
  private mutating func pass(_ event: EmulatorEvent, into events: inout [EmulatorEvent]) {
    var effects = emulator.handle(event, at: now)
    // Taken out of the list, from its end: a loop over it copies each.
    effects.reverse()
    while let effect = effects.popLast() { absorb(effect, into: &events) }
  }

  /// What comes of an event is done after what was there before; `steps` are done already.
  private mutating func settle(_ first: [EmulatorEvent], steps: Int) {
    var events = first
    var next = 0
    while next < events.count {
      guard steps + next < Self.stepLimit else { return giveUp() }
      let event = events[next]
      next += 1
      pass(event, into: &events)
    }
    app.forgetScreens(notOf: emulator.presentations)
    reportUnanswered()
  }

  /// The event led too far. Calls that are open now were not walked to their answer, so nothing is
  /// said about those.
  private mutating func giveUp() {
    add(Findings.walkTooLong(Self.stepLimit), call: nil)
    unanswered.formUnion(emulator.madeCalls.openIDs)
  }

  /// So much time has passed that slides alone would take minutes to turn.
  mutating func standStill() {
    emulator.stopAllCarousels()
    add(Findings.pauseTooLong(Limits.timersPerPause), call: nil)
  }

  /// Logs an effect; what the app does about it is added to the events.
  private mutating func absorb(_ effect: Effect, into queue: inout [EmulatorEvent]) {
    switch effect {
    case .callInterceptor(let call, let interception):
      let dialog = emulator.reserveDialog()
      absorb(app.intercept(call, interception, dialog: dialog, at: now), into: &queue)
    case .askAlertHandler(let call, let alert):
      let dialog = emulator.reserveDialog()
      absorb(app.handle(alert, call, dialog: dialog, in: emulator.profile), into: &queue)
    case .askPresentationHandler, .askCloseRequest, .askClientScreen:
      absorb(presentationReactions(to: effect), into: &queue)
    case .presentationState: break
    case .emit(let event): events.append(event)
    case .reportOutcome(let outcome): if emulator.isLogged { outcomes.append(outcome) }
    case .openURL(let url): if emulator.isLogged { openedURLs.append(url) }
    case .diagnose(let diagnostic): diagnostics.append(diagnostic)
    case .ownFault(let broken): tell(broken)
    case .reportRedemption(let result):
      redemptions.append(result)
      let plan = emulator.catalog.planName(result.planID)
      absorb(
        app.hearRedemption(result, plan: plan, dialog: emulator.reserveDialog()), into: &queue)
    case .reportSubscriptions(let subscriptions): readSubscriptions = subscriptions
    case .trace(let line): trace.append(line)
    case .note(let text): note = text
    }
  }

  private mutating func absorb(
    _ reactions: [PretendApp.Reaction], into queue: inout [EmulatorEvent]
  ) {
    for reaction in reactions { absorb(reaction, into: &queue) }
  }

  private mutating func absorb(
    _ reaction: PretendApp.Reaction, into queue: inout [EmulatorEvent]
  ) {
    switch reaction {
    case .answer(let answer):
      log(answer)
      queue.append(.answer(answer))
    case .command(let command): queue.append(.command(command))
    case .gesture(let gesture): queue.append(.gesture(gesture))
    case .trace(let who, let depth, let text, let call, let reason):
      add(trace: text, who: who, depth: depth, call: call, reason: reason)
    case .finding(let finding, let call): add(finding, call: call)
    case .report(let finding): add(finding, call: nil)
    case .note(let text): note = text
    case .openURL(let url): if emulator.isLogged { openedURLs.append(url) }
    case .showSignIn(let call):
      absorb(app.showSignIn(call, dialog: emulator.reserveDialog()), into: &queue)
    case .link(let url, let fate): emulator.links.note(url, fate)
    }
  }

  private mutating func log(_ answer: Answer) {
    guard emulator.isLogged, let asked = emulator.call(answer.call) else { return }
    answers.append(
      GivenAnswer(call: answer.call, subject: asked.name, value: answer.value, at: now))
  }

  mutating func add(
    trace text: String, who: TraceLine.Who, depth: Int = 0, call: CallID? = nil,
    reason: Reason? = nil
  ) {
    guard emulator.isLogged else { return }
    trace.append(
      TraceLine(
        at: now, press: emulator.press?.number, who: who, depth: depth, text: text, call: call,
        reason: reason))
  }

  mutating func add(_ finding: Finding, call: CallID?) {
    guard emulator.isLogged else { return }
    diagnostics.append(Diagnostic(rule: finding.rule, text: finding.text, call: call, at: now))
    trace.append(
      TraceLine(
        at: now, press: emulator.press?.number, who: .check, mark: finding.mark, depth: 1,
        text: "\(finding.rule.rawValue) \(finding.text)", call: call, reason: finding.reason))
    note = Notes.finding(finding)
  }

  /// A call that is owed while nothing could still answer it will never be answered: this is known
  /// because all is quiet, not because time has passed.
  private mutating func reportUnanswered() {
    for id in emulator.madeCalls.openIDs where !unanswered.contains(id) {
      guard !app.willAnswer(id), !emulator.willGiveUp(id) else { continue }
      unanswered.insert(id)
      if let call = emulator.call(id) { add(Findings.noAnswer(call.name, id), call: id) }
    }
  }
}

extension Emulator {
  /// Whether the bridge will answer a call in the app's place.
  func willGiveUp(_ call: CallID) -> Bool {
    timers.contains { $0.purpose == .bridgeGivesUp(call) }
  }
}
