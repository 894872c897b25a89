import EmulatorCore
import PaywallModel
import TerminalModel

/// Choosing and opening on the start list.
extension Shell {
  var startChoices: [StartRow] { start.choices.map { start.rows[$0] } }

  /// The row with the focus.
  var chosenStartRow: StartRow? { start.chosenIndex.map { start.rows[$0] } }

  mutating func startIntent(_ intent: Intent) {
    switch intent {
    case .up, .previous: chooseStart(start.choice - 1)
    case .down, .next: chooseStart(start.choice + 1)
    case .first: chooseStart(0)
    case .last: chooseStart(start.choices.count - 1)
    case .pageUp: chooseStart(max(0, start.choice - startPage))
    case .pageDown: chooseStart(min(start.choices.count - 1, start.choice + startPage))
    case .press: openChosenRow()
    case .openOther: ask(.path)
    case .newFromTemplate: ask(.newScreen)
    case .back: clearSearch()
    default: break
    }
  }

  private var startPage: Int { max(1, layout.body.rows - 4) }

  private mutating func chooseStart(_ index: Int) {
    let count = start.choices.count
    guard count > 0 else { return say(.plain, "Nothing here to choose.") }
    guard index >= 0, index < count else {
      return say(.plain, index < 0 ? "This is the first row." : "This is the last row.")
    }
    start.choice = index
  }

  private mutating func clearSearch() {
    guard !start.search.isEmpty else {
      return say(.plain, "Nothing to close: this is your app. q leaves.")
    }
    start.search = ""
    start.settle(in: catalog, options: options)
  }

  mutating func openChosenRow() {
    guard let row = chosenStartRow else { return say(.plain, "Nothing here to open.") }
    start.lastUsed = row.name
    switch row {
    case .header: break
    case .placement(let placement): open(placement)
    case .screen(let screen): perform(.command(.openScreen(screen.id)))
    case .broken(let file): ask(.problem(file: file, index: 0))
    case .session(let file): outbox.append(.openSession(file.name))
    case .scenario(let file): outbox.append(.runScenario(file.name))
    }
  }

  private mutating func open(_ placement: Placement) {
    if let file = serving(placement).brokenFile {
      return ask(.problem(file: file, index: 0))
    }
    perform(.command(.openPlacement(placement.id)))
  }

  mutating func typeSearch(_ intent: Intent) {
    switch intent {
    case .press, .next, .previous: start.field = nil
    case .up, .down:
      start.field = nil
      startIntent(intent)
    case .back:
      start.field = nil
      start.search = ""
    default:
      _ = start.field?.edit(intent)
      start.search = start.field?.text ?? ""
      start.choice = 0
    }
    start.settle(in: catalog, options: options)
  }
}
