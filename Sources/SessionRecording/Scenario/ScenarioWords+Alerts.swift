import EmulatorCore
import PaywallModel

extension ScenarioWords {
  static let alerts: [ScenarioWord<ScenarioAction>] = [
    ScenarioWord(
      "shownBy", "shownBy inAppSuccess sdk|custom|both|none|early",
      help: "Who shows an alert while the app's UI handler is on."
    ) { (words) throws(ScenarioFault) in
      let kind = try words.choice(of: AlertKind.self)
      return .shownBy(kind, try words.choice(settings))
    }
  ]

  private static let settings: [(name: String, value: AlertSetting)] = AlertSetting.allCases.map {
    ($0 == .dismissTooEarly ? "early" : $0.rawValue, $0)
  }
}
