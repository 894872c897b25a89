import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// The face line by line.
@Suite struct LinearFaceTests {
  /// What is read while these lines are typed, as a terminal shows it.
  private func transcript(
    _ typed: [String], opening placement: String? = "premium",
    catalog: Catalog = WalkStory.catalog, millisecondsBetween: Int = 0
  ) -> [String] {
    var face = face(opening: placement, catalog: catalog)
    var lines = face.opening()
    for (index, line) in typed.enumerated() {
      lines.append("> " + line)
      lines += face.handle(
        line: line, at: Instant(milliseconds: index * millisecondsBetween))
    }
    return lines
  }

  private func face(
    opening placement: String? = "premium", catalog: Catalog = WalkStory.catalog
  ) -> LinearFace {
    var shell = Shell(catalog: catalog)
    if let placement { _ = shell.command(.openPlacement(placement), at: .start) }
    return LinearFace(shell)
  }

  /// The lines that follow the last typed one.
  private func answer(to line: String, in face: inout LinearFace) -> [String] {
    face.handle(line: line, at: .start)
  }

  private static let story = [
    "3", "2", "3", "1", "3 network", "1", "A", "3", "1", "1", "1", "screen", "1", "q", "1",
  ]

  @Test func theWholeStoryIsReadAsItWasDrawn() {
    Golden.expect(transcript(Self.story).joined(separator: "\n"), "linear/story")
  }

  @Test func whateverTheClockTheTextIsTheSame() {
    let quick = transcript(Self.story)
    #expect(transcript(Self.story, millisecondsBetween: 777) == quick)
    #expect(transcript(Self.story, millisecondsBetween: 61_000) == quick)
  }

  @Test func everyPanelIsReadWithoutClock() {
    let looks = PanelKind.allCases.flatMap { [String($0.letter), "0"] }
    let lines = transcript(["3", "1", "1"] + looks, millisecondsBetween: 10)
    Golden.expect(lines.joined(separator: "\n"), "linear/panels")
    #expect(transcript(["3", "1", "1"] + looks, millisecondsBetween: 5_000) == lines)
  }

  @Test func withoutAPlacementTheListIsReadAndANumberOpensItsRow() {
    var face = face(opening: nil)
    #expect(
      face.opening().suffix(4) == [
        "start: your app, what can be opened", "  1 placement premium, shows plans",
        "  2 screen plans, modal", "  3 screen thanks, modal",
      ])
    #expect(answer(to: "3", in: &face).contains("screen: thanks, modal"))
  }

  @Test func aChoiceReadsOnlyWhatChanged() {
    var face = face()
    #expect(
      answer(to: "1", in: &face) == [
        "you: press 1, Monthly, €9.99/month.", "event: OPTIONS_SELECTED",
        "screen: 1 choice Monthly, €9.99/month, chosen. 2 choice Yearly, €99.99/year, save 17 %",
      ])
  }

  @Test func aValueAfterTheNumberFillsTheField() {
    var face = face()
    _ = answer(to: "5", in: &face)
    #expect(answer(to: "1 ada", in: &face).first == "you: Sign in")
    #expect(face.shell.walk.emulator.user.userID == "ada")
  }

  @Test func theWayInWhichASignInFailsHasItsOwnNumber() {
    var face = face()
    _ = answer(to: "5", in: &face)
    _ = answer(to: "2", in: &face)
    #expect(face.shell.walk.emulator.user.isAnonymous)
    #expect(face.shell.walk.dialogs.isEmpty)
  }

  @Test func aValueThatTheOptionDoesNotHaveIsSaid() {
    var face = face()
    for line in ["3", "1"] { _ = answer(to: line, in: &face) }
    #expect(
      answer(to: "3 sunshine", in: &face) == [
        "paywalk: 3 takes network, not allowed, unknown, not available, not verified, verifying "
          + "takes too long, already running, no such offer for you, offer refused, account refused."
      ])
    #expect(answer(to: "1 sunshine", in: &face) == ["paywalk: 1 takes no value."])
  }

  @Test func moreReadsTheWholeDialog() {
    var face = face()
    _ = answer(to: "3", in: &face)
    #expect(
      answer(to: "more", in: &face) == [
        "dialog: APP terms, call 1. Terms of Northwind Plus", "  3. Renewal",
        "  The subscription renews for the same period at the same price until you cancel it.",
        "  1 Accept", "  2 Refuse", "  0 dismiss",
      ])
  }

  @Test func headingAndTextAreReadOnce() {
    var face = face()
    let first = answer(to: "3", in: &face)
    #expect(first.last?.contains("more reads them") == true)
    _ = answer(to: "2", in: &face)
    #expect(
      answer(to: "3", in: &face).last
        == "dialog: APP terms, call 2. 1 Accept, 2 Refuse, 0 dismiss.")
  }

  @Test func nothingThatCannotBeIsDoneSilently() {
    var face = face()
    let typed = ["", "nonsense", "9", "99999", "-", "more", "x"]
    for line in typed {
      #expect(answer(to: line, in: &face).first?.hasPrefix("paywalk: ") == true, "\(line)")
    }
  }

  @Test func anSDKAlertHasNoEscape() {
    var face = face()
    for line in ["3", "1", "3"] { _ = answer(to: line, in: &face) }
    #expect(answer(to: "0", in: &face) == ["paywalk: An SDK alert closes by its button only."])
  }

  @Test func aLinkIsTypedAsTheNextLine() {
    var face = face(opening: nil)
    _ = answer(to: "d", in: &face)
    let lines = answer(to: "nw://ply/placements/premium", in: &face)
    #expect(lines.first == "event: DEEPLINK_OPENED, PRESENTATION_LOADED, PRESENTATION_VIEWED")
  }

  @Test func aLongWaitIsSaidOnceAndItsLateLineIsNotTaken() {
    var catalog = WalkStory.catalog
    catalog.project.start.storeLatencyMilliseconds = 3_000
    var face = face(catalog: catalog)
    #expect(answer(to: "4", in: &face).last == "STORE: answering")
    #expect(face.isWaiting)
    #expect(face.advance(to: Instant(milliseconds: 1_000)).isEmpty)
    let late = face.handle(line: "1", at: Instant(milliseconds: 60_000))
    #expect(late.first?.hasPrefix("dialog: STORE restore R1") == true)
    #expect(late.last == "paywalk: 1 was not taken: it came before what is read here.")
    #expect(!face.isWaiting)
  }

  @Test func leavingEndsItAndTellsTheWorld() {
    var face = face()
    for line in ["i", "1", "0", "q"] { _ = answer(to: line, in: &face) }
    #expect(face.shell.place == .ownDialog)
    #expect(answer(to: "2", in: &face) == ["paywalk: The walk ends here."])
    #expect(face.isFinished)
    #expect(face.requests == [.quit(keepsRecording: false)])
  }

  @Test func theInputsOfALineDriveAnotherShellToTheSameWalk() {
    var face = face()
    var other = face.shell
    for line in ["1", "3", "1", "3 network", "1", "i", "1", "0", "5", "1 ada", "7"] {
      _ = face.handle(line: line, at: .start)
      let moment = face.now
      for input in face.inputs { _ = other.handle(input, at: moment) }
    }
    #expect(other.walk.digest == face.shell.walk.digest)
  }

  @Test func theNinthThingAndThoseBehindItCanBePressed() {
    let labels = (1...12).map { number in
      Component(
        .label(Label(text: "Link \(number)")),
        actions: [.intercepted(Action(.navigate, url: "https://example.com/\(number)"))])
    }
    let screen = Screen(id: "many", root: Component(.vstack(Stack(labels))))
    var project = Project()
    project.placements = [Placement(id: "many", screenID: "many")]
    var face = face(opening: "many", catalog: Catalog(project: project, screens: [screen]))
    _ = answer(to: "11", in: &face)
    #expect(face.shell.walk.openedURLs == ["https://example.com/11"])
  }
}
