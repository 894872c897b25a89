/// An option of a command.
struct OptionSpec: Hashable {
  /// Without its two dashes.
  var name: String
  /// What stands for its value in the help; nil for one that has none.
  var value: String?
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// The commands.
enum CommandName: String, Hashable, CaseIterable {
  case run, replay, test, render, check
  case schema
  case explain, lab, compare, diff
  case new, export, doctor, completions

  /// Its arguments, for the help.
  var arguments: String {
    switch self {
    case .run: "[PATH]"
    case .replay: "FILE"
    case .test, .check: "[PATH…]"
    case .render: "SCREEN"
    case .schema: "[NAME]"
    case .explain, .lab: "[NAME]"
    case .compare: "FILE"
    case .diff: "FILE FILE"
    case .new: "screen|project|scenario NAME"
    case .export: "FILE"
    case .doctor: ""
    case .completions: "bash|zsh|fish"
    }
  }

  /// How many arguments it takes at most.
  var mostArguments: Int {
    switch self {
    case .run, .replay, .render, .schema, .explain, .lab, .compare: 1
    case .export, .completions: 1
    case .diff, .new: 2
    case .doctor: 0
    case .test, .check: 1_000
    }
  }

  /// What it does, in one line.
  var help: String {
    switch self {
    case .run: "walk a paywall in the terminal; PATH is a folder or a file, screens if not given"
    case .replay: "play a recording"
    case .test: "play the sessions and scenarios of folders and files, check what they expect"
    case .render: "print one picture; SCREEN is an id, a file, or a *.session or *.scenario"
    case .check: "print every problem of screens, project, store and texts"
    case .schema: "print the JSON Schema of a format, or list the formats"
    case .explain: "explain a rule, a use, an error or a problem; without a name list them all"
    case .lab: "play a published sample that goes wrong beside its fixed twin"
    case .compare: "play a session or scenario under several profiles, print what differs"
    case .diff: "play two sessions or scenarios, print in which lines they differ"
    case .new: "make a screen, project or scenario to begin with"
    case .export: "write a recording, or a scenario's walk, for people without Paywalk"
    case .doctor: "say what of this machine can be used"
    case .completions: "print what a shell offers after Tab"
    }
  }

  /// Its options, besides `--help`.
  var options: [OptionSpec] {
    switch self {
    case .run: OptionSpec.opening + OptionSpec.world + OptionSpec.recording + OptionSpec.look
    case .replay: OptionSpec.playing
    case .test: OptionSpec.testing
    case .render: OptionSpec.picture
    case .check: OptionSpec.checking
    case .explain, .lab, .diff: [OptionSpec.json]
    case .compare: OptionSpec.comparing
    case .schema, .doctor, .completions: []
    case .new: OptionSpec.making
    case .export: OptionSpec.exporting
    }
  }
}

extension OptionSpec {
  static let opening = [
    OptionSpec("placement", "ID", "open this placement at once"),
    OptionSpec("screen", "ID", "open this screen at once"),
    OptionSpec("link", "URL", "hand this link to the SDK at once"),
  ]

  static let world = [
    OptionSpec("mode", "full|observer", "who buys: the SDK or the app"),
    OptionSpec("platform", "NAME", "ios, android, react-native, flutter or cordova"),
    OptionSpec("sdk", "VERSION", "5, 6.0, 6.1 or 6.2"),
    OptionSpec("user", "ID", "signed in as this user"),
    OptionSpec("locale", "TAG", "language of texts and prices: en, fr, pt-BR"),
    store,
  ]

  static let store = OptionSpec("store", "FILE", "the store's catalogue, a .storekit file")

  static let recording = [
    OptionSpec("keys", "KEYS", "press these first: \"Tab Tab Enter\""),
    OptionSpec("record", "FILE", "keep the walk in this file"),
    OptionSpec("accessible", nil, "line by line, for screen readers and pipes"),
  ]

  static let scheme = OptionSpec("scheme", "dark|light", "which of a screen's colours are shown")
  static let theme = OptionSpec("theme", "NAME", "normal or high-contrast")
  static let look = [scheme, theme]

  static let playing = [
    OptionSpec("speed", "N", "¼, ½, 1, 2, 4, 8 or max; 1 is as recorded"),
    OptionSpec("step", nil, "begin paused; → plays one step"),
    OptionSpec("headless", nil, "play without a terminal and compare every checkpoint"),
  ]

  static let picture = [
    OptionSpec("size", "CxR", "columns and rows of the phone, 40x20 if not given"),
    OptionSpec(
      "format", "text|ansi|svg|html|json",
      "json has the screen's tree: rectangles, texts, actions, what is hidden and why"),
    OptionSpec("scheme", "dark|light|mono", "its colours; text and json have none"),
    OptionSpec("colors", "all|256|16", "how many colours --format ansi uses"),
    OptionSpec("glyphs", "unicode|ascii", "which characters it is drawn with"),
    OptionSpec("select", "ID=OPTION", "choose this option first; may be given several times"),
    OptionSpec("focus", "N|ID|LABEL", "what the keys would press, scrolled into sight"),
    OptionSpec("loading", "N|ID|LABEL", "what was pressed and waits"),
    OptionSpec("scroll", "ROW", "begin at this row of what scrolls"),
    OptionSpec("after", "SECONDS", "so long after it was shown: countdowns, delayed buttons"),
    OptionSpec("in", "PATH", "the project's folder, screens if not given"),
    OptionSpec("locale", "TAG", "language of texts and prices"),
    store,
    OptionSpec("step", "N", "of a recording: the moment after this step, the last if not given"),
  ]

  static let json = OptionSpec("json", nil, "for a program")

  static let testing = [
    OptionSpec("strict", nil, "a broken rule that no line expects fails, hints apart"), json,
    OptionSpec("report", "junit=FILE,tap=FILE,github", "reports for other programs"),
    OptionSpec("jobs", "N", "play so many at a time, 1 if not given"),
    OptionSpec("shard", "I/N", "play the Ith of N parts, for several machines"),
  ]

  static let comparing = [
    OptionSpec(
      "platforms", "NAMES",
      "ios,android@6.1: platforms, an SDK version after @; ios,android if not given"),
    json,
  ]

  static let making = [
    OptionSpec("in", "PATH", "the project's folder; else screens, or this one")
  ]

  static let exporting = [
    OptionSpec(
      "format", "cast|html|markdown|text",
      "a terminal's recording, a page, what happened, or the window at each step"),
    OptionSpec("cast-version", "2|3", "of asciicast, 2 if not given"),
    OptionSpec("output", "FILE", "write there instead of the standard output"),
    scheme,
  ]

  static let checking = [
    OptionSpec("format", "text|json|github", "how the problems are printed"), store,
  ]
}

extension CommandName {
  /// The values of a first argument that has only these.
  var argumentChoices: [String] {
    let first = arguments.split(separator: " ").first.map(String.init) ?? ""
    return first.contains("|") ? first.split(separator: "|").map(String.init) : []
  }
}
