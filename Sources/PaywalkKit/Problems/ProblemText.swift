import PaywallModel
import TerminalModel

/// Problems as lines for people and for programs.
struct ProblemText {
  var project: ProjectFolder

  /// Place, message, the line with a caret, advice.
  func text(_ problem: Problem) -> String {
    let place = "\(project.path(of: problem.file)), \(place(problem.position))"
    var lines = ["\(place): \(problem.severity.rawValue): \(problem.message)"]
    lines += excerpt(problem)
    if !problem.advice.isEmpty { lines.append("  " + problem.advice) }
    return lines.joined(separator: "\n")
  }

  /// A line that GitHub turns into a note at the place.
  func github(_ problem: Problem) -> String {
    let file = escaped(project.path(of: problem.file), inProperty: true)
    let position = "line=\(problem.position.line),col=\(problem.position.column)"
    let text = [problem.message, problem.advice].filter { !$0.isEmpty }.joined(separator: " ")
    return "::\(problem.severity.rawValue) file=\(file),\(position)::\(escaped(text))"
  }

  /// Every field, for programs.
  func json(_ problem: Problem) -> JSONNode {
    .object([
      ("severity", .text(problem.severity.rawValue)), ("code", .text(problem.code)),
      ("file", .text(project.path(of: problem.file))), ("line", .number(problem.position.line)),
      ("column", .number(problem.position.column)), ("length", .number(problem.position.length)),
      ("path", .text(problem.path)), ("message", .text(problem.message)),
      ("advice", .text(problem.advice)),
    ])
  }

  private func place(_ position: SourcePosition) -> String {
    "line \(position.line), column \(position.column)"
  }

  /// The line with a caret below it; at most 76 columns around the place.
  private func excerpt(_ problem: Problem) -> [String] {
    guard let file = project.files.first(where: { $0.name == problem.file }),
      let line = SourceLines.line(problem.position.line, of: TextDecoding.utf8(file.bytes))
    else { return [] }
    let number = String(problem.position.line)
    let before = line.prefix(problem.position.column - 1)
    let dropped = max(0, before.count - 50)
    let shown = line.dropFirst(dropped)
    let left = Glyphs.split(String(String.UnicodeScalarView(before.dropFirst(dropped))))
    let marked = line.dropFirst(before.count).prefix(problem.position.length)
    let markedColumns = TextWidth.columns(of: String(String.UnicodeScalarView(marked)))
    let text = TextWidth.truncated(String(String.UnicodeScalarView(shown)), to: 76)
    let start = TextWidth.columns(of: left)
    let carets = String(repeating: "^", count: max(1, min(markedColumns, 76 - start)))
    return [
      "  \(number) │ \(text)",
      "  \(String(repeating: " ", count: number.count)) │ "
        + String(repeating: " ", count: start) + carets,
    ]
  }

  private func escaped(_ text: String, inProperty: Bool = false) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

/// Lines of a file, counted as `SourcePosition` counts them.
enum SourceLines {
  /// The scalars of a line, from 1; nil when there is none or it is longer than 4,000 bytes.
  static func line(_ number: Int, of bytes: [UInt8]) -> String.UnicodeScalarView? {
    var current = 1
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x0a || bytes[index] == 0x0d else {
        index += 1
        continue
      }
      if current == number { break }
      let isPair = bytes[index] == 0x0d && index + 1 < bytes.count && bytes[index + 1] == 0x0a
      index += isPair ? 2 : 1
      current += 1
      start = index
    }
    guard current == number, index - start <= 4_000 else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars
  }
}
