public import PaywallModel

/// A project made by chance that is as nasty as files can be: chains of any actions, screens that
/// open themselves, a flow in a ring, campaigns that what they show triggers, web sales that fail
/// in every way. It is written as files and read as files, so that nothing gets in that a person
/// could not have written.
public struct Maze {
  private var chance: Chance
  private static let screens = ["atrium", "cellar", "gallery", "loft", "porch"]
  private static let plans = ["yearly", "monthly", "lifetime"]
  private static let tokens = [
    ("MOSS-1101-FERN-2202", "used"), ("MOSS-1103-FERN-2204", "transportFailure"),
    ("MOSS-1105-FERN-2206", "slow"), ("MOSS-1107-FERN-2208", "usedByAnother"),
    ("MOSS-1109-FERN-2210", "cancelled"),
  ]

  /// Addresses of the maze, ours and others'.
  static let links =
    screens.map { "maze://ply/presentations/\($0)" }
    + ["door", "ring", "shut", "nowhere"].map { "maze://ply/placements/\($0)" }
    + tokens.map { "maze://ply/redeem/\($0.0)" }
    + ["https://www.example.com/terms", "maze://ply/redeem/NOPE-0000-NOPE-0000", "maze://ply", ""]
    + ["maze://ply/subscriptions", "maze://ply/cancellation_survey"]

  /// Custom events that the maze knows, and one that it does not.
  static let customEvents = ["crossed", "lost"]

  init(seed: UInt64) { chance = Chance(seed: seed) }

  /// What is wrong with the files of a seed's maze.
  public static func problems(seed: UInt64) -> [Problem] {
    var maze = Maze(seed: seed)
    return maze.catalog().problems
  }

  /// The catalog of its files.
  mutating func catalog() -> Catalog {
    var files = Self.screens.map { file("\($0).screen.json", screen($0)) }
    files.append(file("void.screen.json", Self.void))
    files.append(file("own.screen.json", Self.own))
    files.append(file("paywalk.json", project()))
    return CatalogReader.read(files)
  }

  /// Nothing to see.
  private static let void = """
    {"presentation":{"vendor_id":"void","root_component":{"type":"vstack","components":[]}}}
    """
  /// The app draws it, and it leads on or nowhere.
  private static let own = """
    {"presentation":{"vendor_id":"own","is_client":true,
    "connections":[{"id":"on","default":true,"actions":[{"type":"close"}]},
    {"id":"off","actions":[{"type":"purchase","plan_vendor_id":"yearly"}]}]}}
    """

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  private mutating func screen(_ id: String) -> String {
    let buttons = (0..<(3 + chance.number(5))).map { button($0) }.joined(separator: ",")
    let header =
      chance.one(in: 5) ? "" : #""header_button":{"is_visible":true,"actions":[\#(actions())]},"#
    let back =
      chance.one(in: 3) ? #""back_button":{"is_visible":true,"actions":[\#(actions())]},"# : ""
    let mode = chance.pick(["full", "modal", "push", "drawer", "popin"], or: "modal")
    return """
      {"presentation":{"vendor_id":"\(id)","display_mode":{"type":"\(mode)"},\(header)\(back)
      "plans":[{"plan_vendor_id":"yearly","store_product_id":"maze.year","default":true},
      {"plan_vendor_id":"monthly","store_product_id":"maze.month"}],
      "root_component":{"type":"vstack","components":[\(carousel())\(buttons)]}}}
      """
  }

  private mutating func carousel() -> String {
    guard chance.one(in: 3) else { return "" }
    let slides = (0..<(1 + chance.number(3))).map { button($0) }.joined(separator: ",")
    return """
      {"type":"carousel","auto_play":true,"infinite_loop":true,"pause_time":500,"components":[\(slides)]},
      """
  }

  private mutating func button(_ number: Int) -> String {
    let inner = chance.one(in: 8) ? "," + button(number + 10) : ""
    return """
      {"type":"vstack","id":"b\(number)","actions":[\(actions())],
      "components":[{"type":"label","text":"Door \(number)"}\(inner)]}
      """
  }

  private mutating func actions() -> String {
    (0..<(1 + chance.number(3))).map { _ in action() }.joined(separator: ",")
  }

  private mutating func action() -> String {
    let screen = chance.pick(Self.screens + ["nowhere", "void", "own"], or: "atrium")
    let plan = chance.pick(Self.plans, or: "yearly")
    let placement = chance.pick(["door", "ring", "shut"], or: "")
    let actions = [
      #"{"type":"close"}"#, #"{"type":"close_all"}"#, #"{"type":"login"}"#,
      #"{"type":"restore"}"#, #"{"type":"promo_code"}"#,
      #"{"type":"purchase","plan_vendor_id":"\#(plan)"}"#, #"{"type":"purchase"}"#,
      #"{"type":"open_presentation","presentation_vendor_id":"\#(screen)"}"#,
      #"{"type":"open_placement","placement_id":"\#(placement)"}"#,
      #"{"type":"navigate","url":"\#(chance.pick(Self.links, or: ""))"}"#,
      #"{"type":"web_checkout","url":"https://pay.example.com/plus","client_reference_id":"r1"}"#,
      #"{"type":"track_event","event_name":"\#(chance.pick(Self.customEvents, or: ""))"}"#,
    ]
    return chance.pick(actions, or: "")
  }

  private mutating func project() -> String {
    let platform = chance.pick(Platform.allCases, or: .ios).rawValue
    let version = chance.pick(SDKVersion.allCases, or: .v6_2).rawValue
    let mode = chance.one(in: 3) ? "observer" : "full"
    let owned = chance.pick([#""maze.life""#, #""maze.month""#, ""], or: "")
    return """
      {"name":"Maze","platform":"\(platform)","sdk":"\(version)","mode":"\(mode)",
      "placements":[{"id":"door","screen":"atrium"},{"id":"ring","flow":"ring"},
      {"id":"shut","screen":null},{"id":"lost","screen":"nowhere"}],
      "flows":[\(ring())],"campaigns":[\(campaigns())],
      "plans":[{"id":"yearly","product":"maze.year","entitlement":"plus"},
      {"id":"monthly","product":"maze.month","entitlement":"plus"},
      {"id":"lifetime","product":"maze.life"}],
      "links":{"scheme":"maze"},"redemption":{"latency_ms":\(latency()),"tokens":[\(sales())]},
      "custom_events":["crossed"],
      "start":{"user":\(chance.one(in: 2) ? #""ada""# : "null"),"owned":[\(owned)],
      "deeplinks":\(!chance.one(in: 4)),"campaigns":\(!chance.one(in: 4)),
      "first_launch":\(chance.one(in: 5)),"fetch_latency_ms":\(latency()),
      "store_latency_ms":\(latency()),"date":"2026-03-01"}}
      """
  }

  private mutating func latency() -> Int { chance.pick([0, 0, 1, 700, 5_000], or: 0) }

  /// Each step leads to the next and the last to the first, so there is no end to it.
  private mutating func ring() -> String {
    let steps = (0..<3).map { index in
      """
      {"id":"s\(index)","screen":"\(chance.pick(Self.screens, or: "atrium"))",
      "links":[{"from":"b\(chance.number(4))","to":"s\((index + 1) % 3)"},
      {"to":"s\((index + 2) % 3)"}]}
      """
    }
    return #"{"id":"ring","transition":"push","steps":[\#(steps.joined(separator: ","))]}"#
  }

  private mutating func campaigns() -> String {
    let triggers = [
      #"{"event":"PRESENTATION_VIEWED"}"#, #"{"event":"APP_STARTED"}"#,
      #"{"event":"PRESENTATION_CLOSED"}"#, #"{"custom_event":"crossed"}"#,
    ]
    return (0..<chance.number(3)).map { index in
      """
      {"id":"c\(index)","screen":"\(chance.pick(Self.screens, or: "atrium"))","priority":\(index),
      "trigger":\(chance.pick(triggers, or: "{}"))\(chance.one(in: 2) ? #","displays":2"# : "")}
      """
    }.joined(separator: ",")
  }

  private mutating func sales() -> String {
    Self.tokens.map { token, answer in
      let way = chance.one(in: 2) ? #","answer":"\#(answer)""# : ""
      return """
        {"token":"\(token)","plan":"yearly","age_minutes":\(chance.pick([1, 600], or: 1)),
        "mail":"june@example.com"\(way)}
        """
    }.joined(separator: ",")
  }
}
