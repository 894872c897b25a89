import PaywallModel
import Testing

/// Countdowns and the tags that count time (dossier §9.4, §11.3).
@Suite struct CountdownTextTests {
  private func read(
    _ countdown: Countdown, after milliseconds: Int = 0, in context: TextContext = TextContext()
  ) -> String {
    TextExpander.text(
      of: countdown, afterMilliseconds: milliseconds, in: TextFixtures.screen(), context: context,
      catalog: Catalog()
    ).plain
  }

  private func context(_ now: String, _ attributes: [String: String] = [:]) -> TextContext {
    var context = TextContext()
    context.now = Moment(now)
    context.attributes = attributes
    return context
  }

  @Test(arguments: [
    (9_905, 0, "02:45:05"), (9_905, 999, "02:45:05"), (9_905, 1_000, "02:45:04"),
    (59, 60_000, "00:00:00"), (86_400, 0, "01:00:00:00"), (86_400, 1_000, "00:23:59:59"),
    (8_640_000, 0, "100:00:00:00"),
  ])
  func aRelativeOneBeginsWhenTheScreenIsShown(seconds: Int, after: Int, text: String) {
    #expect(read(Countdown(seconds: seconds), after: after) == text)
  }

  @Test func anAbsoluteOneStopsAtNought() throws {
    let end = try #require(Moment("2026-03-08T18:00:00Z")).seconds
    #expect(read(Countdown(.at(end)), in: context("2026-03-06T12:00:00Z")) == "02:06:00:00")
    #expect(read(Countdown(.at(end)), in: context("2026-03-09")) == "00:00:00")
    #expect(read(Countdown(.at(end))) == "––:––:––")
  }

  @Test func oneByAnAttributeAddsItsOffset() {
    let countdown = Countdown(.attribute("trial_start", offsetSeconds: 3_600))
    let known = context("2026-03-01T10:30:00Z", ["trial_start": "2026-03-01T10:00:00Z"])
    #expect(read(countdown, in: known) == "00:30:00")
    #expect(read(countdown, in: context("2026-03-01", ["trial_start": "soon"])) == "––:––:––")
    #expect(read(countdown, in: context("2026-03-01")) == "––:––:––")
  }

  @Test(arguments: [
    ("{{TIMER(DAYS)}} d {{TIMER(HOURS)}} h", "01 d 02 h"), ("{{TIMER(HOURS)}} h", "26 h"),
    ("{{TIMER(MINUTES)}}:{{TIMER(SECONDS)}}", "1563:04"), ("{{TIMER(SECONDS)}}", "93784"),
    ("{{TIMER(MONTHS)}} {{ TIMER( DAYS ) }}", "00 01"), ("{{TIMER(YEARS)}}", "{{TIMER(YEARS)}}"),
  ])
  func aUnitCountsWhatTheLargerOnesOfTheTextLeave(text: String, reads: String) {
    #expect(read(Countdown(.afterShowing(seconds: 93_784), text: text)) == reads)
  }

  @Test func aLabelCountsWhatTheContextCounts() {
    var running = TextContext()
    running.timer = .left(61)
    #expect(TextFixtures.read("{{TIMER(MINUTES)}}:{{TIMER(SECONDS)}}", context: running) == "01:01")
    #expect(TextFixtures.read("{{TIMER(HOURS)}}") == "{{TIMER(HOURS)}}")
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-01T00:00:01Z", 1), ("2000-02-29", 951_782_400),
    ("2026-03-08T18:00:00Z", 1_772_992_800), ("2026-03-08T18:00:00+01:00", 1_772_989_200),
    ("2026-03-08T18:00-0530", 1_773_012_600), ("2026-03-08 18:00:00.25Z", 1_772_992_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func momentsAreRead(text: String, seconds: Int) {
    #expect(Moment(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2026-3-8", "1969-12-31", "2026-03-08T24:00Z",
    "2026-03-08T18", "2026-03-08T18:00:00X", "2026-03-08T18:00:00.Z", "2026-03-08T18:00+1",
    "2026-03-08Z18:00", "٢٠٢٦-03-08", "2026-03-08T18:60Z",
  ])
  func whatIsNoMomentIsNone(text: String) { #expect(Moment(text) == nil) }
}
