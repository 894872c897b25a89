import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// A moment of a recording as it is exported.
struct ExportedMoment {
  /// The step, from 1; 0 is the start. Between steps it is the one before.
  var step: Int
  var at: Instant
  /// What came from outside: `key Enter`; empty at the start and where only time passed.
  var words: String
  var frame: Frame
  /// What it led to, oldest first.
  var trace: [TraceLine]
  /// What is otherwise than it was recorded.
  var difference: String?
}

/// Goes through a recording once.
struct ExportTour {
  private var replayer: SessionReplayer
  private var traceCount = 0
  /// Pictures between two steps that only time makes, at most.
  private static let mostPicturesBetweenSteps = 200

  init(_ session: Session, catalog: Catalog) {
    replayer = SessionReplayer(session, catalog: catalog)
  }

  /// All moments, in order. `showsTime` adds those at which something happens by itself.
  mutating func moments(showsTime: Bool) -> [ExportedMoment] {
    var moments = [moment(words: "", difference: nil)]
    while !replayer.isAtEnd {
      if showsTime { moments += between() }
      moments.append(step())
    }
    if showsTime { moments += between() }
    return moments
  }

  private mutating func step() -> ExportedMoment {
    let step = replayer.session.steps[replayer.position]
    var difference: String?
    do throws(Divergence) {
      _ = try replayer.step()
    } catch {
      difference = error.detail
    }
    return moment(words: SessionWords.text(of: step.event), difference: difference)
  }

  /// What happens by itself until the next step or the end.
  private mutating func between() -> [ExportedMoment] {
    var moments: [ExportedMoment] = []
    let end = replayer.nextMoment
    var now = replayer.moment
    while let due = replayer.shell.nextDeadline, due < end, due > now,
      moments.count < Self.mostPicturesBetweenSteps
    {
      replayer.advance(to: due)
      now = due
      moments.append(moment(at: due, words: "", difference: nil))
    }
    return moments
  }

  private mutating func moment(
    at now: Instant? = nil, words: String, difference: String?
  ) -> ExportedMoment {
    let trace = replayer.shell.walk.trace
    defer { traceCount = trace.count }
    // A step back makes the trace shorter.
    let new = trace.dropFirst(min(traceCount, trace.count))
    return ExportedMoment(
      step: replayer.position, at: now ?? replayer.moment, words: words,
      frame: replayer.shell.frame(), trace: Array(new), difference: difference)
  }
}

extension Instant {
  /// `0:12.4`, and with hours `1:00:12.4`.
  var exportedText: String {
    let tenths = milliseconds / 100
    let (minutes, seconds) = (tenths / 600, tenths / 10 % 60)
    let rest = "\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
    guard minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(rest)"
  }
}
