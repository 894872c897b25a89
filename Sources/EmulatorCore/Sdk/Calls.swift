public import PaywallModel

/// A call of the SDK to the app. It is kept for ever, so that a second answer and a late one are
/// seen.
public struct Call: Hashable, Sendable {
  /// What the app was asked about.
  public enum Subject: Hashable, Sendable {
    case action(ActionKind)
    case alert(AlertKind)
  }

  /// How far it has come.
  public enum Standing: Hashable, Sendable {
    case open
    /// With the first answer, as text: `failed`, `proceed`.
    case answered(String)
    /// The bridge answered notHandled in the app's place.
    case gaveUp
  }

  /// Its number.
  public var id: CallID
  /// What the app was asked about.
  public var subject: Subject
  /// Whether it was answered.
  public internal(set) var standing: Standing
  /// When it was made.
  public var since: Instant

  /// Whether it still waits for its answer.
  public var isOpen: Bool { standing == .open }

  /// `purchase`, `alert inAppError`.
  public var name: String {
    switch subject {
    case .action(let kind): kind.apiName
    case .alert(let kind): "alert \(kind.rawValue)"
    }
  }
}

/// An alert that is up, or waits until the ones before it are gone.
public struct PendingAlert: Hashable, Sendable {
  /// How far it has come.
  public enum Stage: Hashable, Sendable {
    case queued
    case askingApp(CallID)
    case shownBySDK(DialogID)
    /// Android, and the app called neither proceed() nor onDismiss(): it stays for ever.
    case frozen
  }

  /// What its dismissal leads to.
  enum Purpose: Hashable, Sendable {
    /// The running default ends with it.
    case endsDefault(DefaultOutcome)
    case standsAlone
  }

  /// The alert with its texts.
  public var alert: Alert
  /// Whether it waits, is asked about, or is up.
  public internal(set) var stage: Stage
  var purpose: Purpose
}

extension Turn {
  /// Makes a call to the app.
  mutating func openCall(_ subject: Call.Subject) -> CallID {
    let id = CallID(state.calls.count + 1)
    state.calls.append(Call(id: id, subject: subject, standing: .open, since: now))
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
      state.calls[id.number - 1].standing = .answered(value)
      return true
    case .answered(let first):
      trace(.APP, depth: 1, TraceTexts.answersAgain(value), call: id)
      diagnose(Findings.secondAnswer(id, first, value), call: id)
    case .gaveUp:
      trace(.APP, depth: 1, TraceTexts.answersAgain(value), call: id)
      diagnose(Findings.lateAnswer(id, value), call: id)
    }
    return false
  }

  /// Takes in what the app answers.
  mutating func take(_ answer: Answer) {
    guard settleCall(answer) else { return }
    switch answer {
    case .interceptor(let call, let result, let because):
      takeInterceptor(call, result, because: because)
    case .alert(let call, let answer): takeAlert(call, answer)
    }
  }

  private mutating func takeInterceptor(
    _ call: CallID, _ result: InterceptResult, because: String?
  ) {
    stopTimers(for: .bridgeGivesUp(call))
    trace(.APP, depth: 1, TraceTexts.answers(result), call: call)
    checkAnswer(result, call)
    interceptorReturned(result, to: call, because: because)
  }

  /// React Native's bridge has waited long enough (dossier §2.3).
  mutating func bridgeGivesUp(_ call: CallID) {
    guard let asked = state.call(call), asked.isOpen else { return }
    state.calls[call.number - 1].standing = .gaveUp
    diagnose(Findings.bridgeTimeout(asked.name, call), call: call)
    interceptorReturned(.notHandled, to: call, because: nil)
  }

  /// What an answer says about what the app has done, compared with what the app has done.
  private mutating func checkAnswer(_ result: InterceptResult, _ call: CallID) {
    guard let press = state.press, let owed = press.owed, owed.call == call else { return }
    let kind = owed.kind
    let boughtByApp = state.store.transactions.dropFirst(owed.before.transactions).contains {
      $0.isByApp && ($0.state == .bought || $0.state == .restored)
    }
    if result == .notHandled {
      if kind.isStoreAction && boughtByApp && press.pipeline.mode == .full {
        diagnose(Findings.boughtTwice(kind), call: call)
      }
      return
    }
    guard result == .success else { return }
    checkSuccess(of: kind, owed, boughtByApp: boughtByApp, press.pipeline)
  }

  private mutating func checkSuccess(
    of kind: ActionKind, _ owed: Press.Owed, boughtByApp: Bool, _ pipeline: InterceptorPipeline
  ) {
    switch kind {
    case .purchase, .restore:
      if !boughtByApp {
        diagnose(
          Findings.successWithoutPurchase(kind, isLast: pipeline.rest.isEmpty), call: owed.call)
      }
      if pipeline.mode == .observer
        && state.store.synchronizations > owed.before.synchronizations
      {
        diagnose(Findings.synchronizedTwice, call: owed.call)
      }
    case .close, .closeAll:
      if state.presentations.count >= owed.before.presentations {
        diagnose(Findings.successWithoutClose(kind), call: owed.call)
      }
    case .navigate, .openPresentation, .openPlacement:
      if state.counters.presentation == owed.before.opened {
        diagnose(Findings.successWithoutOpening(kind), call: owed.call)
      }
    case .login, .promoCode, .webCheckout: break
    }
  }
}

extension Emulator {
  /// A call by its number; nil when there is none.
  func call(_ id: CallID) -> Call? {
    let index = id.number - 1
    return calls.indices.contains(index) ? calls[index] : nil
  }
}

extension Answer {
  /// The call that it belongs to.
  public var call: CallID {
    switch self {
    case .interceptor(let call, _, _), .alert(let call, _): call
    }
  }

  /// `failed`, `proceed`.
  var value: String {
    switch self {
    case .interceptor(_, let result, _): result.rawValue
    case .alert(_, let answer): answer.rawValue
    }
  }

  /// Whether it answers what the app was asked about.
  func fits(_ subject: Call.Subject) -> Bool {
    switch (self, subject) {
    case (.interceptor, .action), (.alert, .alert): true
    case (.interceptor, .alert), (.alert, .action): false
    }
  }
}
