import EmulatorCore
import PaywallModel
import TerminalModel

extension ScenarioWords {
  static let pressing: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "open", "open premium",
      help: "Your app opens a placement, or else a screen, of that id."
    ) { (words) throws(ScenarioFault) in .open(try words.text()) },
    ScenarioWord(
      "press", "press \"Continue\"", "press \"Continue\" 2",
      help: "Goes with Tab to the thing on the phone that reads so, and presses it. A number "
        + "chooses among things that read the same."
    ) { (words) throws(ScenarioFault) in
      let label = try words.text()
      let number = words.isEmpty ? 1 : try words.value("a number from 1", positive)
      return .press(label, number: number)
    },
    ScenarioWord(
      "key", "key Tab", "key C-r Enter",
      help: "Presses keys by their names: Enter, Tab, S-Tab, Esc, Space, Up, F1, C-r, a, …"
    ) { (words) throws(ScenarioFault) in
      var keys: [Key] = []
      repeat { keys.append(try words.value("a key", { Key(name: $0) })) } while !words.isEmpty
      return .keys(keys)
    },
    ScenarioWord("type", "type \"ada\"", help: "Types a text, key by key.") {
      (words) throws(ScenarioFault) in .type(try words.text())
    },
    ScenarioWord("back", help: "The system's back: esc on the phone.") { _ in .back },
    ScenarioWord("close", help: "Presses the screen's close button.") { _ in .close },
    ScenarioWord("undo", help: "Steps back: z.") { _ in .stepBack },
    ScenarioWord("redo", help: "Steps forward again: Z.") { _ in .stepForward },
  ]

  static let world: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord("mode", "mode full|observer", help: "From the next press on: M.") {
      (words) throws(ScenarioFault) in .setMode(try words.choice(of: RunningMode.self))
    },
    ScenarioWord(
      "platform", "platform ios|android|react-native|flutter|cordova",
      "platform android 5|6.0|6.1|6.2",
      help: "Begins a new walk on that platform and SDK version, opened like the first: P."
    ) { (words) throws(ScenarioFault) in
      let platform = try words.choice(of: Platform.self)
      return .platform(platform, words.isEmpty ? nil : try words.choice(of: SDKVersion.self))
    },
    ScenarioWord(
      "handler", "handler custom|sdk",
      help: "The app's UI handler: on, so that the app draws its alerts, or off: A."
    ) { (words) throws(ScenarioFault) in
      .setHandler(try words.choice([("custom", true), ("sdk", false)]))
    },
    ScenarioWord("interceptors", "interceptors on|off", help: "All interceptors: I.") {
      (words) throws(ScenarioFault) in .setInterceptors(try words.choice(onOff))
    },
    ScenarioWord("offline", "offline on|off", help: "The network: O.") {
      (words) throws(ScenarioFault) in .setOffline(try words.choice(onOff))
    },
    ScenarioWord("links", "links ready|held", help: "The gate for links: D.") {
      (words) throws(ScenarioFault) in
      .setLinks(try words.choice([("ready", true), ("held", false)]))
    },
    ScenarioWord("user", "user \"ada\"", "user anonymous", help: "Signs in or out: U.") {
      (words) throws(ScenarioFault) in
      words.takes("anonymous") ? .setUser(nil) : .setUser(try words.userID())
    },
    ScenarioWord(
      "always", "always bought|cancelled|failed|pending|interrupted|notFound|owned|asks",
      help: "The store answers so without its sheet; asks brings the sheet back: S."
    ) { (words) throws(ScenarioFault) in
      let ways: [WayOut] = [
        .bought, .cancelled, .failed, .pending, .interrupted, .notFound, .owned,
      ]
      return .storeAlways(
        try words.choice(ways.map { ($0.rawValue, Optional($0)) } + [("asks", nil)]))
    },
  ]

  static let time: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "advance", "advance 30s", "advance 500ms", "advance 2m", "advance 1h",
      help: "Lets time pass. All other steps wait by themselves for what they name."
    ) { (words) throws(ScenarioFault) in
      .advance(milliseconds: try words.value(expectedTime, duration))
    },
    ScenarioWord("marker", "marker \"terms refused\"", help: "Names this moment in the recording.")
    { (words) throws(ScenarioFault) in .marker(try words.text()) },
  ]

  private static func positive(_ text: String) -> Int? {
    guard let number = Int(text), number >= 1 else { return nil }
    return number
  }

  private static let expectedTime = "a time such as 30s, at most \(Limits.pauseMilliseconds)ms"

  /// `500ms`, `30s`, `2m`, `1h` in milliseconds; at most a year.
  static func duration(_ text: String) -> Int? {
    let units = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
    for (unit, milliseconds) in units where text.hasSuffix(unit) {
      guard let number = Int(text.dropLast(unit.count)) else { continue }
      let (product, overflows) = number.multipliedReportingOverflow(by: milliseconds)
      return overflows || number < 0 || product > Limits.pauseMilliseconds ? nil : product
    }
    return nil
  }
}
