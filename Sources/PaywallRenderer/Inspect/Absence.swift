public import PaywallModel

/// Why a component of a screen cannot be seen.
public enum Absence: Hashable, Sendable {
  /// Its alpha is 0, whatever is chosen.
  case transparent
  /// Its alpha is 0 until one of these options is chosen.
  case transparentUntil(SelectBinding)
  /// Its alpha is 0 while one of these options is chosen.
  case transparentWhile(SelectBinding)
  /// Its alpha is 0 while it is off.
  case transparentWhileOff(EnabledWhen)
  /// What it lies in cannot be seen.
  case insideHidden
  /// It has neither text nor picture nor anything inside that can be seen.
  case nothingToShow
  /// It only keeps room.
  case onlyRoom
  /// The window shows other rows of what scrolls.
  case scrolledOut
  /// Another page of the row is shown.
  case otherPage
  /// Nothing is left of it in a window of this size.
  case noRoom

  /// For people: what would have to be otherwise.
  public var explanation: String {
    switch self {
    case .transparent: "its alpha is 0, whatever is chosen"
    case .transparentUntil(let binding): "its alpha is 0 until \(binding.words)"
    case .transparentWhile(let binding): "its alpha is 0 while \(binding.words)"
    case .transparentWhileOff(let condition):
      "its alpha is 0 until \(condition.selectID) has "
        + "\(condition.minimum.map { "\($0)" } ?? "enough") chosen"
    case .insideHidden: "what it lies in is hidden"
    case .nothingToShow: "it has nothing to show"
    case .onlyRoom: "it only keeps room"
    case .scrolledOut: "it is scrolled out of the window"
    case .otherPage: "another page is shown"
    case .noRoom: "the window has no room for it"
    }
  }
}

extension SelectBinding {
  /// `plan_picker is yearly or monthly`
  fileprivate var words: String {
    options.isEmpty
      ? "\(selectID) has a choice" : "\(selectID) is \(options.joined(separator: " or "))"
  }
}
