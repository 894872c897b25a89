import EmulatorShell
import PaywallModel

/// The entries of files that were read again, both ways.
enum ReloadWords {
  /// `reload 0123456789abcdef "plans.screen.json"`
  static func text(digest: String, files: [String]) -> String {
    (["reload", digest] + files.map(Quoting.quoted)).joined(separator: " ")
  }

  static func reload(_ words: [Word]) -> SessionEvent? {
    guard words.count > 1, SessionWords.isDigest(words[1].text) else { return nil }
    return .reload(digest: words[1].text, files: words.dropFirst(2).map(\.text))
  }

  /// `unread "plans.screen.json" 41 17 9 "root.actions[0]" "…" "…" "41 | …"`: file, line, column,
  /// length, path, message, advice and the lines around.
  static func text(of fault: ReloadFault) -> String {
    let problem = fault.problem
    let place = [problem.position.line, problem.position.column, problem.position.length]
    let texts = [problem.path, problem.message, problem.advice] + fault.rows
    return
      (["unread", Quoting.quoted(problem.file)] + place.map(String.init)
      + texts.map(Quoting.quoted)).joined(separator: " ")
  }

  static func fault(_ words: [Word]) -> SessionEvent? {
    guard words.count >= 8 else { return nil }
    let place = words[2...4].compactMap { Int($0.text) }
    guard place.count == 3, place.allSatisfy({ $0 >= 1 }) else { return nil }
    let problem = Problem(
      .error, code: "reload", file: words[1].text,
      position: SourcePosition(line: place[0], column: place[1], length: place[2]),
      path: words[5].text, message: words[6].text, advice: words[7].text)
    return .reloadFault(ReloadFault(problem, rows: words.dropFirst(8).map(\.text)))
  }
}

extension Session {
  /// The first step at which files were read again, from 1; nil where none were.
  public var firstReload: Int? {
    steps.firstIndex { step in
      if case .reload = step.event { true } else { false }
    }.map { $0 + 1 }
  }
}
