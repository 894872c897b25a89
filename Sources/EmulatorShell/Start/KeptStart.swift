import EmulatorCore
import PaywallModel
import TerminalModel

/// What is kept of the start list and its preview. It is of one catalog and one layout of the
/// window: whoever has another one begins anew.
struct KeptStart: Sendable {
  private struct List: Sendable {
    var picture: StartPicture
    var cells: Surface
  }

  private struct Words: Sendable {
    /// The turn that they were looked at last.
    var turn: Int
    let served: Resolution?
    let isLastUsed: Bool
    let words: StartWords
  }

  private struct Sight: Sendable {
    let turn: Int
    let places: Range<Int>
    let words: [StartWords]
  }

  private struct Preview: Sendable {
    let basis: PreviewBasis
    let cells: Surface
  }

  struct Miniature: Hashable, Sendable {
    let screenID: String
    let size: Size
    let options: Int
  }

  /// The tops of screens, as the preview has them.
  var miniatures: [Miniature: Surface] = [:]
  /// The list as it was drawn last, by whether it had the keys.
  private var lists: [Bool: List] = [:]
  /// Words of rows, by their places in the list.
  private var words: [Int: Words] = [:]
  /// Words of the rows that were in sight last.
  private var sight: Sight?
  /// What the preview shows of rows, by their places.
  private var previews: [Int: Preview] = [:]
  private var rows: [StartRow] = []
  /// Of the rows; nil where one is no placement's.
  private var placementIDs: [String?] = []
  private var language = ""
  private var lastUsed: String?
  private var walkChanges = 0
  /// Counts on where a placement may serve something else.
  private var turn = 0

  /// Forgets what may be something else now: all where the rows or the language are others.
  mutating func begin(_ shell: Shell) {
    if rows != shell.start.rows || language != shell.walk.emulator.language {
      self = KeptStart()
      rows = shell.start.rows
      placementIDs = rows.map(\.placementID)
      language = shell.walk.emulator.language
    }
    if walkChanges != shell.changes.walk || lastUsed != shell.start.lastUsed { turn += 1 }
    walkChanges = shell.changes.walk
    lastUsed = shell.start.lastUsed
  }

  /// The cells of the list; what differs from the list that was drawn last is drawn.
  mutating func cells(
    of picture: StartPicture, size: Size, draw: (inout Surface, StartPicture?) -> Void
  ) -> Surface {
    let hasKeys = picture.border.hasKeys
    let shown = lists[hasKeys]?.picture
    if shown == picture, let cells = lists[hasKeys]?.cells { return cells }
    var list = List(picture: picture, cells: Surface(size: size))
    if let known = lists.removeValue(forKey: hasKeys) { list.cells = known.cells }
    draw(&list.cells, shown)
    lists[hasKeys] = list
    return list.cells
  }

  /// What the rows in sight say.
  mutating func words(of places: Range<Int>, _ shell: Shell) -> [StartWords] {
    if let sight, sight.turn == turn, sight.places == places { return sight.words }
    var found: [StartWords] = []
    found.reserveCapacity(places.count)
    for index in places { found.append(words(of: index, shell)) }
    sight = Sight(turn: turn, places: places, words: found)
    return found
  }

  /// What a row says. What a placement serves is looked at once a turn, and its words are found
  /// anew where it is something else.
  private mutating func words(of index: Int, _ shell: Shell) -> StartWords {
    guard let id = placementIDs[index] else {
      if let known = words[index] { return known.words }
      return keep(nil, of: index, isLastUsed: false, shell)
    }
    if let known = words[index], known.turn == turn { return known.words }
    let served = shell.served(id)
    let isLastUsed = lastUsed == id
    if let known = words[index], known.served == served, known.isLastUsed == isLastUsed {
      words[index]?.turn = turn
      return known.words
    }
    return keep(served, of: index, isLastUsed: isLastUsed, shell)
  }

  private mutating func keep(
    _ served: Resolution?, of index: Int, isLastUsed: Bool, _ shell: Shell
  ) -> StartWords {
    let found = StartWords(
      rows[index], serving(served, at: index, shell.catalog), isLastUsed: isLastUsed,
      catalog: shell.catalog)
    words[index] = Words(turn: turn, served: served, isLastUsed: isLastUsed, words: found)
    return found
  }

  private func serving(
    _ served: Resolution?, at index: Int, _ catalog: Catalog
  ) -> StartServing? {
    guard let served, case .placement(let placement) = rows[index] else { return nil }
    return StartServing(placement: placement, found: served, catalog: catalog)
  }

  /// The cells of a row's preview, drawn where what they follow from is something else.
  mutating func preview(
    of index: Int, _ shell: Shell,
    draw: (StartRow, StartServing?, inout KeptStart) -> Surface
  ) -> Surface {
    let served = placementIDs[index].map { shell.served($0) }
    let basis = PreviewBasis(
      served: served, interceptors: shell.walk.app.integration.interceptors,
      options: shell.changes.options)
    if let known = previews[index], known.basis == basis { return known.cells }
    let cells = draw(rows[index], serving(served, at: index, shell.catalog), &self)
    previews[index] = Preview(basis: basis, cells: cells)
    return cells
  }
}

/// What a row's preview follows from, besides the row, the catalog and the language.
private struct PreviewBasis: Equatable {
  let served: Resolution?
  let interceptors: [ActionKind: InterceptorSetting]
  let options: Int
}

extension StartRow {
  fileprivate var placementID: String? {
    switch self {
    case .placement(let placement): placement.id
    case .header, .screen, .broken, .session, .scenario: nil
    }
  }
}
