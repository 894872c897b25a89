import PaywallModel

/// Scripts for shells. Texts are ours; in single quotes nothing but the quote means anything.
enum ShellCompletions {
  private static let commands = CommandName.allCases

  /// `source <(paywalk completions bash)`
  static var bash: String {
    let cases = commands.map { command in
      "    \(command.rawValue)) words='\(words(of: command).joined(separator: " "))' ;;"
    }.joined(separator: "\n")
    let values = commands.flatMap { command in
      valued(command).map { option, choices in
        "    \(command.rawValue):--\(option)) choices='\(choices.joined(separator: " "))' ;;"
      }
    }.joined(separator: "\n")
    return """
      _paywalk() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} words= choices=
        COMPREPLY=()
        case $command:$before in
      \(values)
        esac
        if [ -n "$choices" ]; then
          COMPREPLY=($(compgen -W "$choices" -- "$current"))
          return
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands.map(\.rawValue).joined(separator: " "))' -- "$current"))
          compopt -o default
          return
        fi
        case $command in
      \(cases)
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [ ${#COMPREPLY[@]} -gt 0 ] || compopt -o default
      }
      complete -F _paywalk paywalk
      """
  }

  /// `source <(paywalk completions zsh)`
  static var zsh: String {
    let list = commands.map { "    '\($0.rawValue):\(quoted($0.help))'" }.joined(separator: "\n")
    let cases = commands.map { command in
      let specs = command.options.map { "      \(zshSpec($0))" } + ["      '*:file:_files'"]
      return "    \(command.rawValue)) _arguments \\\n\(specs.joined(separator: " \\\n")) ;;"
    }.joined(separator: "\n")
    return """
      #compdef paywalk
      _paywalk() {
        local -a commands
        commands=(
      \(list)
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _files
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases)
        esac
      }
      compdef _paywalk paywalk
      """
  }

  private static func zshSpec(_ option: OptionSpec) -> String {
    let help = quoted(option.help).replacing(each: "[", by: "(").replacing(each: "]", by: ")")
    let head = "--\(option.name)"
    guard let value = option.value else { return "'\(head)[\(help)]'" }
    let choices = option.choices
    let action = choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
    return "'*\(head)[\(help)]:\(quoted(value.replacing(each: ":", by: "")) ):\(action)'"
  }

  /// `paywalk completions fish | source`
  static var fish: String {
    let names = commands.map(\.rawValue).joined(separator: " ")
    let first = commands.map { command in
      "complete -c paywalk -n 'not __fish_seen_subcommand_from \(names)' "
        + "-a \(command.rawValue) -d '\(quoted(command.help))'"
    }
    let options = commands.flatMap { command in
      command.options.map { option in
        let choices = option.choices
        let value = option.value == nil ? "" : choices.isEmpty ? " -r" : " -x"
        let list = choices.isEmpty ? "" : " -a '\(choices.joined(separator: " "))'"
        return "complete -c paywalk -n '__fish_seen_subcommand_from \(command.rawValue)' "
          + "-l \(option.name)\(value)\(list) -d '\(quoted(option.help))'"
      }
    }
    return (first + options).joined(separator: "\n")
  }

  private static func words(of command: CommandName) -> [String] {
    command.options.map { "--\($0.name)" } + ["--help"] + command.argumentChoices
  }

  private static func valued(_ command: CommandName) -> [(String, [String])] {
    command.options.filter { !$0.choices.isEmpty }.map { ($0.name, $0.choices) }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing(each: "'", by: "’").replacing(each: ":", by: "\\:")
  }
}

extension OptionSpec {
  /// The values of an option that has only these: `text|json` names two.
  var choices: [String] {
    guard let value, value.contains("|") else { return [] }
    let parts = value.split(separator: "|").map(String.init)
    return parts.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
      ? parts : []
  }
}
