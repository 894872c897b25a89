import EmulatorCore
import PaywallModel
import TerminalModel

/// The SDK's events, and the whole of one as JSON.
struct EventsPanel: Panel {
  /// An index into the walk's events; nil follows the newest.
  private var chosen: Int?
  private var showsWhole = false
  /// Whose view of the whole event is shown.
  private var receiver = SDKEvent.Receiver.listener
  /// How many rows of the whole event are scrolled away.
  private var scrolled = 0
  private(set) var filter = ""

  static let empty = "No event yet. The first press sends one."

  func store(in panels: inout Panels) { panels.events = self }

  mutating func setFilter(_ text: String) {
    filter = text.split(separator: " ").isEmpty ? "" : text
  }

  mutating func choose(_ target: Int, context: PanelContext) {
    chosen = target
    scrolled = 0
  }

  /// Indices of the events that the filter leaves.
  func shown(_ context: PanelContext) -> [Int] {
    let words = filter.lowercased().split(separator: " ")
    return context.walk.events.indices.filter { index in
      let event = context.walk.events[index]
      let text = event.name.lowercased() + " " + event.listed.lowercased()
      return words.allSatisfy { text.holds($0) }
    }
  }

  func place(in shown: [Int]) -> Int? {
    guard let chosen else { return shown.indices.last }
    return shown.isEmpty ? nil : shown.lastIndex { $0 <= chosen } ?? 0
  }

  func chosenLine(context: PanelContext) -> ChosenLine? {
    let shown = shown(context)
    guard let place = place(in: shown) else { return nil }
    let event = context.walk.events[shown[place]]
    return ChosenLine(
      text: "\(event.name) \(event.listed)", reason: EventCause.reason(of: event, in: context.walk))
  }

  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    if case .back = intent { return back() }
    if case .add = intent { return PanelReply([.prompt(EventsPanel.emitPrompt)]) }
    let shown = shown(context)
    guard let place = place(in: shown) else { return .nothing(EventsPanel.empty) }
    if showsWhole, intent == .pageDown || intent == .pageUp {
      return scroll(intent, shown[place], context: context)
    }
    if let move = ListMove(intent, context: context) {
      choose(shown[move.from(place, count: shown.count)], context: context)
      return .done
    }
    switch intent {
    case .press: showsWhole.toggle()
    case .left, .right: receiver = receiver == .listener ? .wire : .listener
    case .follow: chosen = nil
    case .nextProblem: chosen = shown[min(place + 1, shown.count - 1)]
    case .previousProblem: chosen = shown[max(place - 1, 0)]
    default: return .nothing("That key has no use in Events. ? lists those that have.")
    }
    scrolled = 0
    if intent == .left || intent == .right { showsWhole = true }
    return .done
  }

  /// The whole event goes up or down by what is seen of it; where it ends it stays.
  private mutating func scroll(
    _ intent: Intent, _ index: Int, context: PanelContext
  ) -> PanelReply {
    let layout = FrameLayout(
      size: context.options.size, hasScrubber: false, shown: .both, half: .panel, panel: .events)
    let inside = layout.panel?.insideSize ?? context.options.size
    let room = EventsPanel.wholeRoom(in: inside.rows, of: shown(context).count)
    let last = max(0, wholeRows(index, inside, context: context).count - room)
    let next = min(max(0, scrolled + (intent == .pageDown ? room : -room)), last)
    guard next != scrolled else {
      return .nothing(intent == .pageUp ? "The event begins here." : "The event ends here.")
    }
    scrolled = next
    return .done
  }

  private mutating func back() -> PanelReply {
    if showsWhole {
      showsWhole = false
    } else if !filter.isEmpty {
      filter = ""
    } else {
      return PanelReply([.leave])
    }
    return .done
  }
}

// Custom events.
extension EventsPanel {
  private static var emitPrompt: PanelPrompt {
    PanelPrompt(
      id: "emit", title: "custom event",
      lines: ["Your app calls emit. Only names that the Console declares are sent."],
      fields: [Dialog.Field(id: "name", label: "Name")])
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    PanelReply([.perform(.command(.emitCustomEvent(name: answer.values["name"] ?? "")))])
  }
}

// What is drawn.
extension EventsPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let shown = shown(context)
    let place = place(in: shown)
    let wholeRoom = EventsPanel.wholeRoom(in: size.rows, of: shown.count)
    let room = showsWhole ? max(0, size.rows - wholeRoom - 1) : size.rows
    let first =
      chosen == nil
      ? max(0, shown.count - room)
      : PanelList.first(showing: place ?? 0, of: shown.count, in: room)
    let list = shown.indices.dropFirst(first).prefix(room).map {
      listRow(shown[$0], isChosen: $0 == place, size, context: context)
    }
    let whole = showsWhole ? place.map { wholeRows(shown[$0], size, context: context) } ?? [] : []
    let top = min(scrolled, max(0, whole.count - wholeRoom))
    let below = showsWhole ? [.divider] + whole.dropFirst(top).prefix(wholeRoom) : []
    let empty =
      context.walk.events.isEmpty
      ? EventsPanel.empty : "No event matches the filter. esc clears it."
    let rows = list.isEmpty ? PanelRow.paragraph(empty, columns: size.columns) : list + below
    let isCut = top + wholeRoom < whole.count
    return PanelPicture(
      rows, lowerLeft: lowerLeft(shown, place, context: context),
      lowerRight: lowerRight(isEmpty: shown.isEmpty, isCut: isCut, isScrolled: top > 0))
  }

  /// A quarter of the panel is the list, the rest is the event, but for the line between.
  private static func wholeRoom(in rows: Int, of count: Int) -> Int {
    max(1, rows - max(1, min(count, rows / 4)) - 1)
  }

  private func lowerRight(isEmpty: Bool, isCut: Bool, isScrolled: Bool) -> String {
    if isEmpty { return "" }
    if isCut { return "PgDn more" }
    if isScrolled { return "PgUp back" }
    return chosen == nil ? "following" : "f follow"
  }

  private func lowerLeft(_ shown: [Int], _ place: Int?, context: PanelContext) -> String {
    if let field = context.filterField { return "/ " + field.drawn }
    if !filter.isEmpty { return "/ \(filter) · \(shown.count) of \(context.walk.events.count)" }
    return place.map { "\($0 + 1) of \(shown.count)" } ?? ""
  }

  private func listRow(
    _ index: Int, isChosen: Bool, _ size: Size, context: PanelContext
  ) -> PanelRow {
    let event = context.walk.events[index]
    var spans = [
      PanelSpan(PanelText.moment(event.at), at: 1, columns: 6, role: .quiet, isTime: true),
      PanelSpan(event.name, at: 8, columns: size.columns >= 60 ? 28 : nil),
    ]
    if event.reach != .listenerAndWire {
      spans[1].columns = max(8, min(28, size.columns - 20))
      spans.append(
        PanelSpan(event.reach.panelName, at: size.columns - 11, columns: 10, role: .warn))
    } else if size.columns >= 60 {
      spans.append(PanelSpan(event.listed, at: 37, role: .quiet))
    }
    return PanelRow(spans, target: index, isChosen: isChosen)
  }

  private func wholeRows(_ index: Int, _ size: Size, context: PanelContext) -> [PanelRow] {
    let event = context.walk.events[index]
    let view = PanelRow.text("◂ \(receiver.panelName) ▸", role: .quiet)
    let told = event.properties(for: receiver)
    let lines = told.map {
      EventJSON.lines(of: event.name, $0, columns: size.columns - 2).map { PanelRow.text($0) }
    }
    let reasons = [EventCause.text(of: event, in: context.walk), event.reason(for: receiver)]
    return [view] + (lines ?? []) + [.blank]
      + reasons.compactMap { $0 }.flatMap { PanelRow.paragraph($0, columns: size.columns) }
  }
}
