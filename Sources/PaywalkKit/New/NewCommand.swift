import PaywallModel

/// `paywalk new`: a first screen, project or scenario that can be checked and walked at once.
enum NewCommand {
  /// What can be made.
  enum Kind: String, CaseIterable {
    case screen, project, scenario
  }

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let written = line.arguments[0]
    guard let kind = Kind(rawValue: written) else {
      let names = Kind.allCases.map(\.rawValue)
      let advice = NearestName.advice(
        for: written, among: names, otherwise: "Known: \(names.joined(separator: ", ")).")
      throw CommandFailure("\"\(written)\" cannot be made. \(advice)")
    }
    guard line.arguments.count > 1 else {
      throw CommandFailure("Say what it is called: paywalk new \(kind.rawValue) NAME")
    }
    let name = line.arguments[1]
    do throws(FileFailure) {
      let made = try make(kind, name, in: line.value("in"))
      for path in made { Output.data(path) }
      Output.talk(kind.next(after: made, name: name))
      return .fine
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func make(
    _ kind: Kind, _ name: String, in folder: String?
  ) throws(FileFailure) -> [String] {
    let base = PathText.name(of: name)
    try checkName(base, of: name)
    switch kind {
    case .screen:
      guard base == name else { throw FileFailure(name, "a name without a folder was expected.") }
      return [try TemplateScreen.write(name: name, into: try self.folder(folder))]
    case .project: return try TemplateProject.write(name: base, to: name)
    case .scenario:
      guard base == name else { throw FileFailure(name, "a name without a folder was expected.") }
      return [try TemplateScenario.write(name: name, into: try self.folder(folder))]
    }
  }

  /// The folder that was named, else `screens` if it is here, else this one.
  private static func folder(_ given: String?) throws(FileFailure) -> String {
    guard let given else { return Files.exists("screens/paywalk.json") ? "screens" : "." }
    guard case .folder = try Files.kind(of: given) else {
      throw FileFailure(given, "a folder was expected.")
    }
    return given
  }

  /// Letters, digits, `-` and `_`: what every system takes as a file's name, and files as an id.
  private static func checkName(_ name: String, of path: String) throws(FileFailure) {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "-_".unicodeScalars.contains($0))
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix("-"), name.count <= 64 else {
      throw FileFailure(path, "letters, digits, - and _ were expected, at most 64.")
    }
  }
}

extension NewCommand.Kind {
  /// What to do with what was made.
  fileprivate func next(after made: [String], name: String) -> String {
    switch self {
    case .screen: "Edit it, and walk it: paywalk run \(made[0])"
    case .project: "Walk it: paywalk run \(name)"
    case .scenario: "Play it: paywalk test \(made[0])"
    }
  }
}
