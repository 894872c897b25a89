import PaywallModel
import TerminalModel

extension KeyTable {
  static let panelKeys: [KeyBinding] =
    pipelineKeys + interceptorKeys + alertKeys + storeKeys + userKeys + eventKeys
    + recordingKeys

  private static let pipelineKeys: [KeyBinding] =
    panelRows(.pipeline, "line") + values(.pipeline, "fold", "fold, unfold a press") + [
      command("n", .nextProblem, .pipeline, "problem", "next problem, or match of the filter"),
      command("N", .previousProblem, .pipeline, "previous", "previous problem, or match"),
      command("-", .foldAll, .pipeline, "fold all", "fold all presses"),
      command("+", .unfoldAll, .pipeline, "unfold all", "unfold all presses"),
      command("f", .follow, .pipeline, "follow", "follow the newest line"),
      enter(.pipeline, "why", "why: the rule behind the line"),
      escape(.pipeline, "clear the filter, then back to the phone"),
    ]

  private static let interceptorKeys: [KeyBinding] =
    panelRows(.interceptors, "action", hasEnds: false)
    + values(.interceptors, "shows", "what your app shows") + [
      answer("1", .success), answer("2", .failed), answer("3", .notHandled),
      command(
        "x", .nextFault, .interceptors, "fault", "fault: none, never, twice, late, early"),
      enter(.interceptors, "fields", "all fields of this action"),
      command("t", .presets, .interceptors, "presets", "presets"),
      command("-", .unregister, .interceptors, "unregister", "unregister the interceptor"),
      escape(.interceptors, "back to the phone"),
    ]

  private static let alertKeys: [KeyBinding] =
    panelRows(.alerts, "alert", hasEnds: false)
    + values(.alerts, "shown by", "SDK, custom, both, none, early") + [
      KeyBinding(
        characters(" "), .toggleSDKOrCustom, in: [.panel(.alerts)], sign: "␣", label: "SDK",
        help: "SDK or custom"),
      command("t", .presets, .alerts, "presets", "presets"),
      enter(.alerts, "show", "show this alert now, outside any chain"),
      command("c", .editDialog, .alerts, "dialog", "your app’s own dialog: texts and buttons"),
      command("+", .add, .alerts, "add", "add a button to your app’s dialog"),
      command("-", .remove, .alerts, "remove", "remove a button of your app’s dialog"),
      escape(.alerts, "back to the phone"),
    ]

  private static let storeKeys: [KeyBinding] =
    [enter(.store, "do", "what can be done: approve, decline, refund, revoke, renew, let fail")]
    + panelRows(.store, "row", hasEnds: false) + values(.store, "change", "change the value") + [
      command(">", .clockDayOn, .store, "day on", "move the clock one day on"),
      command("+", .clockMonthOn, .store, "month on", "move the clock one month on"),
      command("t", .presets, .store, "presets", "presets"),
      escape(.store, "back to the phone"),
    ]

  private static let userKeys: [KeyBinding] =
    [enter(.user, "edit", "edit an attribute")] + panelRows(.user, "row")
    + values(.user, "change", "consent, language, links") + [
      command("+", .add, .user, "add", "add an attribute"),
      command("-", .remove, .user, "remove", "remove an attribute"),
      command("f", .fetchAgain, .user, "fetch", "fetch the screen again"),
      escape(.user, "back to the phone"),
    ]

  private static let eventKeys: [KeyBinding] =
    [enter(.events, "JSON", "the whole JSON; PgDn scrolls it")] + panelRows(.events, "event")
    + values(.events, "told, sent", "what your listener is told, what is sent") + [
      command("n", .nextProblem, .events, "match", "next match"),
      command("N", .previousProblem, .events, "previous", "previous match"),
      command("f", .follow, .events, "follow", "follow the newest event"),
      command("+", .add, .events, "emit", "send a custom event"),
      escape(.events, "back to the phone"),
    ]

  private static let recordingKeys: [KeyBinding] =
    [enter(.recording, "go to", "go to the step")] + panelRows(.recording, "step") + [
      command("n", .nextProblem, .recording, "marker", "next marker"),
      command("N", .previousProblem, .recording, "previous", "previous marker"),
      command("x", .export, .recording, "export", "export: session, scenario, text"),
      escape(.recording, "back to the phone"),
    ]

  private static func panelRows(
    _ kind: PanelKind, _ thing: String, hasEnds: Bool = true
  ) -> [KeyBinding] {
    let all = rows(in: [.panel(kind)], label: thing, help: thing)
    return hasEnds ? all : Array(all.prefix(2))
  }

  private static func values(_ kind: PanelKind, _ label: String, _ help: String) -> [KeyBinding] {
    [
      move([.left] + characters("h"), .left, [.panel(kind)], "←→", "←→ hl", label, help),
      move([.right] + characters("l"), .right, [.panel(kind)], "←→", "←→ hl", label, help),
    ]
  }

  private static func answer(_ key: Character, _ result: InterceptResult) -> KeyBinding {
    KeyBinding(
      [.character(key)], .answer(result), in: [.panel(.interceptors)], sign: "123",
      helpSign: "1 2 3", label: "answers",
      help: "answers \(result.rawValue), a waiting call at once")
  }

  private static func command(
    _ key: Character, _ intent: Intent, _ kind: PanelKind, _ label: String, _ help: String
  ) -> KeyBinding {
    KeyBinding(
      [.character(key)], intent, in: [.panel(kind)], sign: String(key), label: label, help: help)
  }

  private static func enter(_ kind: PanelKind, _ label: String, _ help: String) -> KeyBinding {
    KeyBinding(
      [.enter], .press, in: [.panel(kind)], sign: "⏎", label: label, help: help)
  }

  private static func escape(_ kind: PanelKind, _ help: String) -> KeyBinding {
    KeyBinding(
      [.escape], .back, in: [.panel(kind)], sign: "esc", label: "back", help: help,
      isCommand: false)
  }
}
