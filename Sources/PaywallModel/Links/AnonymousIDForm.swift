/// How anonymous ids are written: a UUID, with or without `web_` before it (dossier §10.2).
public enum AnonymousIDForm {
  /// Whether a text is one.
  public static func isWritten(_ text: String) -> Bool {
    let digits = text.hasPrefix("web_") ? text.dropFirst(4) : text[...]
    let groups = digits.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { group in group.allSatisfy(\.isHexDigit) }
  }
}
