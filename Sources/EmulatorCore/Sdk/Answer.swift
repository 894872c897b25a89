public import PaywallModel

/// What the app answers to a call.
public enum Answer: Hashable, Sendable {
  /// `because` is what the person chose, for the note line: `Refuse`.
  case interceptor(CallID, InterceptResult, because: String? = nil)
  case alert(CallID, AlertAnswer)
  /// The interceptor threw; the profile says what that comes to (dossier §2.3).
  case interceptorThrew(CallID)
  case presentation(CallID, PresentationAnswer)
}

/// What the app does with an alert that it was asked about (dossier §3.3).
public enum AlertAnswer: String, Hashable, Sendable, CaseIterable {
  /// `proceed()`: the SDK shows its own dialog.
  case proceed
  /// Android's `onDismiss()`; on iOS: the app's own dialog has gone.
  case dismissed
  /// The app will never call either. Harmless on iOS, freezes Android.
  case ignored
  /// The app's own dialog was left by a way out that calls neither.
  case forgotten
}

extension Answer {
  /// The call that it belongs to.
  public var call: CallID {
    switch self {
    case .interceptor(let call, _, _), .alert(let call, _), .presentation(let call, _),
      .interceptorThrew(let call):
      call
    }
  }

  /// `failed`, `proceed`.
  var value: String {
    switch self {
    case .interceptor(_, let result, _): result.rawValue
    case .alert(_, let answer): answer.rawValue
    case .interceptorThrew: "threw"
    case .presentation(_, let answer): answer.rawValue
    }
  }

  /// Whether it answers what the app was asked about.
  func fits(_ subject: Call.Subject) -> Bool {
    switch (self, subject) {
    case (.interceptor, .action), (.interceptorThrew, .action), (.alert, .alert),
      (.presentation, .presentation):
      true
    case (.interceptor, _), (.interceptorThrew, _), (.alert, _), (.presentation, _): false
    }
  }
}
