import EmulatorCore
import PaywallModel

/// The values behind a line of the Pipeline panel, taken from the walk's log.
struct WhyFacts {
  let walk: Walk
  /// The line's place in the trace.
  let index: Int

  private var line: TraceLine { walk.trace[index] }
  /// The lines before it that belong to the same press.
  private var before: [TraceLine] {
    walk.trace[..<index].filter { $0.press == line.press && line.press != nil }
  }

  /// The call that the line is about: its own, else the last one of the press before it.
  var call: Call? {
    let id = line.call ?? before.last { $0.call != nil }?.call
    return id.flatMap { id in walk.emulator.calls.first { $0.id == id } }
  }

  /// Label and value, in the order in which they are read.
  var rows: [Question.Fact] {
    let told = cause + callRows + (call == nil ? pressRow : [])
    return told + profileRow
  }

  /// What an event follows.
  private var cause: [Question.Fact] {
    guard line.who == .event else { return [] }
    let last = before.last { $0.who != .event && $0.mark != .press }
    return last.map { [Question.Fact("sent after", "\($0.who.rawValue) \($0.text)")] } ?? []
  }

  private var callRows: [Question.Fact] {
    guard let call else { return [] }
    let answer = walk.answers.first { $0.call == call.id }
    let counter = before.last { $0.mark == .action && $0.at <= call.since }?.counter
    let position = counter.map { ", " + $0.replacing(each: "/", by: " of ") } ?? ""
    let time = answer.map {
      ", after \(PanelText.seconds($0.at.milliseconds - call.since.milliseconds))"
    }
    return [
      Question.Fact("your app answered", answer?.value ?? "nothing yet"),
      Question.Fact("to", call.name + position),
      Question.Fact("call", "\(call.id.number)\(time ?? "")"),
    ] + choice(in: call)
  }

  /// What the person did in the app's dialog for the call.
  private func choice(in call: Call) -> [Question.Fact] {
    let lines = walk.trace.filter { $0.call == call.id }
    guard let chosen = lines.first(where: { $0.who == .you }) else { return [] }
    let shows = "shows "
    let dialog = lines.first { $0.who == .APP && $0.text.hasPrefix(shows) }
    let place = dialog.map { ", in \($0.text.dropFirst(shows.count))" } ?? ""
    return [Question.Fact("you chose", chosen.text + place)]
  }

  private var pressRow: [Question.Fact] {
    let head = walk.trace.first { $0.press == line.press && $0.mark == .press }
    return head.map { [Question.Fact("you pressed", $0.text)] } ?? []
  }

  private var profileRow: [Question.Fact] {
    let profile = line.profile ?? walk.emulator.profile
    return [
      Question.Fact(
        "mode, profile",
        "\(profile.mode.rawValue), \(profile.platform.displayName) "
          + profile.sdkVersion.rawValue)
    ]
  }
}
