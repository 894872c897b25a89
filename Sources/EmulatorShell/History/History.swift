import EmulatorCore
import PaywallModel

/// The walk before something was done, with the face that it had.
struct Snapshot: Hashable, Sendable {
  var walk: Walk
  var phone: PhoneFace
  var dialogFaces: [DialogFace]
  var steps: [RecordedStep]
  /// What was done then, where it was done in the walk.
  var event: WalkEvent?
}

/// The way back and forward. Walks are values whose parts are shared until they change, so that a
/// snapshot costs what its step changed; each is held by one reference, because shells are copied
/// with their history.
struct History: Hashable, Sendable {
  /// Older snapshots than so many are dropped.
  static let limit = Limits.stepsBack

  /// Oldest first; each one is the state before a step.
  private(set) var past: [Shared<Snapshot>] = []
  /// What was stepped back from, the nearest last.
  private(set) var future: [Shared<Snapshot>] = []
  /// Branches that were left behind.
  private(set) var branchCount = 0

  /// Keeps the state before a step; whatever lay ahead becomes a branch. Says whether there was
  /// any.
  mutating func remember(_ snapshot: Snapshot) -> Bool {
    let isBranch = !future.isEmpty
    if isBranch { branchCount += 1 }
    future = []
    past.append(Shared(snapshot))
    if past.count > Self.limit { past.removeFirst(past.count - Self.limit) }
    return isBranch
  }

  /// The state before the last step.
  mutating func back(from current: Snapshot) -> Snapshot? {
    guard let snapshot = past.popLast() else { return nil }
    future.append(Shared(current))
    return snapshot.value
  }

  /// The state after the next step.
  mutating func forward(from current: Snapshot) -> Snapshot? {
    guard let snapshot = future.popLast() else { return nil }
    past.append(Shared(current))
    return snapshot.value
  }

  /// Changes every moment that is kept.
  mutating func change(_ change: (inout Snapshot) -> Void) {
    func changed(_ snapshot: Shared<Snapshot>) -> Shared<Snapshot> {
      var value = snapshot.value
      change(&value)
      return Shared(value)
    }
    past = past.map(changed)
    future = future.map(changed)
  }

  /// Steps from the first to the farthest.
  func stepCount(at current: Snapshot) -> Int {
    max(current.steps.count, future.first?.value.steps.count ?? 0)
  }
}

extension Shell {
  var snapshot: Snapshot {
    Snapshot(walk: walk, phone: phone, dialogFaces: dialogFaces, steps: steps)
  }

  static func whyNoStepBack(_ shell: Shell) -> String? {
    if shell.isReplaying { return "Off in a replay. ← steps back here." }
    return shell.history.past.isEmpty ? "Nothing to step back to: this is the first moment." : nil
  }

  static func whyNoStepForward(_ shell: Shell) -> String? {
    if shell.isReplaying { return "Off in a replay. → steps forward here." }
    return shell.history.future.isEmpty ? "Nothing ahead: this is the newest moment." : nil
  }

  /// Keeps the moment before a step, and writes the step into the Recording panel.
  mutating func remember(
    _ text: String, kind: RecordedStep.Kind = .input, event: WalkEvent? = nil
  ) {
    let left = history.future.last.map { $0.value.steps.count - steps.count } ?? 0
    let far = history.future.first.map { $0.value.steps.count - steps.count } ?? left
    var before = snapshot
    before.event = event
    if history.remember(before) {
      let number = history.branchCount + 1
      append(.branch, "branch \(number): \(far) left behind")
    }
    append(kind, text)
  }

  private mutating func append(_ kind: RecordedStep.Kind, _ text: String) {
    steps.append(RecordedStep(number: steps.count + 1, kind: kind, at: walkMoment, text: text))
  }

  mutating func stepBack() {
    let count = history.stepCount(at: snapshot)
    guard let earlier = history.back(from: snapshot) else { return }
    restore(earlier)
    say(
      .plain,
      "Step back to \(steps.count) of \(count). What followed is kept as branch "
        + "\(history.branchCount + 2).",
      reason: Reason(
        "z only looks back. What followed stays until you do something else here; then it is kept "
          + "as a branch of the recording. Z goes forward again.", .project, lever: .stepBack))
  }

  mutating func stepForward() {
    let count = history.stepCount(at: snapshot)
    guard let later = history.forward(from: snapshot) else { return }
    restore(later)
    say(.plain, "Step forward to \(steps.count) of \(count).")
  }

  /// Goes to the moment after a step, as far as it is still kept.
  mutating func goToStep(_ number: Int) {
    while steps.count > number, let earlier = history.back(from: snapshot) { restore(earlier) }
    while steps.count < number, let later = history.forward(from: snapshot) { restore(later) }
    let count = history.stepCount(at: snapshot)
    guard steps.count == number else {
      return say(
        .plain,
        "Step \(number) is no longer kept: only the last \(History.limit) are. This is "
          + "step \(steps.count).")
    }
    say(.plain, "Step \(number) of \(count). The rest is kept as a branch.")
  }

  mutating func restore(_ snapshot: Snapshot) {
    walk = snapshot.walk
    phone = snapshot.phone
    dialogFaces = snapshot.dialogFaces
    steps = snapshot.steps
    lag = now.milliseconds - walk.now.milliseconds
    settle()
  }
}
