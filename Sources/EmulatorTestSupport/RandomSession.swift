import EmulatorShell
public import PaywallModel
import SessionRecording
import EmulatorCore
import PaywallRenderer
import TerminalModel

/// Walks made by chance from a seed: keys of the key table, typing, pauses, clicks, new sizes.
public struct RandomSession: Sendable {
  /// The seed, for the message of a test that fails.
  public let seed: UInt64
  private var generator: SeededGenerator
  private let catalog: Catalog

  /// Begins at a seed.
  public init(seed: UInt64, catalog: Catalog = Fixtures.shipped) {
    self.seed = seed
    self.catalog = catalog
    generator = SeededGenerator(seed: seed)
  }

  /// Records a walk of so many inputs; the answer is a session's text.
  public mutating func record(inputCount: Int, stepsPerCheckpoint: Int) -> String {
    let header = SessionHeader(
      program: "random", catalog: varied(catalog), options: options(), seed: seed,
      userID: chance(4) ? "ada" : nil)
    var recorder = SessionRecorder(
      header, catalog: catalog, stepsPerCheckpoint: stepsPerCheckpoint)
    var now = Instant.start
    if let placement = pick(catalog.project.placements), !chance(8) {
      _ = recorder.open(.placement(placement.id), at: now)
    }
    for _ in 0..<inputCount {
      now = now.advanced(by: pause())
      if chance(10) { _ = recorder.advance(to: now) }
      _ = recorder.handle(input(for: recorder.shell), at: now)
    }
    recorder.end(at: now.advanced(by: pause()))
    return recorder.takeLines().map { $0 + "\n" }.joined()
  }

  private mutating func varied(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    catalog.project.profile = Profile(
      platform: pick(Platform.allCases) ?? .ios, sdkVersion: pick(SDKVersion.allCases) ?? .v6_2,
      mode: pick(RunningMode.allCases))
    return catalog
  }

  private mutating func options() -> ShellOptions {
    let sizes = [(80, 24), (80, 24), (120, 40), (60, 20), (40, 12), (30, 10)]
    let size = pick(sizes) ?? (80, 24)
    return ShellOptions(
      size: Size(columns: size.0, rows: size.1), depth: pick(ColorDepth.allCases) ?? .mono,
      scheme: pick(ColorScheme.allCases) ?? .dark, glyphs: pick(GlyphSet.allCases) ?? .ascii,
      reducesMotion: chance(3), keepsRecording: chance(2))
  }

  private mutating func input(for shell: Shell) -> Input {
    if chance(25) { return .resized(Size(columns: 20 + number(120), rows: 5 + number(40))) }
    if chance(25) { return .paste(pick(["ada", "12\n34", "\u{1b}[2J", "nw://ply/x"]) ?? "") }
    if chance(12) { return .mouse(mouse(in: shell.options.size)) }
    if chance(3) { return .key(pick([.enter, .enter, .tab, .character("1")]) ?? .enter) }
    let keys = KeyTable.bindings(in: shell.place).flatMap(\.keys)
    return .key(pick(keys + [.character("é"), .character("9"), .down]) ?? .enter)
  }

  private mutating func mouse(in size: Size) -> Mouse {
    Mouse(
      pick(Mouse.Action.allCases) ?? .click,
      at: TerminalModel.Point(
        column: number(size.columns + 2), row: number(size.rows + 2)))
  }

  /// Mostly as a person presses; sometimes a held key, sometimes a long wait.
  private mutating func pause() -> Int {
    if chance(8) { return number(40) }
    if chance(12) { return number(40_000) }
    return 160 + number(900)
  }

  private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }

  private mutating func number(_ below: Int) -> Int {
    below <= 0 ? 0 : Int(generator.next() % UInt64(below))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(elements.count)]
  }
}
