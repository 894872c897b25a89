/// What an interceptor's setting is about: a kind of action, or a purchase with an offer, which has
/// no kind of its own in SDK 6.
public enum InterceptorSubject: Hashable, Sendable, CaseIterable {
  case kind(ActionKind)
  /// A purchase that carries a win-back or retention offer.
  case winBack

  /// The kinds in their order, the offer after the purchase.
  public static let allCases: [InterceptorSubject] = ActionKind.allCases.flatMap {
    $0 == .purchase ? [.kind($0), .winBack] : [.kind($0)]
  }

  /// `purchase`, `winBack`.
  public var name: String {
    switch self {
    case .kind(let kind): kind.apiName
    case .winBack: "winBack"
    }
  }

  /// The kind that the SDK asks about.
  public var kind: ActionKind {
    switch self {
    case .kind(let kind): kind
    case .winBack: .purchase
    }
  }
}

extension Integration {
  /// What the app does about a subject; nil where it has nothing of its own for it.
  public subscript(_ subject: InterceptorSubject) -> InterceptorSetting? {
    get {
      switch subject {
      case .kind(let kind): interceptors[kind]
      case .winBack: winBack
      }
    }
    set {
      switch subject {
      case .kind(let kind): interceptors[kind] = newValue
      case .winBack: winBack = newValue
      }
    }
  }
}
