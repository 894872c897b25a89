import EmulatorTestSupport
import PaywallModel
import Testing

/// Each limit of the page on limits, at the most and one beyond; those of one screen are in
/// `LimitTests`, those of walks in `EndlessTests`.
@Suite struct LimitTableTests {
  private func problems(_ text: String, _ name: String) -> [Problem] {
    CatalogReader.read([SourceFile(name: name, bytes: Array(text.utf8))]).problems
  }

  private func project(_ text: String) -> [String] {
    problems(text, "paywalk.json").filter { $0.code != "no-screens" }.map(\.code)
  }

  private func screen(_ component: String) -> [String] {
    problems(
      #"{"presentation":{"vendor_id":"a","root_component":\#(component)}}"#, "a.screen.json"
    ).map(\.code)
  }

  private func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  @Test func thePageSaysThemAll() {
    let page = Repository.bytes("Sources/PaywallModel/Limits.md")
    let text = String(decoding: page ?? [], as: UTF8.self)
    #expect(text.hasSuffix("\n" + Limit.table), "write Limits.md again:\n\(Limit.table)")
  }

  @Test func eachHasAName() {
    #expect(Set(Limit.allCases.map(\.what)).count == Limit.allCases.count)
    #expect(Limit.allCases.allSatisfy { $0.value > 0 && !$0.beyond.isEmpty })
  }

  @Test(arguments: [(0, true), (1, false)])
  func jsonInOneAnother(beyond: Int, isRead: Bool) {
    let depth = Limits.jsonDepth + beyond
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
    #expect(((try? JSONReader.read(file)) != nil) == isRead)
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let large = [UInt8](repeating: 0x20, count: Limits.fileBytes + 1)
    #expect(throws: JSONReader.Failure.self) {
      try JSONReader.read(SourceFile(name: "a.json", bytes: large))
    }
    let texts = SourceFile(
      name: "strings/en.lproj/Localizable.strings",
      bytes: [UInt8](repeating: 0x20, count: Limits.stringsBytes + 1))
    #expect(CatalogReader.read([texts]).problems.contains { $0.severity == .error })
  }

  @Test(arguments: [0, 1])
  func xmlInOneAnother(beyond: Int) {
    let depth = Limits.xmlDepth - 2 + beyond
    let text =
      #"<resources><string name="ply_in_app_success_title">"#
      + String(repeating: "<b>", count: depth) + "x" + String(repeating: "</b>", count: depth)
      + "</string></resources>"
    let found = problems(text, "strings/values/strings.xml").filter { $0.severity == .error }
    #expect(found.isEmpty == (beyond == 0), "\(found)")
  }

  @Test(arguments: [(0, Limits.problems), (1, Limits.problems + 1)])
  func toldProblems(beyond: Int, count: Int) {
    let keys = (0..<(Limits.problems + beyond)).map { #""unknown_\#($0)":1"# }
    let found = project("{" + keys.joined(separator: ",") + "}")
    #expect(found.filter { $0 == "unknown-key" }.count == Limits.problems)
    #expect(found.contains("more-problems") == (beyond > 0))
    #expect(found.filter { $0 != "nothing-to-open" }.count >= count)
  }

  @Test(arguments: [0, 1])
  func slidesAndSegments(beyond: Int) {
    let slides = list(Limits.slides + beyond) { _ in #"{"type":"spacer"}"# }
    #expect(
      screen(#"{"type":"carousel","components":\#(slides)}"#).contains("too-many") == (beyond > 0))
    let bar = #"{"type":"progress_bar","segments":\#(Limits.segments + beyond),"value":1}"#
    let found = problems(
      #"{"presentation":{"vendor_id":"a","root_component":\#(bar)}}"#, "a.screen.json")
    #expect(
      found.contains { $0.message.contains("100") || $0.advice.contains("100") } == (beyond > 0))
  }

  @Test(arguments: [0, 1])
  func variantsAndButtons(beyond: Int) {
    let variants = list(Limits.variants + beyond) { #"{"id":"v\#($0)","percent":0,"screen":null}"# }
    let test =
      #"{"placements":[{"id":"p","screen":null,"ab_test":{"id":"t","variants":\#(variants)}}]}"#
    #expect(project(test).contains("too-many-variants") == (beyond > 0))
    let buttons = list(Limits.alertButtons + beyond) { #"{"label":"b\#($0)"}"# }
    let alert = #"{"integration":{"alerts":{"inAppError":{"title":"x","buttons":\#(buttons)}}}}"#
    #expect(project(alert).contains("too-many") == (beyond > 0))
  }

  @Test(arguments: [(0, true), (1, false)])
  func linkBytes(beyond: Int, isOurs: Bool) {
    let head = "app://ply/placements/"
    let link = head + String(repeating: "x", count: Limits.linkBytes + beyond - head.utf8.count)
    #expect(((try? DeeplinkReader.read(link)) != nil) == isOurs)
  }
}
