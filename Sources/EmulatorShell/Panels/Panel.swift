import TerminalModel

/// One panel: its own state, what its keys do, what it shows.
protocol Panel: Hashable, Sendable {
  /// Does what a key means while the panel has the keys.
  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply
  /// What is inside the border, at most `size.rows` rows.
  func picture(_ size: Size, context: PanelContext) -> PanelPicture
  /// Takes the row with this target as the chosen one.
  mutating func choose(_ target: Int, context: PanelContext)
  /// A person answered the panel's question.
  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply
  /// The line that stands out.
  func chosenLine(context: PanelContext) -> ChosenLine?
  /// The filter that holds; empty shows all.
  var filter: String { get }
  /// Takes a new filter; a wrong one is marked and changes nothing.
  mutating func setFilter(_ text: String)
  /// Puts the panel back where it came from.
  func store(in panels: inout Panels)
}

extension Panel {
  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply { .done }

  func chosenLine(context: PanelContext) -> ChosenLine? {
    let size = Size(columns: 200, rows: 400)
    return picture(size, context: context).rows.first(where: \.isChosen)
      .map { ChosenLine(text: $0.plain) }
  }

  var filter: String { "" }

  mutating func setFilter(_ text: String) {}
}
