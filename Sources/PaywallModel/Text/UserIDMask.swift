/// Keeps the ids of users, often addresses of mail, out of all that is shown and written.
public enum UserIDMask {
  /// Ids that dialogs and integrations propose: nobody's.
  public enum Proposed: String, CaseIterable, Sendable {
    /// In a form of the app or the SDK.
    case form = "user-1"
    /// In the prompt of `U`.
    case prompt = "northwind-7"
    /// What an interceptor that calls `userLogin` hands over.
    case call = "my-user-id"
  }

  /// A shorter id is taken for a made-up one, as `ada`, and stays as it is typed.
  public static let leastMaskedCount = 8

  /// The id as it counts for the walk: `so…~3fa0b411`, equal for equal ids. A short one, a proposed
  /// one, and one that is masked already stay.
  public static func recorded(_ id: String) -> String {
    isMasked(id) ? SecretMask(of: id, kind: "user id").recorded : id
  }

  /// Whether `recorded` changes an id.
  public static func isMasked(_ id: String) -> Bool {
    id.count >= leastMaskedCount && Proposed(rawValue: id) == nil && SecretMask(recorded: id) == nil
  }
}
