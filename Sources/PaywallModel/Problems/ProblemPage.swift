/// What there is to say about one kind of problem, beyond the line that `check` prints: for
/// `paywalk explain` and for documents.
public struct ProblemPage: Hashable, Sendable {
  /// The stable word that `check` prints: `unknown-key`.
  public var code: String
  /// One line without a full stop: what is wrong.
  public var title: String
  /// What happens to the walk, and why it is told.
  public var text: String
  /// A piece of a file that has the problem; empty where none would say more.
  public var wrong: String
  /// The same piece without it.
  public var right: String

  /// Makes a page.
  init(
    _ code: String, _ title: String, _ text: String, wrong: String = "", right: String = ""
  ) {
    self.code = code
    self.title = title
    self.text = text
    self.wrong = wrong
    self.right = right
  }
}

/// All pages: the one table from the codes of problems in files to what can be said of them.
public enum ProblemPages {
  /// Sorted by code; each code once.
  public static let all: [ProblemPage] =
    (json + values + references + screens + links + projects + targeting + flows + stores + texts
    + recordings).sorted { $0.code < $1.code }

  /// The page of a code, if there is such a code.
  public static func page(_ code: String) -> ProblemPage? { all.first { $0.code == code } }

  /// All codes, sorted.
  public static var codes: [String] { all.map(\.code) }
}
