import EmulatorCore
import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

@testable import PaywalkKit

/// `paywalk explain`, `lab`, `compare` and `diff` as they are typed.
struct ExplainTests {
  @Test func everyPageHasANameOfItsOwnAndPartsThatSaySomething() {
    let pages = ExplainPages.all
    let names = pages.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    for page in pages {
      #expect(!page.title.isEmpty && !page.title.hasSuffix("."), "\(page.name)")
      #expect(!page.parts.isEmpty, "\(page.name)")
      #expect(page.parts.allSatisfy { $0.label.count < 10 }, "\(page.name)")
    }
    for rule in DiagnosticRule.allCases { #expect(pages.contains { $0.name == rule.rawValue }) }
    for use in InterceptorUse.allCases { #expect(pages.contains { $0.name == use.rawValue }) }
    for fault in Invariant.allCases { #expect(pages.contains { $0.name == fault.rawValue }) }
    #expect(pages.contains { $0.name == "profiles" })
  }

  @Test(arguments: [
    ("PLY103", "PLY103"), ("ply103", "PLY103"), ("successWithoutPurchase", "PLY103"),
    ("103", "PLY103"), ("PLYError.network", "network"),
    ("json-trailing-comma", "json-trailing-comma"), ("own08", "OWN08"),
  ])
  func aPageIsFoundByItsNames(written: String, name: String) {
    #expect(ExplainPages.all.first { $0.isCalled(written) }?.name == name)
  }

  @Test func aRulePageNamesTheCommandThatPlaysItsScenario() throws {
    let page = try #require(ExplainPages.all.first { $0.name == "PLY103" })
    Golden.expect(page.text, "explain/PLY103")
    Golden.expect(
      try #require(ExplainPages.all.first { $0.name == "terms" }).text, "explain/terms")
  }

  @Test func aFaultOfOursSaysWhatToReport() throws {
    let page = try #require(ExplainPages.all.first { $0.name == "OWN08" })
    Golden.expect(page.text, "explain/OWN08")
  }

  @Test func theListNamesEveryPage() throws {
    let result = try Program.run("explain")
    #expect(result.status == 0)
    for page in ExplainPages.all {
      #expect(result.output.contains("  \(page.name) "), "\(page.name)")
    }
  }

  @Test func aProgramReadsThePages() throws {
    let one = try Program.run("explain", "PLY101", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "PLY101")
    #expect(object["fix"] as? String != nil)
    let all = try Program.run("explain", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [Any]
    #expect(list?.count == ExplainPages.all.count)
  }

  @Test(arguments: [
    (["explain", "PLY1003"], "\"PLY1003\" to explain. Did you mean \"PLY103\"?"),
    (["explain", "termz"], "Did you mean \"terms\"?"),
    (["explain", "zzzzzz"], "paywalk explain lists what there is."),
    (["lab", "terms-refuse"], "Did you mean \"terms-refused\"?"),
    (["compare", "x.session", "--platforms", "ios,andriod"], "x.session"),
    (["diff", "a.session"], "paywalk diff FILE FILE"),
    (["exlpain"], "Did you mean \"explain\"?"),
  ])
  func whatIsNotKnownIsToldWithTheNearestName(words: [String], text: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 2)
    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test(arguments: [
    ("ios,andriod", "\"andriod\" is no platform. Did you mean \"android\"?"),
    ("ios,android@6.3", "\"6.3\" is no SDK version."), ("ios", "two at least are compared"),
    ("ios,ios", "stands there twice"), ("", "\"\" is no platform."),
  ])
  func aWrongListOfPlatformsIsToldWithTheNearestName(list: String, text: String) throws {
    let result = try Program.run(
      "compare", "screens/scenarios/questions.scenario", "--platforms", list)
    #expect(result.status == 2)
    #expect(result.errors.contains(text), "\(result.errors)")
  }

  @Test func comparingTellsOnlyWhatDiffers() throws {
    let same = try Program.run("compare", "screens/scenarios/questions.scenario")
    #expect(same.status == 0)
    #expect(same.output.contains("the same on iOS 6.2, Android 6.2."))
    let other = try Program.run(
      "compare", "screens/scenarios/frozen-interceptor.scenario", "--platforms",
      "ios,react-native@6.1")
    #expect(other.status == 1)
    #expect(other.output.contains("React Native 6.1: PLY107"), "\(other.output)")
  }

  @Test func aSampleOfTheLabIsPrintedBesideItsTwin() throws {
    let result = try Program.run("lab", "nothing-closed")
    #expect(result.status == 0)
    #expect(result.output.contains("- APP    answers success"))
    #expect(result.output.contains("+ SDK    closes plans"))
    #expect(result.output.contains("- rules    PLY105\n+ rules    none"))
  }

  @Test func aStrictTestFailsForARuleThatNoLineExpects() throws {
    let folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
    try folder.write(
      "scenarios/dead.scenario",
      "screen plans\n\nshows close nothing\nanswer close success\npress \"Not now\"\n")
    let file = "\(folder.path)/scenarios/dead.scenario"
    let plain = try Program.run("test", file)
    #expect(plain.status == 0)
    #expect(plain.output.contains("; broken: PLY105 warning"))
    let strict = try Program.run("test", "--strict", file)
    #expect(strict.status == 1)
    #expect(strict.output.contains("warning PLY105 success for close"))
    let json = try Program.run("test", "--json", file)
    #expect(json.output.contains("\"code\": \"PLY105\""))
    #expect(json.output.contains("\"expected\": false"))
  }
}
