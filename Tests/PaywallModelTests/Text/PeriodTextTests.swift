import PaywallModel
import Testing

/// Blanks that do not break are written `_` here.
@Suite struct PeriodTextTests {
  private func visible(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" ? "_" : $0 })
  }

  @Test(arguments: [
    (Period(1, .month), "month", "1_month"), (Period(1, .week), "week", "1_week"),
    (Period(3, .day), "3_days", "3_days"), (Period(1, .year), "year", "1_year"),
    (Period(3, .month), "quarter", "3_months"), (Period(6, .month), "semester", "6_months"),
    (Period(2, .month), "2_months", "2_months"), (Period(1, .day), "day", "1_day"),
  ])
  func namesPeriodsAndDurations(period: Period, bare: String, counted: String) {
    #expect(visible(PeriodText.period(period, locale: "en")) == bare)
    #expect(visible(PeriodText.duration(period, locale: "en")) == counted)
  }

  @Test(arguments: [
    ("fr", 1, "1_mois"), ("fr", 12, "12_mois"), ("de", 3, "3_Monate"), ("ja", 1, "1か月"),
    ("zh_Hans", 3, "3个月"), ("ko", 6, "6개월"), ("pl", 1, "1_miesiąc"), ("pl", 3, "3_miesiące"),
    ("pl", 12, "12_miesięcy"), ("pl", 22, "22_miesiące"), ("ru", 1, "1_месяц"),
    ("ru", 11, "11_месяцев"),
    ("ru", 21, "21_месяц"), ("cs", 4, "4_měsíce"), ("cs", 5, "5_měsíců"), ("ar", 1, "شهر واحد"),
    ("ar", 2, "شهران"), ("ar", 6, "6_أشهر"), ("ar", 12, "12_شهرًا"), ("tr", 6, "6_ay"),
    ("eo", 2, "2_months"),
  ])
  func countsMonthsAsEachLanguageDoes(locale: String, count: Int, text: String) {
    #expect(visible(PeriodText.duration(Period(count, .month), locale: locale)) == text)
  }

  @Test func saysNoughtWhereThereIsNoWholeUnit() {
    #expect(PeriodText.duration(of: Period(6, .month), in: .year, locale: "en") == "0")
    #expect(PeriodText.duration(of: Period(3, .day), in: .week, locale: "en") == "0")
  }
}
