/// The one place where problems become text: for people, for programs, for annotations.
public enum ProblemText {
  /// `plans.screen.json, line 41, column 17: "purchse" is not an action. Did you mean "purchase"?`
  public static func line(_ problem: Problem) -> String {
    let advice = problem.advice.isEmpty ? "" : " " + problem.advice
    return headline(problem) + VisibleText.of(advice)
  }

  /// Place and message, the line with carets under the place, advice. Without the file's lines the
  /// excerpt is missing. Columns are counted as `SourceExcerpt.rows` says.
  public static func text(
    _ problem: Problem, in source: SourceLines?,
    columns: (String) -> Int = { $0.unicodeScalars.count }
  ) -> String {
    var rows = [headline(problem)]
    let excerpt = source?.excerpt(at: problem.position)
    rows += excerpt?.rows(columns: columns).map { "  " + $0 } ?? []
    if !problem.advice.isEmpty { rows.append("  " + VisibleText.of(problem.advice)) }
    return rows.joined(separator: "\n")
  }

  /// Every field, for programs: `severity`, `code`, `file`, `line`, `column`, `length`, `path`,
  /// `message`, `advice`. Not filtered: JSON escapes what must not stand in a text.
  public static func json(_ problem: Problem) -> JSONNode {
    func text(_ key: String, _ text: String) -> JSONMember {
      JSONMember(key: key, node: JSONNode(.string(text)))
    }
    func number(_ key: String, _ number: Int) -> JSONMember {
      JSONMember(key: key, node: JSONNode(.number(String(number))))
    }
    return JSONNode(
      .object([
        text("severity", problem.severity.rawValue), text("code", problem.code),
        text("file", problem.file), number("line", problem.position.line),
        number("column", problem.position.column), number("length", problem.position.length),
        text("path", problem.path), text("message", problem.message),
        text("advice", problem.advice),
      ]))
  }

  /// A line that GitHub Actions turns into an annotation at the place.
  public static func github(_ problem: Problem) -> String {
    let position = problem.position
    let properties = [
      "file=" + escaped(problem.file, inProperty: true), "line=\(position.line)",
      "col=\(position.column)", "endColumn=\(position.column + position.length)",
      "title=" + escaped(problem.code, inProperty: true),
    ]
    let texts = [problem.message, problem.advice].filter { !$0.isEmpty }
    return "::\(problem.severity.rawValue) " + properties.joined(separator: ",") + "::"
      + texts.map { escaped($0) }.joined(separator: "%0A")
  }

  private static func headline(_ problem: Problem) -> String {
    let position = problem.position
    let severity = problem.severity == .error ? "" : "\(problem.severity.rawValue): "
    return VisibleText.of(problem.file)
      + ", line \(position.line), column \(position.column): " + severity
      + VisibleText.of(problem.message)
  }

  /// A percent sign begins an escape of GitHub's; in properties colons and commas separate.
  private static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var escaped = ""
    for character in VisibleText.of(text) {
      switch character {
      case "%": escaped += "%25"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
