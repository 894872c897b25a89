import EmulatorCore
import PaywallModel
import TerminalModel

extension Shell {
  /// A digest of the walk and of what is to be seen of it; equal shells have equal digests.
  public var digest: UInt64 {
    var hash = StateHash()
    hash.add(walk.digest)
    let frame = frame()
    for row in frame.surface.rows { hash.add(row) }
    hash.add(frame.cursor.map { "\($0.column) \($0.row)" } ?? "")
    return hash.value
  }
}
