import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Writes sessions as text, one entry a line, each line with its check.
public enum SessionWriter {
  /// The whole recording as a file's text.
  public static func text(_ session: Session) -> String {
    var before = Instant.start
    return lines(session, before: &before).map { $0 + "\n" }.joined()
  }

  static func lines(_ session: Session, before: inout Instant) -> [String] {
    var lines = header(session.header)
    for step in session.steps {
      lines.append(line(step.event, at: step.at, after: &before))
      if let checkpoint = step.checkpoint {
        lines.append(line(checkpoint, at: step.at, after: &before))
      }
      lines += step.answers.map { line($0.answer, after: &before) }
    }
    if session.hasEndMark { lines.append(end(at: session.endedAt, after: &before)) }
    return lines
  }

  /// The header's lines, without line ends.
  public static func header(_ header: SessionHeader) -> [String] {
    let lines = ["paywalk-session \(SessionHeader.formatVersion)"] + contents(header)
    return lines.map(LineCheck.sealed)
  }

  private static func contents(_ header: SessionHeader) -> [String] {
    var lines = [
      "program \(Quoting.word(header.program))",
      "seed \(header.seed)",
      "profile \(words(of: header.profile))",
      "locale \(Quoting.word(header.locale))",
      "size \(size(header.options.size))",
      "drawing \(drawing(header.options))",
      "recording \(recording(header.options))",
      "project \(Quoting.quoted(header.project))",
    ]
    if let userID = header.userID { lines.append("user \(Quoting.quoted(userID))") }
    if let store = header.store { lines.append("store \(Quoting.quoted(store))") }
    if let integration = header.integration {
      lines.append("integration \(Quoting.quoted(SessionWords.text(of: integration)))")
    }
    lines += header.files.map { "file \(Quoting.quoted($0.name)) \($0.digest)" }
    lines += header.options.sessions.map { "lists session \(words(of: $0))" }
    lines += header.options.scenarios.map { "lists scenario \(words(of: $0))" }
    return lines + header.others
  }

  private static func words(of profile: Profile) -> String {
    let words = [profile.platform.rawValue, profile.sdkVersion.rawValue, profile.mode.rawValue]
    return words.joined(separator: " ")
  }

  private static func drawing(_ options: ShellOptions) -> String {
    let motion = options.reducesMotion ? "still" : "moving"
    let words = [
      options.depth.rawValue, options.scheme.rawValue, options.glyphs.rawValue, motion,
    ]
    let extra =
      (options.usesHighContrast ? ["contrast"] : []) + (options.showsWelcome ? ["welcome"] : [])
      + (options.textOrder == .logical ? ["logical"] : []) + (options.isFirstRun ? ["first"] : [])
    return (words + extra).joined(separator: " ")
  }

  private static func recording(_ options: ShellOptions) -> String {
    let kept = options.keepsRecording ? "kept" : "journal"
    return options.recordingName.isEmpty
      ? kept : "\(kept) \(Quoting.quoted(options.recordingName))"
  }

  private static func words(of file: ListedFile) -> String {
    [file.name, file.summary, file.detail].map(Quoting.quoted).joined(separator: " ")
  }

  static func line(_ event: SessionEvent, at moment: Instant, after before: inout Instant) -> String
  {
    sealed(SessionWords.text(of: event), at: moment, after: &before)
  }

  static func line(_ answer: GivenAnswer, after before: inout Instant) -> String {
    let text = "answer \(answer.call.number) \(answer.subject) \(answer.value)"
    return sealed(text, at: answer.at, after: &before)
  }

  static func line(
    _ checkpoint: Checkpoint, at moment: Instant, after before: inout Instant
  ) -> String {
    let words = [
      "checkpoint", checkpoint.state.map { "state=\($0)" }, checkpoint.frame.map { "frame=\($0)" },
      Quoting.quoted(checkpoint.place),
    ]
    return sealed(words.compactMap { $0 }.joined(separator: " "), at: moment, after: &before)
  }

  static func end(at moment: Instant, after before: inout Instant) -> String {
    sealed("end", at: moment, after: &before)
  }

  private static func sealed(
    _ text: String, at moment: Instant, after before: inout Instant
  ) -> String {
    let delay = max(0, moment.milliseconds - before.milliseconds)
    before = before.advanced(by: delay)
    return LineCheck.sealed("+\(delay) \(text)")
  }

  static func size(_ size: Size) -> String { "\(size.columns)x\(size.rows)" }
}
