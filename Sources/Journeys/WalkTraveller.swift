import EmulatorCore
import PaywallModel

/// Walks with a pretend app that makes every mistake, through the maze or what ships.
struct WalkTraveller: Traveller {
  private var walk: Walk
  private var told = Told()
  private var outcomeCount = 0
  private(set) var fault: String?

  init(seed: UInt64, shipped: Catalog) {
    var chance = Chance(seed: seed)
    var maze = Maze(seed: seed)
    var catalog = chance.one(in: 2) ? shipped : maze.catalog()
    catalog.project.profile.platform = chance.pick(Platform.allCases, or: .ios)
    catalog.project.profile.sdkVersion = chance.pick(SDKVersion.allCases, or: .v6_2)
    catalog.project.profile.mode = chance.one(in: 3) ? .observer : .full
    catalog.project.integration = chance.integration()
    walk = Walk(catalog: catalog, seed: seed)
  }

  var digest: UInt64 { walk.digest }

  func next(_ chance: inout Chance) -> JourneyStep.Event {
    if let dialog = walk.topDialog, !chance.one(in: 4) {
      let (wayOut, values) = chance.wayOut(of: dialog)
      return .walk(.chooseWayOut(wayOut, values: values))
    }
    switch chance.number(10) {
    case 0, 1: return .walk(.command(chance.command(in: walk.emulator)))
    case 2: return .walk(.setIntegration(chance.integration()))
    case 3:
      let call = CallID(1 + chance.number(walk.emulator.calls.count))
      return .walk(.answerByHand(call, chance.pick(InterceptResult.allCases, or: .failed)))
    case 4:
      let arrival = chance.pick(LinkArrival.allCases, or: .appRunning)
      if chance.one(in: 3) { return .walk(.openMail(chance.number(3), arrival)) }
      return .walk(.openLink(chance.link(in: walk.emulator), arrival))
    default:
      guard walk.presentation != nil else {
        let placement = chance.pick(walk.emulator.catalog.project.placements)?.id ?? "door"
        return .walk(.command(.openPlacement(placement)))
      }
      return .walk(.gesture(chance.gesture(on: walk.screen)))
    }
  }

  mutating func take(_ event: JourneyStep.Event, at moment: Instant) {
    guard case .walk(let event) = event else { return }
    let before = walk.now
    walk.handle(event, at: moment)
    for outcome in walk.outcomes.dropFirst(outcomeCount) { told.add(outcome) }
    outcomeCount = walk.outcomes.count
    fault = fault ?? walk.ownFaults.first?.text ?? told.fault(calls: walk.emulator.calls)
    if walk.now < before { fault = fault ?? "time ran backwards" }
    fault = fault ?? whyStuck
  }

  var sights: Set<String> {
    Set(walk.events.map(\.name) + walk.diagnostics.map(\.rule.rawValue))
      .union(walk.redemptions.map { "redemption \($0.outcome.rawValue)" })
  }

  /// All is quiet and something still waits that nothing will bring up.
  private var whyStuck: String? {
    guard walk.isIdle else { return nil }
    if !walk.emulator.links.waiting.isEmpty && walk.emulator.hasStarted { return "a link is stuck" }
    let windows = Set(walk.emulator.presentations.map(\.request))
    let lost = walk.emulator.requests.first { $0.state == .displayed && !windows.contains($0.id) }
    return lost.map { "request \($0.id.number) is displayed nowhere" }
  }
}
