import EmulatorCore
import PaywallModel

/// What the preview says.
struct PreviewText {
  /// A label and what stands beside it.
  struct Line: Sendable {
    var label = ""
    var text = ""
    var indent = 12
    var role = ColorRole.text
  }

  let catalog: Catalog
  let interceptors: [ActionKind: InterceptorSetting]
  /// What the row serves, if it is a placement's.
  let serving: StartServing?

  func lines(of row: StartRow, columns: Int) -> [Line] {
    switch row {
    case .header: []
    case .placement(let placement):
      serving.map { lines(of: placement, serving: $0, columns: columns) } ?? []
    case .screen(let screen): lines(of: screen, columns: columns)
    case .broken(let file): lines(ofBroken: file, columns: columns)
    case .session(let file):
      [text("A recorded walk. ⏎ plays it."), text(file.detail, role: .quiet)]
    case .scenario(let file):
      [text("A script with expectations. ⏎ runs it."), text(file.detail, role: .quiet)]
    }
  }

  private func text(_ text: String, role: ColorRole = .text) -> Line {
    Line(text: text, indent: 1, role: role)
  }

  private func lines(
    of placement: Placement, serving: StartServing, columns: Int
  ) -> [Line] {
    let head = wrapped(serving.sentence, columns)
    let details = serving.details.flatMap {
      labelled($0.label, $0.text, max(1, columns - 12))
    }
    guard serving.found.type != .deactivated else {
      return head + (details.isEmpty ? [] : [Line()]) + details
    }
    guard let screen = serving.screen else {
      let id = serving.found.screenID ?? serving.name
      return wrapped("\(placement.id) wants \(id), which is not there.", columns, role: .bad)
        + wrapped("⏎ shows why.", columns)
    }
    let note = placement.note.map { wrapped($0, columns, role: .quiet) } ?? []
    return head + note + [Line()] + details + lines(of: screen, columns: columns)
  }

  private func lines(of screen: Screen, columns: Int) -> [Line] {
    let room = max(1, columns - 12)
    let contents = ScreenContents(of: screen)
    var lines = labelled("shown as", screen.displayMode.kind.rawValue, room)
    lines += labelled("to press", pressables(of: contents), room)
    lines += labelled("actions", actions(of: contents), room)
    lines += labelled("your app", appWords(for: contents), room)
    for (index, plan) in screen.plans.prefix(4).enumerated() {
      lines += labelled(index == 0 ? "plans" : "", "\(plan.id) \(price(of: plan.id))", room)
    }
    return lines + checks(of: screen, room)
  }

  private func pressables(of contents: ScreenContents) -> String {
    let choices = contents.choiceCount
    let others = contents.pressableCount - choices
    let choiceText = choices == 1 ? "1 choice" : "\(choices) choices"
    let otherText = others == 1 ? "1 other thing" : "\(others) other things"
    if choices == 0 { return others == 1 ? "1 thing" : "\(others) things" }
    return others == 0 ? choiceText : "\(choiceText), \(otherText)"
  }

  private func price(of planID: String) -> String {
    let store = catalog.store
    guard let price = catalog.product(forPlan: planID)?.price else {
      return PriceText.missing
    }
    return PriceText.amount(
      price, in: Currency(storefront: store.storefront) ?? .dollar,
      locale: catalog.project.locale)
  }

  private func actions(of contents: ScreenContents) -> String {
    var names: [String] = []
    for chain in contents.chains {
      let name = chain.map(\.kind.apiName).joined(separator: " then ")
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  private func appWords(for contents: ScreenContents) -> String {
    let kinds = Set(contents.actions.map(\.kind))
    let settings = ActionKind.allCases.compactMap { kind -> String? in
      guard kinds.contains(kind), let setting = interceptors[kind]
      else { return nil }
      return "\(PreviewText.name(of: setting.shows)) before \(kind.apiName)"
    }
    return settings.isEmpty ? "intercepts nothing here" : settings.joined(separator: ", ")
  }

  static func name(of screen: AppScreen) -> String {
    switch screen {
    case .nothing: "an answer"
    case .terms: "terms"
    case .login: "sign-in"
    case .parentalGate: "gate"
    case .ownStore: "own store"
    case .message: "a message"
    case .asksYou: "asks you"
    }
  }

  private func checks(of screen: Screen, _ room: Int) -> [Line] {
    let endings = ["/\(screen.id).screen.json", "/\(screen.id).json"]
    let problems = catalog.problems.filter { problem in
      let file = "/" + problem.file
      return endings.contains { file.hasSuffix($0) }
    }
    guard !problems.isEmpty else {
      return labelled("checks", "✓ nothing to report", room, role: .good)
    }
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return labelled("checks", "! \(count): \(problems[0].message)", room, role: .warn)
  }

  private func lines(ofBroken file: String, columns: Int) -> [Line] {
    let problems = BrokenFiles.problems(of: file, in: catalog)
    let found = problems.prefix(3).flatMap { problem in
      self.wrapped(
        "line \(problem.position.line), column \(problem.position.column): \(problem.message)",
        columns, role: .bad)
    }
    return [text("Not read as a screen. ⏎ shows the problem."), Line()] + found
  }

  private func labelled(
    _ label: String, _ text: String, _ room: Int, role: ColorRole = .text
  ) -> [Line] {
    Wrapping.rows(text, columns: room).prefix(3).enumerated().map { index, row in
      Line(label: index == 0 ? label : "", text: row, role: role)
    }
  }

  private func wrapped(_ text: String, _ columns: Int, role: ColorRole = .text) -> [Line] {
    Wrapping.rows(text, columns: columns).map { self.text($0, role: role) }
  }
}
