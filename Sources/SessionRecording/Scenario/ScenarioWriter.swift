import EmulatorCore
import EmulatorShell
public import PaywallModel
import PaywallRenderer
import TerminalModel

/// Writes a recording as a scenario: presses by their labels, dialogs by their words, other keys by
/// their names. What it ends with is expected.
public enum ScenarioWriter {
  /// The scenario's text. The walk is replayed, to know what each key pressed.
  public static func text(of session: Session, catalog: Catalog, project: String? = nil) -> String {
    var writing = ScenarioWriting(SessionReplayer(session, catalog: catalog))
    writing.writeAll()
    let size = SessionWriter.size(session.header.options.size)
    let locale = session.header.locale
    let header =
      (project.map { ["project \(Quoting.word($0))"] } ?? [])
      + (locale == catalog.project.locale ? [] : ["locale \(Quoting.word(locale))"])
      + ["size \(size)"] + writing.header + [""]
    return (header + writing.lines).map { $0 + "\n" }.joined()
  }
}

/// Goes through a recording, step by step.
struct ScenarioWriting {
  var replayer: SessionReplayer
  var header: [String] = []
  var lines: [String] = []
  /// Keys that were pressed since the last line; those that only move are not written where the
  /// next line says what they moved to.
  private var keys: [(key: Key, moves: Bool)] = []

  init(_ replayer: SessionReplayer) { self.replayer = replayer }

  mutating func writeAll() {
    while !replayer.isAtEnd {
      let step = replayer.session.steps[replayer.position]
      wait(until: step.at)
      write(step.event)
      _ = try? replayer.step()
    }
    wait(until: replayer.nextMoment)
    flush()
    let walk = replayer.shell.walk
    let screen = walk.presentation.map { Quoting.word($0.screenID) } ?? "none"
    lines += ["expect screen \(screen)"]
    if walk.emulator.press == nil && walk.dialogs.isEmpty { lines += ["expect idle"] }
  }

  /// Lets the pause before the next step pass; it is written where something happened in it.
  private mutating func wait(until moment: Instant) {
    let pause = moment.milliseconds - replayer.moment.milliseconds
    let walk = replayer.shell.walk
    if let due = walk.nextDeadline, due.milliseconds - walk.now.milliseconds <= pause {
      flush()
      lines.append("advance \(pause)ms")
    }
    replayer.advance(to: moment)
  }

  private mutating func write(_ event: SessionEvent) {
    switch event {
    case .open(let opening): write(opening)
    case .input(.key(let key)): write(key)
    case .input(.paste(let text)):
      flush()
      lines.append("type \(Quoting.quoted(text))")
    case .input(.mouse), .input(.resized):
      flush()
      lines.append("# \(SessionWords.text(of: event))")
    case .marker, .time: break
    case .reload, .reloadFault:
      flush()
      lines.append("# \(SessionWords.text(of: event))")
    }
  }

  private mutating func write(_ opening: Opening) {
    flush()
    let isFirst = header.isEmpty && lines.isEmpty
    switch opening {
    case .placement(let id) where isFirst: header.append("placement \(Quoting.word(id))")
    case .screen(let id) where isFirst: header.append("screen \(Quoting.word(id))")
    case .placement(let id), .screen(let id): lines.append("open \(Quoting.word(id))")
    case .link(let address): lines.append("link cold \(Quoting.quoted(address))")
    }
  }

  private mutating func write(_ key: Key) {
    if let line = meaning(of: key) {
      while keys.last?.moves == true { keys.removeLast() }
      flush()
      lines.append(line)
    } else {
      let place = replayer.shell.place
      let intent = KeyTable.intent(for: key, in: place)
      let isOnPhone = place == .phone || place == .phoneDialog
      keys.append((key, isOnPhone && intent.map(Self.moving.contains) ?? false))
    }
  }

  private mutating func flush() {
    guard !keys.isEmpty else { return }
    lines.append("key \(keys.map { Quoting.word($0.key.name) }.joined(separator: " "))")
    keys = []
  }

  private static let moving: Set<Intent> =
    Set([.next, .previous, .up, .down, .left, .right, .first, .last])
    .union((1...9).map { .digit($0) })

  /// The line that says what the key does; nil where only its name does.
  private func meaning(of key: Key) -> String? {
    let shell = replayer.shell
    guard key == .enter || key == .character(" ") else { return nil }
    switch shell.place {
    case .phone: return press(on: shell)
    case .phoneDialog: return wayOut(on: shell)
    case .start, .panel, .ownDialog, .textField, .list, .replay, .tooSmall: return nil
    }
  }

  private func press(on shell: Shell) -> String? {
    guard let target = shell.targets.first(where: { $0.target == shell.focus }) else { return nil }
    let same = shell.targets.filter { $0.label == target.label }
    let number = same.firstIndex { $0.target == target.target } ?? 0
    let label = "press \(Quoting.quoted(target.label))"
    return number == 0 ? label : "\(label) \(number + 1)"
  }

  private func wayOut(on shell: Shell) -> String? {
    guard let dialog = shell.walk.topDialog, dialog.fields.isEmpty,
      case .button(let wayOut)? = shell.dialogFocus,
      let word = ScenarioDialog.allCases.first(where: { $0.matches(dialog.kind) }),
      let name = word.ways.first(where: { $0.value == wayOut })?.name
    else { return nil }
    let value = shell.dialogValue.map { " \(Quoting.word($0))" } ?? ""
    return "\(word.rawValue) \(name)\(value)"
  }
}
