import PaywallModel

/// How one file did.
enum TestOutcome: Hashable, Sendable {
  case passed(steps: Int)
  /// Something is not as expected, and where it stands.
  case failed(String, at: SourcePosition?)
  /// The file, or what it needs, cannot be read.
  case wrong(String)

  /// One line, or for what went wrong several.
  func text(of path: String) -> String {
    switch self {
    case .passed(let steps): "passed  \(path), \(steps) steps"
    case .failed(let message, _): "FAILED  \(path)\n\(message)"
    case .wrong(let message): "WRONG   \(path)\n\(message)"
    }
  }

  /// What went wrong; nil where nothing did.
  var message: String? {
    switch self {
    case .passed: nil
    case .failed(let message, _), .wrong(let message): message
    }
  }

  /// For a program.
  var members: [(String, JSONNode)] {
    switch self {
    case .passed(let steps): [("outcome", .text("passed")), ("steps", .number(steps))]
    case .failed(let message, _): [("outcome", .text("failed")), ("message", .text(message))]
    case .wrong(let message): [("outcome", .text("wrong")), ("message", .text(message))]
    }
  }
}

/// A file and how it did.
struct TestResult: Hashable, Sendable {
  var file: String
  var report: TestReport
}

/// How all did.
struct TestCount: Hashable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var wrong = 0

  mutating func add(_ outcome: TestOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .wrong: wrong += 1
    }
  }

  var summary: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if wrong > 0 { parts.append("\(wrong) could not be read") }
    return parts.joined(separator: ", ") + "."
  }

  /// A file that cannot be read weighs more than an expectation that did not come true.
  var status: ExitStatus {
    if wrong > 0 { return .wrongInput }
    return failed > 0 ? .failed : .fine
  }
}
