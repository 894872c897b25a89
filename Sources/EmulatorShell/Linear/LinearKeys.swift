import EmulatorCore
import PaywallRenderer
import TerminalModel

/// The keys that a numbered answer stands for.
enum LinearKeys {
  /// Empties a field and types a text into it.
  static func replacing(_ text: String) -> [Key] {
    [.control("e"), .control("u")] + text.map { .character($0) }
  }

  /// Goes to the nth thing on the phone and presses it.
  static func target(_ number: Int, in shell: Shell) -> LinearLine {
    let targets = shell.targets
    guard targets.indices.contains(number - 1) else {
      return .say([LinearKeys.nothing(number, of: targets.count)])
    }
    let target = targets[number - 1]
    if let reason = target.disabledReason { return .say(["paywalk: Off: \(reason)"]) }
    let enabled = targets.filter { $0.disabledReason == nil }
    let steps = enabled.firstIndex { $0.target == target.target } ?? 0
    let way: [Key] =
      number <= 9
      ? [.character(Character("\(number)"))]
      : [.character("g")] + Array(repeating: .tab, count: steps)
    return .keys(way + [.enter], said: "press \(number), \(target.label).")
  }

  private static func nothing(_ number: Int, of count: Int) -> String {
    let things = count == 1 ? "1 thing" : "\(count) things"
    return "paywalk: Nothing at \(number). This screen has \(things) to press."
  }

  /// Opens the nth row of the start list.
  static func row(_ number: Int, in shell: Shell) -> LinearLine {
    let rows = shell.startChoices
    guard rows.indices.contains(number - 1) else {
      let count = rows.count == 1 ? "1 row" : "\(rows.count) rows"
      return .say(["paywalk: Nothing at \(number). The list has \(count)."])
    }
    let down = Array(repeating: Key.down, count: number - 1)
    return .keys([.character("g")] + down + [.enter], said: nil)
  }

  /// Takes the nth option of a dialog of Paywalk.
  static func option(_ number: Int, of question: Question) -> LinearLine {
    guard number <= question.options.count else {
      let count = question.options.count
      return .say(["paywalk: Nothing at \(number). There are \(count) answers."])
    }
    let wanted = question.headCount + number - 1
    let steps =
      question.focus < 0
      ? wanted + 1 : (wanted - question.focus + question.itemCount) % question.itemCount
    return .keys(Array(repeating: .tab, count: steps) + [.enter], said: nil)
  }

  /// Opens the link of the nth mail of the list.
  static func mail(_ number: Int, of count: Int, _ window: MailWindow) -> LinearLine {
    guard number <= count else {
      return .say(["paywalk: Nothing at \(number). There are \(count) mails."])
    }
    let step = number - 1 - window.choice
    let keys = Array(repeating: step < 0 ? Key.up : .down, count: abs(step))
    return .keys(keys + [.enter], said: nil)
  }

  /// Leaves the dialog on the phone by its nth way out; a value fills its field, or chooses among
  /// the option's values.
  static func wayOut(_ number: Int, _ value: String?, in shell: Shell) -> LinearLine {
    guard let (dialog, face) = shell.topDialog else { return .say(["paywalk: Nothing is open."]) }
    guard dialog.options.indices.contains(number - 1) else {
      let count = dialog.options.count
      let ways = count == 1 ? "1 way out" : "\(count) ways out"
      return .say(["paywalk: Nothing at \(number). This dialog has \(ways)."])
    }
    guard !dialog.options[number - 1].isOff else {
      let label = dialog.options[number - 1].label
      return .say(["paywalk: Not yet: \(label) can be pressed in a moment."])
    }
    var walker = DialogWalker(dialog: dialog, face: face)
    if let value, let mistake = walker.fill(value, option: number - 1) {
      return .say([mistake])
    }
    walker.leave(by: number - 1)
    return .keys(walker.keys, said: nil)
  }
}

/// Finds the keys from where a dialog's focus is to what is wanted.
private struct DialogWalker {
  let dialog: Dialog
  let face: DialogFace
  private(set) var keys: [Key] = []
  private var focus: Int

  init(dialog: Dialog, face: DialogFace) {
    self.dialog = dialog
    self.face = face
    focus = face.focus
  }

  private mutating func go(to item: DialogItem) {
    guard let index = face.items.firstIndex(of: item) else { return }
    let count = face.items.count
    let passed = (1...count).map { (focus + $0) % count }.prefix { $0 != index }
    // Tab passes over what cannot be taken yet.
    let steps = index == focus ? 0 : passed.count { !dialog.isOff(face.items[$0]) } + 1
    keys += Array(repeating: .tab, count: steps)
    focus = index
  }

  /// Nil when it could be done, else what is wrong.
  mutating func fill(_ value: String, option: Int) -> String? {
    if !dialog.fields.isEmpty {
      go(to: .field(0))
      keys += LinearKeys.replacing(value)
      return nil
    }
    let values = dialog.options[option].values
    guard let index = values.firstIndex(where: { $0.hasPrefix(value.lowercased()) }) else {
      let known = values.isEmpty ? "takes no value" : "takes \(values.joined(separator: ", "))"
      return "paywalk: \(option + 1) \(known)."
    }
    go(to: .option(option))
    let chosen = (face.chosenValues[option] ?? 0) % values.count
    let steps = (index - chosen + values.count) % values.count
    keys += Array(repeating: .right, count: steps)
    return nil
  }

  /// How a sign-in goes on is ticked first, then its button is pressed.
  mutating func leave(by option: Int) {
    if face.items.contains(.choice(option)) {
      go(to: .choice(option))
      keys.append(.enter)
      let button = face.items.first { item in
        if case .option(let index) = item { face.items.contains(.choice(index)) } else { false }
      }
      if let button { go(to: button) }
    } else {
      go(to: .option(option))
    }
    keys.append(.enter)
  }
}
