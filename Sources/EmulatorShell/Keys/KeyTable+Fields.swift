import TerminalModel

extension KeyTable {
  static let replayKeys: [KeyBinding] = [
    replay(characters(" "), .playOrPause, "␣", nil, "play", "play, pause"),
    replay([.left] + characters("h"), .left, "←→", "←→ hl", "step", "one step back, forward"),
    replay([.right] + characters("l"), .right, "←→", "←→ hl", "step", "one step back, forward"),
    replay(characters("n"), .nextProblem, "n", "n N", "marker", "next, previous marker"),
    replay(characters("N"), .previousProblem, "N", "n N", "previous", "next, previous marker"),
    replay(characters("<"), .slower, "<>", "< >", "speed", "slower, faster"),
    replay(characters(">"), .faster, "<>", "< >", "speed", "slower, faster"),
    replay(characters("g"), .first, "g", "g G", "go to", "go to a step number, last step"),
    replay(characters("G"), .last, "G", "g G", "last", "go to a step number, last step"),
    replay(
      characters("t"), .takeOver, "t", nil, "take over",
      "take over: the walk goes on live from here, as a new session"),
    replay([.escape], .back, "esc", nil, "leave", "leave the replay"),
  ]

  static let fieldKeys: [KeyBinding] = [
    field([.enter], .press, "⏎", nil, "do it", "do it"),
    field([.tab], .next, "⇥", nil, "next field", "next field"),
    field([.backTab], .previous, "⇤", nil, "previous field", "previous field"),
    field([.left], .left, "←→", nil, "move", "move"),
    field([.right], .right, "←→", nil, "move", "move"),
    field([.up], .up, "↑↓", nil, "earlier", "earlier entries"),
    field([.down], .down, "↑↓", nil, "earlier", "earlier entries"),
    field([.escape], .back, "esc", nil, "cancel", "cancel"),
  ]

  static let listKeys: [KeyBinding] =
    [
      list([.enter], .press, "⏎", "do it", "do it"),
      list([.up], .up, "↑↓", "choose", "choose"),
      list([.down], .down, "↑↓", "choose", "choose"),
      list([.tab], .findByKey, "⇥", "find by key", "find by key (help)"),
      list([.left], .left, "←→", "move", "move the cursor"),
      list([.right], .right, "←→", "move", "move the cursor"),
      list([.escape], .back, "esc", "close", "close"),
    ] + editing

  /// What edits the text of fields and lists.
  private static let editing: [KeyBinding] = [
    edit(
      [.home, .control("a")], .lineStart, "Home", "Home End", "start", "start, end of the line"),
    edit([.end, .control("e")], .lineEnd, "End", "Home End", "end", "start, end of the line"),
    edit([.backspace], .deleteBackward, "⌫", "⌫ Del", "delete", "delete a character"),
    edit([.delete], .deleteForward, "Del", "⌫ Del", "delete", "delete a character"),
    edit(
      [.control("u")], .deleteToStart, "^U", "^U ^K ^W", "clear", "delete to start, end, a word"),
    edit([.control("k")], .deleteToEnd, "^K", "^U ^K ^W", "cut", "delete to start, end, a word"),
    edit([.control("w")], .deleteWord, "^W", "^U ^K ^W", "word", "delete to start, end, a word"),
  ]

  private static func replay(
    _ keys: [Key], _ intent: Intent, _ sign: String, _ helpSign: String?, _ label: String,
    _ help: String
  ) -> KeyBinding {
    move(keys, intent, [.replay], sign, helpSign ?? sign, label, help)
  }

  private static func field(
    _ keys: [Key], _ intent: Intent, _ sign: String, _ helpSign: String?, _ label: String,
    _ help: String
  ) -> KeyBinding {
    move(keys, intent, [.textField], sign, helpSign ?? sign, label, help)
  }

  private static func list(
    _ keys: [Key], _ intent: Intent, _ sign: String, _ label: String, _ help: String
  ) -> KeyBinding {
    move(keys, intent, [.list], sign, sign, label, help)
  }

  private static func edit(
    _ keys: [Key], _ intent: Intent, _ sign: String, _ helpSign: String, _ label: String,
    _ help: String
  ) -> KeyBinding {
    move(keys, intent, [.textField, .list], sign, helpSign, label, help)
  }
}
