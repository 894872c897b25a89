public import EmulatorCore
import EmulatorShell
public import PaywallModel

/// A line of the Pipeline panel without its time, so that walks can be compared.
public struct ToldLine: Hashable, Sendable {
  /// `you`, `SDK`, `APP`, …
  public var who: String
  /// What happened.
  public var text: String

  /// Makes a line.
  public init(who: String, text: String) {
    self.who = who
    self.text = text
  }

  init(_ line: TraceLine) { self.init(who: line.who.rawValue, text: line.text) }
}

/// What a walk told, step by step, and how it ended.
public struct WalkAccount: Hashable, Sendable {
  /// A step of a session or scenario, with what followed from it.
  public struct Step: Hashable, Sendable {
    /// From 1; 0 is what was opened before the first step.
    public var number: Int
    /// `⏎ Continue`, `terms refuse`.
    public var title: String
    /// What was told until the next step.
    public var lines: [ToldLine]
  }

  /// In their order.
  public var steps: [Step]
  /// Broken rules in the order of their numbers, each once.
  public var rules: [DiagnosticRule]
  /// Where it ended: the screen on top, or none, and what is open over it.
  public var place: String
  /// What the person may use at the end.
  public var entitlements: [String]
  /// Why it could not be walked to its end; nil when it was.
  public var stop: String?

  /// All lines, one step after the other.
  public var lines: [ToldLine] { steps.flatMap(\.lines) }

  init(steps: [Step], shell: Shell, stop: String? = nil) {
    self.steps = steps
    rules = Set(shell.walk.diagnostics.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
    place = Digests.place(of: shell)
    entitlements = shell.walk.emulator.activeEntitlements.map(\.name)
    self.stop = stop
  }
}

extension WalkAccount {
  /// Plays a session, under its own profile or another. What was recorded of answers and pictures
  /// is not looked at.
  public init(of session: Session, catalog: Catalog, profile: Profile? = nil) {
    var session = session
    if let profile { session.header.profile = profile }
    var shell = session.header.shell(of: catalog)
    var steps: [Step] = []
    var told = 0
    for (index, step) in session.steps.enumerated() {
      let before = shell.steps.count
      _ = shell.advance(to: step.at)
      Self.add(shell, since: &told, to: &steps)
      _ = SessionReplayer.perform(step.event, at: step.at, on: &shell)
      let title = shell.steps.count > before ? shell.steps.last?.text : nil
      steps.append(Step(number: index + 1, title: title ?? "", lines: []))
      Self.add(shell, since: &told, to: &steps)
    }
    _ = shell.advance(to: session.endedAt)
    Self.add(shell, since: &told, to: &steps)
    self.init(steps: steps, shell: shell)
  }

  /// Plays a scenario, under the project's profile or another one; then its changes of platform and
  /// what it expects are left out.
  public init(of scenario: Scenario, catalog: Catalog, profile: Profile? = nil) {
    var scenario = scenario
    var catalog = catalog
    if let profile {
      catalog.project.profile = profile
      scenario.steps.removeAll { $0.action.isOfOneProfile }
    }
    self = ScenarioRunner.run(scenario, catalog: catalog).account
  }

  /// What was told since then belongs to the last step.
  static func add(_ shell: Shell, since told: inout Int, to steps: inout [Step]) {
    let trace = shell.walk.trace
    let new = trace.dropFirst(told).map(ToldLine.init)
    told = trace.count
    guard !new.isEmpty else { return }
    if steps.isEmpty { steps.append(Step(number: 0, title: "start", lines: [])) }
    steps[steps.count - 1].lines += new
  }
}

extension ScenarioAction {
  /// What says how it is on one platform, rather than what is done.
  fileprivate var isOfOneProfile: Bool {
    if case .platform = self { return true }
    if case .expect = self { return true }
    return false
  }
}
