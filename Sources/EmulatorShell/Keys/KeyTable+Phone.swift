import TerminalModel

extension KeyTable {
  static let startKeys: [KeyBinding] =
    rows(in: [.start], label: "choose", help: "choose")
    + [
      KeyBinding(
        [.enter, .character(" ")], .press, in: [.start], sign: "⏎", helpSign: "⏎ ␣",
        label: "open", help: "open as your app would"),
      KeyBinding(
        characters("n"), .newFromTemplate, in: [.start], sign: "n", label: "new",
        help: "new screen from a template"),
      KeyBinding(
        characters("o"), .openOther, in: [.start], sign: "o", label: "other",
        help: "another folder or file"),
      KeyBinding(
        [.escape], .back, in: [.start], sign: "esc", label: "clear", help: "clear the search",
        isCommand: false),
    ]

  static let phoneKeys: [KeyBinding] =
    [
      KeyBinding(
        [.enter, .character(" ")], .press, in: [.phone], sign: "⏎", helpSign: "⏎ ␣",
        label: "press", help: "press; on a choice: choose", isCommand: false)
    ] + steps(in: [.phone], label: "next") + directions(in: [.phone], help: "move, also hjkl")
    + digits(in: [.phone], help: "go to the nth thing; never presses") + [
      KeyBinding(
        characters("#"), .toggleNumbers, in: [.phone], sign: "#", label: "numbers",
        help: "show or hide those numbers on the screen"),
      KeyBinding(
        characters("g"), .first, in: [.phone], sign: "g", helpSign: "g G", label: "first",
        help: "first, last thing", isCommand: false),
      KeyBinding(
        characters("G"), .last, in: [.phone], sign: "G", helpSign: "g G", label: "last",
        help: "first, last thing", isCommand: false),
      KeyBinding(
        [.escape], .back, in: [.phone], sign: "esc", label: "back",
        help: "the system's back: swipe on iOS, back on Android", isCommand: false),
    ]

  static let dialogKeys: [KeyBinding] =
    [
      KeyBinding(
        [.enter, .character(" ")], .press, in: [.phoneDialog, .ownDialog], sign: "⏎",
        helpSign: "⏎ ␣", label: "press", help: "press", isCommand: false)
    ] + digits(in: [.phoneDialog, .ownDialog], help: "go to the nth way out")
    + steps(in: [.phoneDialog, .ownDialog], label: "next")
    + directions(in: [.phoneDialog, .ownDialog], help: "next, previous; scroll; change a value")
    + [
      KeyBinding(
        characters("n"), .nextProblem, in: [.ownDialog], sign: "n", helpSign: "n N",
        label: "next problem", help: "next, previous problem", isCommand: false),
      KeyBinding(
        characters("N"), .previousProblem, in: [.ownDialog], sign: "N", helpSign: "n N",
        label: "previous problem", help: "next, previous problem", isCommand: false),
      KeyBinding(
        characters("y"), .copy, in: [.ownDialog], sign: "y", label: "copy",
        help: "copy the text", isCommand: false),
      KeyBinding(
        [.escape], .back, in: [.phoneDialog], sign: "esc", label: "cancel",
        help: "the dialog's own way: dismiss, cancel; an SDK alert has none", isCommand: false),
      KeyBinding(
        [.escape], .back, in: [.ownDialog], sign: "esc", label: "close", help: "close",
        isCommand: false),
    ]

  static func rows(in places: [Place], label: String, help: String) -> [KeyBinding] {
    [
      move([.up] + characters("k"), .up, places, "↑↓", "↑↓ jk", label, help),
      move([.down] + characters("j"), .down, places, "↑↓", "↑↓ jk", label, help),
      move(characters("g"), .first, places, "g", "g G", "first", "first, last"),
      move(characters("G"), .last, places, "G", "g G", "last", "first, last"),
    ]
  }

  static func steps(in places: [Place], label: String) -> [KeyBinding] {
    [
      move([.tab], .next, places, "⇥", "⇥ ⇤", label, "next, previous in reading order"),
      move(
        [.backTab], .previous, places, "⇤", "⇥ ⇤", "previous", "next, previous in reading order"),
    ]
  }

  static func directions(in places: [Place], help: String) -> [KeyBinding] {
    [
      move([.up] + characters("k"), .up, places, "↑↓", "↑↓←→", "move", help),
      move([.down] + characters("j"), .down, places, "↑↓", "↑↓←→", "move", help),
      move([.left] + characters("h"), .left, places, "←→", "↑↓←→", "move", help),
      move([.right] + characters("l"), .right, places, "←→", "↑↓←→", "move", help),
    ]
  }

  static func digits(in places: [Place], help: String) -> [KeyBinding] {
    (1...9).map { number in
      move(characters("\(number)"), .digit(number), places, "1-9", "1–9", "pick", help)
    }
  }

  static func move(
    _ keys: [Key], _ intent: Intent, _ places: [Place], _ sign: String, _ helpSign: String,
    _ label: String, _ help: String
  ) -> KeyBinding {
    KeyBinding(
      keys, intent, in: places, sign: sign, helpSign: helpSign, label: label, help: help,
      isCommand: false)
  }
}
