/// How fast a session plays.
public enum ReplaySpeed: String, Hashable, Sendable, CaseIterable {
  case quarter = "¼"
  case half = "½"
  case normal = "1"
  case double = "2"
  case fourfold = "4"
  case eightfold = "8"
  /// Without any pause.
  case atOnce = "at once"

  /// Makes a speed from what the command line says: `0.25`, `0.5`, `1`, `2`, `4`, `8`, `max`.
  public init?(option: String) {
    switch option {
    case "0.25": self = .quarter
    case "0.5": self = .half
    case "max": self = .atOnce
    default: self.init(rawValue: option)
    }
  }

  /// Milliseconds of the recording in four milliseconds of the clock; nil at once.
  var quarters: Int? {
    switch self {
    case .quarter: 1
    case .half: 2
    case .normal: 4
    case .double: 8
    case .fourfold: 16
    case .eightfold: 32
    case .atOnce: nil
    }
  }

  /// The next faster one; the fastest stays.
  var faster: ReplaySpeed { neighbour(1) }
  /// The next slower one; the slowest stays.
  var slower: ReplaySpeed { neighbour(-1) }

  private func neighbour(_ distance: Int) -> ReplaySpeed {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + distance
    return all[min(max(0, index), all.count - 1)]
  }
}
