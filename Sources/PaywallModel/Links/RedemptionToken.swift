/// A redemption link's token. Whoever has a token has the subscription, so its text is not kept:
/// what is shown is a mask, what is compared is a fingerprint.
public struct RedemptionToken: Hashable, Sendable {
  private let mask: SecretMask
  /// Eight hex digits over the token in small letters; nil where only a mask was given.
  public let foldedFingerprint: String?

  /// Reads a token, or a mask with its fingerprint as `recorded` writes it.
  public init(_ text: String) {
    let recorded = SecretMask(recorded: text)
    mask = recorded ?? SecretMask(of: text, kind: Self.kind)
    foldedFingerprint =
      recorded == nil ? SecretMask.fingerprint(of: text.lowercased(), kind: Self.kind) : nil
  }

  /// For files: enough to find the token again among those of a project, `7c…~3fa0b411`.
  public var recorded: String { mask.recorded }

  /// For people: the first characters, `7c…`.
  public var masked: String { mask.shown }

  /// Eight hex digits over the whole token.
  public var fingerprint: String { mask.fingerprint }

  /// Whether a text is a mask already.
  public static func isRecorded(_ text: String) -> Bool { SecretMask(recorded: text) != nil }

  /// Tokens are the same when their texts are.
  public static func == (left: RedemptionToken, right: RedemptionToken) -> Bool {
    left.mask == right.mask
  }

  /// Adds what tokens are compared by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mask)
  }

  /// Whether both differ in capitals only, as far as that can be known.
  public func differsInCaseOnly(from other: RedemptionToken) -> Bool {
    guard let folded = foldedFingerprint, let otherFolded = other.foldedFingerprint else {
      return false
    }
    return self != other && folded == otherFolded
  }

  private static let kind = "redemption token"
}
