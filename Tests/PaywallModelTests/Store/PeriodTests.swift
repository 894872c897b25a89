import PaywallModel
import Testing

@Suite struct PeriodTests {
  @Test(arguments: [
    ("P1M", Period(1, .month)), ("P1W", Period(1, .week)), ("P3D", Period(3, .day)),
    ("P1Y", Period(1, .year)), ("P12M", Period(12, .month)), ("P9999D", Period(9999, .day)),
  ])
  func readsAndWritesOneUnit(text: String, period: Period) {
    #expect(Period(iso8601: text) == period)
    #expect(period.iso8601 == text)
  }

  @Test(arguments: [
    "", "P", "PM", "1M", "P1", "P0M", "P-1M", "P+1M", "P1.5M", "P1M2D", "PT1H", "p1m", "P10000D",
    "P1m",
    "P99999999999999999999D", " P1M", "P1Ḿ", "P1H",
  ])
  func refusesAnythingElse(text: String) {
    #expect(Period(iso8601: text) == nil)
  }

  @Test func countsByTheDocumentedChain() {
    #expect(Period(1, .week).days == 7)
    #expect(Period(1, .month).days == 4 * Period(1, .week).days)
    #expect(Period(1, .year).days == 12 * Period(1, .month).days)
    #expect(Period(1, .year).days == 4 * Length.quarter.days)
  }

  @Test func anOfferOfSeveralPeriodsLastsTheirSum() {
    #expect(Period(1, .month).repeated(3) == Period(3, .month))
    #expect(Period(2, .week).repeated(0) == Period(2, .week))
    #expect(Period(.max, .day).repeated(.max).days == Period.mostUnits)
  }
}
