import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// Case 45 and case 72: nothing that is meant for a dialog reaches what is under it.
@Suite struct ModalityTests {
  /// Stages with a dialog of each owner on the phone.
  static let dialogs = PlaceSamples.all.filter {
    ["terms", "store sheet", "SDK alert", "sign-in"].contains($0.name)
  }

  @Test func noClickOutsideADialogPressesTheScreen() {
    for sample in Self.dialogs {
      var stage = sample.stage
      let before = stage.shell.walk
      for target in stage.shell.targets {
        let point = Point(column: target.rect.column + 1, row: target.rect.row + 2)
        guard stage.isOutsideTheDialog(point) else { continue }
        stage.click(point.column, point.row)
        #expect(stage.shell.walk.trace == before.trace, "\(sample.name) \(target.label)")
        #expect(stage.shell.walk.dialogs == before.dialogs)
      }
      #expect(stage.shell.focus == nil)
    }
  }

  @Test func movingInADialogMovesNothingBelow() {
    for sample in Self.dialogs {
      var stage = sample.stage
      let face = stage.shell.topFace
      stage.press("Tab", "S-Tab", "Down", "Up", "Left", "Right", "PgDn", "PgUp", "1")
      #expect(stage.shell.topFace == face, "\(sample.name)")
      #expect(stage.shell.walk.dialogs == sample.stage.shell.walk.dialogs)
    }
  }

  @Test func theKeyThatClosedADialogIsDeadWhileItIsHeld() {
    var stage = PlaceSamples.named("SDK alert")
    stage.press("Enter")
    #expect(stage.shell.walk.dialogs.isEmpty)
    let trace = stage.shell.walk.trace
    for _ in 0..<20 {
      stage.wait(100)
      stage.pressAtOnce("Enter")
    }
    #expect(stage.shell.walk.trace == trace)
    stage.wait(200)
    stage.pressAtOnce("Enter")
    #expect(stage.shell.walk.trace != trace)
  }

  @Test func anotherKeyEndsTheRest() {
    var stage = PlaceSamples.named("SDK alert")
    stage.press("Enter")
    stage.pressAtOnce("Tab", "S-Tab", "Enter")
    #expect(!stage.shell.walk.dialogs.isEmpty)
  }

  @Test func aHeldEnterAnswersNoDialogThatItOpened() {
    var stage = Stage()
    stage.press("Enter")
    stage.pressAtOnce("Tab", "S-Tab")
    stage.wait(1_000)
    for _ in 0..<20 {
      stage.pressAtOnce("Enter")
      stage.wait(40)
    }
    #expect(stage.shell.walk.dialogs.last?.kind == .appScreen(.terms))
    #expect(stage.shell.walk.emulator.press?.number == 1)
  }

  @Test func escapeIsTheDialogsOwnWay() {
    var terms = Stage()
    terms.press("Enter", "Enter", "Esc")
    #expect(terms.shell.walk.dialogs.isEmpty)
    #expect(terms.noteRow.contains("(Dismiss)") || terms.noteRow.contains("answered failed"))
    var alert = PlaceSamples.named("SDK alert")
    alert.press("Esc")
    #expect(alert.shell.walk.dialogs.count == 1)
    #expect(alert.noteRow == " · An SDK alert closes by its button only.")
  }

  @Test func panelsAndHelpGoOnWorkingUnderADialog() {
    var stage = PlaceSamples.named("SDK alert")
    stage.press("p")
    #expect(stage.shell.place == .panel(.pipeline))
    stage.press("Esc")
    #expect(stage.shell.place == .phoneDialog)
    stage.press("?")
    #expect(stage.shell.place == .list)
    stage.press("Esc")
    #expect(stage.shell.walk.dialogs.count == 1)
  }

  @Test func aDialogOfPaywalkTakesEveryKey() {
    var stage = Stage()
    stage.press("Enter", "P")
    let walk = stage.shell.walk
    stage.press("p", "i", "A", "M", "O", "Tab", "z", "3")
    #expect(stage.shell.walk.emulator == walk.emulator)
    #expect(stage.shell.place == .ownDialog)
    stage.press("Esc")
    #expect(stage.shell.place == .phone)
  }

  @Test func aDialogComesBackWithItsFocusAfterATooSmallWindow() {
    var stage = Stage()
    stage.press("Enter", "Enter", "2")
    let face = stage.shell.dialogFaces
    stage.resize(20, 5)
    stage.press("1", "Enter", "Esc", "z")
    #expect(stage.shell.dialogFaces == face)
    stage.resize(80, 24)
    #expect(stage.text.contains("[▸ Refuse ◂]"))
  }

  @Test func aTextFieldTakesEveryLetter() {
    var stage = Stage()
    stage.press("Enter", "3", "Enter", "C-u")
    stage.type("piazq:?/ 9A")
    #expect(stage.shell.dialogFaces.last?.fields.first?.text == "piazq:?/ 9A")
    #expect(stage.shell.walk.dialogs.count == 1)
  }

  @Test func aPasteIsOneEntryAndNeverRaw() {
    var stage = Stage()
    stage.press("d")
    stage.input(.paste("nw://ply/\u{1B}[2J\nplacements\u{202E}x"))
    #expect(stage.text.contains("nw://ply/␛[2J placements⇄x"))
    stage.press("Esc")
    stage.input(.paste("qqq"))
    #expect(stage.noteRow == " · Pasted text needs a text field. d opens one for a link.")
  }

  @Test func aWholeFileIsNotPasted() {
    var stage = Stage()
    stage.press("d")
    stage.input(.paste(String(repeating: "x", count: 4_097)))
    #expect(stage.noteRow == " · Not pasted: a field takes 4096 bytes at once.")
    #expect(!stage.text.contains("xx"))
    stage.input(.paste(String(repeating: "x", count: 4_096)))
    #expect(stage.text.contains("xxxx"))
  }
}

extension Stage {
  /// Whether a cell of the window is on the phone and not on a dialog.
  fileprivate func isOutsideTheDialog(_ point: Point) -> Bool {
    guard let (dialog, face) = shell.topDialog else { return true }
    let layout = shell.layout(of: dialog, face)
    return !layout.box.contains(Point(column: point.column - 1, row: point.row - 2))
  }
}
