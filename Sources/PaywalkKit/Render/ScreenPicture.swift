import PaywallModel
import PaywallRenderer
import TerminalModel

/// The picture of one screen of a project.
enum ScreenPicture {
  static func print(
    _ wanted: String, _ line: CommandLineArguments, look: PictureLook
  ) throws(CommandFailure) {
    if line.value("step") != nil {
      throw CommandFailure("--step counts for a *.session or *.scenario, not for a screen.")
    }
    var project = try open(wanted, line)
    if let locale = line.value("locale") { project.catalog.project.locale = locale }
    let screen = try find(wanted, in: project)
    var view = ScreenView(
      screen: screen, pane: try size(line.value("size")), scheme: look.colorScheme,
      depth: look.depth, glyphs: look.glyphs)
    view.textOrder = look.textOrder
    for choice in line.values["select"] ?? [] { try choose(choice, in: &view) }
    view.texts = TextContext(of: screen, selections: view.selections, in: project.catalog)
    try PictureState.apply(line, to: &view, in: project.catalog)
    let rendered = ScreenRenderer.render(view, catalog: project.catalog)
    let surface = drawn(rendered, look, project)
    look.print(surface, title: screen.id) {
      ScreenJSON.node(
        rendered, of: view, tree: ScreenRenderer.inspect(view, catalog: project.catalog))
    }
  }

  /// With the dots of the project's pictures where there are colours for them.
  private static func drawn(
    _ rendered: RenderedScreen, _ look: PictureLook, _ project: ProjectFolder
  ) -> Surface {
    switch look.format {
    case .text, .json: return rendered.surface
    case .ansi, .svg, .html:
      var drawer = ProjectPictures(folder: project.folder)
        .drawer(depth: look.depth, drawsUnicode: look.glyphs == .unicode)
      return rendered.surface.drawing(rendered.pictures, by: &drawer)
    }
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
    guard let select = view.screen.select(parts[0]) else {
      let names = view.screen.selects.map(\.id)
      let advice = NearestName.advice(
        for: parts[0], among: names,
        otherwise: names.isEmpty ? "It has none." : "Known: \(names.joined(separator: ", ")).")
      throw CommandFailure("--select \(written): the screen has no such select. \(advice)")
    }
    let options = parts[1].split(separator: ",").map(String.init)
    let known = view.screen.options(of: select)
    if let stranger = options.first(where: { !known.isEmpty && !known.contains($0) }) {
      let advice = NearestName.advice(
        for: stranger, among: known, otherwise: "Known: \(known.joined(separator: ", ")).")
      throw CommandFailure("--select \(written): \(parts[0]) has no such option. \(advice)")
    }
    view.selections.set(parts[0], to: options)
  }
}

extension Catalog {
  fileprivate func placement(_ id: String) -> Screen? {
    project.placement(id)?.screenID.flatMap { screen($0) }
  }
}

extension Screen {
  /// The options of a select: those that it declares, chooses by default, or can be pressed.
  fileprivate func options(of select: Select) -> [String] {
    var names = Set(select.options.map(\.id) + select.defaults)
    var waiting = [root]
    while let component = waiting.popLast() {
      for case .selectOptions(let binding) in component.actions where binding.selectID == select.id
      {
        names.formUnion(binding.options)
      }
      if let binding = component.selected, binding.selectID == select.id {
        names.formUnion(binding.options)
      }
      waiting += component.children
    }
    return names.sorted()
  }
}
