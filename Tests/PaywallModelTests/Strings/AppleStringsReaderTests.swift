import EmulatorTestSupport
import Testing

@testable import PaywallModel

private func read(_ text: String) -> StringReading { AppleStringsReader.read(source(text)) }

@Test func entriesAreReadAmongComments() {
  let reading = read(
    """
    // "no" = "comment";
    /* "no" = "comment"; */
    "a" = "one"; bare.key_2 = two; 'b' = 'it"s';
    "same"; /* end */ "c"/* between */=// and
    "three";
    """)
  #expect(reading.findings.isEmpty)
  #expect(
    reading.texts == [
      "a": "one", "bare.key_2": "two", "b": "it\"s", "same": "same", "c": "three",
    ])
}

@Test(arguments: [
  (#"\n\t\r\"\'\\"#, "\n\t\r\"'\\"), (#"\U00e9\u2026"#, "é…"), (#"\Ud83d\Ude00"#, "😀"),
  (#"\101\7x"#, "A\u{7}x"), (#"\Ud83dx"#, "\u{fffd}x"), (#"\q\U12"#, "qU12"),
  ("a\\\nb", "a\nb"),
])
func escapesOfApple(written: String, text: String) {
  let reading = read("\"k\" = \"\(written)\";")
  #expect(reading.findings.isEmpty)
  #expect(reading.texts == ["k": text])
}

@Test func aMissingSemicolonIsToldAndTheOtherKeysCount() {
  let reading = read("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"d\" = \"4\"")
  #expect(reading.texts == ["a": "1", "b": "2", "c": "3", "d": "4"])
  #expect(
    reading.findings == [
      "2:10 There is no ; after the text.", "4:10 There is no ; after the text.",
    ])
}

@Test func aQuotationMarkInATextEndsItAndIsExplained() {
  let reading = read("\"a\" = \"say \"hello\" now\";\n\"b\" = \"2\";")
  #expect(reading.texts == ["a": "say ", "b": "2"])
  #expect(reading.findings == ["1:13 There is no ; after the text."])
  #expect(reading.problems.first?.advice.contains("\\\"") == true)
}

@Test(arguments: [
  ("\"a\" \"1\";\n\"b\" = \"2\";", "1:5 There is no = after \"a\"."),
  ("\"a\" = ;\n\"b\" = \"2\";", "1:7 Here should be a text, not \";\"."),
  ("= x;\n\"b\" = \"2\";", "1:1 Here should be a key, not \"=\"."),
  ("\"a\" = {\n\"b\" = \"2\";", "1:7 Here should be a text, not \"{\"."),
  ("\"b\" = \"2\";\n\"a\" =", "2:6 The file ends where a text should be."),
  ("\"b\" = \"2\";\n\"a\" = \"no end", "2:7 The text that begins here has no end."),
  ("\"b\" = \"2\";\n /* no end", "2:2 The comment that begins here has no end."),
])
func aFaultHasItsPlaceAndCostsOneEntry(text: String, finding: String) {
  let reading = read(text)
  #expect(reading.texts == ["b": "2"])
  #expect(reading.findings == [finding])
}

@Test func anOldStylePropertyListIsReadToo() {
  let reading = read("{\n  a = one;\n  \"b\" = \"two\";\n}\n")
  #expect(reading.findings.isEmpty)
  #expect(reading.texts == ["a": "one", "b": "two"])
}

@Test func aPropertyListInXMLIsReadToo() {
  let reading = read(
    """
    <?xml version="1.0"?><plist version="1.0"><dict>
    <key>a</key> <string>one &amp; <![CDATA[<two>]]></string>
    <key>n</key> <integer>1</integer> <key>b</key><string>it's</string>
    </dict></plist>
    """)
  #expect(reading.findings.isEmpty)
  #expect(reading.texts == ["a": "one & <two>", "b": "it's"])
}

@Test func everyFormOfUnicodeReadsTheSame() {
  let text = "\"a\" = \"é…😀\";\r\n\"b\" = \"2\";"
  func sixteen(_ isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }
  let forms: [[UInt8]] = [
    Array(text.utf8), [0xef, 0xbb, 0xbf] + Array(text.utf8), sixteen(true), sixteen(false),
    [0xff, 0xfe] + sixteen(true), [0xfe, 0xff] + sixteen(false),
  ]
  for bytes in forms {
    let reading = AppleStringsReader.read(SourceFile(name: "a.strings", bytes: bytes))
    #expect(reading.texts == ["a": "é…😀", "b": "2"])
    #expect(reading.entries.last?.keyPosition.line == 2)
    #expect(TextDecoding.utf8(bytes) == Array(text.utf8))
  }
}

@Test func whatIsNoUnicodeIsToldWithItsPlace() {
  let bytes = Array("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xe9] + Array("\";".utf8)
  let reading = AppleStringsReader.read(SourceFile(name: "a.strings", bytes: bytes))
  #expect(reading.texts == ["a": "1", "b": "\u{fffd}"])
  #expect(reading.findings == ["2:8 From here on the file is not UTF-8."])
}

@Test(
  .enabled(if: Samples.areThere),
  arguments: [
    ("strings/SwiftGen__LocMultiline.strings", 0), ("strings/SwiftGen__Localizable.strings", 0),
    ("strings/BartyCrouch__NewExample.utf16.strings", 0),
    ("strings/written__utf16le-crlf.strings", 0), ("strings/written__missing-semicolon.strings", 2),
    ("strings/SwiftGen__playground.binary.strings", 0), ("purchasely/ply-strings-en.strings", 0),
    ("purchasely/ply-strings-defects.strings", 0), ("purchasely/ply-strings-v4-style.strings", 0),
  ])
func realFilesOfAppleAreRead(path: String, faults: Int) {
  guard let reading = sample(path, AppleStringsReader.read) else { return }
  #expect(reading.problems.count == faults, "\(reading.findings)")
  #expect(reading.entries.count >= 5)
}

@Test func aBinaryPropertyListHasTheTextsOfItsSource() throws {
  let path = "strings/SwiftGen__playground.binary.strings"
  guard let reading = sample(path, AppleStringsReader.read) else { return }
  #expect(reading.entries.count == 18)
  #expect(reading.texts["private"] != nil)
}

@Test func aDamagedBinaryPropertyListIsToldAndDoesNoHarm() {
  guard let bytes = Samples.bytes("strings/SwiftGen__playground.binary.strings") else { return }
  var random = SeededGenerator(seed: 3)
  for _ in 0..<300 {
    var damaged = Array(bytes.prefix(Int.random(in: 8...bytes.count, using: &random)))
    for _ in 0..<8 {
      damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
        in: 0...255, using: &random)
    }
    _ = AppleStringsReader.read(SourceFile(name: "a.strings", bytes: damaged))
  }
  let head = AppleStringsReader.read(SourceFile(name: "a", bytes: Array("bplist00".utf8)))
  #expect(head.problems.map(\.severity) == [.error])
}

@Test func noiseIsReadWithoutHarm() {
  var random = SeededGenerator(seed: 4)
  let pieces = ["\"", "'", "\\", ";", "=", "/*", "*/", "//", "\n", "a", "\\U", "{", "}", "é", "<"]
  for _ in 0..<400 {
    let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let reading = read(text)
    #expect(reading.problems.count <= StringReading.maximumProblems)
    for name in ["strings/values/a.xml", "strings/Localizable.xcstrings"] {
      _ = StringFile(name)?.read(source(text, name))
    }
  }
}
