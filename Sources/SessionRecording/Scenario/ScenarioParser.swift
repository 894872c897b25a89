public import PaywallModel
import TerminalModel

/// What was read of a scenario's file.
public struct ScenarioReading: Hashable, Sendable {
  /// Nil when a line could not be understood.
  public var scenario: Scenario?
  /// Every line that could not be understood, with its place and advice.
  public var problems: [Problem]

  /// Makes a reading.
  public init(scenario: Scenario?, problems: [Problem]) {
    self.scenario = scenario
    self.problems = problems
  }
}

extension Scenario {
  /// Reads a scenario's file; the words are in `Scenario.md`.
  public static func parse(_ file: SourceFile) -> ScenarioReading {
    var parser = ScenarioParser(file: file.name)
    parser.read(file.bytes)
    return ScenarioReading(
      scenario: parser.problems.isEmpty ? parser.scenario : nil, problems: parser.problems)
  }
}

/// Goes through the lines of one file.
struct ScenarioParser {
  var scenario: Scenario
  var problems: [Problem] = []

  init(file: String) { scenario = Scenario(file: file) }

  mutating func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return report(
        line: 1,
        ScenarioFault(
          column: 1, length: 1, message: "The file is not UTF-8.", advice: "Save it as UTF-8."))
    }
    let lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
    for (index, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      do throws(ScenarioFault) {
        try read(String(line), line: index + 1)
      } catch {
        report(line: index + 1, error)
      }
    }
    if scenario.steps.isEmpty && problems.isEmpty {
      report(
        line: 1,
        ScenarioFault(
          column: 1, length: 1, message: "There is no step.",
          advice: "A step is a line such as: press \"Continue\"."))
    }
  }

  private mutating func read(_ text: String, line: Int) throws(ScenarioFault) {
    let words = try Self.words(of: text)
    guard let first = words.first else { return }
    if scenario.steps.isEmpty, try readHeader(words, line: line) { return }
    let action = try Self.action(words)
    let last = words[words.count - 1]
    let written = text.unicodeScalars.prefix(last.column - 1 + last.length)
    scenario.steps.append(
      ScenarioStep(
        position: SourcePosition(line: line, column: first.column, length: first.length),
        text: TokenMask.typed(Self.shown(written, words)), action: action))
  }

  /// A step as it is shown: who signs in is the last word of the steps that name somebody.
  private static func shown(_ written: Substring.UnicodeScalarView, _ words: [Word]) -> String {
    let text = written.drop { $0 == " " || $0 == "\t" }
    guard words.count > 1, let last = words.last, UserIDMask.isMasked(last.text),
      words.prefix(2).contains(where: { ["login", "user", "owner"].contains($0.text) }),
      last.text != "anonymous"
    else { return String(text) }
    return String(text.dropLast(last.length)) + Quoting.quoted(UserIDMask.recorded(last.text))
  }

  private static func words(of text: String) throws(ScenarioFault) -> [Word] {
    do throws(WordFailure) {
      return try WordReader.words(of: text, takesComments: true)
    } catch {
      throw ScenarioFault(
        column: error.column, length: 1, message: error.message, advice: "Texts stand in \"…\".")
    }
  }

  private mutating func readHeader(
    _ words: [Word], line number: Int
  ) throws(ScenarioFault) -> Bool {
    guard let word = ScenarioHeader.words.first(where: { $0.name == words[0].text }) else {
      return false
    }
    var arguments = ScenarioArguments(words, usage: word.usage[0])
    let line = try word.read(&arguments)
    try arguments.end()
    switch line {
    case .project(let path): scenario.project = path
    case .locale(let locale): scenario.locale = locale
    case .opening(let opening):
      scenario.opening = opening
      scenario.openingPosition = SourcePosition(
        line: number, column: words[0].column, length: words[0].length)
    case .size(let size): scenario.size = size
    }
    return true
  }

  private static func action(_ words: [Word]) throws(ScenarioFault) -> ScenarioAction {
    try value(words, ScenarioWords.steps, "a step", ScenarioHeader.names)
  }

  /// Reads what follows `expect`.
  static func expectation(
    _ arguments: inout ScenarioArguments
  ) throws(ScenarioFault) -> ScenarioExpectation {
    try value(try arguments.takeAll(), ScenarioWords.expectations, "something to expect", [])
  }

  /// Reads what follows `expect no`.
  static func negation(
    _ arguments: inout ScenarioArguments
  ) throws(ScenarioFault) -> ScenarioExpectation {
    try value(try arguments.takeAll(), ScenarioWords.negations, "something to expect no", [])
  }

  private static func value<Value>(
    _ words: [Word], _ table: [ScenarioWord<Value>], _ what: String, _ elsewhere: [String]
  ) throws(ScenarioFault) -> Value {
    let first = words[0]
    guard let word = table.first(where: { $0.name == first.text }), !first.isQuoted else {
      throw unknown(first, what, table.map(\.name), elsewhere)
    }
    var arguments = ScenarioArguments(words, usage: word.usage.joined(separator: ", or: "))
    let value = try word.read(&arguments)
    try arguments.end()
    return value
  }

  private static func unknown(
    _ word: Word, _ what: String, _ names: [String], _ elsewhere: [String]
  ) -> ScenarioFault {
    let isHeader = elsewhere.contains(word.text)
    return ScenarioFault(
      column: word.column, length: word.length,
      message: "\(Quoting.quoted(word.text)) is not \(what).",
      advice: isHeader
        ? "\(word.text) stands before the first step."
        : NearestName.advice(
          for: word.text, among: names, otherwise: "Known are \(names.joined(separator: ", "))."))
  }

  private mutating func report(line: Int, _ fault: ScenarioFault) {
    problems.append(
      Problem(
        .error, code: "scenario", file: scenario.file,
        position: SourcePosition(line: line, column: fault.column, length: fault.length),
        message: TokenMask.typed(fault.message), advice: TokenMask.typed(fault.advice)))
  }
}

/// The lines before the first step.
enum ScenarioHeader: Sendable {
  case project(String)
  case locale(String)
  case opening(Opening)
  case size(Size)

  static let names = words.map(\.name)

  static let words: [ScenarioWord<ScenarioHeader>] = [
    ScenarioWord(
      "project", "project ..",
      help: "The project's folder or file, relative to this file; without the line it is the "
        + "folder above."
    ) { (words) throws(ScenarioFault) in .project(try words.text()) },
    ScenarioWord(
      "locale", "locale fr",
      help: "The language of the SDK's texts and of prices; without the line the project's."
    ) { (words) throws(ScenarioFault) in
      .locale(try words.value("a language such as fr or pt-BR", { locale($0) }))
    },
    ScenarioWord("placement", "placement premium", help: "Your app opens it before the first step.")
    { (words) throws(ScenarioFault) in .opening(.placement(try words.text())) },
    ScenarioWord("screen", "screen plans", help: "Your app opens it before the first step.") {
      (words) throws(ScenarioFault) in .opening(.screen(try words.text()))
    },
    ScenarioWord("size", "size 80x24", help: "The window's size; 80x24 without the line.") {
      (words) throws(ScenarioFault) in
      .size(try words.value(SessionWords.expectedSize, { SessionWords.size($0) }))
    },
  ]

  /// Nil when a text does not look like a language with perhaps a region.
  private static func locale(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isName = parts.allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isName && (2...3).contains(parts.first?.count ?? 0) ? text : nil
  }
}
