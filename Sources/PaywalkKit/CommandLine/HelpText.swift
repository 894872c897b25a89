/// What `--help` and `--version` print.
enum HelpText {
  static let version =
    "paywalk \(Paywalk.version), an independent emulator. Nothing is bought, nothing is sent."

  static func text(for command: CommandName?) -> String {
    command.map(page) ?? overview
  }

  private static var overview: String {
    let commands = CommandName.allCases.map { name in
      ("paywalk \(name.rawValue) \(name.arguments)", name.help)
    }
    return """
      Walk a paywall in the terminal: press its buttons, answer as your app would, replay the walk.

      \(columns(commands))

      Without a command: paywalk run. \
      paywalk COMMAND --help lists its options.
      Exit status: 0 fine, 1 a check failed, 2 a file or the command line is wrong, 3 a session and
      the program disagree, 70 our own fault.
      """
  }

  private static func page(_ name: CommandName) -> String {
    let options = name.options.map { option in
      ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let head = "paywalk \(name.rawValue) \(name.arguments)\n\(name.help)"
    return options.isEmpty ? head : head + "\n\n" + columns(options)
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + "  " + right
    }.joined(separator: "\n")
  }
}
