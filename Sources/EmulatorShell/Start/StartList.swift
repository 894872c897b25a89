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

  /// The screen that it is.
  var screen: Screen? {
    switch self {
    case .screen(let screen): screen
    case .header, .placement, .broken, .session, .scenario: nil
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
    var found: [StartRow] = []
    found.reserveCapacity(sections.reduce(0) { $0 + 1 + $1.1.count })
    for (title, rows) in sections {
      let left = words.isEmpty ? rows : rows.filter { isFound($0, words, catalog) }
      guard !left.isEmpty else { continue }
      found.append(.header(title))
      found += left
    }
    return found
  }

  /// Whether the search finds a row by all of its words.
  private func isFound(_ row: StartRow, _ words: [String], _ catalog: Catalog) -> Bool {
    let text = StartSearch.text(of: row, in: catalog)
    return words.allSatisfy { text.holds($0) }
  }

  /// Screens and broken files in one alphabet. Their places are sorted: rows are large.
  private func screens(of catalog: Catalog) -> [StartRow] {
    let names =
      catalog.screens.map(\.id) + catalog.brokenFiles.map { BrokenFiles.name(of: $0) }
    return names.indices.sorted { names[$0] < names[$1] }.map { place in
      place < catalog.screens.count
        ? .screen(catalog.screens[place])
        : .broken(catalog.brokenFiles[place - catalog.screens.count])
    }
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
    let actions = ScreenContents(of: screen).actions.map(\.kind.apiName)
    return (actions + screen.plans.map(\.id)).joined(separator: " ")
  }
}

/// What is on a screen, for the list and its preview.
struct ScreenContents {
  /// The actions of each thing that has any, in document order, the header's last.
  private(set) var chains: [[Action]] = []
  /// How many things only choose something.
  private(set) var choiceCount = 0
  /// How many things have actions.
  private(set) var pressableCount = 0

  /// Looks through a screen.
  init(of screen: Screen) {
    add(screen.root)
    if screen.headerButton?.isVisible ?? false { pressableCount += 1 }
    for button in [screen.headerButton, screen.backButton] {
      addChain(button?.actions ?? [])
    }
  }

  /// Every interceptable action, in document order, the header's last.
  var actions: [Action] { chains.flatMap(\.self) }

  private mutating func add(_ component: Component) {
    if !component.actions.isEmpty { add(component.actions) }
    for child in component.children { add(child) }
  }

  private mutating func add(_ actions: [ComponentAction]) {
    pressableCount += 1
    let onlyChooses = actions.allSatisfy { action in
      if case .selectOptions = action { true } else { false }
    }
    if onlyChooses { choiceCount += 1 }
    addChain(actions)
  }

  private mutating func addChain(_ actions: [ComponentAction]) {
    let chain = actions.compactMap(\.action)
    if !chain.isEmpty { chains.append(chain) }
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
