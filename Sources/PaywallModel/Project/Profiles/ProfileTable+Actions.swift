/// What an exception in an interceptor comes to (dossier §2.3).
public enum ThrownHandler: Hashable, Sendable {
  /// React Native's bridge catches it.
  case countsAsFailed
  /// Nobody answers for it: the call stays open.
  case staysUnanswered
}

/// What the app is told about an action: the name and the text of one of its parameters.
public struct PayloadField: Hashable, Sendable {
  /// As the platform spells it: `presentationId`.
  public var name: String
  /// Its value as text.
  public var value: String
}

// Actions and their interceptors.
extension Profile {
  /// After how long the bridge itself answers notHandled; only React Native has a limit (dossier
  /// §2.3).
  public var interceptorTimeoutMilliseconds: Int? {
    switch platform {
    case .reactNative: 30_000
    case .ios, .android, .flutter, .cordova: nil
    }
  }

  /// What becomes of a call whose handler throws.
  public var thrownHandler: ThrownHandler {
    switch platform {
    case .reactNative: .countsAsFailed
    case .ios, .android, .flutter, .cordova: .staysUnanswered
    }
  }

  /// The action as the platform's code names it (dossier §1.1): `openPlacement`, `OpenPlacement`,
  /// `open_placement`.
  public func name(of action: ActionKind) -> String {
    switch platform {
    case .ios, .reactNative, .flutter: action.apiName
    case .android: action.apiName.capitalizedFirst
    case .cordova: action.rawValue
    }
  }

  /// The answer as the version's code gives it (dossier §2.7): SDK 5 knows `proceed` only, and has
  /// no word for failed.
  public func name(of result: InterceptResult) -> String {
    guard sdkVersion == .v5 else { return result.rawValue }
    switch result {
    case .notHandled: return "proceed(true)"
    case .success, .failed: return "proceed(false)"
    }
  }

  /// What the handler is given besides the screen's ids, in the platform's names (dossier §1.2).
  public func payload(of action: Action, closeReason: CloseReasonName = .button) -> [PayloadField] {
    fields(of: action, closeReason: closeReason).compactMap { name, value in
      value.map { PayloadField(name: name, value: $0) }
    }
  }

  /// Whether the handler of close and closeAll is told why; iOS has no close reason there.
  public var tellsCloseReason: Bool {
    switch platform {
    case .ios: false
    case .android, .reactNative, .flutter, .cordova: true
    }
  }

  private func fields(
    of action: Action, closeReason: CloseReasonName
  ) -> [(String, String?)] {
    let isFlat = platform == .ios
    switch action.kind {
    case .close, .closeAll:
      return [("closeReason", tellsCloseReason ? name(of: closeReason) : nil)]
    case .purchase:
      return [("plan", action.planID), (isFlat ? "promoOffer" : "offer", action.offerID)]
    case .navigate: return [("url", action.url), ("title", action.title)]
    case .openPresentation:
      return [(isFlat ? "presentation" : "presentationId", action.screenID)]
    case .openPlacement: return [(isFlat ? "placement" : "placementId", action.placementID)]
    case .webCheckout:
      return [
        ("url", action.url), ("clientReferenceId", action.clientReferenceID),
        ("queryParameterKey", "client_reference_id"), ("webCheckoutProvider", "stripe"),
      ]
    case .login, .restore, .promoCode: return []
    }
  }

  /// Whether a tap on a thing inside another fires both; iOS did before 6.2 (dossier §2.6).
  public var firesNestedActions: Bool {
    switch platform {
    case .ios: sdkVersion < .v6_2
    case .android, .reactNative, .flutter, .cordova: false
    }
  }

  /// Whether a cancelled web checkout blocked the screen for good; Android's did before 6.1
  /// (dossier §1.5).
  public var blocksAfterCancelledCheckout: Bool {
    switch platform {
    case .android: sdkVersion < .v6_1
    case .ios, .reactNative, .flutter, .cordova: false
    }
  }
}
