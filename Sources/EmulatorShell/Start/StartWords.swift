import EmulatorCore
import PaywallModel

/// What a row of the start list says.
struct StartWords: Equatable, Sendable {
  var name: String
  var second = ""
  var third = ""
  var role = ColorRole.text
  var isHeader = false

  /// Where the second and third column begin.
  static func columns(width: Int) -> (second: Int, third: Int) {
    width >= 46 ? (20, 34) : (16, 26)
  }

  /// `serving` is what the row serves, if it is a placement's.
  init(_ row: StartRow, _ serving: StartServing?, isLastUsed: Bool, catalog: Catalog) {
    name = row.name
    switch row {
    case .header: isHeader = true
    case .placement: if let serving { tell(serving, isLastUsed: isLastUsed) }
    case .screen(let screen) where screen.isClient:
      let count = screen.connections.count
      (second, third) = ("client", count == 1 ? "1 way out" : "\(count) ways out")
    case .screen(let screen):
      let count = ScreenContents(of: screen).pressableCount
      (second, third) = (screen.displayMode.kind.rawValue, "\(count) to press")
    case .broken(let file):
      let problem = BrokenFiles.problems(of: file, in: catalog).first
      (second, role) = ("✗", .bad)
      third = problem.map { "line \($0.position.line)" } ?? "not read"
    case .session(let file), .scenario(let file):
      (second, third) = (file.summary, file.detail)
      if file.summary == "✗" { role = .bad }
    }
  }

  private mutating func tell(_ serving: StartServing, isLastUsed: Bool) {
    second = serving.name
    if serving.found.type == .deactivated {
      (second, third, role) = ("–", "off", .quiet)
    } else if serving.brokenFile != nil {
      (third, role) = ("✗ not read", .bad)
    } else if serving.screen == nil {
      (third, role) = ("not there", .bad)
    } else if isLastUsed {
      third = "last used"
    } else {
      third =
        serving.reason ?? serving.flow.map(StartServing.steps) ?? serving.placement.note ?? ""
    }
  }
}
