import PaywallModel
import PaywallRenderer
import TerminalModel

/// `paywalk render`: one picture of a screen.
enum RenderCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let format = try line.choice("format", Format.self) ?? .text
    let wanted = line.arguments[0]
    var project = try open(wanted, line)
    if let locale = line.value("locale") { project.catalog.project.locale = locale }
    let screen = try find(wanted, in: project)
    var view = ScreenView(
      screen: screen, pane: try size(line.value("size")),
      scheme: try line.choice("scheme", ColorScheme.self) ?? .dark, depth: .mono)
    for choice in line.values["select"] ?? [] { try choose(choice, in: &view) }
    view.texts = TextContext(
      currentPlanID: screen.currentPlanID(selections: view.selections),
      locale: project.catalog.project.locale)
    let rendered = ScreenRenderer.render(view, catalog: project.catalog)
    switch format {
    case .text: Output.data(rendered.surface.text)
    case .json: Output.json(RenderedScreenJSON.node(rendered, of: screen))
    }
    return .fine
  }

  /// A file by itself, or a screen of the project.
  private static func open(
    _ wanted: String, _ line: CommandLineArguments
  ) throws(CommandFailure) -> ProjectFolder {
    let isPath = wanted.contains("/") || wanted.hasSuffix(".json") || Files.exists(wanted)
    let isFile = line.value("in") == nil && isPath
    return try ProjectFolder.open(isFile ? wanted : line.value("in"), store: line.value("store"))
  }

  private static func find(
    _ wanted: String, in project: ProjectFolder
  ) throws(CommandFailure) -> Screen {
    let catalog = project.catalog
    let named = catalog.screen(wanted) ?? catalog.placement(wanted)
    if let screen = named ?? (project.isSingleFile ? catalog.screens.first : nil) { return screen }
    let errors = project.fatalProblems
    if !errors.isEmpty { throw CommandFailure(ProjectProblems.text(errors, of: project)) }
    let names = catalog.screens.map(\.id)
    let advice = NearestName.advice(
      for: wanted, among: names,
      otherwise: names.isEmpty ? "There is none." : "Known: \(names.joined(separator: ", ")).")
    throw CommandFailure("There is no screen \"\(wanted)\" in \(project.path). \(advice)")
  }

  private static func size(_ written: String?) throws(CommandFailure) -> Size {
    guard let written else { return Size(columns: 40, rows: 20) }
    let numbers = written.lowercased().split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...1_000).contains($0) }) else {
      throw CommandFailure("--size \(written): columns and rows were expected, such as 40x20.")
    }
    return Size(columns: numbers[0], rows: numbers[1])
  }

  private static func choose(
    _ written: String, in view: inout ScreenView
  ) throws(CommandFailure) {
    let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw CommandFailure("--select \(written): SELECT=OPTION was expected.")
    }
    guard view.screen.selects.contains(where: { $0.id == parts[0] }) else {
      let names = view.screen.selects.map(\.id)
      let advice = NearestName.advice(
        for: parts[0], among: names, otherwise: "Known: \(names.joined(separator: ", ")).")
      throw CommandFailure("--select \(written): the screen has no such select. \(advice)")
    }
    view.selections.set(parts[0], to: parts[1].split(separator: ",").map(String.init))
  }
}

extension Catalog {
  fileprivate func placement(_ id: String) -> Screen? {
    project.placement(id)?.screenID.flatMap { screen($0) }
  }
}
