/// A redemption link's token. Whoever has a token has the subscription, so its text is not kept:
/// what is shown is a mask, what is compared is a fingerprint.
public struct RedemptionToken: Hashable, Sendable {
  /// For people: the first characters, `7c…`.
  public let masked: String
  /// Eight hex digits over the whole token.
  public let fingerprint: String
  /// Eight hex digits over the token in small letters; nil where only a mask was given.
  public let foldedFingerprint: String?

  /// Reads a token, or a mask with its fingerprint as `recorded` writes it.
  public init(_ text: String) {
    if let (mask, fingerprint) = Self.recordedParts(of: text) {
      masked = mask
      self.fingerprint = fingerprint
      foldedFingerprint = nil
    } else {
      masked = Self.mask(of: text)
      fingerprint = Self.fingerprint(of: text)
      foldedFingerprint = Self.fingerprint(of: text.lowercased())
    }
  }

  /// For files: enough to find the token again among those of a project, `7c…~3fa0b411`.
  public var recorded: String { "\(masked)~\(fingerprint)" }

  /// Whether a text is a mask already.
  public static func isRecorded(_ text: String) -> Bool { recordedParts(of: text) != nil }

  /// Tokens are the same when their texts are.
  public static func == (left: RedemptionToken, right: RedemptionToken) -> Bool {
    left.masked == right.masked && left.fingerprint == right.fingerprint
  }

  /// Adds what tokens are compared by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(masked)
    hasher.combine(fingerprint)
  }

  /// Whether both differ in capitals only, as far as that can be known.
  public func differsInCaseOnly(from other: RedemptionToken) -> Bool {
    guard let folded = foldedFingerprint, let otherFolded = other.foldedFingerprint else {
      return false
    }
    return self != other && folded == otherFolded
  }

  /// At most two characters, and never more than a quarter of the token.
  private static func mask(of text: String) -> String {
    "\(text.prefix(min(2, text.count / 4)))…"
  }

  private static func fingerprint(of text: String) -> String {
    var hash = StableHash()
    hash.add("redemption token")
    hash.add(text)
    return String(hash.hex.suffix(8))
  }

  private static func recordedParts(of text: String) -> (mask: String, fingerprint: String)? {
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix("…"), parts[0].count <= 3,
      parts[1].utf8.count == 8,
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
