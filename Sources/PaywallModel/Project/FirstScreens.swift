extension CatalogReader {
  /// Reads what showing one thing first needs: the project, its store and texts, and only the
  /// screens that can come up. Nothing is checked or told. `file` gives a file of one of the names.
  /// Nil where everything has to be read: there is no such file or it has an error, a screen is not
  /// in the file of its name, or plans are known by other screens only.
  public static func readFirst(
    _ names: [String], store: String? = nil, screens wanted: (Project) -> [String]?,
    file: (String) -> SourceFile?
  ) -> Catalog? {
    var gathered = GatheredFiles(isChecked: false)
    let common = names.filter { FileRole($0).isCommon }
    for name in common.sorted(by: { order($0) < order($1) }) {
      guard let file = file(name) else { return nil }
      gathered.add(file)
    }
    gathered.chooseStore(given: store)
    guard let project = gathered.project?.project, project.namesEveryProduct,
      let ids = wanted(project)
    else { return nil }
    for id in ids {
      guard let name = names.first(where: { ScreenReader.isFile($0, of: id) }),
        let file = file(name)
      else { return nil }
      gathered.add(file)
      guard gathered.screenFiles[id] == name else { return nil }
    }
    let used = gathered.screens.reduce(into: Set()) { $0.formUnion($1.usedKinds) }
    var others = OtherScreens(project.integration.interceptedKinds.subtracting(used))
    for name in names where !others.isComplete && FileRole(name).isScreen {
      guard let file = file(name) else { return nil }
      others.look(into: file)
    }
    let hasErrors = gathered.problems.contains { $0.severity == .error }
    guard !hasErrors, gathered.broken.isEmpty else { return nil }
    gathered.screens.append(others.screen)
    return gathered.unchecked
  }
}

/// Stands for the screens that are not read. Of what they do, the SDK looks at one thing before
/// they are opened: which of the intercepted kinds of action the project uses. Looks for those that
/// the screens that are read do not use.
private struct OtherScreens {
  private let kinds: [ActionKind]
  private var search: WordSearch

  init(_ wanted: Set<ActionKind>) {
    kinds = ActionKind.allCases.filter(wanted.contains)
    search = WordSearch(kinds.map(\.rawValue))
  }

  /// Whether there is nothing left to look for.
  var isComplete: Bool { search.hasAll }

  mutating func look(into file: SourceFile) { search.look(into: file.bytes) }

  var screen: Screen {
    let used = zip(kinds, search.isFound).filter(\.1).map(\.0)
    return Screen(
      id: "", root: Component(.spacer, actions: used.map { .intercepted(Action($0)) }))
  }
}

/// Looks for words in quotes among bytes.
private struct WordSearch {
  private(set) var isFound: [Bool]
  private let words: [[UInt8]]
  /// Of each byte, whether a word begins with it.
  private var begins = [Bool](repeating: false, count: 256)

  init(_ texts: [String]) {
    words = texts.map { Array("\"\($0)\"".utf8) }
    isFound = words.map { _ in false }
    for word in words { begins[Int(word[1])] = true }
  }

  var hasAll: Bool { isFound.allSatisfy { $0 } }

  mutating func look(into bytes: [UInt8]) {
    var start = 0
    while let eight = EightBytes(at: start, of: bytes.span.bytes) {
      for place in eight.places(of: Byte.quote) { look(at: start + place, of: bytes) }
      start += 8
    }
    for place in start..<bytes.count where bytes[place] == Byte.quote { look(at: place, of: bytes) }
  }

  /// A quote stands there.
  private mutating func look(at place: Int, of bytes: [UInt8]) {
    guard place + 1 < bytes.count, begins[Int(bytes[place + 1])] else { return }
    for (index, word) in words.enumerated() where !isFound[index] {
      isFound[index] = bytes[place...].starts(with: word)
    }
  }
}

extension FileRole {
  /// Whether what is in it counts for every screen.
  fileprivate var isCommon: Bool {
    switch self {
    case .project, .store, .flow, .strings: true
    case .screen, .perhapsScreen, .other: false
    }
  }

  /// Whether a screen is in it, or may be.
  fileprivate var isScreen: Bool { self == .screen || self == .perhapsScreen }
}

extension ScreenReader {
  /// Whether a file is called as a screen is: `a/plans.screen.json` for `plans`.
  fileprivate static func isFile(_ name: String, of id: String) -> Bool {
    name == id + ".screen.json" || name.hasSuffix("/\(id).screen.json")
  }
}

extension Project {
  /// The screens of which one comes up first at a placement. Nil where something else may: a flow,
  /// nothing, or a campaign.
  public func screensServed(at placementID: String) -> [String]? {
    guard let placement = placement(placementID), !hasCampaign(at: placementID) else { return nil }
    var ids: [String] = []
    for served in placement.everythingServed {
      guard case .screen(let id) = served else { return nil }
      ids.append(id)
    }
    return ids
  }

  /// Whether a campaign may come up as the app starts, or in the place of what a placement serves.
  public func hasCampaign(at placementID: String? = nil) -> Bool {
    campaigns.contains { campaign in
      placementID.map(campaign.placementIDs.contains) ?? false
        || campaign.trigger.map { !$0.isCustom } ?? false
    }
  }

  /// Whether no plan's product has to be looked for in the screens.
  fileprivate var namesEveryProduct: Bool {
    !plans.isEmpty && plans.allSatisfy { $0.storeProductID != nil }
  }
}
