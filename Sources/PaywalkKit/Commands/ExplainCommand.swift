import PaywallModel

/// `paywalk explain`: rules, uses, errors, problems of files and what differs between profiles.
enum ExplainCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let pages = ExplainPages.all
    let isForProgram = line.flags.contains("json")
    guard let name = line.arguments.first else {
      if isForProgram { Output.json(.list(pages.map(\.node))) } else { Output.data(list(pages)) }
      return .fine
    }
    guard let page = pages.first(where: { $0.isCalled(name) }) else { throw unknown(name, pages) }
    if isForProgram { Output.json(page.node) } else { Output.data(page.text) }
    return .fine
  }

  private static func list(_ pages: [ExplainPage]) -> String {
    let parts = ExplainPage.Kind.allCases.map { ExplainPage.list(pages, of: $0) }
    return (parts + ["paywalk explain NAME prints one of them; --json is for programs."])
      .joined(separator: "\n\n")
  }

  private static func unknown(_ name: String, _ pages: [ExplainPage]) -> CommandFailure {
    let known = pages.flatMap { [$0.name] + $0.otherNames }
    let advice = NearestName.advice(
      for: name, among: known, otherwise: "paywalk explain lists what there is.")
    return CommandFailure("There is nothing called \"\(name)\" to explain. \(advice)")
  }
}
