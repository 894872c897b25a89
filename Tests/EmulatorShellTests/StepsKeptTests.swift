import EmulatorCore
import PaywallModel
import Testing

@testable import EmulatorShell

/// As many steps can be stepped back as are kept; of one more the oldest goes.
@Suite struct StepsKeptTests {
  @Test(arguments: [(0, 0), (1, 1)])
  func stepsBack(beyond: Int, oldest: Int) {
    var history = History()
    var snapshot = Stage().shell.snapshot
    for number in 0..<(Limits.stepsBack + beyond) {
      snapshot.walk.advance(to: .start.advanced(by: number))
      _ = history.remember(snapshot)
    }
    #expect(history.past.count == Limits.stepsBack)
    #expect(history.past.first?.value.walk.now == .start.advanced(by: oldest))
    for _ in 0..<Limits.stepsBack { #expect(history.back(from: snapshot) != nil) }
    #expect(history.back(from: snapshot) == nil)
  }
}
