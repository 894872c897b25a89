import PaywallModel
import TerminalModel

/// The seven panels of the right half, with what each remembers.
struct Panels: Hashable, Sendable, PanelPainting {
  var pipeline = PipelinePanel()
  var interceptors = InterceptorsPanel()
  var alerts = AlertsPanel()
  var store = StorePanel()
  var user = UserPanel()
  var events = EventsPanel()
  var recording = RecordingPanel()

  /// The integration was written to the project's file; from here on changes are marked anew.
  mutating func integrationWasSaved(_ integration: Integration) {
    interceptors.saved = integration
    alerts.saved = integration
  }

  subscript(kind: PanelKind) -> any Panel {
    switch kind {
    case .pipeline: pipeline
    case .interceptors: interceptors
    case .alerts: alerts
    case .store: store
    case .user: user
    case .events: events
    case .recording: recording
    }
  }

  private mutating func change<Result>(
    _ kind: PanelKind, _ body: (inout any Panel) -> Result
  ) -> Result {
    var panel = self[kind]
    let result = body(&panel)
    panel.store(in: &self)
    return result
  }

  mutating func handle(
    _ intent: Intent, in kind: PanelKind, context: PanelContext
  ) -> PanelReply {
    change(kind) { $0.handle(intent, context: context) }
  }

  mutating func setFilter(_ text: String, in kind: PanelKind) {
    change(kind) { $0.setFilter(text) }
  }

  func filter(in kind: PanelKind) -> String { self[kind].filter }

  func chosenLine(in kind: PanelKind, context: PanelContext) -> ChosenLine? {
    self[kind].chosenLine(context: context)
  }

  mutating func answer(
    _ answer: PanelAnswer, in kind: PanelKind, context: PanelContext
  ) -> PanelReply {
    change(kind) { $0.answer(answer, context: context) }
  }

  @discardableResult
  func paint(
    _ kind: PanelKind, into surface: inout Surface, rect: Rect, hasFocus: Bool,
    context: PanelContext, over shown: PanelPicture? = nil
  ) -> PanelPicture {
    let picture = self[kind].picture(rect.insideSize, context: context)
    let painter = PanelPainter(kind: kind, rect: rect, hasFocus: hasFocus, context: context)
    if let shown {
      painter.paint(picture, over: shown, into: &surface)
    } else {
      painter.paint(picture, into: &surface)
    }
    return picture
  }

  mutating func click(
    _ point: Point, isDouble: Bool, in kind: PanelKind, rect: Rect, context: PanelContext
  ) -> PanelReply {
    let rows = self[kind].picture(rect.insideSize, context: context).rows
    let index = point.row - rect.row - 1
    guard rect.inset(by: 1).contains(point), rows.indices.contains(index),
      let target = rows[index].target
    else { return .done }
    return change(kind) { panel in
      panel.choose(target, context: context)
      return isDouble ? panel.handle(.press, context: context) : .done
    }
  }

  func tab(
    at point: Point, selected: PanelKind, rect: Rect, context: PanelContext
  ) -> PanelKind? {
    guard point.row == rect.row else { return nil }
    let title = self[selected].picture(rect.insideSize, context: context).title
    let tabs = PanelTabs(
      selected: selected, title: title, showsAll: context.showsTabs, columns: rect.columns)
    return tabs.kind(at: point.column - rect.column)
  }
}

extension Rect {
  /// Its columns and rows.
  var size: Size { Size(columns: columns, rows: rows) }

  /// Its cell at the top left.
  var start: Point { Point(column: column, row: row) }

  /// The size of what a border around the block leaves.
  var insideSize: Size { Size(columns: columns - 2, rows: rows - 2) }
}
