/// Tells the SDK's links from all others (dossier §6.1). It goes by scalars and bytes: what only
/// looks like a link of the SDK is none.
public enum DeeplinkReader {
  /// The longest link that is looked at, in bytes.
  public static let longestBytes = Limits.linkBytes

  /// Reads an address; the fault says why it is not the SDK's.
  public static func read(
    _ url: String, profile: Profile = Profile(), settings: LinkSettings = LinkSettings()
  ) throws(DeeplinkFault) -> Deeplink {
    guard url.utf8.count <= longestBytes else { throw .tooLong }
    guard url.unicodeScalars.allSatisfy(isHarmless) else { throw .hostileCharacter }
    let address = url.prefix { $0 != "?" && $0 != "#" }
    let parts = try parts(of: address, profile: profile, settings: settings)
    let query = LinkQuery(of: url.dropFirst(address.count))
    return Deeplink(
      try target(parts, query, profile), isPreview: query.value(of: "preview") == "1")
  }

  /// What follows `scheme://ply/` or `https://host/ply/`.
  private static func parts(
    of address: Substring, profile: Profile, settings: LinkSettings
  ) throws(DeeplinkFault) -> [Substring] {
    var parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty, let scheme = Self.scheme(parts[0]) else {
      throw .noScheme
    }
    let host = parts[2]
    if ["http", "https", "file", "mailto"].contains(scheme.lowercased()) {
      guard scheme == "https", profile.opensHTTPSLinks, let own = settings.host,
        host.lowercased() == own.lowercased(), parts.count > 3, parts[3] == "ply"
      else { throw .webPage }
      parts.removeFirst(4)
    } else {
      try check(scheme, profile, settings)
      try check(host: host, profile)
      parts.removeFirst(3)
    }
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    if parts.count > 1, parts.contains("") { throw .doubledPart }
    return parts
  }

  private static func scheme(_ text: Substring) -> Substring? {
    guard text.last == ":", let first = text.utf8.first, isLetter(first) else { return nil }
    let isWritable = text.dropLast().utf8.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || [0x2b, 0x2d, 0x2e].contains($0)
    }
    return isWritable ? text.dropLast() : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }

  /// iOS takes a scheme in any letters, Android compares them.
  private static func check(
    _ scheme: Substring, _ profile: Profile, _ settings: LinkSettings
  ) throws(DeeplinkFault) {
    guard let own = settings.scheme, scheme != own else { return }
    if profile.platform != .android, scheme.lowercased() == own.lowercased() { return }
    throw .otherScheme(String(scheme), own: own)
  }

  private static func check(host: Substring, _ profile: Profile) throws(DeeplinkFault) {
    if host == "ply" { return }
    if host.contains(where: { "@:".contains($0) }) { throw .disguisedHost }
    guard host.lowercased() == "ply" else { throw .otherHost(String(host)) }
    if !profile.readsLinkHostInAnyCase { throw .hostCase(String(host)) }
  }

  private static func target(
    _ parts: [Substring], _ query: LinkQuery, _ profile: Profile
  ) throws(DeeplinkFault) -> Deeplink.Target {
    guard let first = parts.first, let kind = LinkKind(rawValue: String(first)) else {
      throw .unknownKind(String(parts.first ?? ""))
    }
    guard parts.count <= (kind.takesPart ? 2 : 1) else { throw .tooManyParts }
    if let when = kind.isMissing(in: profile) { throw .otherVersion(kind.rawValue, when: when) }
    let part = parts.count > 1 ? try decoded(parts[1]) : nil
    if let target = kind.target(part, query) { return target }
    throw .missingPart(kind.rawValue)
  }

  /// A part with its escapes read; nothing in it may look like more than one part.
  private static func decoded(_ part: Substring) throws(DeeplinkFault) -> String {
    guard let text = LinkQuery.decoded(part) else { throw .wrongEscape }
    guard text.unicodeScalars.allSatisfy({ isHarmless($0) || $0 == " " }) else {
      throw .hostileCharacter
    }
    guard !text.contains(where: { "/\\".contains($0) }), text != ".", text != ".." else {
      throw .hiddenSeparator
    }
    return text
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      false
    default: true
    }
  }
}

/// What stands after `ply/`.
enum LinkKind: String, Hashable, CaseIterable {
  case placements, presentations, flows
  case updateBilling = "update_billing"
  case redeem
  case products, plans, subscriptions
  case cancellationSurvey = "cancellation_survey"

  var takesPart: Bool {
    switch self {
    case .placements, .presentations, .flows, .redeem, .products, .plans, .cancellationSurvey: true
    case .updateBilling, .subscriptions: false
    }
  }

  /// When the SDK knows it, if not in this profile.
  func isMissing(in profile: Profile) -> String? {
    switch self {
    case .placements, .presentations, .flows, .updateBilling: nil
    case .redeem: profile.redeemsWebPurchases ? nil : "from SDK 6.1"
    case .products, .plans, .subscriptions, .cancellationSurvey:
      profile.knowsSubscriptionLinks ? nil : "until SDK 5"
    }
  }

  /// What a link of the kind is about; nil when its part is missing.
  func target(_ part: String?, _ query: LinkQuery) -> Deeplink.Target? {
    switch self {
    case .placements: .placement(part)
    case .presentations: .screen(part)
    case .flows: part.map { .flow($0) }
    case .updateBilling: .updateBilling
    case .redeem:
      part.map { .redemption(RedemptionToken($0), anonymousID: query.value(of: "auid")) }
    case .products: part.map { .product($0) }
    case .plans: part.map { .plan($0) }
    case .subscriptions: .subscriptions
    case .cancellationSurvey: .cancellationSurvey(part)
    }
  }
}
