import TerminalModel

/// A step through a list.
enum ListMove: Hashable, Sendable {
  case by(Int)
  case toFirst, toLast

  /// The step that an intent means in a list of panel rows; nil when it means none.
  init?(_ intent: Intent, context: PanelContext) {
    let page = max(1, context.options.size.rows - 6)
    switch intent {
    case .up, .previous: self = .by(-1)
    case .down, .next: self = .by(1)
    case .pageUp: self = .by(-page)
    case .pageDown: self = .by(page)
    case .first: self = .toFirst
    case .last: self = .toLast
    default: return nil
    }
  }

  /// Where the step leads from an index; 0 in an empty list.
  func from(_ index: Int, count: Int) -> Int {
    switch self {
    case .by(let rows): max(0, min(count - 1, index + rows))
    case .toFirst: 0
    case .toLast: max(0, count - 1)
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many places after one, around the ends; the first when it is not in the list.
  func cycled(from element: Element, by step: Int) -> Element? {
    guard let index = firstIndex(of: element) else { return first }
    return self[((index + step) % count + count) % count]
  }
}
