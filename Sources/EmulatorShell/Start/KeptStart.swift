import EmulatorCore
import PaywallModel
import TerminalModel

/// What the start list shows: its border, and the rows that are in sight.
struct StartPicture: Equatable, Sendable {
  struct Border: Equatable, Sendable {
    let hasKeys: Bool
    let search: String
    let isSearching: Bool
    let first: Int
    let count: Int
    let choiceCount: Int
  }

  struct Line: Equatable, Sendable {
    let words: StartWords
    let isChosen: Bool
  }

  let border: Border
  let lines: [Line]
}

/// What is kept of the start list and its preview. It is of one catalog and one layout of the
/// window: whoever has another one begins anew.
struct KeptStart: Sendable {
  /// The list that is there; nil where something else is.
  var shown: StartPicture?
  /// The tops of screens, as the preview has them.
  var miniatures: [Miniature: Surface] = [:]
  /// Words of rows, by their places in the list.
  private var words: [Int: StartWords] = [:]
  /// What the preview says of rows, by their places.
  private var previews: [Int: Preview] = [:]
  private var rows: [StartRow] = []
  private var lastUsed: String?
  private var walkChanges = 0

  private struct Preview {
    let served: Resolution?
    let interceptors: [ActionKind: InterceptorSetting]
    let lines: [PreviewText.Line]
  }

  struct Miniature: Hashable, Sendable {
    let screenID: String
    let size: Size
    let options: Int
  }

  /// Forgets the words that may be others now: all where the rows are others, those of placements
  /// where the walk has gone on.
  mutating func begin(_ shell: Shell) {
    if rows != shell.start.rows {
      rows = shell.start.rows
      words = [:]
      previews = [:]
    } else if walkChanges != shell.changes.walk || lastUsed != shell.start.lastUsed {
      words = words.filter { !rows[$0.key].isPlacement }
    }
    walkChanges = shell.changes.walk
    lastUsed = shell.start.lastUsed
  }

  mutating func words(of index: Int, _ shell: Shell) -> StartWords {
    if let known = words[index] { return known }
    let found = StartWords(rows[index], shell)
    words[index] = found
    return found
  }

  /// What the preview says of a row that may serve something.
  mutating func lines(
    of index: Int, _ serving: StartServing?, _ shell: Shell, columns: Int
  ) -> [PreviewText.Line] {
    let interceptors = shell.walk.app.integration.interceptors
    if let known = previews[index], known.served == serving?.found,
      known.interceptors == interceptors
    {
      return known.lines
    }
    let lines = PreviewText(shell: shell, serving: serving).lines(of: rows[index], columns: columns)
    previews[index] = Preview(
      served: serving?.found, interceptors: interceptors, lines: lines)
    return lines
  }
}

extension StartRow {
  fileprivate var isPlacement: Bool {
    switch self {
    case .placement: true
    case .header, .screen, .broken, .session, .scenario: false
    }
  }
}
