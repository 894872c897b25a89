import EmulatorCore
import TerminalModel

/// One line of Pipeline in its three columns.
struct PipelineRow {
  let item: PipelineList.Item
  let list: PipelineList
  let columns: Int

  private static let whoColumn = 8
  private static let textColumn = 14

  private var line: TraceLine { item.line }
  private var press: PipelineList.Press? { line.press.flatMap { list.presses[$0] } }

  func row(isChosen: Bool) -> PanelRow {
    var spans = [
      PanelSpan(
        when, at: 1, columns: 6, role: whenRole, endsAtRight: true,
        isTime: line.mark == .plain || line.mark == .press),
      PanelSpan(
        line.who.rawValue, at: PipelineRow.whoColumn, columns: 5, role: whoRole),
    ]
    let column = PipelineRow.textColumn + indent
    let end = foldEnd
    let room = columns - column - (end.isEmpty ? 0 : end.count + 1)
    spans.append(PanelSpan(text(in: room), at: column, columns: max(0, room), role: textRole))
    if !end.isEmpty {
      spans.append(
        PanelSpan(
          end, at: columns - end.count, columns: end.count,
          role: item.fold == .closed ? endRole : .quiet))
    }
    return PanelRow(spans, target: item.index, isChosen: isChosen)
  }

  /// An end belongs to the action, not to the chain.
  private var indent: Int {
    let least = line.mark == .stop || line.mark == .done ? 1 : 0
    return max(least, min(3, line.depth))
  }

  /// With what a wide panel has room for: `asks your app, call 7: purchase {plan yearly}`.
  private func text(in room: Int) -> String {
    guard let whole = line.wideText, TextWidth.columns(of: whole) <= room else { return line.text }
    return whole
  }

  /// `failed +` on a folded press, `-` on an open one.
  private var foldEnd: String {
    switch item.fold {
    case nil: ""
    case .open: "-"
    case .closed: (press?.end ?? "…") + " +"
    }
  }

  private var endRole: ColorRole { PipelineRow.role(of: press?.endMark ?? .wait) }

  private var when: String {
    switch line.mark {
    case .press: PanelText.moment(line.at)
    case .action: line.counter ?? ""
    case .stop: "✗"
    case .done: "✓"
    case .problem: "!!"
    case .warning: "!"
    case .hint: "·"
    case .wait: "…"
    case .plain: time
    }
  }

  /// What follows from the line above it at the same moment has no time of its own.
  private var time: String {
    guard let press else { return PanelText.moment(line.at) }
    guard line.depth == 1 || line.depth == 2 else { return "" }
    return PanelText.duration(from: press.startedAt, to: line.at)
  }

  private var whenRole: ColorRole {
    switch line.mark {
    case .press, .plain, .action: .quiet
    case .stop, .done, .problem, .warning, .hint, .wait: PipelineRow.role(of: line.mark)
    }
  }

  private var textRole: ColorRole {
    line.who == .event ? .quiet : PipelineRow.role(of: line.mark)
  }

  private var whoRole: ColorRole {
    switch line.who {
    case .you: .text
    case .SDK: .sdk
    case .APP: .app
    case .STORE: .store
    case .event: .quiet
    case .check: .warn
    }
  }

  private static func role(of mark: TraceLine.Mark) -> ColorRole {
    switch mark {
    case .plain, .press, .action: .text
    case .stop: .bad
    case .done: .good
    case .problem: .bad
    case .warning: .warn
    case .hint: .quiet
    case .wait: .wait
    }
  }
}
