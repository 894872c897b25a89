/// How a presentation comes up (dossier §5.6).
public struct PLYTransition: Hashable, Sendable {
  /// The raw values are those of the iOS SDK.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case fullScreen = 0
    case modal = 1
    case drawer = 2
    case popin = 3
    case push = 4
    case inlinePaywall = 5
  }

  /// A height of drawers and pop-ins.
  public enum Dimension: Hashable, Sendable {
    /// In points.
    case value(Int)
    /// 0 to 1 of the window.
    case percentage(Double)
  }

  /// Which of the six.
  public var type: Kind
  /// Of drawers and pop-ins; nil is half the window.
  public var height: Dimension?
  /// False blocks taps outside, the swipe and the system's back; the close button still works.
  public var dismissible: Bool

  /// Makes a transition.
  public init(type: Kind, height: Dimension? = nil, dismissible: Bool = true) {
    self.type = type
    self.height = height
    self.dismissible = dismissible
  }
}

/// Where a request for a presentation is (dossier §5.1).
public enum PLYPresentationState: Hashable, Sendable {
  case idle
  case loading
  case loaded
  case displayed
  /// Android and the bridges name this one; iOS tells it by `onDismissed`.
  case dismissed
  case error(PLYError)
}
