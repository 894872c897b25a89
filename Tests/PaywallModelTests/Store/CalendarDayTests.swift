import PaywallModel
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("2026-03-01", Period(1, .month), "2026-04-01"),
    ("2026-01-31", Period(1, .month), "2026-02-28"),
    ("2028-01-31", Period(1, .month), "2028-02-29"), ("2028-02-29", Period(1, .year), "2029-02-28"),
    ("2026-12-31", Period(1, .day), "2027-01-01"), ("2026-02-26", Period(1, .week), "2026-03-05"),
    ("2026-11-30", Period(3, .month), "2027-02-28"), ("9999-12-31", Period(1, .day), "9999-12-31"),
    ("9999-06-30", Period(9_999, .year), "9999-12-31"),
    ("1970-01-01", Period(9_999, .day), "1997-05-18"),
  ])
  func aPeriodEndsOnADay(start: String, period: Period, end: String) throws {
    #expect(try #require(CalendarDay(start)).adding(period).iso8601 == end)
  }

  @Test(arguments: [
    "", "2026", "2026-3-1", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "1969-12-31",
    "2026-01-32", "2026-01-01-", " 2026-01-01", "20a6-01-01", "-026-01-01", "2026-01-+1",
  ])
  func whatNoCalendarHasIsNone(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: [
    ("en", "1 March 2027"), ("en-GB", "1 March 2027"), ("fr", "1 mars 2027"),
    ("de_AT", "1. März 2027"), ("es", "1 de marzo de 2027"), ("ja", "2027年3月1日"),
    ("pl", "2027-03-01"), ("", "2027-03-01"),
  ])
  func aDayIsWrittenInTheLanguage(locale: String, text: String) throws {
    let day = try #require(CalendarDay("2027-03-01"))
    #expect(DateText.text(day, locale: locale) == text)
  }
}
