public import EmulatorShell

/// The first thing in which a recording and the program differ.
public struct Divergence: Error, Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// An answer of the app; nil where there is none.
    case answer(call: Int, subject: String, recorded: String?, now: String?)
    /// What decides how the walk goes on; the places say where each one is.
    case state(recorded: String, now: String)
    /// The state is equal, the picture is not.
    case frame(place: String)
    /// Files were read again that are not at hand any more.
    case files([String])
  }

  /// The step of the session, from 1.
  public var step: Int
  /// The line of the session's file, from 1; 0 when there is none.
  public var line: Int
  /// What differs.
  public var kind: Kind

  /// Makes a difference.
  public init(step: Int, line: Int, kind: Kind) {
    self.step = step
    self.line = line
    self.kind = kind
  }

  /// For people: `step 4: call 7 purchase: recorded success, now failed`.
  public var message: String { "step \(step): \(detail)" }

  /// The message without its step.
  public var detail: String {
    switch kind {
    case .answer(let call, let subject, let recorded, let now):
      "call \(call) \(subject): recorded \(recorded ?? "no answer"), now \(now ?? "no answer")"
    case .state(let recorded, let now) where recorded == now:
      "on \(now), but the walk's state differs from the recorded one"
    case .state(let recorded, let now):
      "recorded on \(recorded), now on \(now)"
    case .frame(let place):
      "on \(place) as recorded, but the picture differs"
    case .files(let names):
      "\(names.joined(separator: ", ")) was read again here, and the files are no longer the same"
    }
  }
  /// The difference as the replay shows it, both sides beside one another.
  public var difference: ReplayDifference {
    switch kind {
    case .answer(let call, let subject, let recorded, let now):
      ReplayDifference(
        step: step, summary: "recorded \(recorded ?? "no answer"), now \(now ?? "no answer")",
        recorded: ["APP answers", " \(recorded ?? "nothing")"],
        now: ["APP answers", " \(now ?? "nothing")"], subject: "call \(call) \(subject)",
        explanation: "Your app's answer changed since the recording.")
    case .state(let recorded, let now):
      ReplayDifference(
        step: step, summary: detail, recorded: [recorded], now: [now], subject: "state",
        explanation: "The same inputs lead elsewhere. Screens, project or program changed.")
    case .files(let names):
      ReplayDifference(
        step: step, summary: "files were read again", recorded: names, now: ["other files"],
        subject: "files",
        explanation: "A recording holds no files. It can be played on where the project's files "
          + "are those that were read here.")
    case .frame(let place):
      ReplayDifference(
        step: step, summary: detail, recorded: [place], now: [place], subject: "picture",
        explanation: "The walk is the same; a text, a style or the painting changed.")
    }
  }
}
