import PaywallModel
import Testing

/// At each limit a screen can be used; one beyond it is an error that says the limit.
@Suite struct LimitTests {
  private func problems(_ root: String, _ more: String = "") -> [Problem] {
    let text = #"{"presentation":{"vendor_id":"a"\#(more),"root_component":\#(root)}}"#
    guard
      let node = try? JSONReader.read(SourceFile(name: "a.screen.json", bytes: Array(text.utf8)))
    else { return [] }
    let (screen, problems) = ScreenReader.read(node, file: "a.screen.json")
    #expect((screen == nil) == problems.contains { $0.severity == .error })
    return problems.filter { $0.severity == .error }
  }

  private func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  @Test(arguments: [(0, []), (1, ["too-many"])])
  func components(beyond: Int, codes: [String]) {
    let children = list(#"{"type":"spacer"}"#, Limits.components - 1 + beyond)
    let found = problems(#"{"type":"vstack","components":\#(children)}"#)
    #expect(found.map(\.code) == codes)
    #expect(found.allSatisfy { $0.message.contains("20000") })
  }

  @Test(arguments: [(0, []), (1, ["too-deep"])])
  func depth(beyond: Int, codes: [String]) {
    let opening = #"{"type":"vstack","components":["#
    let levels = Limits.depth - 1 + beyond
    let root =
      String(repeating: opening, count: levels) + #"{"type":"spacer"}"#
      + String(repeating: "]}", count: levels)
    #expect(problems(root).map(\.code) == codes)
  }

  @Test(arguments: [(0, []), (1, ["too-long"])], ["text", "intro_price_text"])
  func texts(length: (beyond: Int, codes: [String]), key: String) {
    let text = String(repeating: "x", count: Limits.textBytes + length.beyond)
    #expect(problems(#"{"type":"label","\#(key)":"\#(text)"}"#).map(\.code) == length.codes)
  }

  @Test(arguments: [(0, []), (1, ["too-many"])])
  func actions(beyond: Int, codes: [String]) {
    let actions = list(#"{"type":"close"}"#, Limits.actions + beyond)
    #expect(problems(#"{"type":"spacer","actions":\#(actions)}"#).map(\.code) == codes)
  }

  @Test(arguments: [(0, []), (1, ["too-many"])])
  func links(beyond: Int, codes: [String]) {
    let links = list(#"{"text":"x"}"#, Limits.links + beyond)
    #expect(problems(#"{"type":"label","text":"x","links":\#(links)}"#).map(\.code) == codes)
  }

  @Test(arguments: [(0, []), (1, ["too-many"])])
  func selectsOptionsAndPlans(beyond: Int, codes: [String]) {
    let spacer = #"{"type":"spacer"}"#
    let selects = list(#"{"id":"a"}"#, Limits.selects + beyond)
    #expect(problems(spacer, #","selects":\#(selects)"#).map(\.code) == codes)
    #expect(
      problems(spacer, #","selects":[{"id":"s","options":\#(selects)}]"#).map(\.code) == codes)
    let plans = list(#"{"plan_vendor_id":"a"}"#, Limits.plans + beyond)
    #expect(problems(spacer, #","plans":\#(plans)"#).map(\.code) == codes)
  }
}
