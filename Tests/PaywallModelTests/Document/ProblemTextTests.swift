import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ProblemTextTests {
  static let file = SourceFile(
    name: "old-offer.screen.json",
    bytes: Array("{\n\t\"actions\": [\r\n  { \"type\": \"purchse\",\r    \"x\": 1 }\n".utf8))

  static let problem = Problem(
    .error, code: "unknown-action", file: "old-offer.screen.json",
    position: SourcePosition(line: 3, column: 13, length: 9), path: "root.actions[0]",
    message: "\"purchse\" is not an action.", advice: "Did you mean \"purchase\"?")

  @Test func `place, message, carets and advice`() {
    #expect(
      ProblemText.text(Self.problem, in: SourceLines(Self.file)) == """
        old-offer.screen.json, line 3, column 13: "purchse" is not an action.
          3 |   { "type": "purchse",
            |             ^^^^^^^^^
          Did you mean "purchase"?
        """)
  }

  @Test func `one line for notes`() {
    #expect(
      ProblemText.line(Self.problem)
        == "old-offer.screen.json, line 3, column 13: \"purchse\" is not an action. "
        + "Did you mean \"purchase\"?")
  }

  @Test func `lines around it keep their numbers`() {
    let excerpt = SourceLines(Self.file).excerpt(at: Self.problem.position, linesAround: 1)
    #expect(
      excerpt?.rows() == [
        "2 |  \"actions\": [", "3 |   { \"type\": \"purchse\",", "  |             ^^^^^^^^^",
        "4 |     \"x\": 1 }",
      ])
  }

  @Test func `a long line is cut around the place`() {
    let line = String(repeating: "a", count: 5_000) + "WORD" + String(repeating: "b", count: 5_000)
    let excerpt = SourceLines(SourceFile(name: "a", bytes: Array(line.utf8)))
      .excerpt(at: SourcePosition(line: 1, column: 5_001, length: 4), width: 30)
    #expect(
      excerpt?.rows() == [
        "1 | …aaaaaaaaaaaaaaaaaaaaWORDbbbbbb…", "  |                      ^^^^",
      ])
  }

  @Test func `the end of a file has a caret, a line that is not there no excerpt`() {
    let lines = SourceLines(SourceFile(name: "a", bytes: Array("{".utf8)))
    #expect(
      lines.excerpt(at: SourcePosition(line: 1, column: 2))?.rows() == ["1 | {", "  |  ^"])
    #expect(lines.excerpt(at: SourcePosition(line: 1, column: 9))?.rows() == ["1 | {", "  |  ^"])
    #expect(lines.excerpt(at: SourcePosition(line: 2, column: 1)) == nil)
  }

  @Test func `a terminal is not steered, whatever the file holds`() {
    var problem = Self.problem
    problem.file = "a\u{1b}[2J.json"
    problem.position = SourcePosition(line: 1, column: 8, length: 1)
    problem.message = "\"x\u{202e}y\u{7}\u{9b}\u{200b}\" is no name.\n"
    problem.advice = "\u{e0001}\u{2028}"
    let line = SourceFile(name: "a", bytes: Array("\u{1b}]52;c\u{7}é".utf8))
    let text = ProblemText.text(problem, in: SourceLines(line))
    #expect(
      text == """
        a\\u001b[2J.json, line 1, column 8: "x\\u202ey\\u0007\\u009b\\u200b" is no name.\\u000a
          1 | \\u001b]52;c\\u0007é
            |                  ^
          \\u{e0001}\\u2028
        """)
  }

  @Test func `carets are as wide as the caller says`() {
    let line = SourceFile(name: "a", bytes: Array("\"日本\": 日".utf8))
    let rows = SourceLines(line).excerpt(at: SourcePosition(line: 1, column: 7, length: 1))?
      .rows(columns: { $0.unicodeScalars.reduce(0) { $0 + ($1.value > 0x3000 ? 2 : 1) } })
    #expect(rows == ["1 | \"日本\": 日", "  |         ^^"])
  }

  @Test func `an annotation escapes what GitHub would read`() {
    var problem = Self.problem
    problem.file = "a,b:c%.json"
    problem.message = "100 %\nsure: yes"
    #expect(
      ProblemText.github(problem)
        == "::error file=a%2Cb%3Ac%25.json,line=3,col=13,endColumn=22,title=unknown-action"
        + "::100 %25\\u000asure: yes%0ADid you mean \"purchase\"?")
  }

  @Test func `for programs every field stands under its name`() {
    #expect(
      JSONText.write(ProblemText.json(Self.problem)) == """
        {
          "severity": "error",
          "code": "unknown-action",
          "file": "old-offer.screen.json",
          "line": 3,
          "column": 13,
          "length": 9,
          "path": "root.actions[0]",
          "message": "\\"purchse\\" is not an action.",
          "advice": "Did you mean \\"purchase\\"?"
        }

        """)
  }
}
