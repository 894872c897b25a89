/// Finds what is wrong with a project as a whole although each of its files can be read.
public enum CatalogChecker {
  /// Everything that can be told from the catalog: screens that cannot be left, buttons that can
  /// never be seen or never turn on, pressables in one another, labels without text, and observer
  /// mode without interceptors. Sorted by file and place.
  public static func check(_ catalog: Catalog) -> [Problem] {
    let checked = catalog.screens.map { CheckedScreen($0, file: catalog.screenFiles[$0.id]) }
    var problems = checked.flatMap { $0.problems(in: catalog.project.profile.mode) }
    problems += ScreenCycles(checked, project: catalog.project).problems
    if let problem = observerProblem(checked, catalog.project) { problems.append(problem) }
    return problems.sorted(by: Problem.inOrder)
  }

  /// In observer mode the SDK neither buys nor restores (dossier §2.2): one warning that lists the
  /// buttons which nobody answers for.
  private static func observerProblem(_ screens: [CheckedScreen], _ project: Project) -> Problem? {
    guard project.profile.mode == .observer else { return nil }
    let silent = [ActionKind.purchase, .restore].filter {
      project.integration.interceptors[$0] == nil
    }
    let buttons = screens.flatMap { screen in
      screen.pressables.visible.compactMap { entry -> (CheckedScreen, Pressables.Entry)? in
        entry.component.actionKinds.contains { silent.contains($0) } ? (screen, entry) : nil
      }
    }
    guard let (screen, entry) = buttons.first else { return nil }
    let names = buttons.map { screen, entry in
      "\(entry.component.spokenName) (\(screen.file), line \(entry.component.position.line))"
    }
    let shown = names.prefix(8).joined(separator: ", ")
    let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
    let kinds = silent.map(\.rawValue).joined(separator: " and ")
    return screen.problem(
      "PLY201", entry, "Observer never buys, and no interceptor is set: \(shown)\(rest).",
      advice: "Register an interceptor for \(kinds), or start in full mode.")
  }
}

extension Problem {
  /// By file, line and column, and then by what they say, so that the order is the same in every
  /// run.
  public static func inOrder(_ left: Problem, _ right: Problem) -> Bool {
    (left.file, left.position.line, left.position.column, left.code, left.path, left.message)
      < (
        right.file, right.position.line, right.position.column, right.code, right.path,
        right.message
      )
  }
}

/// A screen with what can be pressed on it.
struct CheckedScreen {
  let screen: Screen
  let file: String
  let pressables: Pressables

  init(_ screen: Screen, file: String?) {
    self.screen = screen
    self.file = file ?? screen.id
    pressables = Pressables(of: screen)
  }

  /// Everything that can be told from the screen alone.
  func problems(in mode: RunningMode) -> [Problem] {
    let lists = [
      noWayOut(in: mode), neverVisible, nestedActions, neverEnabled, emptyTexts,
      halfTranslated, neverShown,
    ]
    return lists.flatMap { $0 }
  }

  func problem(
    _ code: String, _ entry: Pressables.Entry, _ message: String, advice: String
  ) -> Problem {
    Problem(
      .warning, code: code, file: file, position: entry.component.position,
      path: screen.root.documentPath(entry.path), message: message, advice: advice)
  }

  /// A full screen, or one that cannot be swiped away, from which no press leads out or to another
  /// screen.
  func noWayOut(in mode: RunningMode) -> [Problem] {
    let kinds = Set(offeredActions.map(\.kind))
    let leads = kinds.contains { $0 == .close || $0 == .closeAll || $0.opensScreen }
    guard !leads, !screen.isClient, !screen.displayMode.canBeSwipedAway else { return [] }
    let root = Pressables.Entry(path: ComponentPath(), component: screen.root)
    let isPaid = mode == .full && !kinds.isDisjoint(with: [.purchase, .restore])
    return [
      problem(
        "no-way-out", root,
        isPaid
          ? "Only a purchase or restoration leads out of \"\(screen.id)\"."
          : "Nothing leads out of \"\(screen.id)\".",
        advice: "Add a close action or a visible header_button.")
    ]
  }

  /// Buttons whose alpha is 0 in every selection, unless another one does the same: services write
  /// a button for each plan into the part of each plan.
  var neverVisible: [Problem] {
    let offered = Set(pressables.visible.map(\.component.actions))
    return pressables.hidden.compactMap { component, all in
      let inside = all.filter { !offered.contains($0.component.actions) }
      if inside.isEmpty { return nil }
      let names = inside.prefix(3).map(\.component.spokenName).joined(separator: ", ")
      let rest = inside.count > 3 ? " and \(inside.count - 3) more" : ""
      return problem(
        "never-visible", component,
        "No selection makes this visible, so nobody can press \(names)\(rest).",
        advice: "Look at alpha and at what selected refers to.")
    }
  }
}

extension DisplayMode {
  /// Whether the system takes it away by a swipe; a full screen has no edge to swipe at, and an
  /// inline one belongs to a screen of the app.
  var canBeSwipedAway: Bool {
    switch kind {
    case .inline: true
    case .full: false
    case .push, .modal, .popin, .drawer: isDismissible
    }
  }
}
