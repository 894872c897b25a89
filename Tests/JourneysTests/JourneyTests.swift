import EmulatorTestSupport
@testable import EmulatorCore
import Journeys
import PaywallModel
import Testing

/// The short form of `paywalk-journeys`: a few hundred walks by chance, all invariants looked at
/// after every step. A seed that fails is walked again by `paywalk-journeys --seed N --count 1`.
struct JourneyTests {
  /// Journals that broke off behind an answer which the app gave as no time had passed.
  @Test(arguments: [UInt64(86_620), 90_040])
  func aSeedThatOnceFailed(seed: UInt64) {
    var journey = Journey(seed: seed, shipped: Fixtures.shipped)
    let end = journey.go(200)
    if let fault = end.fault { Issue.record("seed \(seed), step \(end.stepCount): \(fault)") }
  }

  @Test(arguments: 0..<10)
  func journeysKeepTheInvariants(block: Int) {
    for index in 0..<20 {
      let seed = UInt64(block * 20 + index)
      var journey = Journey(seed: seed, shipped: Fixtures.shipped)
      let end = journey.go(journey.kind == .shell ? 40 : 100)
      if let fault = end.fault {
        Issue.record("seed \(seed), \(journey.kind), step \(end.stepCount): \(fault)")
      }
      #expect(journey.again().digest == end.digest, "seed \(seed) is walked twice")
    }
  }

  @Test func theMazeIsReadWithoutErrors() {
    for seed in UInt64(1)...50 {
      let problems = Maze.problems(seed: seed).filter { $0.severity == .error }
      for problem in problems { Issue.record("seed \(seed): \(problem.file): \(problem.message)") }
    }
  }

  /// What only many more journeys meet, or no journey can: the store of a machine that the maze is
  /// not walked on, and events that nothing emits.
  private static let rare: Set<String> = [
    "PLACEMENT_OPENED", "STORE_PRODUCT_FETCH_FAILED", "WEB_CHECKOUT_ERROR", "PLY111", "PLY204",
    "PLY408", "PLY503", "alert huaweiNotLogged", "CANCELLATION_REASON_PUBLISHED",
    "SUBSCRIPTIONS_LIST_VIEWED", "PLY202", "PLY304",
  ]

  @Test func journeysTogetherMeetNearlyEverything() {
    var seen: Set<String> = []
    for seed in UInt64(1)...120 {
      var journey = Journey(seed: seed, shipped: Fixtures.shipped)
      if journey.kind == .shell { continue }
      _ = journey.go(200)
      seen.formUnion(journey.sights)
    }
    let wanted =
      EventName.allCases.map(\.rawValue) + DiagnosticRule.allCases.map(\.rawValue)
      + AlertKind.allCases.map { "alert \($0.rawValue)" }
      + RedemptionOutcome.allCases.map { "redemption \($0.rawValue)" }
    for sight in wanted where !Self.rare.contains(sight) {
      #expect(seen.contains(sight), "\(sight) was never met")
    }
  }

  @Test func aShorterJourneyThatStillFailsIsFound() {
    var journey = Journey(seed: 7, kind: .sdk, shipped: Fixtures.shipped)
    _ = journey.go(40)
    let all = journey.text.split(separator: "\n")
    let wanted = [String(all[3]), String(all[30])].map { $0.drop { $0 != " " } }
    let short = journey.shrunk { candidate in
      wanted.allSatisfy { part in candidate.text.contains(part) }
    }
    #expect(short.text.split(separator: "\n").count <= 4, "\(short.text)")
  }
}
