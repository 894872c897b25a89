import PaywallModel

/// How a presentation ended (dossier §5.4).
public struct Outcome: Hashable, Sendable {
  /// What the person got on the screen.
  public enum PurchaseResult: String, Hashable, Sendable, CaseIterable {
    case purchased, restored, cancelled, none
  }

  /// What closed it.
  public enum CloseReason: String, Hashable, Sendable, CaseIterable {
    case none, button, interactiveDismiss, backSystem, programmatic
  }

  /// Who is told.
  public enum Listener: String, Hashable, Sendable, CaseIterable {
    case onDismissed, globalHandler
  }

  /// Which presentation ended.
  public var presentation: PresentationID
  /// The screen that it showed.
  public var screenID: String
  /// What the person got.
  public var result: PurchaseResult
  /// What was bought or restored, if it is known.
  public var planID: String?
  /// What closed it; none when the SDK did after a purchase.
  public var closeReason: CloseReason
  /// Who is told.
  public var listener: Listener

  /// Makes an outcome.
  public init(
    presentation: PresentationID, screenID: String, result: PurchaseResult, planID: String? = nil,
    closeReason: CloseReason, listener: Listener
  ) {
    self.presentation = presentation
    self.screenID = screenID
    self.result = result
    self.planID = planID
    self.closeReason = closeReason
    self.listener = listener
  }
}

extension Outcome.CloseReason {
  /// Why, whatever the platform calls it.
  var name: CloseReasonName {
    switch self {
    case .none: .none
    case .button: .button
    case .interactiveDismiss, .backSystem: .systemBack
    case .programmatic: .programmatic
    }
  }
}
