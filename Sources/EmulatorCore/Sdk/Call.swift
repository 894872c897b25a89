public import PaywallModel

/// A call of the SDK to the app. It is kept for ever, so that a second answer and a late one are
/// seen.
public struct Call: Hashable, Sendable {
  /// What the app was asked about.
  public enum Subject: Hashable, Sendable {
    case action(ActionKind)
    case alert(AlertKind)
    /// The presentation that is about to come up.
    case presentation(RequestID)
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
    case .presentation(let request): "presentation \(request.number)"
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
