import EmulatorCore
import TerminalModel

extension SDKEvent {
  /// `plan yearly, placement premium`.
  var listed: String { properties.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }
}

/// An event as the app's listener gets it.
enum EventJSON {
  /// One member a line; a value that does not fit stands on the next one, indented.
  static func lines(of event: SDKEvent, columns: Int) -> [String] {
    let members =
      [("event_name", quoted(event.name))]
      + event.properties.map { ($0.key, value($0.value)) }
    let lines = members.enumerated().flatMap { index, member in
      let comma = index < members.count - 1 ? "," : ""
      return self.lines(key: quoted(member.0), value: member.1 + comma, columns: columns)
    }
    return ["{"] + lines + ["}"]
  }

  private static func lines(key: String, value: String, columns: Int) -> [String] {
    let whole = "\(key): \(value)"
    return TextWidth.columns(of: whole) <= columns ? [whole] : ["\(key):", "  \(value)"]
  }

  /// Numbers and truth values bare, everything else quoted.
  private static func value(_ text: String) -> String {
    let isBare = text == "true" || text == "false" || isNumber(text)
    return isBare ? text : quoted(text)
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isWritten =
      parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    let whole = parts.first ?? ""
    return isWritten && (whole == "0" || !whole.hasPrefix("0"))
  }

  private static func quoted(_ text: String) -> String {
    let inner = text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "\"\(inner)\""
  }
}

/// Why an event was sent.
enum EventCause {
  /// `Sent because: STORE T3 failed: network (call 8)`: the line of the same press before it.
  static func text(of event: SDKEvent, in walk: Walk) -> String? {
    guard let line = line(of: event, in: walk) else { return nil }
    let before = walk.trace[..<line].last {
      $0.who != .event && $0.press == walk.trace[line].press
    }
    guard let before else { return nil }
    let call = before.call.map { " (call \($0.number))" } ?? ""
    return "Sent because: \(before.who.rawValue) \(before.text)\(call)"
  }

  /// The cause, and the rule behind the event.
  static func reason(of event: SDKEvent, in walk: Walk) -> Reason? {
    guard let line = line(of: event, in: walk), let rule = walk.trace[line].reason else {
      return nil
    }
    let cause = text(of: event, in: walk).map { "\($0). " } ?? ""
    return Reason(cause + rule.text, rule.source, lever: rule.lever)
  }

  private static func line(of event: SDKEvent, in walk: Walk) -> Int? {
    walk.trace.firstIndex { $0.who == .event && $0.at == event.at && names(event, $0) }
  }

  private static func names(_ event: SDKEvent, _ line: TraceLine) -> Bool {
    line.text.split(whereSeparator: { $0 == " " || $0 == "," }).contains { $0 == event.name }
  }
}
