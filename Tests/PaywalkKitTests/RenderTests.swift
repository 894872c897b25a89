import EmulatorTestSupport
import Foundation
import Testing

@Suite struct RenderTests {
  @Test func knowsNoScreenOfAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run("render", "plans", "--in", ".", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "There is no screen \"plans\" in .. There is none.\n")
  }

  private func json(_ words: String...) throws -> [String: Any] {
    let result = try Program.run(["render"] + words + ["--format", "json"])
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func printsAsManyRowsAsAsked() throws {
    let result = try Program.run("render", "plans", "--size", "38x20")
    #expect(result.status == 0)
    let rows = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(rows.count == 20)
    #expect(result.output.contains("Restore"))
  }

  @Test func givesTheRectangleOfWhatCanBePressed() throws {
    let picture = try json("plans", "--size", "38x20")
    let targets = try #require(picture["targets"] as? [[String: Any]])
    let purchases = targets.filter { target in
      let actions = target["actions"] as? [[String: Any]]
      return actions?.contains { $0["type"] as? String == "purchase" } == true
    }
    #expect(purchases.count == 1)
    let rect = try #require(purchases[0]["rect"] as? [String: Int])
    #expect(rect["columns"] ?? 0 > 10 && rect["rows"] ?? 0 >= 1)
  }

  @Test func changesWhatIsChosen() throws {
    func plan(_ words: String...) throws -> String? {
      let result = try Program.run(["render", "plans", "--format", "json"] + words)
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let targets = (value as? [String: Any])?["targets"] as? [[String: Any]] ?? []
      let actions = targets.flatMap { $0["actions"] as? [[String: Any]] ?? [] }
      return actions.first { $0["type"] as? String == "purchase" }?["plan_vendor_id"] as? String
    }
    #expect(try plan() == "yearly")
    #expect(try plan("--select", "plan_picker=family") == "family")
  }

  @Test func drawsWhatHasTheFocusAndWhatWaits() throws {
    func picture(_ words: String...) throws -> String {
      let result = try Program.run(["render", "plans", "--size", "38x19"] + words)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    #expect(try picture("--focus", "Restore").contains("▸Restore◂"))
    #expect(try picture("--loading", "Start my 7 days for free").contains("⠋ loading"))
    let last = try picture("--focus", "3")
    #expect(last.contains("▸Family") && !last.contains("Write without limits"))
    #expect(try picture("--scroll", "4").contains("Yearly"))
    #expect(try !picture("--scroll", "9999").contains("Write without limits"))
  }

  @Test func drawsAScreenSoLongAfterItWasShown() throws {
    func picture(_ seconds: String) throws -> String {
      try Program.run("render", "sale", "--size", "38x19", "--after", seconds).output
    }
    #expect(try !picture("0").contains("Later"))
    #expect(try picture("3").contains("Later"))
    #expect(try picture("60").contains("07 d 19:59:00"))
  }

  /// In a picture the first letter of an Arabic text stands at its right end, joined to the next.
  @Test func drawsArabicAsItIsSeenInPicturesAndAsItIsSpokenInTexts() throws {
    func printed(_ format: String) throws -> String {
      try Program.run("render", "sale", "--locale", "ar", "--format", format).output
    }
    #expect(try printed("text").contains("أهلاً بعودتك"))
    let svg = try printed("svg")
    #expect(svg.contains(">ﺑ</text>") && !svg.contains(">ب</text>"))
    #expect(try !printed("html").contains("ب"))
  }

  @Test func namesWhatCanHaveTheFocus() throws {
    let result = try Program.run("render", "plans", "--focus", "Restor")
    #expect(result.status == 2)
    #expect(result.errors.contains("Did you mean \"Restore\"?"))
    let recording = try Program.run(
      "render", "screens/scenarios/sale-in-arabic.scenario", "--after", "3")
    #expect(recording.errors.contains("--after counts for a screen"))
  }

  @Test func opensAFileByItself() throws {
    guard Samples.areThere else {
      print(Samples.missing)
      return
    }
    let picture = try json(
      Samples.folder + "/purchasely/served-screen.json", "--store",
      Samples.folder + "/purchasely/northwind.storekit")
    let targets = try #require(picture["targets"] as? [[String: Any]])
    let purchases = targets.filter { target in
      (target["actions"] as? [[String: Any]] ?? []).contains { $0["type"] as? String == "purchase" }
    }
    #expect(purchases.count == 1)
  }

  @Test func namesTheScreensThatThereAre() throws {
    let result = try Program.run("render", "palns")
    #expect(result.status == 2)
    #expect(result.errors.contains("Did you mean \"plans\"?"))
  }
}
