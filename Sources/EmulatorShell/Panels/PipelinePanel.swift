import EmulatorCore
import TerminalModel

/// Every press, stage by stage: when, who, what.
struct PipelinePanel: Panel {
  /// An index into the trace; nil follows the newest line.
  private var chosen: Int?
  /// What was folded or unfolded by hand, by press.
  private var folds: [Int: Bool] = [:]
  private(set) var filter = ""
  /// A filter that could not be read, with what is wrong.
  private var wrongFilter: String?

  func store(in panels: inout Panels) { panels.pipeline = self }

  mutating func setFilter(_ text: String) {
    switch PipelineFilter.read(text) {
    case .success(let read):
      filter = read.isEmpty ? "" : text
      wrongFilter = nil
    case .failure(let problem): wrongFilter = "\(text) ✗ \(problem.text)"
    }
  }

  mutating func choose(_ target: Int, context: PanelContext) { chosen = target }

  func chosenLine(context: PanelContext) -> ChosenLine? {
    let list = list(context)
    guard let item = place(in: list).map({ list.items[$0] }) else { return nil }
    let hasHappened = context.walk.trace.indices.contains(item.index)
    return ChosenLine(
      text: "\(item.line.who.rawValue) \(item.line.text)", reason: item.line.reason,
      traceIndex: hasHappened ? item.index : nil)
  }

  func list(_ context: PanelContext) -> PipelineList {
    PipelineList(walk: context.walk, folds: folds, filter: filter)
  }

  /// The chosen item; while following, the end or problem of the last press, else the newest line.
  func place(in list: PipelineList) -> Int? {
    guard !list.items.isEmpty else { return nil }
    guard let chosen else { return list.resting }
    return list.items.lastIndex { $0.index <= chosen } ?? 0
  }
}

// Keys.
extension PipelinePanel {
  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    if case .back = intent { return back() }
    let list = list(context)
    guard let place = place(in: list) else { return .nothing(PipelinePanel.empty) }
    if let move = ListMove(intent, context: context) {
      chosen = list.items[move.from(place, count: list.items.count)].index
      return .done
    }
    switch intent {
    case .follow: chosen = nil
    case .left, .right: return fold(list.items[place], isFolded: intent == .left, in: list)
    case .foldAll, .unfoldAll:
      for press in list.presses.keys { folds[press] = intent == .foldAll }
    case .nextProblem: return jump(list.next(after: place), context: context)
    case .previousProblem: return jump(list.previous(before: place), context: context)
    case .press: return explain(list.items[place], in: list)
    default: return .nothing("That key has no use in Pipeline. ? lists those that have.")
    }
    return .done
  }

  private mutating func back() -> PanelReply {
    guard filter.isEmpty, wrongFilter == nil else {
      filter = ""
      wrongFilter = nil
      return .done
    }
    return PanelReply([.leave])
  }

  private mutating func fold(
    _ item: PipelineList.Item, isFolded: Bool, in list: PipelineList
  ) -> PanelReply {
    guard let press = item.line.press else {
      return .nothing("This line belongs to no press, so nothing folds.")
    }
    folds[press] = isFolded
    if isFolded, let head = list.presses[press]?.head { chosen = head }
    return .done
  }

  private mutating func jump(_ index: Int?, context: PanelContext) -> PanelReply {
    guard let index else {
      let what = filter.isEmpty ? "problem (✗ or !)" : "match of the filter"
      return .nothing("No other \(what) that way.")
    }
    chosen = index
    if filter.isEmpty, let press = context.walk.trace[index].press { folds[press] = false }
    return .done
  }

  private mutating func explain(
    _ item: PipelineList.Item, in list: PipelineList
  ) -> PanelReply {
    if item.line.reason != nil { return PanelReply([.why(line: item.index)]) }
    if let fold = item.fold, let press = item.line.press {
      folds[press] = fold == .open
      return .done
    }
    return .nothing("This line has no rule behind it: it is what you did or what was asked.")
  }
}

// What is drawn.
extension PipelinePanel {
  static let empty =
    "No press yet. The first one is listed here stage by stage, each with its reason."

  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let list = list(context)
    let place = place(in: list)
    let first = firstRow(place, of: list.items.count, rows: size.rows)
    let rows = list.items.indices.dropFirst(first).prefix(size.rows).map {
      PipelineRow(item: list.items[$0], list: list, columns: size.columns)
        .row(isChosen: $0 == place)
    }
    let texts = emptyTexts(list, context: context)
    let shown =
      rows.isEmpty ? texts.flatMap { PanelRow.paragraph($0, columns: size.columns) } : rows
    return PanelPicture(
      shown, lowerLeft: lowerLeft(list, place, first: first, rows: size.rows, context: context),
      lowerRight: lowerRight(context))
  }

  private func firstRow(_ place: Int?, of count: Int, rows: Int) -> Int {
    guard chosen != nil, let place else { return max(0, count - rows) }
    return PanelList.first(showing: place, of: count, in: rows)
  }

  private func emptyTexts(_ list: PipelineList, context: PanelContext) -> [String] {
    context.walk.trace.isEmpty
      ? [PipelinePanel.empty] : ["No line matches the filter. esc clears it."]
  }

  private func lowerLeft(
    _ list: PipelineList, _ place: Int?, first: Int, rows: Int, context: PanelContext
  ) -> String {
    if let field = context.filterField { return "/ " + field.drawn }
    if let wrongFilter { return "/ " + wrongFilter }
    let count = list.items.count
    if !filter.isEmpty { return "/ \(filter) · \(count) of \(context.walk.trace.count)" }
    guard count > 0 else { return "" }
    if chosen != nil, let place { return "line \(place + 1) of \(count)" }
    if count > rows { return "\(first + 1)–\(min(count, first + rows)) of \(count)" }
    return count == 1 ? "1 line" : "\(count) lines"
  }

  private func lowerRight(_ context: PanelContext) -> String {
    guard !context.walk.trace.isEmpty else { return "" }
    return chosen == nil ? "following" : "f follow"
  }
}

extension TextField {
  /// The text with a block where the cursor stands.
  var drawn: String {
    String(text.prefix(cursor)) + "█" + String(text.dropFirst(cursor))
  }
}
