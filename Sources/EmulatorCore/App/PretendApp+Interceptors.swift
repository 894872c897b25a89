import PaywallModel

extension PretendApp {
  /// An interceptor is called.
  mutating func intercept(
    _ call: CallID, _ interception: Interception, dialog: DialogID, at now: Instant
  ) -> [Reaction] {
    let setting = integration.setting(for: interception.action) ?? InterceptorSetting()
    handled[call] = Handled(interception: interception, setting: setting)
    let screen = AppDialogs.screen(
      dialog, setting.shows, for: interception, call: call, texts: texts(of: setting.shows))
    guard let screen else { return respond(to: call, with: .done, label: nil, at: now) }
    let name = screen.name
    dialogs.append(screen)
    let shows = told(.APP, TraceTexts.shows(name), call, Reasons.appScreen)
    guard setting.fault == .early, let first = setting.shows.waysOut.first else { return shows }
    answeredEarly.insert(call)
    let result = setting.answer(for: first)
    return shows + [
      .finding(Findings.answerBeforeUser(result), call), .answer(.interceptor(call, result)),
    ]
  }

  /// What the integration says in a screen.
  private func texts(of screen: AppScreen) -> AppDialogs.Texts {
    switch screen {
    case .terms: (integration.termsTitle, integration.termsText)
    case .message: (integration.messageTitle, integration.messageText)
    case .nothing, .login, .parentalGate, .ownStore, .asksYou: ("", "")
    }
  }

  func setting(for call: CallID) -> InterceptorSetting {
    handled[call]?.setting ?? InterceptorSetting()
  }

  /// A dialog of the app is left; the values are those of its fields. Nil where it has no such way
  /// out.
  mutating func leave(
    dialog index: Int, by wayOut: WayOut, _ values: [String: String], at now: Instant
  ) -> [Reaction]? {
    let dialog = dialogs[index]
    guard dialog.offers(wayOut) || dialog.kind.waysOut.contains(wayOut) else { return nil }
    if let reactions = leavePresentationDialog(dialog, by: wayOut, values) { return reactions }
    let label = dialog.options.first { $0.wayOut == wayOut }?.label ?? wayOut.words
    if dialog.id == signInDialog {
      return leaveSignInFirst(at: index, by: wayOut, label: label, values)
    }
    guard let call = dialog.call else {
      dialogs.remove(at: index)
      return [.trace(.you, depth: 2, label, nil, Reasons.appChoice)]
    }
    switch dialog.kind {
    case .appAlert: return closeAlert(at: index, call, by: wayOut, label: label)
    case .appScreen(let screen):
      return leave(screen, at: index, call, by: wayOut, label, values, at: now)
    case .sdkAlert, .storePurchase, .storeRestore, .storePromoCode, .sdkLogin, .sdkWebCheckout,
      .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey, .appCloseRequest,
      .appClientScreen:
      return []
    }
  }

  private mutating func leave(
    _ screen: AppScreen, at index: Int, _ call: CallID, by wayOut: WayOut, _ label: String,
    _ values: [String: String], at now: Instant
  ) -> [Reaction] {
    let chosen = told(.you, label, call, Reasons.appChoice)
    switch screen {
    case .nothing, .terms, .message: break
    case .parentalGate:
      guard let answer = gateAnswer(wayOut, values, at: index, call) else {
        return chosen + [.note(AppNotes.wrongAnswer(wrongAnswers[call] ?? 0))]
      }
      dialogs.remove(at: index)
      return chosen.then(respond(to: call, with: answer, label: answer.words, at: now))
    case .login:
      let userID = values[Dialog.Field.userID.id] ?? dialogs[index].fields.first?.value ?? ""
      if let reactions = signedInFromAlert(
        at: index, call, by: wayOut, userID: userID, label: label)
      {
        return reactions
      }
      if wayOut == .signIn && userID.isEmpty { return [.note(Notes.typeUserID)] }
      dialogs.remove(at: index)
      let login = wayOut == .signIn ? [Reaction.command(.login(userID: userID))] : []
      return (chosen + login).then(respond(to: call, with: wayOut, label: label, at: now))
    case .ownStore:
      dialogs.remove(at: index)
      return (chosen + [ownPurchase(call, wayOut)])
        .then(respond(to: call, with: wayOut, label: label, at: now))
    case .asksYou:
      dialogs.remove(at: index)
      return chosen.then(answerByHand(call, wayOut))
    }
    dialogs.remove(at: index)
    return chosen.then(respond(to: call, with: wayOut, label: label, at: now))
  }

  /// The way out that a gate's answer comes to; nil lets the person try again.
  private mutating func gateAnswer(
    _ wayOut: WayOut, _ values: [String: String], at index: Int, _ call: CallID
  ) -> WayOut? {
    guard wayOut == .rightAnswer, let text = values[AppDialogs.FieldID.answer] else {
      return wayOut
    }
    let numbers = AppDialogs.gateNumbers(call)
    if Int(text) == numbers.0 * numbers.1 { return .rightAnswer }
    let count = (wrongAnswers[call] ?? 0) + 1
    wrongAnswers[call] = count
    if count >= AppDialogs.gateTries { return .wrongAnswer }
    if let interception = handled[call]?.interception {
      dialogs[index] = AppDialogs.gate(
        dialogs[index].id, interception, call, wrongAnswers: count)
    }
    return nil
  }

  private func ownPurchase(_ call: CallID, _ wayOut: WayOut) -> Reaction {
    .command(.recordOwnPurchase(planID: handled[call]?.interception.action.planID ?? "", wayOut))
  }

  private mutating func answerByHand(_ call: CallID, _ wayOut: WayOut) -> [Reaction] {
    guard let result = wayOut.answerByHand else {
      keptForLater.insert(call)
      return [.note(AppNotes.keptForLater(call))]
    }
    return [.answer(.interceptor(call, result))]
  }

  /// Answers as the setting says: after its delay, and with its fault.
  private mutating func respond(
    to call: CallID, with wayOut: WayOut, label: String?, at now: Instant
  ) -> [Reaction] {
    let setting = setting(for: call)
    let calls = reactions(to: wayOut, setting, in: call)
    if answeredEarly.contains(call) { return calls }
    return calls.then(answers(to: call, with: wayOut, setting, label: label, at: now))
  }

  private mutating func answers(
    to call: CallID, with wayOut: WayOut, _ setting: InterceptorSetting, label: String?,
    at now: Instant
  ) -> [Reaction] {
    let answer = Answer.interceptor(call, setting.answer(for: wayOut), because: label)
    switch setting.fault {
    case .none, .early: return give([answer], after: setting.delayMilliseconds, at: now)
    case .never: return []
    case .throwing:
      return give([.interceptorThrew(call)], after: setting.delayMilliseconds, at: now)
    case .late:
      return give([answer], after: max(Self.lateMilliseconds, setting.delayMilliseconds), at: now)
    case .twice:
      let other: InterceptResult = setting.answer(for: wayOut) == .success ? .failed : .success
      return give(
        [answer, .interceptor(call, other)], after: setting.delayMilliseconds, at: now)
    }
  }

  private mutating func give(_ answers: [Answer], after delay: Int, at now: Instant) -> [Reaction] {
    if delay <= 0 { return answers.map { .answer($0) } }
    let due = now.advanced(by: delay)
    waits += answers.map { Wait(due: due, answer: $0) }
    return [
      .trace(.APP, depth: 2, TraceTexts.answersIn(delay), answers.first?.call, Reasons.appDelay)
    ]
  }
}

extension WayOut {
  /// What the person has the app answer; nil for "not yet".
  fileprivate var answerByHand: InterceptResult? {
    switch self {
    case .answerSuccess: .success
    case .answerFailed: .failed
    case .answerNotHandled: .notHandled
    case .notYet, .done, .accept, .refuse, .dismiss, .signIn, .signInFails, .cancel, .rightAnswer,
      .wrongAnswer, .bought, .cancelled, .failed, .pending, .interrupted, .notFound, .notAllowed,
      .owned, .allFound, .partFound, .onlyExpired, .nothingFound, .signInCancelled,
      .changeAccepted, .ok, .later, .third, .fourth:
      nil
    }
  }
}

extension Dialog.Kind {
  /// What the integration has answers for, whether a button leads there or not.
  fileprivate var waysOut: [WayOut] {
    switch self {
    case .appScreen(let screen): screen.waysOut
    case .sdkAlert, .appAlert, .storePurchase, .storeRestore, .storePromoCode, .sdkLogin,
      .sdkWebCheckout, .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey,
      .appCloseRequest, .appClientScreen:
      []
    }
  }
}
