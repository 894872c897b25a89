import Foundation

/// The sanitizer that the tests were built with, as `.ci/sanitize` says.
public enum Sanitizer: String, Sendable {
  case address, thread

  /// Nil in a plain build.
  public static let current = ProcessInfo.processInfo.environment["PAYWALK_SANITIZER"]
    .flatMap(Sanitizer.init)

  /// What a program that a test starts must be told as well.
  public static let variables = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TEST_TMPDIR"].contains($0.key)
  }
}
