import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// Whatever a person, or their cat, does at the keyboard: each byte is an input or a pause.
enum FuzzedKeys {
  /// A paywall that has just come up.
  static let shell: Shell = {
    var shell = Shell(catalog: FuzzedProject.catalog)
    _ = shell.command(.openPlacement("premium"), at: .start)
    return shell
  }()

  static func take(_ bytes: [UInt8]) {
    var shell = shell
    var now = Instant.start
    let isChosen = Sample.isChosen(bytes)
    for byte in bytes.prefix(isChosen ? 16 * mostInputs : mostInputs) {
      now = now.advanced(by: byte & 1 == 0 ? 170 : 20)
      _ = shell.handle(input(for: byte, in: shell), at: now)
    }
    if isChosen { Holds.isPlain(shell.frame()) }
  }

  private static let mostInputs = 4

  private static func input(for byte: UInt8, in shell: Shell) -> Input {
    switch byte {
    case 0x20..<0x7f: .key(.character(Character(UnicodeScalar(byte))))
    case 0x80..<0xc0: .key(named[Int(byte - 0x80) % named.count])
    case 0xc0..<0xe0: .key(.control(Character(UnicodeScalar(0x61 + (byte - 0xc0) % 26))))
    case 0xe0..<0xe8: .resized(Size(columns: 1 + Int(byte & 7) * 17, rows: 1 + Int(byte & 7) * 5))
    case 0xe8..<0xf0: .paste(pastes[Int(byte) % pastes.count])
    case 0xf0...0xff: mouse(byte, in: shell)
    default: .key(named[Int(byte) % named.count])
    }
  }

  private static func mouse(_ byte: UInt8, in shell: Shell) -> Input {
    let actions = Mouse.Action.allCases
    let size = shell.options.size
    let place = Point(
      column: size.columns * Int(byte & 3) / 3, row: size.rows * Int(byte & 12) / 12)
    return .mouse(Mouse(actions[Int(byte) % actions.count], at: place))
  }

  private static let named: [Key] = [
    .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .function(1),
  ]

  private static let pastes = [
    "ada", "", "a\u{1b}[2Jb", "nw://ply/placements/premium", "\u{202e}x",
  ]
}
