import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// A recording as a document: the profile, each step with what it led to, what was broken, and the
/// window at the end.
struct MarkdownExport {
  private let session: Session
  private let name: String
  private let moments: [ExportedMoment]

  init(_ session: Session, named name: String, _ moments: [ExportedMoment]) {
    self.session = session
    self.name = name
    self.moments = moments
  }

  /// The whole document.
  var text: String {
    let parts = ["# \(Self.escaped(name))", summary, steps] + [findings, ending].compactMap { $0 }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let header = session.header
    let profile = [
      header.profile.platform.displayName + " " + header.profile.sdkVersion.rawValue,
      header.profile.mode.rawValue, header.locale,
    ]
    let rows = [
      ("recorded with", "Paywalk \(header.program)"), ("profile", profile.joined(separator: ", ")),
      ("project", header.project), ("user", header.userID ?? "anonymous"),
      ("steps", "\(session.steps.count) in \(session.endedAt.exportedText)"),
    ]
    return (["| | |", "|---|---|"] + rows.map { "| \($0.0) | \(Self.escaped($0.1)) |" })
      .joined(separator: "\n")
  }

  private var steps: String {
    let lines = moments.flatMap { moment -> [String] in
      guard moment.step > 0 else { return [] }
      let head = "\(moment.step). \(moment.at.exportedText) \(Self.escaped(moment.words))"
      let trace = moment.trace.map { "   - \(Self.escaped(TraceText.line($0)))" }
      let difference = moment.difference.map { ["   - **differs:** \(Self.escaped($0))"] } ?? []
      return [head] + trace + difference
    }
    return (["## Steps", ""] + (lines.isEmpty ? ["None."] : lines)).joined(separator: "\n")
  }

  private var findings: String? {
    let broken = moments.flatMap(\.trace).filter { $0.who == .check }
    guard !broken.isEmpty else { return nil }
    let lines = broken.map { "- \(Self.escaped($0.text))" }
    return (["## Broken rules", ""] + lines).joined(separator: "\n")
  }

  private var ending: String? {
    guard let last = moments.last else { return nil }
    let rows = last.frame.surface.text
    var fence = "~~~"
    while rows.holds(fence) { fence += "~" }
    return "## The window at the end\n\n\(fence)\n\(rows)\n\(fence)"
  }

  /// A text from outside as it may stand in a line of Markdown: its signs are signs.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Glyphs.visible(text) {
      if "\\`*_{}[]<>#|~!&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

/// A line of the Pipeline panel without its columns.
enum TraceText {
  /// `SDK: purchase yearly`
  static func line(_ line: TraceLine) -> String {
    let who = line.who.rawValue
    return "\(who): \(line.text)"
  }
}
