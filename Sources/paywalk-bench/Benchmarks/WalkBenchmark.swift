import EmulatorCore
import PaywallModel

/// The emulated SDK and the pretend app alone. Each thousand events is a session of its own, as
/// long as a long walk is.
enum WalkBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let few = options.amount(1_000)
    let many = options.amount(1_000_000)
    var (rates, fewMemory, manyMemory): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<options.rounds(3) {
      let small = try ChildProcess.own(["walk", "\(few)"])
      let large = try ChildProcess.own(["walk", "\(many)"])
      guard small.count == 2, large.count == 2 else { throw BenchFailure("No figures of walk.") }
      rates.append(Double(many) / large[0] * 1_000)
      fewMemory.append(small[1])
      manyMemory.append(large[1])
    }
    report.add(
      Figure(
        benchmark: .walk, what: "\(many) events with digests", unit: "events/s", samples: rates,
        goals: [.atLeast(1_000_000)]))
    report.add(
      Figure(
        benchmark: .walk, what: "memory", unit: "MiB", samples: manyMemory,
        baseline: Figure.Baseline(name: "\(few) events", samples: fewMemory),
        goals: [.atMost(24), .atMost(1.1, .ratio)]))
  }

  /// Prints milliseconds and MiB.
  static func runChild(events: Int) {
    guard let catalog = try? Repository.shipped() else { return }
    let start = Walk(catalog: catalog)
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
