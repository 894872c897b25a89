import PaywallModel
import TerminalModel

/// A project's problems as texts, with files named as the user would write them.
struct ProjectProblems {
  private let project: ProjectFolder?
  /// Files besides those of the project, named by their paths.
  private let others: [SourceFile]
  /// By the name of the file, made when first needed.
  private var lines: [String: SourceLines] = [:]

  init(_ project: ProjectFolder?, others: [SourceFile] = []) {
    self.project = project
    self.others = others
  }

  /// All of them, with place, excerpt and advice.
  static func text(_ problems: some Sequence<Problem>, of project: ProjectFolder) -> String {
    var texts = ProjectProblems(project)
    return problems.map { texts.text($0) }.joined(separator: "\n")
  }

  /// The lines around a problem, with carets under its place.
  static func rows(of excerpt: SourceExcerpt?) -> [String] {
    excerpt?.rows { TextWidth.columns(of: $0) } ?? []
  }

  /// Place, message, the line with carets, advice.
  mutating func text(_ problem: Problem) -> String {
    let source = lines(of: problem.file)
    return ProblemText.text(named(problem), in: source) { TextWidth.columns(of: $0) }
  }

  /// The problem with the path of its file instead of its name in the project.
  func named(_ problem: Problem) -> Problem {
    var problem = problem
    guard let project, !others.contains(where: { $0.name == problem.file }) else { return problem }
    problem.file = project.path(of: problem.file)
    return problem
  }

  private mutating func lines(of name: String) -> SourceLines? {
    if let known = lines[name] { return known }
    let files = others + (project?.files ?? [])
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    let made = SourceLines(SourceFile(name: name, bytes: TextDecoding.utf8(file.bytes)))
    lines[name] = made
    return made
  }
}
