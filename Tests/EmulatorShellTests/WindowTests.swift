import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// Palette, help and the dialogs of Paywalk.
@Suite struct WindowTests {
  private func firstRun(columns: Int = 80, rows: Int = 24) -> Stage {
    var options = ShellOptions()
    options.isFirstRun = true
    return Stage(columns: columns, rows: rows, options: options)
  }

  @Test func theFirstWalkBeginsWithAWelcome() {
    Golden.expect(firstRun().text, "frames/welcome-first-80x24")
    Golden.expect(firstRun(columns: 40, rows: 12).text, "frames/welcome-first-40x12")
    var tour = firstRun()
    tour.press("Enter")
    #expect(tour.requests == [.playTour])
    var opened = firstRun()
    opened.press("2", "Enter")
    #expect(opened.shell.walk.presentation != nil)
    var list = firstRun()
    list.press("Esc")
    #expect(list.shell.place == .start)
  }

  @Test func aLowSheetKeepsWhatIsSold() {
    var stage = Stage(columns: 40, rows: 12)
    stage.press("Enter", "Enter", "1", "Enter")
    stage.wait(1_000)
    for _ in 0..<7 {
      #expect(stage.text.contains("STORE sheet") && stage.text.contains("€99.99"), "\(stage.text)")
      stage.press("Down")
    }
  }

  @Test func thePaletteRunsACommandOfAPanel() {
    var stage = Stage()
    stage.press("Enter", ":")
    stage.type("store move clock day")
    stage.press("Enter")
    #expect(stage.shell.place == .panel(.store))
    #expect(stage.shell.recentCommands.count == 1)
    stage.press("Esc", ":")
    #expect(stage.text.contains("▸ Store: move the clock one day on"))
  }

  @Test func whatCannotRunIsListedLastWithItsReason() {
    var stage = Stage()
    stage.press(":")
    stage.type("step forward")
    #expect(stage.text.contains("(not now: Nothing ahead"))
    stage.press("Enter")
    #expect(stage.noteRow.hasPrefix(" · Not now: Nothing ahead"))
    #expect(stage.shell.place == .list)
  }

  @Test func everyCommandOfThePaletteRunsOrSaysWhyNot() {
    let sample = PlaceSamples.named("phone")
    var opened = sample
    opened.press(":")
    guard case .list(let list)? = opened.shell.windows.last else {
      Issue.record("no palette")
      return
    }
    let count = opened.shell.entries(of: list).count
    #expect(count > 50)
    for index in 0..<count {
      var stage = opened
      for _ in 0..<index { stage.pressAtOnce("Down") }
      let before = stage.shell
      stage.press("Enter")
      #expect(stage.shell != before || !stage.requests.isEmpty, "entry \(index)")
    }
  }

  @Test func helpFindsByWordsAndByKey() {
    var stage = Stage()
    stage.press("Enter", "?")
    stage.type("interceptors")
    #expect(stage.text.contains("all interceptors on or off"))
    stage.press("Esc", "?", "Tab", "A")
    #expect(stage.text.contains("custom UI handler on or off, everywhere"))
    #expect(!stage.shell.walk.emulator.hasUIHandler)
  }

  @Test func everyPlaceHasHelpForItsOwnKeysFirst() {
    for place in Place.all where place != .tooSmall && !place.takesText {
      let lines = Shell(catalog: Plus.catalog).helpLines(place)
      #expect(lines.count > 5, "\(place.title)")
    }
  }

  @Test func aLinkIsHandedToTheSDKAndRemembered() {
    var stage = Stage()
    stage.press("d")
    stage.type("https://www.example.com/terms")
    stage.press("Enter")
    #expect(
      stage.noteRow.hasPrefix(
        " · Not a Purchasely link: the SDK answers false, your app may open it."))
    stage.press("d", "Up", "Enter")
    let records = stage.shell.walk.emulator.links.records
    #expect(records.map(\.url) == Array(repeating: "https://www.example.com/terms", count: 2))
  }

  @Test func aLinkIsJudgedWhileItIsTyped() {
    var stage = Stage()
    stage.press("d")
    stage.type("nw://ply/placements/premium")
    #expect(stage.text.contains("✓ Purchasely link: placement premium"))
    stage.type("/x")
    #expect(stage.text.contains("· not a Purchasely link: the SDK answers false"))
    stage.press("Backspace", "Backspace", "Enter")
    #expect(stage.shell.walk.presentation?.screenID == "plans")
    #expect(stage.status.hasPrefix(" link › plans "))
  }

  @Test func aStoreAnswerIsTheNextSheetsFocus() {
    var stage = Stage()
    stage.press("Enter", "Enter", "1", "Enter", "3", "Enter", "Enter", "Enter", "1", "Enter")
    #expect(stage.shell.walk.dialogs.last?.kind == .storePurchase)
    #expect(stage.text.contains("▸ 3 failed: ◂ network ▸"))
  }

  @Test func anEmptyFieldKeepsTheDialogOpen() {
    var stage = Stage()
    stage.press("d", "Enter")
    #expect(stage.shell.place == .textField)
    #expect(stage.noteRow == " · Nothing typed yet. esc cancels.")
  }

  @Test func whyTellsTheRuleOrThatThereIsNone() {
    var stage = Stage()
    stage.press("w")
    #expect(stage.noteRow.hasPrefix(" · No rule behind this note"))
    stage.press("Enter", "Enter", "2", "Enter", "w")
    #expect(stage.text.contains("failed drops the rest of the chain"))
    stage.press("Enter")
    #expect(stage.shell.place == .phone)
  }

  @Test func aBrokenScreenShowsItsProblem() {
    var stage = Stage()
    stage.press("/")
    stage.type("old")
    stage.press("Enter", "Enter")
    #expect(stage.text.contains("old-offer.screen.json, line 41, column 17"))
    #expect(stage.text.contains("Did you mean \"purchase\"?"))
    #expect(stage.shell.walk.presentation == nil)
  }

  @Test func theSearchNarrowsByNameActionAndPlan() {
    for (words, names) in [
      ("promo", ["winback", "offer"]), ("yearly", ["premium", "plans"]), ("thank", ["thanks"]),
    ] {
      var stage = Stage()
      stage.press("/")
      stage.type(words)
      #expect(stage.shell.startChoices.map(\.name) == names)
      stage.press("Esc")
      #expect(stage.shell.startChoices.count == 9)
    }
  }

  @Test func theViewIsKeptForEachClassOfWidths() {
    var stage = Stage()
    stage.press("Enter", "v")
    #expect(stage.shell.layout.panel == nil)
    stage.resize(120, 40)
    #expect(stage.shell.layout.panel != nil)
    stage.resize(80, 24)
    #expect(stage.shell.layout.panel == nil)
    stage.press("p")
    #expect(stage.shell.layout.panel != nil)
  }

  @Test func aLetterGoesIntoItsPanelAndBack() {
    var stage = Stage()
    stage.press("Enter", "s")
    #expect(stage.shell.place == .panel(.store))
    stage.press("s")
    #expect(stage.shell.place == .phone)
    #expect(stage.shell.selectedPanel == .store)
    stage.press("]")
    #expect(stage.shell.selectedPanel == .user)
    #expect(stage.shell.place == .phone)
  }
}

@Suite struct BrokenFileTests {
  private static let text = """
    {
      "presentation": {
        "vendor_id": "old-offer",
        "root_component": {
          "type": "vstack",
          "components": [
            { "type": "label", "text": "Come back", "actions": [
              { "type": "purchse", "plan_vendor_id": "yearly" }
            ] },
            { "type": "label", "text": "Later", "actions": [{ "type": "clse" }] }
          ]
        }
      }
    }
    """

  private var stage: Stage {
    let file = SourceFile(name: "old-offer.screen.json", bytes: Array(Self.text.utf8))
    return Stage(CatalogReader.read([file]))
  }

  @Test func theLineIsShownWithACaret() {
    var stage = stage
    stage.press("Enter")
    Golden.expect(stage.text, "frames/problem-source-80x24")
    stage.press("n")
    #expect(stage.text.contains("2 of 2"))
    #expect(stage.text.contains("actions\": [{ \"type\": \"clse\""))
  }

  @Test func theCaretIsSeenInNarrowWindowsAndWithoutUnicode() {
    var options = ShellOptions()
    options.glyphs = .ascii
    let file = SourceFile(name: "old-offer.screen.json", bytes: Array(Self.text.utf8))
    var stage = Stage(CatalogReader.read([file]), options: options)
    stage.press("Enter")
    stage.resize(40, 14)
    #expect(stage.text.contains("^^"))
  }
}

@Suite struct NothingHereTests {
  private var stage: Stage {
    var options = ShellOptions()
    options.showsWelcome = true
    return Stage(Catalog(), options: options)
  }

  @Test func aProjectWithoutScreensSaysWhatCanBeDone() {
    Golden.expect(stage.text, "frames/nothing-80x24")
    #expect(Stage(Catalog()).shell.place == .start)
  }

  @Test func aScreenIsMadeUnderAName() {
    var stage = stage
    stage.press("Enter", "C-u")
    stage.type("a/b")
    stage.press("Enter")
    #expect(stage.noteRow.hasPrefix(" · A name has letters"))
    stage.press("C-u")
    stage.type("offer-2")
    stage.press("Enter")
    #expect(stage.requests == [.makeScreen(name: "offer-2")])
  }

  @Test func theOtherWaysAreThoseThatShipAndAnotherFolder() {
    var shipped = stage
    shipped.press("2", "Enter")
    #expect(shipped.requests == [.openShipped])
    var other = stage
    other.press("3", "Enter")
    #expect(other.text.contains("open another folder or file"))
  }
}
