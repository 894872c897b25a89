import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import PaywalkKit

/// When an input came that lay there when the program looked.
@Suite struct InputMomentsTests {
  private func instant(_ milliseconds: Int) -> Instant { Instant(milliseconds: milliseconds) }

  @Test func whatWasWaitedForCameWhenItWasRead() {
    var moments = InputMoments(since: instant(100))
    #expect(moments.pass(to: instant(350)) == instant(350))
    #expect(moments.pass(to: instant(340)) == instant(350), "no clock goes back")
  }

  @Test func whatLayThereFollowedAtOnce() {
    var moments = InputMoments(since: .start)
    _ = moments.pass(to: instant(1_000))
    let apart = InputMoments.millisecondsApart
    #expect(moments.next(before: instant(9_000)) == instant(1_000 + apart))
    #expect(moments.next(before: instant(9_001)) == instant(1_000 + 2 * apart))
    #expect(moments.next(before: instant(1_005)) == instant(1_000 + 2 * apart), "never back")
    #expect(moments.pass(to: instant(9_002)) == instant(9_002))
  }

  @Test func whatLayThereCameNoLaterThanNow() {
    var moments = InputMoments(since: instant(500))
    #expect(moments.next(before: instant(507)) == instant(507))
  }

  /// A machine that stands still for seconds while ⏎ is held: the dialog that it opened is there
  /// afterwards, and not answered.
  @Test(arguments: [0, 200, 5_000])
  func aHeldKeyIsOneKeyHoweverLongTheMachineStoodStill(standstill: Int) {
    var shell = Shell(catalog: Fixtures.shipped, options: ShellOptions())
    _ = shell.command(.openPlacement("premium"), at: .start)
    var moments = InputMoments(since: .start)
    _ = shell.handle(.key(.enter), at: moments.pass(to: instant(1_000)))
    #expect(shell.walk.dialogs.count == 1)
    let now = instant(1_000 + standstill + 30)
    for _ in 0..<90 { _ = shell.handle(.key(.enter), at: moments.next(before: now)) }
    #expect(shell.walk.dialogs.count == 1)
    #expect(shell.walk.answers.isEmpty)
    // One who lets go and presses again means it.
    _ = shell.handle(.key(.enter), at: moments.pass(to: now.advanced(by: 2_000)))
    #expect(shell.walk.answers.count == 1)
  }
}
