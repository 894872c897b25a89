/// Screens that open one another while none of them closes.
struct ScreenCycles {
  private let screens: [CheckedScreen]
  private let places: [String: Int]
  /// The screens that each opens.
  private let opened: [[Int]]

  init(_ screens: [CheckedScreen], project: Project) {
    self.screens = screens
    let places = Dictionary(
      screens.enumerated().map { ($1.screen.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    opened = screens.map { screen in
      let targets = screen.offeredActions.compactMap { action in
        action.screenID ?? action.placementID.flatMap { project.placement($0)?.screenID }
      }
      return Set(targets.compactMap { places[$0] }).sorted()
    }
  }

  /// A warning for each circle, at its first screen.
  var problems: [Problem] {
    var told: Set<Int> = []
    return screens.indices.compactMap { start in
      let trapped = reachable(from: start)
      guard !told.contains(start), opened[start] != [], trapped.contains(start),
        !trapped.contains(where: canBeLeft)
      else { return nil }
      told.formUnion(trapped)
      let names = trapped.map { "\"\(screens[$0].screen.id)\"" }.joined(separator: ", ")
      let root = Pressables.Entry(path: ComponentPath(), component: screens[start].screen.root)
      return screens[start].problem(
        "screen-cycle", root,
        trapped.count == 1
          ? "\(names) opens itself, and nothing on it closes."
          : "\(names) open one another, and nothing on them closes.",
        advice: "Add a close or close_all action, or a visible header_button.")
    }
  }

  /// The screens that presses lead to, sorted; the first among them only where one leads back.
  private func reachable(from start: Int) -> [Int] {
    var seen: Set<Int> = []
    var waiting = opened[start]
    while let next = waiting.popLast() {
      if seen.insert(next).inserted { waiting += opened[next] }
    }
    return seen.sorted()
  }

  private func canBeLeft(_ index: Int) -> Bool {
    let screen = screens[index].screen
    return screen.isClient || screen.displayMode.canBeSwipedAway
      || screens[index].offeredActions.contains { $0.kind == .close || $0.kind == .closeAll }
  }
}

extension CheckedScreen {
  /// What presses on the screen and on its visible header do.
  var offeredActions: [Action] {
    let header = [screen.headerButton, screen.backButton].compactMap { $0 }.filter(\.isVisible)
    return (header.flatMap(\.actions) + pressables.visible.flatMap(\.component.actions))
      .compactMap(\.action)
  }
}
