/// A secret as files keep it: its first characters, and a fingerprint by which it is known again,
/// `7c…~3fa0b411`.
struct SecretMask: Hashable {
  /// For people: at most two characters, and never more than a quarter, `7c…`.
  let shown: String
  /// Eight hex digits over the whole secret.
  let fingerprint: String

  /// Masks a secret. Secrets of different kinds have different fingerprints.
  init(of secret: String, kind: String) {
    shown = "\(secret.prefix(min(2, secret.count / 4)))…"
    fingerprint = Self.fingerprint(of: secret, kind: kind)
  }

  /// Reads what `recorded` wrote; nil for anything else.
  init?(recorded text: String) {
    guard text.utf8.contains(UInt8(ascii: "~")) else { return nil }
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix("…"), parts[0].count <= 3,
      parts[1].utf8.count == 8,
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    shown = String(parts[0])
    fingerprint = String(parts[1])
  }

  /// For files.
  var recorded: String { "\(shown)~\(fingerprint)" }

  /// Eight hex digits over a text.
  static func fingerprint(of text: String, kind: String) -> String {
    var hash = StableHash()
    hash.add(kind)
    hash.add(text)
    return String(decoding: hash.hex.utf8.suffix(8), as: UTF8.self)
  }
}
