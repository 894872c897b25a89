/// Which money each storefront sells in.
enum Storefronts {
  /// ISO 4217 code by ISO 3166-1 alpha-3 code; nil for no storefront.
  static func currencyCode(of storefront: String) -> String? {
    storefront.utf8.count == 3 ? codes[storefront.utf8.reduce(0, packed)] : nil
  }

  /// By three letters as a number, which is found faster than a text.
  private static let codes: [UInt32: String] = {
    var codes: [UInt32: String] = [:]
    codes.reserveCapacity(256)
    for (currency, storefronts) in storefrontsByCurrency {
      var letters: UInt32 = 0
      for letter in storefronts.utf8 where letter != UInt8(ascii: " ") {
        letters = packed(letters, letter)
        // Each code has three letters, and none is 0.
        if letters >> 16 != 0 {
          codes[letters] = currency
          letters = 0
        }
      }
    }
    return codes
  }()

  private static func packed(_ letters: UInt32, _ next: UInt8) -> UInt32 {
    letters << 8 | UInt32(next)
  }

  private static let storefrontsByCurrency: [(currency: String, storefronts: String)] = [
    ("AED", "ARE"), ("AUD", "AUS"), ("BHD", "BHR"), ("BRL", "BRA"), ("CAD", "CAN"),
    ("CHF", "CHE"), ("CLP", "CHL"), ("CNY", "CHN"), ("COP", "COL"), ("CZK", "CZE"),
    ("DKK", "DNK"), ("EGP", "EGY"), ("GBP", "GBR"), ("HKD", "HKG"), ("HUF", "HUN"),
    ("IDR", "IDN"), ("ILS", "ISR"), ("INR", "IND"), ("IQD", "IRQ"), ("JOD", "JOR"),
    ("JPY", "JPN"), ("KRW", "KOR"), ("KWD", "KWT"), ("KZT", "KAZ"), ("MXN", "MEX"),
    ("MYR", "MYS"), ("NGN", "NGA"), ("NOK", "NOR"), ("NZD", "NZL"), ("OMR", "OMN"),
    ("PEN", "PER"), ("PHP", "PHL"), ("PKR", "PAK"), ("PLN", "POL"), ("PYG", "PRY"),
    ("QAR", "QAT"), ("RON", "ROU"), ("RUB", "RUS"), ("SAR", "SAU"), ("SEK", "SWE"),
    ("SGD", "SGP"), ("THB", "THA"), ("TND", "TUN"), ("TRY", "TUR"), ("TWD", "TWN"),
    ("TZS", "TZA"), ("UGX", "UGA"), ("VND", "VNM"), ("XAF", "CMR GAB COG"),
    ("XOF", "BEN BFA CIV MLI NER SEN"), ("ZAR", "ZAF"),
    (
      "EUR",
      """
      AUT BEL BGR BIH CYP DEU ESP EST FIN FRA GRC HRV IRL ITA LTU LUX LVA MLT MNE NLD PRT SRB SVK \
      SVN XKS
      """
    ),
    (
      "USD",
      """
      USA AFG AGO AIA ALB ARG ARM ATG AZE BHS BLR BLZ BMU BOL BRB BRN BTN BWA CAF COD CPV CRI CYM \
      DMA DOM DZA ECU FJI FSM GEO GHA GMB GNB GRD GTM GUY HND ISL JAM KEN KGZ KHM KNA LAO LBN LBR \
      LBY LCA LKA MAC MAR MDA MDG MDV MKD MMR MNG MOZ MRT MSR MUS MWI NAM NIC NPL NRU PAN PLW PNG \
      RWA SLB SLE SLV STP SUR SWZ SYC TCA TCD TJK TKM TON TTO UKR URY UZB VCT VEN VGB VUT YEM ZMB \
      ZWE
      """
    ),
  ]
}
