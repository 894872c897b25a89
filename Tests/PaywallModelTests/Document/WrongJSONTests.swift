import EmulatorTestSupport
import PaywallModel
import Testing

/// Text that is no JSON, with the place, the name and the words of the error.
@Suite struct WrongJSONTests {
  struct Wrong: CustomTestStringConvertible {
    var marked: String
    var code: String
    var message: String

    init(_ marked: String, _ code: String, _ message: String) {
      self.marked = marked
      self.code = code
      self.message = message
    }

    var testDescription: String { "\(code): \(marked)" }
  }

  static let structure = [
    Wrong("«»", "json-empty", "The file is empty."),
    Wrong(" \n\t«»", "json-empty", "The file is empty."),
    Wrong("{\"a\": 1«,»}", "json-trailing-comma", "Nothing follows this comma."),
    Wrong("[1, 2«,»\n]", "json-trailing-comma", "Nothing follows this comma."),
    Wrong("[1«,»}", "json-trailing-comma", "Nothing follows this comma."),
    Wrong("[1 «2»]", "json-missing-comma", "A comma or ] is missing here."),
    Wrong("{\"a\": 1\n «\"»b\": 2}", "json-missing-comma", "A comma or } is missing here."),
    Wrong("{\"a\" «1»}", "json-missing-colon", "A colon is missing after the key \"a\"."),
    Wrong("{«a»: 1}", "json-missing-key", "A key in double quotes is missing here."),
    Wrong("{«1»: 1}", "json-missing-key", "A key in double quotes is missing here."),
    Wrong("{\"a\": 1, «,»}", "json-missing-key", "A key in double quotes is missing here."),
    Wrong("{\"a\": «}»", "json-missing-value", "A value is missing here."),
    Wrong("[«,» 1]", "json-missing-value", "A value is missing here."),
    Wrong("[1, «,» 2]", "json-missing-value", "A value is missing here."),
    Wrong("«]»", "json-missing-value", "A value is missing here."),
    Wrong(
      "{\"a\": [1, 2«}»", "json-wrong-bracket",
      "The array that begins in line 1, column 7 has no ]."),
    Wrong(
      "[\n {\"a\": 1«]»", "json-wrong-bracket",
      "The object that begins in line 2, column 2 has no }."),
    Wrong("{} «{»}", "json-extra-text", "There is text after the end of the value."),
    Wrong("1\n«x»", "json-extra-text", "There is text after the end of the value."),
    Wrong(
      "{\"a\": 1,\n «\"a\"»: 2}", "json-duplicate-key",
      "The key \"a\" stands twice in this object, first in line 1."),
    Wrong(
      "{\"k\":1,\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\"i\":1,\"j\":1,"
        + "\"l\":1,\n«\"\\u0061\"»:1}", "json-duplicate-key",
      "The key \"a\" stands twice in this object, first in line 1."),
  ]

  static let truncated = [
    Wrong(
      "{«»", "json-truncated",
      "The file ends inside the object that begins in line 1, column 1."),
    Wrong(
      "[1,\n [2«»", "json-truncated",
      "The file ends inside the array that begins in line 2, column 2."),
    Wrong(
      "{\"a\":«»", "json-truncated",
      "The file ends inside the object that begins in line 1, column 1."),
    Wrong(
      "{\"a\"«»", "json-truncated",
      "The file ends inside the object that begins in line 1, column 1."),
    Wrong(
      "{\"a\": 1, «»", "json-truncated",
      "The file ends inside the object that begins in line 1, column 1."),
    Wrong("[«\"abc»", "json-open-string", "The string has no end."),
    Wrong("[«\"abc\\\"»", "json-open-string", "The string has no end."),
    Wrong("[«\"abc»\n\"]", "json-open-string", "The string has no end."),
  ]

  static let scalars = [
    Wrong("[«01»]", "json-bad-number", "01 is not a number."),
    Wrong("[«1.»]", "json-bad-number", "1. is not a number."),
    Wrong("[«-»]", "json-bad-number", "- is not a number."),
    Wrong("[«1e»]", "json-bad-number", "1e is not a number."),
    Wrong("[«0x1F»]", "json-bad-number", "0x1F is not a number."),
    Wrong("[«1.2.3»]", "json-bad-number", "1.2.3 is not a number."),
    Wrong("[«-Infinity»]", "json-bad-number", "-Infinity is not a number."),
    Wrong("[«+»1]", "json-missing-value", "A value is missing here."),
    Wrong("[«.»5]", "json-missing-value", "A value is missing here."),
    Wrong("[«True»]", "json-unknown-word", "True is not a value."),
    Wrong("[«NaN»]", "json-unknown-word", "NaN is not a value."),
    Wrong("[«nul»]", "json-unknown-word", "nul is not a value."),
    Wrong("[«trues»]", "json-unknown-word", "trues is not a value."),
    Wrong("[«'»a']", "json-single-quotes", "Single quotes do not mark a string."),
    Wrong("{«'»a': 1}", "json-single-quotes", "Single quotes do not mark a string."),
    Wrong("[1, «/»/ one\n 2]", "json-comment", "JSON has no comments."),
    Wrong("{«/»* a *\u{2f} \"a\": 1}", "json-comment", "JSON has no comments."),
    Wrong("[\"a«\\x»\"]", "json-bad-escape", "\\x is not an escape."),
    Wrong("[\"日«\\u12G4»\"]", "json-bad-escape", "\\u12G4 is not an escape."),
    Wrong("[\"«\\u12»\"]", "json-bad-escape", "\\u12 is not an escape."),
    Wrong(
      "[\"«\\ud83d»\"]", "json-lone-surrogate",
      "\\uD83D is half a character: its other half is missing."),
    Wrong(
      "[\"«\\ud83d»\\u0041\"]", "json-lone-surrogate",
      "\\uD83D is half a character: its other half is missing."),
    Wrong(
      "[\"«\\udc00»\"]", "json-lone-surrogate",
      "\\uDC00 is half a character: its other half is missing."),
    Wrong(
      "[\"a«\t»b\"]", "json-control-character", "The control character U+0009 stands in a string."),
    Wrong("[«“»a”]", "json-missing-value", "A value is missing here."),
  ]

  @Test(arguments: structure + truncated + scalars)
  func `the error has its place, its name and its words`(wrong: Wrong) {
    let marked = MarkedText(wrong.marked)
    let error = #expect(throws: JSONReader.Failure.self) { try JSONReader.read(marked.file) }
    #expect(error?.problem.position == marked.position)
    #expect(error?.problem.code == wrong.code)
    #expect(error?.problem.message == wrong.message)
    #expect(error?.problem.advice != "")
    #expect(error?.problem.severity == .error)
  }

  static let bytes: [([UInt8], String, Int)] = [
    ([0x22, 0x61, 0xff, 0x22], "json-not-utf8", 3),
    ([0x22, 0xc0, 0xaf, 0x22], "json-not-utf8", 2),
    ([0x22, 0xe2, 0x82, 0x22], "json-not-utf8", 2),
    ([0x22, 0xed, 0xa0, 0x80, 0x22], "json-not-utf8", 2),
    ([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], "json-not-utf8", 2),
    ([0x22, 0x80, 0x22], "json-not-utf8", 2),
    ([0x5b, 0xff, 0x5d], "json-not-utf8", 2),
    ([0xff, 0xfe, 0x7b, 0x00], "json-not-utf8", 1),
    ([0xfe, 0xff, 0x00, 0x7b], "json-not-utf8", 1),
    ([0x5b, 0x00, 0x5d], "json-missing-value", 2),
    ([0x22, 0x00, 0x22], "json-control-character", 2),
    ([0xef, 0xbb, 0xbf], "json-empty", 1),
  ]

  @Test(arguments: bytes)
  func `bytes that are no text are refused`(bytes: [UInt8], code: String, column: Int) {
    let error = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.read(SourceFile(name: "a", bytes: bytes))
    }
    #expect(error?.problem.code == code)
    #expect(error?.problem.position.column == column)
  }

  @Test func `a file above 64 MiB is refused without being read`() {
    let bytes = [UInt8](repeating: 0x20, count: JSONReader.maximumBytes + 1)
    let error = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.read(SourceFile(name: "a", bytes: bytes))
    }
    #expect(error?.problem.code == "json-too-large")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `a million open brackets cost no stack`(opening: String) {
    let text = String(repeating: opening, count: 1_000_000)
    let error = #expect(throws: JSONReader.Failure.self) { try JSONReaderTests.read(text) }
    #expect(error?.problem.code == "json-too-deep")
    #expect(error?.problem.position.column == 512 * opening.utf8.count + 1)
  }
}
