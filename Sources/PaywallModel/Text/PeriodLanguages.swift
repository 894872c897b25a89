extension PeriodWords {
  static let english = PeriodWords(
    plural: .one, day: Word("day", "day", "days"), week: Word("week", "week", "weeks"),
    month: Word("month", "month", "months"), quarter: Word("quarter", "quarter", "quarters"),
    year: Word("year", "year", "years"), semester: "semester", free: "Free")

  /// Of a language; the ones that `PriceFormat` writes amounts in.
  static func words(in language: String) -> PeriodWords? {
    switch language {
    case "ar": arabic
    case "cs": czech
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "he": hebrew
    case "it": italian
    case "ja": japanese
    case "ko": korean
    case "nl": dutch
    case "pl": polish
    case "pt": portuguese
    case "ru": russian
    case "sv": swedish
    case "tr": turkish
    case "zh": chinese
    default: nil
    }
  }

  private static let arabic = PeriodWords(
    plural: .arabic, day: Word("يوم", "يوم واحد", "يومان", "أيام", "يومًا"),
    week: Word("أسبوع", "أسبوع واحد", "أسبوعان", "أسابيع", "أسبوعًا"),
    month: Word("شهر", "شهر واحد", "شهران", "أشهر", "شهرًا"),
    quarter: Word("ربع سنة", "ربع سنة", "ربعا سنة", "أرباع سنة", "ربع سنة"),
    year: Word("سنة", "سنة واحدة", "سنتان", "سنوات", "سنة"), semester: "نصف سنة", free: "مجانًا")

  private static let czech = PeriodWords(
    plural: .czech, day: Word("den", "den", "dny", "dní"),
    week: Word("týden", "týden", "týdny", "týdnů"),
    month: Word("měsíc", "měsíc", "měsíce", "měsíců"),
    quarter: Word("čtvrtletí"), year: Word("rok", "rok", "roky", "let"), semester: "pololetí",
    free: "Zdarma")

  private static let german = PeriodWords(
    plural: .one, day: Word("Tag", "Tag", "Tage"), week: Word("Woche", "Woche", "Wochen"),
    month: Word("Monat", "Monat", "Monate"), quarter: Word("Quartal", "Quartal", "Quartale"),
    year: Word("Jahr", "Jahr", "Jahre"), semester: "Halbjahr", free: "Kostenlos")

  private static let spanish = PeriodWords(
    plural: .one, day: Word("día", "día", "días"), week: Word("semana", "semana", "semanas"),
    month: Word("mes", "mes", "meses"), quarter: Word("trimestre", "trimestre", "trimestres"),
    year: Word("año", "año", "años"), semester: "semestre", free: "Gratis")

  private static let french = PeriodWords(
    plural: .noughtAndOne, day: Word("jour", "jour", "jours"),
    week: Word("semaine", "semaine", "semaines"), month: Word("mois"),
    quarter: Word("trimestre", "trimestre", "trimestres"), year: Word("an", "an", "ans"),
    semester: "semestre", free: "Gratuit")

  private static let hebrew = PeriodWords(
    plural: .one, day: Word("יום", "יום", "ימים"), week: Word("שבוע", "שבוע", "שבועות"),
    month: Word("חודש", "חודש", "חודשים"), quarter: Word("רבעון", "רבעון", "רבעונים"),
    year: Word("שנה", "שנה", "שנים"), semester: "חצי שנה", free: "חינם")

  private static let italian = PeriodWords(
    plural: .one, day: Word("giorno", "giorno", "giorni"),
    week: Word("settimana", "settimana", "settimane"), month: Word("mese", "mese", "mesi"),
    quarter: Word("trimestre", "trimestre", "trimestri"), year: Word("anno", "anno", "anni"),
    semester: "semestre", free: "Gratis")

  private static let japanese = PeriodWords(
    plural: .joined, day: Word("日", "日間"), week: Word("週", "週間"), month: Word("月", "か月"),
    quarter: Word("四半期"), year: Word("年", "年"), semester: "半年", free: "無料")

  private static let korean = PeriodWords(
    plural: .joined, day: Word("일"), week: Word("주"), month: Word("월", "개월"),
    quarter: Word("분기"), year: Word("년"), semester: "반년", free: "무료")

  private static let dutch = PeriodWords(
    plural: .one, day: Word("dag", "dag", "dagen"), week: Word("week", "week", "weken"),
    month: Word("maand", "maand", "maanden"), quarter: Word("kwartaal", "kwartaal", "kwartalen"),
    year: Word("jaar"), semester: "halfjaar", free: "Gratis")

  private static let polish = PeriodWords(
    plural: .polish, day: Word("dzień", "dzień", "dni", "dni"),
    week: Word("tydzień", "tydzień", "tygodnie", "tygodni"),
    month: Word("miesiąc", "miesiąc", "miesiące", "miesięcy"),
    quarter: Word("kwartał", "kwartał", "kwartały", "kwartałów"),
    year: Word("rok", "rok", "lata", "lat"), semester: "półrocze", free: "Bezpłatnie")

  private static let portuguese = PeriodWords(
    plural: .one, day: Word("dia", "dia", "dias"), week: Word("semana", "semana", "semanas"),
    month: Word("mês", "mês", "meses"), quarter: Word("trimestre", "trimestre", "trimestres"),
    year: Word("ano", "ano", "anos"), semester: "semestre", free: "Grátis")

  private static let russian = PeriodWords(
    plural: .russian, day: Word("день", "день", "дня", "дней"),
    week: Word("неделя", "неделя", "недели", "недель"),
    month: Word("месяц", "месяц", "месяца", "месяцев"),
    quarter: Word("квартал", "квартал", "квартала", "кварталов"),
    year: Word("год", "год", "года", "лет"), semester: "полугодие", free: "Бесплатно")

  private static let swedish = PeriodWords(
    plural: .one, day: Word("dag", "dag", "dagar"), week: Word("vecka", "vecka", "veckor"),
    month: Word("månad", "månad", "månader"), quarter: Word("kvartal"), year: Word("år"),
    semester: "halvår", free: "Gratis")

  private static let turkish = PeriodWords(
    plural: .one, day: Word("gün"), week: Word("hafta"), month: Word("ay"),
    quarter: Word("çeyrek"), year: Word("yıl"), semester: "yarıyıl", free: "Ücretsiz")

  private static let chinese = PeriodWords(
    plural: .joined, day: Word("天"), week: Word("周"), month: Word("月", "个月"),
    quarter: Word("季度", "个季度"), year: Word("年"), semester: "半年", free: "免费")
}
