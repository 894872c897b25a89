import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct JSONReaderTests {
  static func read(_ text: String) throws(JSONReader.Failure) -> JSONNode {
    try JSONReader.read(SourceFile(name: "a.json", bytes: Array(text.utf8)))
  }

  @Test func `every kind of value is read with its place`() throws {
    let node = try Self.read(
      "{ \"a\": [true, false,\n  null, -0.50e+3],\r\n\"ü\" : \"x\\n\\u00e9\" }")
    let list = try #require(node["a"]?.elements)
    #expect(list.map(\.value) == [.bool(true), .bool(false), .null, .number("-0.50e+3")])
    #expect(list[2].position == SourcePosition(line: 2, column: 3, length: 4))
    #expect(list[3].position == SourcePosition(line: 2, column: 9, length: 8))
    let member = try #require(node.member("ü"))
    #expect(member.keyPosition == SourcePosition(line: 3, column: 1, length: 3))
    #expect(member.node.string == "x\né")
    #expect(member.node.position == SourcePosition(line: 3, column: 7, length: 11))
  }

  @Test func `columns count characters, not bytes`() throws {
    let node = try Self.read("[\"日本😀\", 1]")
    #expect(node.elements?[1].position == SourcePosition(line: 1, column: 9, length: 1))
  }

  @Test func `a byte order mark is skipped and takes no column`() throws {
    let node = try JSONReader.read(SourceFile(name: "a", bytes: [0xef, 0xbb, 0xbf, 0x31]))
    #expect(node == JSONNode(.number("1"), at: .start))
  }

  @Test func `a pair of surrogates is one character`() throws {
    #expect(try Self.read("\"\\ud83d\\uDE00\"").string == "😀")
  }

  @Test func `512 levels are read and 513 are not`() throws {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try Self.read(deep).elements?.count == 1)
    #expect(throws: JSONReader.Failure.self) { try Self.read("[" + deep + "]") }
  }

  @Test func `what was written is read again as the same values`() throws {
    let text = """
      {
        "a": [],
        "b": [
          1.50,
          {}
        ],
        "\\u0001\\"": "\\\\ \\t é \\u2028"
      }

      """
    #expect(try JSONText.write(Self.read(text)) == text)
  }
}
