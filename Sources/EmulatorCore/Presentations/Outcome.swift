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
    /// Neither is set.
    case nobody
  }

  /// Which presentation ended; of a flow the step that closed.
  public var presentation: PresentationID
  /// The handle that it came from.
  public var request: RequestID
  /// The screen that it showed; empty where it showed none.
  public var screenID: String
  /// What the person got.
  public var result: PurchaseResult
  /// What was bought or restored, if it is known.
  public var planID: String?
  /// What closed it; none when the SDK did after a purchase.
  public var closeReason: CloseReason
  /// Who is told.
  public var listener: Listener
  /// What had been served.
  public var resolution: Resolution
  /// The app's own key for what the screen was about.
  public var contentID: String?

  /// Makes an outcome.
  public init(
    presentation: PresentationID, request: RequestID, screenID: String, result: PurchaseResult,
    planID: String? = nil,
    closeReason: CloseReason, listener: Listener, resolution: Resolution = Resolution(),
    contentID: String? = nil
  ) {
    self.presentation = presentation
    self.request = request
    self.screenID = screenID
    self.result = result
    self.planID = planID
    self.closeReason = closeReason
    self.listener = listener
    self.resolution = resolution
    self.contentID = contentID
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
