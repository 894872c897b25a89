@testable import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import Testing

/// A date that is written is the moment that is counted: read again it gives the same number.
@Test func aWrittenDateIsTheMomentThatIsCounted() {
  for seed in UInt64(1)...20 {
    var generator = SeededGenerator(seed: seed)
    for day in ["1970-01-01", "1999-12-31", "2000-02-29", "2026-03-01", "2100-02-28"] {
      let catalog = catalog(startingOn: day)
      let moment = Instant(
        milliseconds: Int.random(in: 0...40_000_000_000, using: &generator))
      let text = WalkDate.text(catalog, at: moment)
      let counted = WalkDate.milliseconds(catalog, at: moment)
      #expect(UTCTime.seconds("\(text.dropLast(5))Z") == counted / 1_000, "\(text)")
      #expect(Int(text.dropLast().suffix(3)) == counted % 1_000, "\(text)")
      #expect(text.hasPrefix(WalkDate.day(catalog, at: moment)), "\(text)")
    }
  }
}

@Test(arguments: [
  ("2026-03-01", 0, "2026-03-01T00:00:00.000Z"), ("2026-03-01", 17_100, "2026-03-01T00:00:17.100Z"),
  ("2023-12-31", 86_400_000, "2024-01-01T00:00:00.000Z"),
  ("2024-02-28", 86_399_999, "2024-02-28T23:59:59.999Z"),
  ("2024-02-28", 86_400_000, "2024-02-29T00:00:00.000Z"),
  ("0999-01-02", 5, "0999-01-02T00:00:00.005Z"), ("12026-03-01", 0, "12026-03-01T00:00:00.000Z"),
  ("when I like", 0, "1970-01-01T00:00:00.000Z"),
])
func aDateHasItsZeros(day: String, milliseconds: Int, text: String) {
  let moment = Instant(milliseconds: milliseconds)
  #expect(WalkDate.text(catalog(startingOn: day), at: moment) == text)
}

/// The number of the day follows the day that is written.
@Test func theNumberOfTheFirstDayFollowsItsDate() {
  var start = StartState(date: "1970-01-02")
  #expect(start.dayNumber == 1)
  start.date = "1971-01-01"
  #expect(start.dayNumber == 365)
  #expect(start == StartState(date: "1971-01-01"))
}

private func catalog(startingOn day: String) -> Shared<Catalog> {
  Shared(Catalog(project: Project(start: StartState(date: day))))
}
