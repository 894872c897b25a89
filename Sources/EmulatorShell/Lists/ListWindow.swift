import EmulatorCore
import PaywallModel
import TerminalModel

/// A list over the middle of the window that narrows while one types: palette or help.
struct ListWindow: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// All commands.
    case palette
    /// The keys of a place.
    case help(Place)
  }

  var kind: Kind
  var field = TextField()
  var choice = 0
  /// The next key is looked up instead of typed.
  var isFindingKey = false
  /// The key that was looked up.
  var foundKey: Key?

  var isHelp: Bool { kind != .palette }

  init(_ kind: Kind) { self.kind = kind }
}

/// One line of palette or help.
struct ListEntry: Hashable, Sendable {
  /// What `recentCommands` remembers.
  var id: String
  /// `Store: move the clock one day on`.
  var title: String
  /// `s >`.
  var keys: String
  /// Why it can't be done now.
  var reason: String?
  /// Where and what is done on ⏎; nil for lines that only tell.
  var place: Place?
  var intent: Intent?

  /// Whether all words are in the line.
  func matches(_ words: [String]) -> Bool {
    let text = (title + " " + keys).lowercased()
    return words.allSatisfy { text.holds($0) }
  }

  /// Whether each of the words begins one of the line's.
  func begins(_ words: [String]) -> Bool {
    let starts = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in starts.contains { $0.hasPrefix(word) } }
  }
}

extension Shell {
  /// The lines of a list as its text narrows them, in their order.
  func entries(of list: ListWindow) -> [ListEntry] {
    let words = list.field.text.lowercased().split(separator: " ").map(String.init)
    switch list.kind {
    case .palette:
      let found = commands.filter { $0.matches(words) }
      let near = found.filter { $0.begins(words) }
      let ranked = near + found.filter { !$0.begins(words) }
      return ranked.filter { $0.reason == nil } + ranked.filter { $0.reason != nil }
    case .help(let place):
      if let key = list.foundKey { return meanings(of: key) }
      return helpLines(place).filter { $0.matches(words) }
    }
  }

  /// Every command, the ones used last first.
  private var commands: [ListEntry] {
    let all = KeyTable.bindings.filter(\.isCommand).map { entry(for: $0) }
    let recent = recentCommands.compactMap { id in all.first { $0.id == id } }
    return recent + all.filter { entry in !recentCommands.contains(entry.id) }
  }

  private func entry(for binding: KeyBinding) -> ListEntry {
    let group = CommandGroup(of: binding)
    let keys = binding.keys.prefix(1).map { KeySigns.name(of: $0, glyphs: options.glyphs) }
    let prefix = group.letter.map { "\($0) " } ?? ""
    return ListEntry(
      id: "\(group.title) \(binding.help)", title: "\(group.title): \(binding.help)",
      keys: keys.isEmpty ? "–" : prefix + keys.joined(), reason: reason(of: binding, in: group),
      place: group.place, intent: binding.intent)
  }

  private func reason(of binding: KeyBinding, in group: CommandGroup) -> String? {
    switch group.place {
    case .start? where walk.hasPresentation:
      return "the list is not shown while a paywall is open"
    case .phone? where !walk.hasPresentation: return "no screen is shown"
    case .phone? where !walk.dialogs.isEmpty: return "a dialog takes the phone's keys"
    case .replay? where !isReplaying: return "no recording is played"
    default: return binding.whyUnavailable(self)
    }
  }

  /// The lines of help: the place's own keys first, then those that work everywhere.
  func helpLines(_ place: Place) -> [ListEntry] {
    var seen: Set<String> = []
    return KeyTable.bindings(in: place).compactMap { binding in
      guard !binding.keys.isEmpty, seen.insert(binding.helpSign).inserted else { return nil }
      return ListEntry(
        id: binding.helpSign, title: binding.help,
        keys: KeySigns.text(binding.helpSign, glyphs: options.glyphs))
    }
  }

  /// What a key means in each place.
  private func meanings(of key: Key) -> [ListEntry] {
    let name = KeySigns.name(of: key, glyphs: options.glyphs)
    var seen: Set<String> = []
    return Place.all.compactMap { place in
      guard let binding = KeyTable.binding(for: key, in: place) else { return nil }
      let isEverywhere = binding.places.starts(with: Place.everywhere)
      let title = "\(binding.help), \(isEverywhere ? "everywhere" : place.title)"
      guard seen.insert(title).inserted else { return nil }
      return ListEntry(id: title, title: title, keys: name)
    }
  }
}

/// Under which name the palette lists a command, and where it is done.
struct CommandGroup: Hashable, Sendable {
  var title: String
  /// The panel's letter, pressed before the key.
  var letter: Character?
  /// Nil for what works everywhere.
  var place: Place?

  init(of binding: KeyBinding) {
    guard binding.places.count == 1, let only = binding.places.first else {
      title = CommandGroup.everywhereTitle(of: binding.intent)
      return
    }
    place = only
    switch only {
    case .panel(let kind):
      title = kind.title
      letter = kind.letter
    case .start: title = "Start"
    case .phone: title = "Paywall"
    case .replay: title = "Replay"
    case .phoneDialog, .ownDialog, .textField, .list, .tooSmall: title = "Dialog"
    }
  }

  private static func everywhereTitle(of intent: Intent) -> String {
    switch intent {
    case .showPanel, .previousPanel, .nextPanel, .cycleView, .filter: "Panel"
    case .toggleHandler, .toggleInterceptors, .toggleMode, .nextPlatform, .nextStoreAnswer,
      .toggleUser, .toggleOffline, .toggleLinks, .toggleRecording, .toggleSynchronizing,
      .toggleCampaigns:
      "Change"
    case .playLab: "Lab"
    default: "Walk"
    }
  }
}
