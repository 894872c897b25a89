/// Secrets as they may be shown.
public enum MaskedText {
  /// The first two characters and a mark: `7c…`; nothing of a short secret. What is masked already
  /// stays as it is.
  public static func secret(_ text: String) -> String {
    if text.count <= 3 && text.hasSuffix("…") { return text }
    return text.count < 8 ? "…" : text.prefix(2) + "…"
  }
}
