import PaywallModel

/// A command line, taken apart.
struct CommandLineArguments: Hashable {
  /// What is asked for.
  enum Request: Hashable {
    case command(CommandName)
    /// Nil: of the whole program.
    case help(CommandName?)
    case version
  }

  var request: Request
  /// What stands there besides options, in order.
  var arguments: [String] = []
  /// The values of options, in order.
  var values: [String: [String]] = [:]
  /// Options without value that were given.
  var flags: Set<String> = []

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Reads what follows the program's name.
  init(_ words: [String]) throws(CommandFailure) {
    var rest = words[...]
    let command = try Self.takeCommand(&rest)
    request = .command(command)
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": request = .help(words.first == command.rawValue ? command : nil)
      case "--version": request = .version
      case "--":
        arguments += rest
        rest = []
      case _ where word.hasPrefix("-") && word.count > 1:
        try takeOption(word, &rest, of: command)
      default: arguments.append(word)
      }
    }
    try checkArguments(of: command)
  }

  /// A first word that is no command is a path, if something is there.
  private static func takeCommand(
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> CommandName {
    guard let first = rest.first, !first.hasPrefix("-") else { return .run }
    if let command = CommandName(rawValue: first) {
      rest.removeFirst()
      return command
    }
    if first == "help" || first == "version" {
      rest[rest.startIndex] = "--\(first)"
      return .run
    }
    if first.contains("/") || first.contains(".") || Files.exists(first) { return .run }
    let advice = NearestName.advice(
      for: first, among: CommandName.allCases.map(\.rawValue) + ["help", "version"],
      otherwise: "paywalk --help lists the commands.")
    throw CommandFailure("\"\(first)\" is neither a command nor a file. \(advice)")
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: CommandName
  ) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == name })
    else {
      let known = command.options.map { "--" + $0.name } + ["--help", "--version"]
      let advice = NearestName.advice(
        for: "--" + name, among: known, otherwise: "paywalk \(command.rawValue) --help lists them.")
      throw CommandFailure("paywalk \(command.rawValue) has no option \(parts[0]). \(advice)")
    }
    guard let placeholder = option.value else {
      if parts.count > 1 { throw CommandFailure("--\(name) takes no value.") }
      flags.insert(name)
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw CommandFailure("--\(name) needs a value: --\(name) \(placeholder)")
    }
    values[name, default: []].append(value)
  }

  private func checkArguments(of command: CommandName) throws(CommandFailure) {
    guard case .command = request else { return }
    if arguments.count > command.mostArguments {
      let surplus = arguments[command.mostArguments]
      throw CommandFailure(
        "\"\(surplus)\" is one argument too many: paywalk \(command.rawValue) \(command.arguments)")
    }
    let needsOne = !command.arguments.isEmpty && !command.arguments.hasPrefix("[")
    if arguments.isEmpty && needsOne {
      throw CommandFailure(
        "Say what to \(command.rawValue): paywalk \(command.rawValue) \(command.arguments)")
    }
  }
}

extension CommandLineArguments {
  /// The value of an option as a number within bounds.
  func number(_ name: String, in bounds: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let written = value(name) else { return nil }
    if let number = Int(written), bounds.contains(number) { return number }
    throw CommandFailure(
      "--\(name) \(written): a number from \(bounds.lowerBound) to \(bounds.upperBound) was expected."
    )
  }

  /// The value of an option as one of our kinds; the error lists what there is.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Value.Type
  ) throws(CommandFailure) -> Value? where Value.RawValue == String {
    guard let written = value(name) else { return nil }
    if let known = Value(rawValue: written) { return known }
    let names = Value.allCases.map(\.rawValue)
    let advice = NearestName.advice(
      for: written, among: names, otherwise: "Known: \(names.joined(separator: ", ")).")
    throw CommandFailure("--\(name) \(written): there is no such value. \(advice)")
  }
}
