import EmulatorCore
import Synchronization

/// Paywalk's own faults of this run. A walk goes on after one, so that nobody loses it, but the
/// program never ends as if nothing had been: each is told on the error stream, and the exit status
/// is 70.
enum OwnFaults {
  private static let kept = Mutex<[Fault]>([])

  /// A fault and where the walk that shows it can be found.
  private struct Fault {
    var broken: BrokenInvariant
    var place: String
    var isTold = false
  }

  /// Keeps what a walk has found, each invariant once; `place` names the recording or the script.
  static func note(_ walk: Walk, in place: @autoclosure () -> String) {
    guard !walk.ownFaults.isEmpty else { return }
    let place = place()
    kept.withLock { faults in
      for broken in walk.ownFaults
      where !faults.contains(where: { $0.broken.invariant == broken.invariant }) {
        faults.append(Fault(broken: broken, place: place))
      }
    }
  }

  /// Says what was not said yet.
  static func tell() {
    let new = kept.withLock { faults in
      defer { for index in faults.indices { faults[index].isTold = true } }
      return faults.filter { !$0.isTold }
    }
    for fault in new { Output.talk(text(fault.broken, in: fault.place)) }
  }

  /// The status with which the program ends where it would end with another.
  static func status(or status: ExitStatus) -> ExitStatus {
    kept.withLock { $0.isEmpty } ? status : .ownFault
  }

  /// What happened, and what to report.
  static func text(_ broken: BrokenInvariant, in place: String) -> String {
    "\(broken.text) The walk went on. Report \(broken.invariant.rawValue) together with \(place)."
  }
}
