import PaywallModel

extension Turn {
  /// Makes a call to the app.
  mutating func openCall(_ subject: Call.Subject) -> CallID {
    let id = CallID(state.calls.count + 1)
    state.madeCalls.append(Call(id: id, subject: subject, standing: .open, since: now))
    return id
  }

  /// Notes the first answer to a call; false, with a diagnostic, for any other.
  mutating func settleCall(_ answer: Answer) -> Bool {
    let id = answer.call
    let value = answer.value
    guard let call = state.call(id), answer.fits(call.subject) else {
      note(Notes.noSuchCall)
      return false
    }
    switch call.standing {
    case .open:
      state.madeCalls.settle(id, as: .answered(value))
      return true
    case .answered(let first):
      #if MUTANTS
        if Mutant.isPlanted(.answersTwice) {
          state.madeCalls.settle(id, as: .answered(value))
          return true
        }
      #endif
      trace(
        .APP, depth: 1, TraceTexts.answersAgain(value), call: id, reason: Reasons.answeredAgain)
      diagnose(Findings.secondAnswer(id, first, value), call: id)
    case .gaveUp:
      trace(
        .APP, depth: 1, TraceTexts.answersAgain(value), call: id, reason: Reasons.answeredAgain)
      diagnose(Findings.lateAnswer(id, value), call: id)
    }
    return false
  }

  /// Takes in what the app answers.
  mutating func take(_ answer: Answer) {
    if case .interceptorThrew(let call) = answer { return takeThrow(call) }
    guard settleCall(answer) else { return }
    switch answer {
    case .interceptor(let call, let result, let because):
      takeInterceptor(call, result, because: because)
    case .alert(let call, let answer): takeAlert(call, answer)
    case .interceptorThrew: break
    case .presentation(let call, let answer): takePresentation(call, answer)
    }
  }

  /// An exception: React Native's bridge answers failed in the app's place, elsewhere the call
  /// stays open.
  private mutating func takeThrow(_ call: CallID) {
    switch state.profile.thrownHandler {
    case .countsAsFailed:
      guard settleCall(.interceptorThrew(call)) else { return }
      stopTimers(for: .bridgeGivesUp(call))
      trace(.APP, depth: 1, TraceTexts.throwsAndFails, call: call, reason: Reasons.threwAndFails)
      interceptorReturned(.failed, to: call, because: TraceTexts.threw)
    case .staysUnanswered:
      guard let asked = state.call(call), asked.isOpen else { return note(Notes.noSuchCall) }
      trace(.APP, depth: 1, TraceTexts.throwsInVain, call: call, reason: Reasons.threwInVain)
    }
  }

  private mutating func takeInterceptor(
    _ call: CallID, _ result: InterceptResult, because: String?
  ) {
    stopTimers(for: .bridgeGivesUp(call))
    let profile = state.profile
    trace(
      .APP, depth: 1, TraceTexts.answers(result),
      wide: TraceTexts.answers(result, in: profile), call: call,
      reason: Reasons.answer(result))
    check(result, call)
    interceptorReturned(result, to: call, because: because)
  }

  /// React Native's bridge has waited long enough (dossier §2.3).
  mutating func bridgeGivesUp(_ call: CallID) {
    guard let asked = state.call(call), asked.isOpen else { return }
    state.madeCalls.settle(call, as: .gaveUp)
    #if MUTANTS
      if Mutant.isPlanted(.forgetsCall) { state.madeCalls.settle(call, as: .open) }
    #endif
    diagnose(Findings.bridgeTimeout(asked.name, call), call: call)
    interceptorReturned(.notHandled, to: call, because: nil)
  }
}
