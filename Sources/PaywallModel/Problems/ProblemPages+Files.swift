extension ProblemPages {
  /// The store's catalogue.
  static let stores: [ProblemPage] = [
    ProblemPage(
      "not-storekit", "The file is not a StoreKit configuration",
      "One is an object with products, subscriptionGroups and settings, as Xcode saves it."),
    ProblemPage(
      "bad-period", "A period cannot be read",
      "StoreKit writes periods as P3D, P1W, P1M or P1Y.",
      wrong: #""recurringSubscriptionPeriod": "1 month""#,
      right: #""recurringSubscriptionPeriod": "P1M""#),
    ProblemPage(
      "bad-price", "A price cannot be read",
      "Digits with a point, as a text, without a currency: the storefront decides that.",
      wrong: #""displayPrice": "9,99 €""#, right: #""displayPrice": "9.99""#),
    ProblemPage(
      "no-price", "A product or offer has no price",
      "A dash is shown in its place, and amounts that follow from it are dashes too."),
    ProblemPage(
      "free-with-price", "A free offer has a price",
      "Xcode keeps the old price when the mode of an offer is changed. It counts as free."),
    ProblemPage(
      "other-group", "A subscription names another group than it stands in",
      "The group that it stands in counts; it decides which plans replace one another."),
    ProblemPage(
      "other-period", "An offer is paid in other periods than its subscription",
      "Apple pays payAsYouGo offers with the subscription's own period."),
    ProblemPage(
      "two-offers", "A subscription has its introductory offer twice",
      "Version 5 of the format replaced introductoryOffer by introductoryOffers. The first of the "
        + "list counts."),
    ProblemPage(
      "unused-billing-plan", "A subscription has another way to be billed",
      "Since version 5 a subscription can be sold by monthly payments with a commitment as well. "
        + "Here it is sold at its own price, a whole period at once."),
    ProblemPage(
      "newer-version", "The file is of a newer version",
      "What is known of it is read; keys that came since are named as unknown."),
    ProblemPage(
      "private-key", "The file holds a private key",
      "Xcode keeps the key that signs offers in the configuration. Whoever gets the file can sign "
        + "offers with it."),
    ProblemPage(
      "store-fails", "A switch of the store makes purchases fail or wait",
      "Ask to buy, failing transactions and error slots are part of the file. They are told, so "
        + "that nobody looks for the fault elsewhere."),
    ProblemPage(
      "unknown-storefront", "A storefront is not known",
      "Storefronts are countries in three letters. Prices are shown in US dollars instead.",
      wrong: #""_storefront": "FR""#, right: #""_storefront": "FRA""#),
    ProblemPage(
      "unknown-time-rate", "A time rate is not known",
      "StoreKit Test numbers its time rates; real time is used for one that is not among them."),
  ]

  /// The app's own texts.
  static let texts: [ProblemPage] = [
    ProblemPage(
      "strings-syntax", "A file of texts cannot be read further",
      "What stands before the place counts, what follows does not. Unescaped quotation marks and a "
        + "missing semicolon are the usual causes.",
      wrong: #""a" = "say "hi"";"#, right: #""a" = "say \"hi\"";"#),
    ProblemPage(
      "strings-duplicate", "A text stands twice",
      "Apple's build uses the last of equal keys, Android's refuses them; here the file's own "
        + "system decides, and of two files the first by name counts."),
    ProblemPage(
      "strings-apostrophe", "An apostrophe is not escaped",
      "Android cuts or refuses a text with a bare apostrophe.", wrong: "<string>Let's go</string>",
      right: #"<string>Let\'s go</string>"#),
    ProblemPage(
      "strings-plural", "A text is a plural where the SDK looks for a string",
      "Only its form \"other\" could be meant, and no part of the SDK asks for it."),
    ProblemPage(
      "strings-unused", "A file of texts is never looked into",
      "The SDK looks for its keys in the table Localizable of a language's folder."),
    ProblemPage(
      "text-arguments", "A text has other arguments than the SDK's",
      "An argument that has no place is missing from the sentence; a place without an argument shows "
        + "what happens to lie there, or crashes."),
    ProblemPage(
      "text-empty", "A text is empty",
      "An alert without a title or a button without a word is what people would see. Take the entry "
        + "out to have the SDK's own text."),
    ProblemPage(
      "text-key", "The SDK has no text of this name",
      "It is never shown. Keys that SDK 5 had are gone since version 6."),
    ProblemPage(
      "text-placeholder", "A placeholder stands where a text belongs",
      "Names such as ID_106, or the key itself, were left behind by a translation tool."),
    ProblemPage(
      "text-plural", "A plural stands where the SDK looks for a string",
      "The SDK asks for a string of this name and does not find it."),
    ProblemPage(
      "text-specifier", "A place for an argument is written as another system writes it",
      "iOS writes %@ for texts, Android %s. The wrong one is shown as it is, or crashes.",
      wrong: "\"%s of %s\"", right: "\"%1$@ of %2$@\""),
  ]

  /// Recordings and scenarios.
  static let recordings: [ProblemPage] = [
    ProblemPage(
      "scenario", "A line of a scenario cannot be read or done",
      "The first word of a line says what is done; Scenario.md lists them. A misspelled one is told "
        + "with the nearest that is known.", wrong: "pres \"Continue\"", right: "press \"Continue\""
    ),
    ProblemPage(
      "session-empty", "A recording is empty",
      "It was made and never written to. paywalk run --record FILE writes one."),
    ProblemPage(
      "session-format", "A file is no recording, or one of another format",
      "The first line of a recording names its format; this program reads format 1."),
    ProblemPage(
      "session-torn", "A recording's last line is torn",
      "The program was ended while it wrote. Everything before the line is whole and is played."),
    ProblemPage(
      "session-edited", "A line of a recording was changed by hand",
      "Its check does not match, but it can be read. It counts, and what follows from it is compared "
        + "as ever."),
    ProblemPage(
      "session-damaged", "A line of a recording is damaged",
      "It cannot be read, and nothing after it can be trusted. What stands before it is played."),
    ProblemPage(
      "session-entry", "An entry of a recording is not known",
      "It was made by a newer program, or edited. An entry that is not understood cannot be passed "
        + "over: what follows would be something else."),
    ProblemPage(
      "session-open", "A recording has no end mark",
      "The program was ended before it could write one. The steps that are there are played."),
  ]
}
