import EmulatorCore
import TerminalModel

extension SDKEvent {
  /// `plan yearly, placement premium`.
  var listed: String {
    properties.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
  }
}

extension SDKEvent.Reach {
  /// Who gets the event, where it is not everybody.
  var panelName: String {
    switch self {
    case .listenerAndWire: ""
    case .wireOnly: "wire only"
    case .nobody: "not sent"
    }
  }
}

extension SDKEvent.Receiver {
  /// Whose view of an event it is.
  var panelName: String {
    switch self {
    case .listener: "told to your listener"
    case .wire: "sent to Purchasely"
    }
  }
}

extension SDKEvent {
  /// Why a receiver gets it so, or not at all.
  func reason(for receiver: Receiver) -> String? {
    switch (reach, receiver) {
    case (.listenerAndWire, .listener): nil
    case (.listenerAndWire, .wire):
      name.hasPrefix("REDEMPTION") ? "The token is kept out of what is sent." : nil
    case (.wireOnly, .listener): "The event listener never hears of custom events. ← → turn."
    case (.wireOnly, .wire): "A custom event: it is sent, and your listener never hears of it."
    case (.nobody, _): "Not sent: analytics is revoked. It is kept here to be seen."
    }
  }
}

/// An event as JSON, its values typed as the SDK types them.
enum EventJSON {
  /// One member a line; a value that does not fit stands on the next one, indented.
  static func lines(
    of name: String, _ properties: [SDKEvent.Property], columns: Int
  ) -> [String] {
    let name = SDKEvent.Property("event_name", name)
    return object([name] + properties, opening: "", end: "", depth: 0, columns: columns)
  }

  private static func object(
    _ members: [SDKEvent.Property], opening: String, end: String, depth: Int, columns: Int
  ) -> [String] {
    let inside = members.enumerated().flatMap { index, member in
      let comma = index < members.count - 1 ? "," : ""
      return lines(
        of: member.value, opening: "\(quoted(member.key)): ", end: comma, depth: depth,
        columns: columns)
    }
    let outer = indent(depth - 1)
    return ["\(outer)\(opening){"] + inside + ["\(outer)}\(end)"]
  }

  private static func lines(
    of value: EventValue, opening: String, end: String, depth: Int, columns: Int
  ) -> [String] {
    switch value {
    case .object(let members) where !members.isEmpty:
      return object(members, opening: opening, end: end, depth: depth + 1, columns: columns)
    case .list(let values) where values.contains(where: \.isObject):
      let inside = values.enumerated().flatMap { index, value in
        lines(
          of: value, opening: "", end: index < values.count - 1 ? "," : "", depth: depth + 1,
          columns: columns)
      }
      return ["\(indent(depth))\(opening)["] + inside + ["\(indent(depth))]\(end)"]
    case .text, .integer, .decimal, .truth, .list, .object:
      let text = "\(plain(value))\(end)"
      let whole = indent(depth) + opening + text
      guard TextWidth.columns(of: whole) > columns, !opening.isEmpty else { return [whole] }
      return [indent(depth) + opening.dropLast(), "\(indent(depth))  \(text)"]
    }
  }

  /// A value on one line.
  private static func plain(_ value: EventValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .integer, .decimal, .truth: value.words
    case .list(let values): "[\(values.map(plain).joined(separator: ", "))]"
    case .object: "{}"
    }
  }

  /// The members of the event itself stand at the edge.
  private static func indent(_ depth: Int) -> String {
    String(repeating: " ", count: 2 * max(0, depth))
  }

  private static func quoted(_ text: String) -> String {
    let inner = text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "\"\(inner)\""
  }
}

extension EventValue {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
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
