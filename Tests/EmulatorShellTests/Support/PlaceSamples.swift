import EmulatorCore
import PaywallModel
import TerminalModel

@testable import EmulatorShell

/// A stage in each place there is.
struct PlaceSamples {
  let name: String
  let stage: Stage

  private init(_ name: String, _ keys: String..., setUp: (inout Stage) -> Void = { _ in }) {
    var stage = Stage()
    for key in keys { stage.press(key) }
    setUp(&stage)
    self.name = name
    self.stage = stage
  }

  static func named(_ name: String) -> Stage { all.first { $0.name == name }?.stage ?? Stage() }

  static let all: [PlaceSamples] =
    [
      PlaceSamples("start"), PlaceSamples("phone", "Enter"),
      PlaceSamples("terms", "Enter", "Enter"),
      PlaceSamples("store sheet", "Enter", "Enter", "1", "Enter"),
      PlaceSamples("SDK alert", "Enter", "Enter", "1", "Enter", "3", "Enter"),
      PlaceSamples("sign-in", "Enter", "3", "Enter"),
      PlaceSamples("leave", "Enter", "R", "q"),
      PlaceSamples("why", "Enter", "Enter", "2", "Enter", "w"),
      PlaceSamples("link", "d"), PlaceSamples("palette", ":"), PlaceSamples("help", "?"),
      PlaceSamples("search", "/"), PlaceSamples("filter", "Enter", "/"),
      PlaceSamples("replay", "Enter") { $0.shell.replay = ReplayBar(count: 24, total: .start) },
      PlaceSamples("difference", "Enter") { stage in
        var bar = ReplayBar(count: 24, total: Instant(milliseconds: 62_800), markers: [6])
        bar.step = 4
        bar.at = Instant(milliseconds: 13_900)
        bar.difference = ReplayDifference(
          step: 4, summary: "recorded failed, now success", recorded: ["APP answers", " failed"],
          now: ["APP answers", " success"], subject: "call 7 purchase, way out Refuse",
          explanation: "Your app's answer to Refuse changed. It opens thanks without a purchase.")
        stage.shell.replay = bar
      },
    ]
    + PanelKind.allCases.map { PlaceSamples($0.rawValue, "Enter", String($0.letter)) }
}
