/// One line of the table: what was measured, beside what, and what it should be.
struct Figure {
  var benchmark: Benchmark
  var what: String
  var unit: String
  var samples: [Double]
  /// The baseline of the same rounds, in the same unit.
  var baseline: Baseline?
  var goals: [Goal] = []

  struct Baseline {
    var name: String
    var samples: [Double]
  }

  /// A bound of the issue that asks for it.
  struct Goal {
    enum Subject: String {
      case median, percentile95, ratio
    }

    var subject: Subject
    var isAtMost: Bool
    var bound: Double

    static func atMost(_ bound: Double, _ subject: Subject = .median) -> Goal {
      Goal(subject: subject, isAtMost: true, bound: bound)
    }

    static func atLeast(_ bound: Double, _ subject: Subject = .median) -> Goal {
      Goal(subject: subject, isAtMost: false, bound: bound)
    }
  }

  var median: Double { Statistics.percentile(50, of: samples) }
  var percentile95: Double { Statistics.percentile(95, of: samples) }

  /// The median over the baseline's.
  var ratio: Double? {
    baseline.map { median / Statistics.percentile(50, of: $0.samples) }
  }

  /// Whether a goal is met; a ratio without a baseline meets none.
  func meets(_ goal: Goal) -> Bool {
    let value: Double?
    switch goal.subject {
    case .median: value = median
    case .percentile95: value = percentile95
    case .ratio: value = ratio
    }
    guard let value else { return false }
    return goal.isAtMost ? value <= goal.bound : value >= goal.bound
  }
}

/// Numbers about samples.
enum Statistics {
  /// The sample that so many of a hundred are not above; 0 of none.
  static func percentile(_ percent: Int, of samples: [Double]) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    return sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }
}
