import EmulatorCore
import TerminalModel

/// The steps of the walk so far, with its markers.
struct RecordingPanel: Panel {
  /// An index into the steps; nil is now, below the last one.
  private var chosen: Int?

  static let formats = ["session", "scenario", "text"]
  static let empty = "No step yet. The first press is one; a journal is always kept."

  func store(in panels: inout Panels) { panels.recording = self }

  mutating func choose(_ target: Int, context: PanelContext) {
    chosen = target < context.steps.count ? target : nil
  }

  private func place(_ context: PanelContext) -> Int {
    min(chosen ?? context.steps.count, context.steps.count)
  }

  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    let place = place(context)
    if let move = ListMove(intent, context: context) {
      choose(move.from(place, count: context.steps.count + 1), context: context)
      return .done
    }
    switch intent {
    case .press:
      guard context.steps.indices.contains(place) else { return .nothing("This is now.") }
      return PanelReply([.goToStep(context.steps[place].number)])
    case .nextProblem:
      return jump(context.steps.indices.first { $0 > place && isMarker($0, context) })
    case .previousProblem:
      return jump(context.steps.indices.last { $0 < place && isMarker($0, context) })
    case .export: return PanelReply([.prompt(RecordingPanel.exportPrompt)])
    case .back: return PanelReply([.leave])
    default: return .nothing("That key has no use in Recording. ? lists those that have.")
    }
  }

  private func isMarker(_ index: Int, _ context: PanelContext) -> Bool {
    context.steps[index].kind == .marker
  }

  private mutating func jump(_ index: Int?) -> PanelReply {
    guard let index else { return .nothing("No other marker that way. b sets one.") }
    chosen = index
    return .done
  }

  private static var exportPrompt: PanelPrompt {
    PanelPrompt(
      id: "export", title: "export",
      lines: ["session is played again, scenario is written by hand, text is read."],
      options: formats)
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    guard let option = answer.option, RecordingPanel.formats.indices.contains(option) else {
      return .done
    }
    return PanelReply([.request(.export(format: RecordingPanel.formats[option]))])
  }
}

// What is drawn.
extension RecordingPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let isKept = context.options.keepsRecording
    let border = isKept ? "● kept" : "○ journal only"
    guard !context.steps.isEmpty else {
      let rows = PanelRow.paragraph(RecordingPanel.empty, columns: size.columns)
      return PanelPicture(rows, lowerLeft: border, lowerRight: "b sets a marker")
    }
    let head = [
      PanelRow.text(isKept ? keptAs(context) : "This walk is not kept. R keeps it."),
      .text(counts(context), role: .quiet), .blank,
      columns("step", "time", "what", role: .quiet, isStrong: true),
    ].suffix(max(1, size.rows - 8))
    let help =
      [.blank]
      + PanelRow.paragraph(
        "⏎ goes to the step; the rest is kept as a second branch, nothing is lost.",
        columns: size.columns)
    let list = context.steps.indices.map { stepRow($0, context) } + [nowRow(context)]
    let room = max(1, size.rows - head.count)
    let shown = PanelList(list, showing: place(context), in: room)
    let below = list.count + help.count <= room ? help : []
    return PanelPicture(
      head + shown.rows + below, lowerLeft: border, lowerRight: "n next marker")
  }

  /// `sessions/terms-refused.session`.
  private func keptAs(_ context: PanelContext) -> String {
    let name = context.options.recordingName
    return name.isEmpty ? "This walk is kept." : name
  }

  /// `11 steps · 2 checkpoints · 1 marker`.
  private func counts(_ context: PanelContext) -> String {
    func count(_ kind: RecordedStep.Kind) -> Int { context.steps.count { $0.kind == kind } }
    let parts = [
      (context.steps.count, "step"), (count(.checkpoint), "checkpoint"), (count(.marker), "marker"),
      (count(.branch), "step left behind"),
    ]
    return parts.filter { $0.0 > 0 }
      .map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1.plural)" }.joined(separator: " · ")
  }

  private func columns(
    _ step: String, _ time: String, _ what: String, role: ColorRole = .text, isStrong: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(step, at: 1, columns: 4, role: .quiet, isStrong: isStrong, endsAtRight: true),
      PanelSpan(time, at: 7, columns: 6, role: .quiet, isStrong: isStrong, isTime: !isStrong),
      PanelSpan(what, at: 14, role: role, isStrong: isStrong),
    ])
  }

  private func stepRow(_ index: Int, _ context: PanelContext) -> PanelRow {
    let step = context.steps[index]
    let text = step.kind == .marker ? "◆ \(step.text)" : step.text
    var row = columns("\(step.number)", PanelText.moment(step.at), text, role: step.kind.role)
    row.target = index
    row.isChosen = index == place(context)
    return row
  }

  private func nowRow(_ context: PanelContext) -> PanelRow {
    var row = columns("·", "now", "")
    row.target = context.steps.count
    row.isChosen = place(context) == context.steps.count
    return row
  }
}

extension RecordedStep.Kind {
  fileprivate var role: ColorRole {
    switch self {
    case .input: .text
    case .checkpoint, .branch: .quiet
    case .marker: .focus
    }
  }
}

extension String {
  /// `steps`, `steps left behind`.
  fileprivate var plural: String {
    let words = split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return self + "s" }
    return "\(words[0])s \(words[1])"
  }
}
