import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// What checkpoints are made of.
enum Digests {
  /// Sixteen hex digits for a state.
  static func state(of shell: Shell) -> String { HexDigits.text(shell.walk.digest, count: 16) }

  /// Sixteen hex digits for a frame: runs of equal cells, then the cursor.
  static func frame(_ frame: Frame) -> String {
    var hash = StateHash()
    hash.add(frame.surface.size.columns)
    var run: (cell: Cell, count: Int)?
    for cell in frame.surface.cells {
      if let open = run, open.cell == cell {
        run = (cell, open.count + 1)
      } else {
        if let run { add(run.cell, count: run.count, to: &hash) }
        run = (cell, 1)
      }
    }
    if let run { add(run.cell, count: run.count, to: &hash) }
    hash.add(frame.cursor.map { $0.row * frame.surface.size.columns + $0.column } ?? -1)
    return hash.hex
  }

  /// The moment in a few words: the screen, and the dialog that takes the keys.
  static func place(of shell: Shell) -> String {
    let screen = shell.walk.presentation?.screenID ?? "nothing shown"
    guard let dialog = shell.walk.topDialog else { return screen }
    return "\(screen), \(dialog.owner.rawValue) \(dialog.name)"
  }

  private static func add(_ cell: Cell, count: Int, to hash: inout StateHash) {
    hash.add(count)
    hash.add(Int(cell.glyph.base) << 8 | Int(cell.glyph.columns))
    if cell.glyph.mark != 0 { hash.add(Int(cell.glyph.mark) << 32 | Int(cell.glyph.secondMark)) }
    hash.add(number(cell.style.foreground))
    hash.add(number(cell.style.background) << 8 | Int(cell.style.attributes.rawValue))
  }

  private static func number(_ color: Color) -> Int {
    switch color {
    case .terminal: -1
    case .rgb(let rgb): Int(rgb.red) << 16 | Int(rgb.green) << 8 | Int(rgb.blue)
    }
  }
}
