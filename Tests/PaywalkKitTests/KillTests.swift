import EmulatorTestSupport
import Foundation
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// A walk that is killed keeps all that was seen of it. `PAYWALK_KILLS=1000 swift test --filter
/// KillTests` does so a thousand times; a plain run a few times.
@Suite struct KillTests {
  private static let count =
    ProcessInfo.processInfo.environment["PAYWALK_KILLS"].flatMap { Int($0) } ?? 8
  private static let seed: UInt64 = 20_261_130

  /// Keys, and what is to be seen once they have been taken in.
  private static let script: [(keys: String, seen: String)] = [
    ("jj", "▸ premium"), ("\r", "plans is shown."), (" ", "APP terms"), ("2 ", "(Refuse)"),
    ("\r", "call 2"), ("1 ", "STORE sheet"), ("1\r", "SDK alert"), (" A", "alerts APP"),
    ("i", "[Interceptors]"), ("p", "[Pipeline]"), ("\t\t", "[Pipeline]"),
  ]

  @Test func aKilledWalkKeepsAllThatWasSeen() throws {
    print("kills: \(Self.count), seed \(Self.seed)")
    let folder = try TemporaryFolder()
    try folder.copy("screens")
    var random = SeededGenerator(seed: Self.seed)
    for number in 0..<Self.count {
      let whole = Int.random(in: 0..<Self.script.count, using: &random)
      let pause = Int.random(in: 0...30_000, using: &random)
      let home = "\(folder.path)/\(number)"
      try Self.walk(steps: whole, thenMicroseconds: pause, home: home, in: folder.path)
      let label = "kill \(number), after step \(whole) and \(pause) µs"
      try Self.expectKept(Self.script.prefix(whole).map(\.keys).joined(), in: home, label)
      try FileManager.default.removeItem(atPath: home)
    }
  }

  /// Does some steps whole, begins the next, and kills the program a moment later.
  private static func walk(
    steps: Int, thenMicroseconds: Int, home: String, in folder: String
  ) throws {
    let terminal = try PseudoTerminal(
      ["run", "screens"], in: folder, environment: ["HOME": home])
    terminal.expect("▸ welcome")
    for step in script.prefix(steps) {
      terminal.send(step.keys)
      terminal.expect(step.seen)
    }
    terminal.send(script[steps].keys)
    terminal.look(forMicroseconds: thenMicroseconds)
    terminal.signal(SIGKILL)
    #expect(terminal.waitForEnd() & 0x7f == SIGKILL)
  }

  private static func expectKept(_ keys: String, in home: String, _ label: String) throws {
    let state = home + "/.local/state/paywalk/"
    let names = try FileManager.default.contentsOfDirectory(atPath: state)
    let name = try #require(names.first { $0.hasPrefix("journal-") }, "\(label)")
    let bytes = try #require(FileManager.default.contents(atPath: state + name), "\(label)")
    let reading = SessionFile.read(SourceFile(name: name, bytes: Array(bytes)))
    #expect(!reading.hasErrors, "\(label): \(reading.problems)")
    #expect(Set(reading.problems.map(\.code)).isSubset(of: ["session-open", "session-torn"]))
    let session = try #require(reading.session, "\(label)")
    let kept = session.steps.compactMap { step -> Key? in
      if case .input(.key(let key)) = step.event { key } else { nil }
    }
    let pressed = keys.map { Self.key(for: $0) }
    #expect(Array(kept.prefix(pressed.count)) == pressed, "\(label)")
  }

  private static func key(for character: Character) -> Key {
    switch character {
    case "\r": .enter
    case "\t": .tab
    default: .character(character)
    }
  }
}
