import PaywallModel

/// A first scenario of a project: its first placement is opened, and the screen is there.
enum TemplateScenario {
  /// Writes `scenarios/NAME.scenario` into a project's folder. Answers with the path.
  static func write(name: String, into folder: String) throws(FileFailure) -> String {
    let path = PathText.joined(folder, "scenarios/\(name).scenario")
    guard !Files.exists(path) else {
      throw FileFailure(path, "this is there already and is not written over.")
    }
    let project: ProjectFolder
    do throws(CommandFailure) {
      project = try ProjectFolder.open(folder, store: nil)
    } catch {
      throw FileFailure(folder, error.message)
    }
    guard let text = text(of: project.catalog) else {
      throw FileFailure(folder, "there is no screen that a scenario could open.")
    }
    try Files.makeFolder(PathText.joined(folder, "scenarios"))
    try Files.replace(path, with: Array(text.utf8))
    return path
  }

  private static func text(of catalog: Catalog) -> String? {
    let placement = catalog.project.placements.first { placement in
      placement.screenID.flatMap { catalog.screen($0) } != nil
    }
    if let placement, let screen = placement.screenID {
      return lines(opening: "placement \(word(placement.id))", screen: screen)
    }
    return catalog.screens.first.map { lines(opening: "screen \(word($0.id))", screen: $0.id) }
  }

  private static func lines(opening: String, screen: String) -> String {
    """
    # What a person does, one step a line; paywalk test plays it.
    \(opening)

    expect screen \(word(screen))
    expect event PRESENTATION_VIEWED
    back
    expect idle

    """
  }

  /// Bare where it may be, else in quotation marks.
  private static func word(_ id: String) -> String {
    let isPlain = id.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "-_.".unicodeScalars.contains($0))
    }
    return isPlain && !id.isEmpty ? id : JSONText.quoted(id)
  }
}
