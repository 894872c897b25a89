/// What a tag such as `{{OFFER_AMOUNT(yearly)}}` asks for (dossier §9.4).
struct Tag: Hashable, Sendable {
  /// What is measured.
  enum Subject: Hashable, Sendable {
    case plan
    /// The introductory offer of somebody who gets it, else the promotional one that the screen
    /// sells.
    case offer
    /// `INTRO_…` and `TRIAL_…`, the older names: the introductory offer alone.
    case introductoryOffer
  }

  /// What is said about it.
  enum Measure: Hashable, Sendable {
    case price, amount, period, duration
    case durationIn(Length)
    case amountPer(Length)
    case percentageComparison, discountPercentage, raisePercentage, priceComparison

    /// How many plans the tag may name.
    var mostArguments: Int {
      switch self {
      case .price, .amount, .period, .duration, .durationIn, .amountPer: 1
      case .percentageComparison, .discountPercentage, .raisePercentage, .priceComparison: 2
      }
    }
  }

  var subject: Subject
  var measure: Measure
  /// Plan ids.
  var arguments: [String]

  /// Reads what stands between the braces; nil when it is no tag of ours.
  init?(_ text: Substring) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    var name = Self.trimmed(parts[0])
    subject = .plan
    for (prefix, prefixed) in Self.prefixes where name.hasPrefix(prefix) {
      subject = prefixed
      name = name.dropFirst(prefix.count)
    }
    let table = subject == .plan ? Self.planMeasures : Self.offerMeasures
    guard let measure = table[String(name)] else { return nil }
    self.measure = measure
    guard let arguments = Self.arguments(parts.count == 2 ? parts[1] : ")") else { return nil }
    guard arguments.count <= measure.mostArguments else { return nil }
    self.arguments = arguments
  }

  /// What stands after the opening bracket; nil when it is not closed or an argument is no id.
  private static func arguments(_ text: Substring) -> [String]? {
    let body = trimmed(text)
    guard body.last == ")" else { return nil }
    if body.count == 1 { return [] }
    let names = body.dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { String(trimmed($0)) }
    return names.contains { $0.isEmpty || $0.contains("(") || $0.contains(")") } ? nil : names
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return start[...end]
  }

  /// Every tag's name, without arguments.
  static let names: [String] =
    (planMeasures.keys
    + prefixes.flatMap { prefix, _ in offerMeasures.keys.map { prefix + $0 } }).sorted()

  private static let prefixes: [(String, Subject)] = [
    ("OFFER_", .offer), ("INTRO_", .introductoryOffer), ("TRIAL_", .introductoryOffer),
  ]

  private static let lengthMeasures: [String: Measure] = [
    "DAYS_DURATION": .durationIn(.day), "WEEKS_DURATION": .durationIn(.week),
    "MONTHS_DURATION": .durationIn(.month), "QUARTERS_DURATION": .durationIn(.quarter),
    "YEARS_DURATION": .durationIn(.year), "DAILY_AMOUNT": .amountPer(.day),
    "WEEKLY_AMOUNT": .amountPer(.week), "MONTHLY_AMOUNT": .amountPer(.month),
    "QUARTERLY_AMOUNT": .amountPer(.quarter), "YEARLY_AMOUNT": .amountPer(.year),
  ]

  private static let offerMeasures: [String: Measure] = lengthMeasures.merging([
    "PRICE": .price, "AMOUNT": .amount, "PERIOD": .period, "DURATION": .duration,
    "PRICE_COMPARISON": .priceComparison, "DISCOUNT_PERCENTAGE": .discountPercentage,
  ]) { first, _ in first }

  private static let planMeasures: [String: Measure] = offerMeasures.merging([
    "PERCENTAGE_COMPARISON": .percentageComparison, "RAISE_PERCENTAGE": .raisePercentage,
  ]) { first, _ in first }
}
