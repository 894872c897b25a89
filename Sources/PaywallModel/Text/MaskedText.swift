/// Secrets as they may be shown.
public enum MaskedText {
  /// The first two characters and a mark: `7c…`; nothing of a short secret.
  public static func secret(_ text: String) -> String {
    text.count < 8 ? "…" : text.prefix(2) + "…"
  }
}
