import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@testable import EmulatorShell

/// What the face keeps of its last picture never shows: each frame is the one that is drawn by a
/// shell that has kept nothing.
@Suite struct KeptPictureTests {
  @Test(arguments: [UInt64](1...12))
  func aFrameWithKeptPicturesIsThatOfAShellThatKeptNone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shell = Shell(catalog: Fixtures.shipped, seed: seed)
    var moment = Instant.start
    for step in 0..<60 {
      moment = moment.advanced(by: Int.random(in: 0...1_500, using: &generator))
      _ = shell.handle(input(&generator), at: moment)
      let isDrawn = Int.random(in: 0..<4, using: &generator) > 0
      expectFresh(&shell, isDrawn: isDrawn, "seed \(seed), step \(step)")
    }
  }

  /// In dialogs on the phone only the rows that a key changes are drawn.
  @Test(arguments: ["premium", "welcome", "family", "winback", "web"])
  func aDialogWithKeptRowsIsThatOfAShellThatKeptNone(placement: String) {
    var generator = SeededGenerator(seed: 7)
    var shell = Shell(catalog: Fixtures.shipped)
    var moment = Instant.start
    _ = shell.command(.openPlacement(placement), at: moment)
    var dialogSteps = 0
    for step in 0..<150 {
      moment = moment.advanced(by: Int.random(in: 200...900, using: &generator))
      let isDialogOpen = !shell.walk.dialogs.isEmpty
      if isDialogOpen { dialogSteps += 1 }
      let keys = isDialogOpen ? Self.dialogKeys : [.tab, .enter]
      _ = shell.handle(.key(keys.randomElement(using: &generator) ?? .tab), at: moment)
      expectFresh(&shell, isDrawn: true, "\(placement), step \(step)")
    }
    #expect(dialogSteps > 20, "\(placement) shows dialogs")
  }

  /// List, preview and panels are copied from what was drawn when they were last there.
  @Test(arguments: [UInt64](1...8))
  func aPaneThatComesBackIsThatOfAShellThatKeptNone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shell = Shell(catalog: Fixtures.shipped, seed: seed)
    var moment = Instant.start
    for step in 0..<100 {
      moment = moment.advanced(by: Int.random(in: 200...900, using: &generator))
      if Int.random(in: 0..<6, using: &generator) == 0 {
        let command = Self.commands.randomElement(using: &generator) ?? .closeAllScreens
        _ = shell.command(command, at: moment)
      } else {
        let key = Self.paneKeys.randomElement(using: &generator) ?? .down
        _ = shell.handle(.key(key), at: moment)
      }
      expectFresh(&shell, isDrawn: true, "seed \(seed), step \(step)")
    }
  }

  /// A copy begins with what the other one kept, and neither draws into the other's.
  @Test(arguments: [UInt64](1...4))
  func aCopyDrawsByItself(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shells = [Shell(catalog: Fixtures.shipped, seed: seed)]
    var moment = Instant.start
    for step in 0..<120 {
      moment = moment.advanced(by: 300)
      let place = Int.random(in: shells.indices, using: &generator)
      let key = Self.paneKeys.randomElement(using: &generator) ?? .down
      _ = shells[place].handle(.key(key), at: moment)
      for other in shells.indices {
        expectFresh(&shells[other], isDrawn: true, "seed \(seed), step \(step), shell \(other)")
      }
      if step % 40 == 20 { shells.append(shells[place]) }
    }
  }

  private func expectFresh(_ shell: inout Shell, isDrawn: Bool, _ place: Comment) {
    var forgetful = shell
    forgetful.picture = PhonePicture()
    forgetful.kept = KeptBeside()
    let frame = isDrawn ? shell.draw() : shell.frame()
    #expect(frame == forgetful.frame(), place)
    #expect(shell.targets == forgetful.targets, place)
    #expect(shell.nextDeadline == forgetful.nextDeadline, place)
    #expect(shell.walk.hasDialogs != shell.walk.dialogs.isEmpty, place)
  }

  @Test(arguments: Fixtures.shipped.project.placements.map(\.id))
  func timeGoesOnInStepsThatDoNotShow(placement: String) {
    var generator = SeededGenerator(seed: 41)
    var shell = Shell(catalog: Fixtures.shipped)
    _ = shell.command(.openPlacement(placement), at: .start)
    var moment = Instant.start
    for _ in 0..<40 {
      moment = moment.advanced(by: Int.random(in: 0...700, using: &generator))
      _ = shell.handle(.key([.tab, .enter].randomElement(using: &generator) ?? .tab), at: moment)
      _ = shell.draw()
      guard let shownAt = shell.walk.presentation?.shownAt, let view = shell.picture.views.last
      else { continue }
      var exact = view
      exact.elapsedMilliseconds = shell.walk.now.milliseconds - shownAt.milliseconds
      if view.loading != nil { exact.clockMilliseconds = shell.walk.now.milliseconds }
      let catalog = Fixtures.shipped
      let isSame =
        ScreenRenderer.render(view, catalog: catalog).surface
        == ScreenRenderer.render(exact, catalog: catalog).surface
      #expect(isSame, "\(placement) after \(exact.elapsedMilliseconds) ms")
    }
  }

  private func input(_ generator: inout SeededGenerator) -> Input {
    if Int.random(in: 0..<20, using: &generator) == 0 {
      let sizes = [(80, 24), (120, 40), (60, 20), (39, 11)]
      let size = sizes.randomElement(using: &generator) ?? (80, 24)
      return .resized(Size(columns: size.0, rows: size.1))
    }
    return .key(Self.keys.randomElement(using: &generator) ?? .enter)
  }

  /// Mostly what moves: the dialog stays for a while.
  private static let dialogKeys: [Key] =
    [.tab, .tab, .tab, .backTab, .up, .down, .down, .left, .right, .character("x"), .enter]

  private static let paneKeys: [Key] =
    [.up, .down, .down, .enter, .escape, .escape, .escape, .tab, .left, .right]
    + "iipaUMPx".map { .character($0) }

  private static let commands: [Command] = [
    .setLanguage("fr_FR"), .setLanguage("en_US"), .closeAllScreens, .setMode(.full),
    .setMode(.observer), .openPlacement("premium"), .login(userID: "ada"), .logout,
    .setAttribute(key: "student", value: "true", kind: .bool),
    .setInterceptor(.purchase, isRegistered: false), .setInterceptor(.purchase, isRegistered: true),
  ]

  private static let keys: [Key] =
    [.tab, .tab, .enter, .enter, .enter, .escape, .up, .down, .left, .right]
    + "piaserzZv#AIMSUODLw/".map { .character($0) }
}
