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

  init(_ row: StartRow, _ shell: Shell) {
    name = row.name
    switch row {
    case .header: isHeader = true
    case .placement(let placement): tell(placement, shell)
    case .screen(let screen) where screen.isClient:
      let count = screen.connections.count
      (second, third) = ("client", count == 1 ? "1 way out" : "\(count) ways out")
    case .screen(let screen):
      let count = ScreenContents(of: screen).pressableCount
      (second, third) = (screen.displayMode.kind.rawValue, "\(count) to press")
    case .broken(let file):
      let problem = BrokenFiles.problems(of: file, in: shell.catalog).first
      (second, role) = ("✗", .bad)
      third = problem.map { "line \($0.position.line)" } ?? "not read"
    case .session(let file), .scenario(let file):
      (second, third) = (file.summary, file.detail)
      if file.summary == "✗" { role = .bad }
    }
  }

  private mutating func tell(_ placement: Placement, _ shell: Shell) {
    let serving = StartServing(placement, shell)
    second = serving.name
    if serving.found.type == .deactivated {
      (second, third, role) = ("–", "off", .quiet)
    } else if serving.brokenFile != nil {
      (third, role) = ("✗ not read", .bad)
    } else if serving.screen == nil {
      (third, role) = ("not there", .bad)
    } else {
      let own = serving.reason ?? serving.flow.map(StartServing.steps) ?? placement.note ?? ""
      third = shell.start.lastUsed == placement.id ? "last used" : own
    }
  }
}
