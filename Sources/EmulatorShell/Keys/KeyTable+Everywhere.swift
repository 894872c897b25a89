import EmulatorCore
import PaywallModel
import TerminalModel

extension KeyTable {
  static let panelLetters: [KeyBinding] =
    PanelKind.allCases.map { kind in
      KeyBinding(
        [.character(kind.letter)], .showPanel(kind), in: Place.everywhere,
        sign: String(kind.letter), label: kind.rawValue, help: kind.title)
    } + [
      KeyBinding(
        [.character("[")], .previousPanel, in: Place.everywhere, sign: "[", helpSign: "[ ]",
        label: "panel left", help: "panel to the left, to the right"),
      KeyBinding(
        [.character("]")], .nextPanel, in: Place.everywhere, sign: "]", helpSign: "[ ]",
        label: "panel right", help: "panel to the right"),
    ]

  static let lookingKeys: [KeyBinding] = [
    look("v", .cycleView, "view", "view: both halves, phone only, panel only"),
    look("w", .why, "why", "why: the rule behind the note or the chosen line"),
    look("/", .filter, "filter", "filter the panel; on the start screen search"),
    look("d", .openLink, "link", "open a link", unless: offInReplay),
    look("m", .openMail, "mail", "read the mail box"),
    look("z", .stepBack, "step back", "step back", unless: Shell.whyNoStepBack),
    look("Z", .stepForward, "step forward", "step forward again", unless: Shell.whyNoStepForward),
    look("b", .setMarker, "marker", "set a marker here", unless: offInReplay),
    look("y", .copy, "copy", "copy the chosen line"),
    KeyBinding(
      [.pageUp], .pageUp, in: Place.everywhere + [.ownDialog, .list], sign: "PgUp",
      helpSign: "PgUp PgDn", label: "up", help: "scroll the half with the focus",
      isCommand: false),
    KeyBinding(
      [.pageDown], .pageDown, in: Place.everywhere + [.ownDialog, .list], sign: "PgDn",
      helpSign: "PgUp PgDn", label: "down", help: "scroll the half with the focus",
      isCommand: false),
    KeyBinding(
      [.control("u")], .otherPageUp, in: Place.everywhere, sign: "^U", helpSign: "^U ^D",
      label: "other up", help: "scroll the other half", isCommand: false),
    KeyBinding(
      [.control("d")], .otherPageDown, in: Place.everywhere, sign: "^D", helpSign: "^U ^D",
      label: "other down", help: "scroll the other half", isCommand: false),
  ]

  static let changingKeys: [KeyBinding] = [
    change("A", .toggleHandler, "UI handler", "custom UI handler on or off"),
    change("I", .toggleInterceptors, "interceptors", "all interceptors on or off"),
    change("M", .toggleMode, "mode", "mode full or observer"),
    change("P", .nextPlatform, "platform", "platform; asks, because a new walk begins"),
    change("S", .nextStoreAnswer, "store", "the store's next answer"),
    change("U", .toggleUser, "sign in", "sign in or out"),
    change("O", .toggleOffline, "offline", "offline or online"),
    change("D", .toggleLinks, "links", "links ready or held"),
    change("K", .toggleCampaigns, "campaigns", "campaigns allowed or held"),
    change("L", .preloadOrDisplay, "preload", "your app preloads the row, or displays it"),
    change("C", .closeByApp, "app closes", "your app closes the presentation: close()"),
    change("B", .backByApp, "app back", "your app goes a step back in a flow: back()"),
    change("R", .toggleRecording, "recording", "keep the recording or not"),
  ]

  /// Commands without a key: what your app does by itself.
  static let appCalls: [KeyBinding] = [
    command(.callApp(.closeAllScreens), "your app calls closeAllScreens()"),
    command(.callApp(.synchronize), "your app calls synchronize()"),
    command(.displayAgain, "your app displays a used presentation again"),
    command(
      .readSubscriptions(invalidatesCache: false),
      "your app reads its subscriptions, from the cache"),
    command(
      .readSubscriptions(invalidatesCache: true), "your app reads its subscriptions, past the cache"
    ),
    command(.readSubscriptionsHistory, "your app reads the history of subscriptions"),
    command(.toggleSynchronizing, "your app synchronizes its own purchases, or not"),
  ]

  /// The published samples that go wrong, to be walked.
  static let labSamples: [KeyBinding] = LabSample.allCases.map { sample in
    command(.playLab(sample), "\(sample.rawValue): \(sample.title)")
  }

  private static func command(_ intent: Intent, _ help: String) -> KeyBinding {
    KeyBinding(
      [], intent, in: Place.everywhere, sign: "", label: "", help: help, unless: offInReplay)
  }

  static let leavingKeys: [KeyBinding] = [
    KeyBinding(
      characters(":"), .palette, in: Place.everywhere, sign: ":", label: "all",
      help: "all commands", isCommand: false),
    KeyBinding(
      characters("?"), .help, in: Place.everywhere + [.ownDialog], sign: "?", label: "help",
      help: "help for this place", isCommand: false),
    KeyBinding(
      [.function(1)], .help, in: Place.everywhere + [.ownDialog, .textField], sign: "F1",
      label: "help", help: "help for this place", isCommand: false),
    KeyBinding(
      characters("q"), .quit, in: Place.everywhere + [.tooSmall], sign: "q", helpSign: "q ^C",
      label: "quit", help: "leave"),
    KeyBinding(
      [.control("c")], .quit, in: Place.all, sign: "^C", helpSign: "q ^C", label: "quit",
      help: "leave", isCommand: false),
    KeyBinding(
      [.control("r")], .restart, in: Place.everywhere, sign: "^R", label: "walk again",
      help: "walk again from the start", unless: offInReplay),
    KeyBinding(
      [.control("s")], .saveIntegration, in: Place.everywhere, sign: "^S", label: "save",
      help: "save the changed integration", unless: Shell.whyNothingToSave),
    KeyBinding(
      [.control("l")], .redraw, in: Place.all, sign: "^L", label: "redraw", help: "redraw"),
    KeyBinding(
      [.control("z")], .suspend, in: Place.all, sign: "^Z", label: "suspend", help: "suspend"),
  ]

  static let offInReplay: @Sendable (Shell) -> String? = { shell in
    shell.isReplaying ? "Off in a replay. t takes over, then it works." : nil
  }

  private static func look(
    _ key: Character, _ intent: Intent, _ label: String, _ help: String,
    unless whyUnavailable: @escaping @Sendable (Shell) -> String? = { _ in nil }
  ) -> KeyBinding {
    KeyBinding(
      [.character(key)], intent, in: Place.everywhere, sign: String(key), label: label,
      help: help, unless: whyUnavailable)
  }

  private static func change(
    _ key: Character, _ intent: Intent, _ label: String, _ help: String
  ) -> KeyBinding {
    KeyBinding(
      [.character(key)], intent, in: Place.everywhere, sign: String(key), label: label,
      help: help, unless: offInReplay)
  }
}
