import EmulatorCore
import PaywallModel

/// Uses the SDK as an app's code may: answers come never, twice, late and to calls that never were.
struct SDKTraveller: Traveller {
  private var emulator: Emulator
  private(set) var fault: String?
  private(set) var sights: Set<String> = []
  private var told = Told()

  init(seed: UInt64, shipped: Catalog) {
    var maze = Maze(seed: seed)
    emulator = Emulator(catalog: maze.catalog(), seed: seed, isStarted: seed % 5 > 0)
  }

  var digest: UInt64 { emulator.digest }

  func next(_ chance: inout Chance) -> JourneyStep.Event {
    if let dialog = emulator.dialogs.last, !chance.one(in: 4) {
      let (wayOut, values) = chance.wayOut(of: dialog)
      let id = chance.one(in: 12) ? DialogID(1 + chance.number(dialog.id.number + 1)) : dialog.id
      return .sdk(.dialog(id, wayOut, values: values))
    }
    if let call = emulator.owedCall, !chance.one(in: 3) {
      return .sdk(.answer(answer(call, &chance)))
    }
    switch chance.number(8) {
    case 0: return .sdk(.tick)
    case 1, 2: return .sdk(.command(chance.command(in: emulator)))
    case 3:
      guard let call = chance.pick(emulator.calls) else { return .sdk(.tick) }
      return .sdk(.answer(answer(call, &chance)))
    default:
      guard let top = emulator.presentations.last else {
        let placement = chance.pick(emulator.catalog.project.placements)?.id ?? "door"
        return .sdk(.command(.openPlacement(placement)))
      }
      return .sdk(.gesture(chance.gesture(on: emulator.screen(of: top))))
    }
  }

  /// Mostly one that fits, to the very call or to one that never was.
  private func answer(_ call: Call, _ chance: inout Chance) -> Answer {
    let id = chance.one(in: 15) ? CallID(chance.number(call.id.number + 3)) : call.id
    let result = chance.pick(InterceptResult.allCases, or: .failed)
    let alert = Answer.alert(id, chance.pick(AlertAnswer.allCases, or: .proceed))
    let shown = Answer.presentation(id, chance.pick(PresentationAnswer.allCases, or: .proceed))
    if chance.one(in: 12) { return chance.pick([alert, shown, .interceptorThrew(id)], or: alert) }
    switch call.subject {
    case .action: return chance.one(in: 10) ? .interceptorThrew(id) : .interceptor(id, result)
    case .alert: return alert
    case .presentation: return shown
    }
  }

  mutating func take(_ event: JourneyStep.Event, at moment: Instant) {
    guard case .sdk(let event) = event else { return }
    for effect in emulator.handle(event, at: moment) {
      if case .ownFault(let broken) = effect { fault = fault ?? broken.text }
      if case .reportOutcome(let outcome) = effect { told.add(outcome) }
      if case .emit(let event) = effect { sights.insert(event.name) }
      if case .diagnose(let diagnostic) = effect { sights.insert(diagnostic.rule.rawValue) }
    }
    sights.formUnion(emulator.alerts.map { "alert \($0.alert.kind.rawValue)" })
    fault = fault ?? told.fault(calls: emulator.calls)
  }
}

/// What was told once and must stay so: looking at all of it costs too much in a release.
struct Told: Hashable {
  private var ended: Set<Int> = []
  private var endedTwice: Int?
  private var answered: [Call.Standing] = []

  mutating func add(_ outcome: Outcome) {
    if !ended.insert(outcome.presentation.number).inserted {
      endedTwice = outcome.presentation.number
    }
  }

  mutating func fault(calls: [Call]) -> String? {
    defer { answered = calls.map(\.standing) }
    if let endedTwice { return "window \(endedTwice) told two outcomes" }
    for (call, before) in zip(calls, answered) where before != .open && call.standing != before {
      return "call \(call.id.number) was \(before), then \(call.standing)"
    }
    return calls.count < answered.count ? "calls were forgotten" : nil
  }
}
