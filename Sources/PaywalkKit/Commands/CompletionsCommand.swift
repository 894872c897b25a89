import PaywallModel

/// `paywalk completions`: what a shell offers after Tab, from the table of commands.
enum CompletionsCommand {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let name = line.arguments[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      let advice = NearestName.advice(
        for: name, among: names, otherwise: "Known: \(names.joined(separator: ", ")).")
      throw CommandFailure("There are no completions for \"\(name)\". \(advice)")
    }
    switch shell {
    case .bash: Output.data(ShellCompletions.bash)
    case .zsh: Output.data(ShellCompletions.zsh)
    case .fish: Output.data(ShellCompletions.fish)
    }
    return .fine
  }
}
