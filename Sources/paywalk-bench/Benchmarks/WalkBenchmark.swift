import EmulatorCore
import PaywallModel

/// The emulated SDK and the pretend app alone. Each thousand events is a session of its own, as
/// long as a long walk is.
enum WalkBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let counts = [1_000, 100_000, 1_000_000].map { options.amount($0) }
    var runs: [[Run]] = counts.map { _ in [] }
    var logged: [Run] = []
    for _ in 0..<options.rounds(3) {
      for (index, count) in counts.enumerated() { runs[index].append(try measure(count)) }
      logged.append(try measure(counts[1], isLogged: true))
    }
    let few = runs[0].map(\.mebibytes)
    report.add(
      Figure(
        benchmark: .walk, what: "\(counts[2]) events with digests", unit: "events/s",
        samples: runs[2].map(\.rate), goals: [.atLeast(1_000_000)]))
    report.add(
      Figure(
        benchmark: .walk, what: "\(counts[1]) events with digests, all logged", unit: "events/s",
        samples: logged.map(\.rate)))
    for (count, runs) in zip(counts, runs).dropFirst() {
      report.add(
        Figure(
          benchmark: .walk, what: "memory of \(count) events", unit: "MiB",
          samples: runs.map(\.mebibytes),
          baseline: Figure.Baseline(name: "\(counts[0]) events", samples: few),
          goals: [.atMost(24), .atMost(1.1, .ratio)]))
    }
  }

  private struct Run {
    var rate: Double
    var mebibytes: Double
  }

  private static func measure(_ count: Int, isLogged: Bool = false) throws -> Run {
    let figures = try ChildProcess.own([isLogged ? "logged-walk" : "walk", "\(count)"])
    guard figures.count == 2 else { throw BenchFailure("No figures of walk.") }
    return Run(rate: Double(count) / figures[0] * 1_000, mebibytes: figures[1])
  }

  /// Prints milliseconds and MiB.
  static func runChild(events: Int, isLogged: Bool) {
    guard let catalog = try? Repository.shipped() else { return }
    let start = Walk(catalog: catalog, isLogged: isLogged)
    let round = Self.events(of: catalog)
    let time = Stopwatch.milliseconds {
      var walk = start
      var digests: UInt64 = 0
      for index in 0..<events {
        if index.isMultiple(of: 1_000) { walk = start }
        let moment = Instant.start.advanced(by: index % 1_000 * 300)
        walk.handle(round[index % round.count], at: moment)
        digests = digests &* 31 &+ walk.digest
      }
      use(digests)
    }
    print(time, ChildProcess.peakMebibytes)
  }

  /// A plan is chosen, bought and refused, the screen is closed; the user comes and goes.
  private static func events(of catalog: Catalog) -> [WalkEvent] {
    let pressables = catalog.screen("plans").map { Self.pressables(of: $0.root) } ?? []
    let presses = pressables.prefix(6).flatMap { target in
      [
        WalkEvent.gesture(.tap(target, label: "")), .chooseWayOut(.refuse, values: [:]),
        .chooseWayOut(.cancel, values: [:]),
      ]
    }
    return [.command(.openPlacement("premium"))] + presses + [
      .gesture(.systemBack), .command(.closeAllScreens), .command(.login(userID: "ada")),
      .command(.logout),
    ]
  }

  private static func pressables(of root: Component) -> [PressTarget] {
    var found: [PressTarget] = []
    func visit(_ component: Component, _ path: ComponentPath) {
      if !component.actions.isEmpty { found.append(.component(path)) }
      for (index, child) in component.children.enumerated() { visit(child, path.child(index)) }
    }
    visit(root, ComponentPath())
    return found
  }
}
