import EmulatorTestSupport
import Testing

@testable import PaywallModel

private func read(_ inner: String) -> StringReading {
  AndroidStringsReader.read(source("<resources>\n\(inner)\n</resources>", "strings.xml"))
}

@Test(arguments: [
  (#"It\'s \"so\"\n\t\@\?\u00e9\\"#, "It's \"so\"\n\t@?é\\"), ("  a \n  b  ", "a b"),
  ("\"  kept  \"", "  kept  "), ("a <b>bold</b> c", "a bold c"), ("&amp;&lt;&#233;&#xe9;", "&<éé"),
  ("<![CDATA[<b>%1$s</b> \\n]]>", "<b>%1$s</b> \\n"), ("x <![CDATA[ y ]]> z", "x  y  z"),
  ("say \"%1$s\" now", "say %1$s now"), ("", ""), (#"\u12"#, "u12"),
])
func whatAndroidMakesOfAText(written: String, text: String) {
  let reading = read("<string name=\"a\">\(written)</string>")
  #expect(reading.findings.isEmpty)
  #expect(reading.texts == ["a": text])
}

@Test func stringsItemsPluralsAndReferencesAreRead() {
  let reading = read(
    """
    <string name="a" translatable="false">1</string><!-- <string name="no">x</string> -->
    <item type="string" name="b">2</item><string name="c">@string/a</string><string name="d"/>
    <plurals name="days"><item quantity="one">day</item><item quantity="other">days</item></plurals>
    <string-array name="list"><item>not read</item></string-array>
    """)
  #expect(reading.findings.isEmpty)
  #expect(reading.entries.map(\.key) == ["a", "b", "c", "d", "days", "days"])
  #expect(reading.entries.map(\.value) == ["1", "2", "1", "", "day", "days"])
  #expect(reading.entries.compactMap(\.quantity) == ["one", "other"])
}

@Test(arguments: [
  ("<string name=\"a\">1\n<string name=\"b\">2</string>", "2:1 <string> is not closed."),
  ("<string>1</string>\n<string name=\"b\">2</string>", "2:1 This string has no name."),
  ("<string name=\"b\">2</string></b>", "2:28 </b> closes nothing that is open."),
  ("<string name=\"b\">2</string>\n< x", "3:1 This < begins no tag."),
  ("<string name=\"b\">2</string>\n&x", "3:1 This & begins no entity."),
  (
    "<plurals name=\"n\"><item quantity=\"one\">1</item></plurals><string name=\"b\">2</string>",
    "2:16 These plurals have no item for other."
  ),
])
func aFaultOfXMLHasItsPlace(inner: String, finding: String) {
  let reading = read(inner)
  #expect(reading.texts["b"] == "2")
  #expect(reading.findings.contains(finding), "\(reading.findings)")
}

@Test func aBareApostropheIsTold() {
  let reading = read("<string name=\"a\">Don't</string>")
  #expect(reading.texts == ["a": "Don't"])
  #expect(reading.findings == ["2:21 This apostrophe has no backslash."])
}

@Test func anElementWithoutAnEndIsTold() {
  let reading = AndroidStringsReader.read(source("<resources><string name=\"a\">1"))
  #expect(reading.texts == ["a": "1"])
  #expect(reading.findings == ["1:12 <string> is not closed."])
}

@Test(
  .enabled(if: Samples.areThere),
  arguments: [
    ("strings/FirebaseUI__excerpt.xml", 20), ("strings/written__android-cdata.xml", 24),
    ("strings/moko__ru-plurals.xml", 4), ("purchasely/ply-strings-en.xml", 104),
  ])
func realFilesOfAndroidAreRead(path: String, least: Int) {
  guard let reading = sample(path, AndroidStringsReader.read) else { return }
  #expect(!reading.problems.contains { $0.severity == .error }, "\(reading.findings)")
  #expect(reading.entries.count >= least)
}
