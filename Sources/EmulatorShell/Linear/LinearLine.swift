import EmulatorCore
import PaywallModel
import TerminalModel

/// What a typed line means: keys to press, or something to be read.
enum LinearLine: Hashable, Sendable {
  /// `said` tells what was pressed, where the walk's own lines may not.
  case keys([Key], said: String?)
  case say([String])

  init(_ line: String, in shell: Shell) {
    if line.isEmpty {
      self = .say(["paywalk: Answer with a number. ? lists the letters, screen reads all."])
    } else if shell.windows.last?.isTyping == true || shell.isTypingFilter {
      self = LinearLine.typed(line, in: shell)
    } else if let reading = LinearLine.reading(line, in: shell) {
      self = .say(reading)
    } else if let (number, value) = LinearLine.number(line) {
      self = LinearLine.answer(number, value, in: shell)
    } else if let key = Key(name: line) {
      self = .keys([key], said: nil)
    } else {
      self = .say([
        "paywalk: \(shell.echo(of: line)) is neither a number nor a letter nor a word."
          + " ? lists them all."
      ])
    }
  }

  /// The words and letters that only read.
  private static func reading(_ line: String, in shell: Shell) -> [String]? {
    switch line {
    case "screen": LinearPlace.whole(shell)
    case "more": LinearPlace.more(shell)
    case "?", ":": LinearHelp.lines(for: shell)
    default: nil
    }
  }

  /// `3` or `3 network`.
  fileprivate static func number(_ line: String) -> (Int, String?)? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, first.count <= 4, let number = Int(first), number >= 0 else {
      return nil
    }
    return (number, parts.count == 2 ? String(parts[1]).trimmed : nil)
  }

  private static func answer(_ number: Int, _ value: String?, in shell: Shell) -> LinearLine {
    if number == 0 { return .keys([.escape], said: nil) }
    if case .question(let question)? = shell.windows.last {
      return LinearKeys.option(number, of: question)
    }
    if case .mail(let window)? = shell.windows.last {
      return LinearKeys.mail(number, of: shell.listedMails.count, window)
    }
    switch shell.place {
    case .phone: return LinearKeys.target(number, in: shell)
    case .start: return LinearKeys.row(number, in: shell)
    case .phoneDialog, .textField: return LinearKeys.wayOut(number, value, in: shell)
    case .panel, .ownDialog, .list, .replay, .tooSmall:
      return .keys(String(number).map { .character($0) }, said: nil)
    }
  }

  /// In a field of Paywalk's own everything is text, but 0, which leaves it.
  private static func typed(_ line: String, in shell: Shell) -> LinearLine {
    if line == "0" { return .keys([.escape], said: nil) }
    return .keys(LinearKeys.replacing(TokenMask.recorded(line)) + [.enter], said: nil)
  }
}

extension Window {
  /// A field of it has the keys.
  fileprivate var isTyping: Bool {
    switch self {
    case .question(let question): question.isTyping
    case .list, .mail: false
    }
  }
}

extension Shell {
  /// The filter or the search of the start list is typed.
  fileprivate var isTypingFilter: Bool { filterField != nil || start.field != nil }
}

extension Shell {
  /// A line of the linear mode as it may be written down: without a link's token, and without who
  /// signs in.
  public func echo(of line: String) -> String {
    guard secretField?.kind == .userID else { return TokenMask.typed(line) }
    if let (number, value) = LinearLine.number(line.trimmed), let value {
      return "\(number) \(UserIDMask.recorded(value))"
    }
    return UserIDMask.recorded(line)
  }
}
