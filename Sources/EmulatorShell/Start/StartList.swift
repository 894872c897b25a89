import PaywallModel

/// A row of the start list.
enum StartRow: Hashable, Sendable {
  case header(String)
  case placement(Placement)
  case screen(Screen)
  /// A file that could not be read as a screen, and its name.
  case broken(String)
  case session(ListedFile)
  case scenario(ListedFile)

  /// Whether it can have the focus.
  var isChoice: Bool {
    switch self {
    case .header: false
    case .placement, .screen, .broken, .session, .scenario: true
    }
  }

  /// What the row is called, and what the search finds first.
  var name: String {
    switch self {
    case .header(let title): title
    case .placement(let placement): placement.id
    case .screen(let screen): screen.id
    case .broken(let file): BrokenFiles.name(of: file)
    case .session(let file), .scenario(let file): file.name
    }
  }
}

/// What can be opened: "your app", where every closed paywall returns to.
struct StartList: Hashable, Sendable {
  /// The chosen row among those that can be chosen.
  var choice = 0
  /// The first row that is drawn.
  var firstRow = 0
  /// Narrows the rows.
  var search = ""
  /// Set while the search is typed.
  var field: TextField?
  /// The name of the row that was opened last.
  var lastUsed: String?
  /// The rows that the search leaves, headers of empty sections left out.
  private(set) var rows: [StartRow] = []
  /// Where among them those are that can be chosen.
  private(set) var choices: [Int] = []

  private func rows(of catalog: Catalog, options: ShellOptions) -> [StartRow] {
    let words = search.lowercased().split(separator: " ").map(String.init)
    let sections: [(String, [StartRow])] = [
      ("PLACEMENTS", catalog.project.placements.map { .placement($0) }),
      ("SCREENS", screens(of: catalog)),
      ("SESSIONS", options.sessions.map { .session($0) }),
      ("SCENARIOS", options.scenarios.map { .scenario($0) }),
    ]
    return sections.flatMap { title, rows in
      let found =
        words.isEmpty
        ? rows
        : rows.filter { row in
          let text = StartSearch.text(of: row, in: catalog)
          return words.allSatisfy { text.contains($0) }
        }
      return found.isEmpty ? [] : [.header(title)] + found
    }
  }

  /// Screens and broken files in one alphabet.
  private func screens(of catalog: Catalog) -> [StartRow] {
    let rows =
      catalog.screens.map { StartRow.screen($0) }
      + catalog.brokenFiles.map { StartRow.broken($0) }
    return rows.sorted { $0.name < $1.name }
  }

  /// Where the chosen one is among all rows.
  var chosenIndex: Int? { choices.indices.contains(choice) ? choices[choice] : nil }

  /// Finds the rows anew, after the search, the catalog or the options have changed, and keeps the
  /// choice among them.
  mutating func settle(in catalog: Catalog, options: ShellOptions) {
    rows = rows(of: catalog, options: options)
    choices = rows.indices.filter { rows[$0].isChoice }
    choice = max(0, min(choice, choices.count - 1))
  }
}

/// What the search looks at: names, screens, kinds of actions and plans.
enum StartSearch {
  static func text(of row: StartRow, in catalog: Catalog) -> String {
    switch row {
    case .header(let title): return title
    case .placement(let placement):
      let served = placement.everythingServed.compactMap(\.id).joined(separator: " ")
      let screens = placement.everythingServed.flatMap { screenIDs(of: $0, in: catalog) }
      let contents = screens.map { words(of: catalog.screen($0)) }.joined(separator: " ")
      return "\(placement.id) \(served) \(contents)".lowercased()
    case .screen(let screen): return (screen.id + " " + words(of: screen)).lowercased()
    case .broken(let file): return file.lowercased()
    case .session(let file), .scenario(let file): return file.name.lowercased()
    }
  }

  private static func screenIDs(of served: Served, in catalog: Catalog) -> [String] {
    switch served {
    case .screen(let id): [id]
    case .flow(let id): catalog.project.flow(id)?.steps.map(\.screenID) ?? []
    case .nothing: []
    }
  }

  private static func words(of screen: Screen?) -> String {
    guard let screen else { return "" }
    let actions = ScreenContents.actions(of: screen).map(\.kind.apiName)
    return (actions + screen.plans.map(\.id)).joined(separator: " ")
  }
}

/// What is on a screen, for the list and its preview.
enum ScreenContents {
  /// Every interceptable action, in document order, the header's last.
  static func actions(of screen: Screen) -> [Action] {
    chains(of: screen).flatMap { $0 }
  }

  /// The actions of each thing that has any.
  static func chains(of screen: Screen) -> [[Action]] {
    var found: [[Action]] = []
    var waiting = [screen.root]
    while let component = waiting.popLast() {
      found.append(component.actions.compactMap(\.action))
      waiting.append(contentsOf: component.children.reversed())
    }
    found.append(screen.headerButton?.actions.compactMap(\.action) ?? [])
    found.append(screen.backButton?.actions.compactMap(\.action) ?? [])
    return found.filter { !$0.isEmpty }
  }

  /// How many things only choose something.
  static func choiceCount(of screen: Screen) -> Int {
    var count = 0
    var waiting = [screen.root]
    while let component = waiting.popLast() {
      let isChoice = component.actions.allSatisfy { action in
        if case .selectOptions = action { true } else { false }
      }
      if isChoice, !component.actions.isEmpty { count += 1 }
      waiting.append(contentsOf: component.children)
    }
    return count
  }

  /// How many things have actions.
  static func pressableCount(of screen: Screen) -> Int {
    var count = 0
    var waiting = [screen.root]
    while let component = waiting.popLast() {
      if !component.actions.isEmpty { count += 1 }
      waiting.append(contentsOf: component.children)
    }
    let header = screen.headerButton.map { $0.isVisible ? 1 : 0 } ?? 0
    return count + header
  }
}

/// Files that could not be read.
enum BrokenFiles {
  /// `old-offer` for `screens/old-offer.screen.json`.
  static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    for ending in [".screen.json", ".json"] where last.hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last
  }

  /// The problems of a file, errors first.
  static func problems(of file: String, in catalog: Catalog) -> [Problem] {
    let found = catalog.problems.filter { $0.file == file }
    return found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
  }
}
