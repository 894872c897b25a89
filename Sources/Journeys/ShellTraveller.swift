import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import SessionRecording
import TerminalModel

/// Presses keys like somebody who cannot read, in a window that changes its size, in a program that
/// is killed now and then and goes on from its journal.
struct ShellTraveller: Traveller {
  private var recorder: SessionRecorder
  private var catalog: Catalog
  private let other: Catalog
  private var lines: [String] = []
  private var hash = StableHash()
  private(set) var fault: String?
  private static let stepsPerCheckpoint = 10

  init(seed: UInt64, shipped: Catalog) {
    var chance = Chance(seed: seed)
    var maze = Maze(seed: seed)
    var otherMaze = Maze(seed: seed &+ 1)
    catalog = chance.one(in: 3) ? maze.catalog() : shipped
    other = otherMaze.catalog()
    catalog.project.profile = Profile(
      platform: chance.pick(Platform.allCases, or: .ios),
      sdkVersion: chance.pick(SDKVersion.allCases, or: .v6_2),
      mode: chance.one(in: 3) ? .observer : .full)
    let size = chance.pick([(80, 24), (120, 40), (60, 20), (40, 12), (30, 10)], or: (80, 24))
    var options = ShellOptions(
      size: Size(columns: size.0, rows: size.1),
      depth: chance.pick(ColorDepth.allCases, or: .mono),
      scheme: chance.pick(ColorScheme.allCases, or: .dark),
      glyphs: chance.pick(GlyphSet.allCases, or: .ascii), reducesMotion: chance.one(in: 3),
      keepsRecording: chance.one(in: 2))
    options.showsWelcome = chance.one(in: 4)
    let header = SessionHeader(
      program: "journey", catalog: catalog, options: options, seed: seed,
      userID: chance.one(in: 3) ? "ada" : nil)
    recorder = SessionRecorder(
      header, catalog: catalog, stepsPerCheckpoint: Self.stepsPerCheckpoint)
  }

  var digest: UInt64 {
    var hash = hash
    hash.add(Int(truncatingIfNeeded: recorder.shell.walk.digest))
    hash.add(recorder.frame().surface.text)
    return hash.value
  }

  var recording: String? {
    var copy = recorder
    return (lines + copy.takeLines()).map { $0 + "\n" }.joined()
  }

  func next(_ chance: inout Chance) -> JourneyStep.Event {
    let shell = recorder.shell
    if chance.one(in: 30) { return .kill(chance.number(101)) }
    if chance.one(in: 40) { return .reload(isOther: chance.one(in: 2)) }
    if chance.one(in: 25) { return .input(.resized(size(&chance))) }
    if chance.one(in: 25) {
      let texts = ["ada", "12\n34", "\u{1b}[2J", "\u{202e}x", Maze.links[0], "28"]
      return .input(.paste(chance.pick(texts, or: "")))
    }
    if shell.walk.presentation == nil, chance.one(in: 3) {
      let placement = chance.pick(shell.walk.emulator.catalog.project.placements)?.id ?? "door"
      return .open(.placement(placement))
    }
    if chance.one(in: 30) { return .open(.link(chance.link(in: shell.walk.emulator))) }
    if chance.one(in: 12) { return .input(.mouse(mouse(in: shell.options.size, &chance))) }
    if chance.one(in: 3) {
      return .input(.key(chance.pick([.enter, .enter, .tab, .character("1")], or: .enter)))
    }
    let keys = KeyTable.bindings(in: shell.place).flatMap(\.keys)
    return .input(.key(chance.pick(keys + [.character("é"), .character("9")], or: .enter)))
  }

  private func size(_ chance: inout Chance) -> Size {
    Size(columns: 1 + chance.number(140), rows: 1 + chance.number(50))
  }

  private func mouse(in size: Size, _ chance: inout Chance) -> Mouse {
    let point = TerminalModel.Point(
      column: chance.number(size.columns + 2), row: chance.number(size.rows + 2))
    return Mouse(chance.pick(Mouse.Action.allCases, or: .click), at: point)
  }

  mutating func take(_ event: JourneyStep.Event, at moment: Instant) {
    let moment = max(recorder.moment, moment)
    switch event {
    case .input(let input): _ = recorder.handle(input, at: moment)
    case .open(let opening): _ = recorder.open(opening, at: moment)
    case .reload(let isOther):
      let files = isOther ? other : catalog
      recorder.reload(files, changed: ["atrium.screen.json"], at: moment)
    case .kill(let percent): goOn(afterLosing: percent)
    case .sdk, .walk: return
    }
    lines += recorder.takeLines()
    check()
  }

  private mutating func check() {
    fault = fault ?? recorder.shell.walk.ownFaults.first?.text
    guard recorder.stepCount.isMultiple(of: Self.stepsPerCheckpoint) else { return }
    let surface = recorder.frame().surface
    let size = recorder.shell.options.size
    if surface.size != size { fault = fault ?? "the frame is \(surface.size), not \(size)" }
  }

  /// The program is gone; its journal is read, replayed and continued.
  private mutating func goOn(afterLosing percent: Int) {
    guard let last = lines.last else { return }
    let bytes = Array((last + "\n").utf8)
    // A header that is torn is no walk yet.
    let percent = recorder.stepCount == 0 ? 100 : percent
    let whole: [UInt8] = lines.dropLast().flatMap { Array($0.utf8) + [0x0a] }
    let torn = whole + Array(bytes.prefix(bytes.count * percent / 100))
    let file = SourceFile(name: "journal.session", bytes: torn)
    let reading = SessionFile.read(file)
    guard let session = reading.session, !reading.hasErrors else {
      fault = fault ?? "the journal does not open: \(reading.problems.first?.message ?? "")"
      return
    }
    var replayer = SessionReplayer(session, catalog: catalog, versions: [other])
    do throws(Divergence) {
      try replayer.playToEnd()
    } catch {
      fault = fault ?? "the journal differs: \(error.message)"
      return
    }
    recorder = SessionRecorder(continuing: replayer, stepsPerCheckpoint: Self.stepsPerCheckpoint)
    lines = []
    hash.add(session.steps.count)
  }
}
