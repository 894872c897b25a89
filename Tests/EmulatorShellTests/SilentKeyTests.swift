import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Every key of the table in every place: something is seen, something is asked for, or the note
/// row says why not.
@Suite struct SilentKeyTests {
  static let sizes = [(80, 24), (120, 40), (60, 20), (40, 12)]

  private static func silentKeys(
    in stage: Stage, at size: (Int, Int), only isTried: (KeyBinding) -> Bool = { _ in true }
  ) -> [String] {
    var start = stage
    start.resize(size.0, size.1)
    start.now = start.now.advanced(by: 1_000)
    _ = start.shell.advance(to: start.now)
    start.shell.ownNote = nil
    start.shell.deadKey = nil
    let place = start.shell.place
    guard !place.takesText else { return [] }
    let before = start.shell.frame()
    return KeyTable.bindings(in: place).filter(isTried).flatMap(\.keys).compactMap { key in
      var pressed = start
      pressed.requests = []
      pressed.input(.key(key))
      let isSilent = pressed.requests.isEmpty && pressed.shell.frame() == before
      return isSilent ? "\(key.name) \(place.title)" : nil
    }
  }

  @Test(arguments: PlaceSamples.all.map(\.name))
  func noKeyIsSilent(name: String) {
    for size in Self.sizes {
      let silent = Self.silentKeys(in: PlaceSamples.named(name), at: size)
      #expect(silent == [], "\(name) at \(size.0)×\(size.1)")
    }
  }

  @Test(arguments: ShippedScreenTests.catalog.screens.map(\.id))
  func noKeyIsSilentOnAShippedScreen(id: String) {
    for size in [(80, 24), (40, 12)] {
      var stage = Stage(ShippedScreenTests.catalog)
      _ = stage.shell.command(.openScreen(id), at: stage.now)
      stage.wait(10_000)
      let silent = Self.silentKeys(in: stage, at: size) { $0.places == [.phone] }
      #expect(silent == [], "\(id) at \(size.0)×\(size.1)")
    }
  }
}

/// Whether a key has changed anything is asked of a list of the shell's values.
@Suite struct FaceStateTests {
  @Test func everyValueOfAShellIsInItOrKnownToBeElsewhere() {
    let shell = Shell(catalog: Fixtures.shipped)
    func names(of value: Any) -> Set<String> {
      Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
    /// Counted instead, set by each input, kept aside of comparing, or never set.
    let elsewhere: Set = [
      "walk", "options", "steps", "history", "now", "lag", "hasSpoken", "isNoteForViewer",
      "picture", "kept", "changes", "seed",
    ]
    let counts: Set = ["walkChanges", "optionChanges", "stepCount", "pastCount", "futureCount"]
    #expect(names(of: shell) == names(of: shell.faceState).subtracting(counts).union(elsewhere))
  }
}
