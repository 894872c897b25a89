public import EmulatorCore
public import EmulatorShell
public import PaywallModel
public import TerminalModel

/// Plays a session in the terminal: pace, pause, single steps, markers, taking over. Its clock is
/// the event loop's and only decides when a step is due; what a step does depends on the recording
/// alone.
public struct ReplayPlayer: Hashable, Sendable {
  /// What the event loop does after an input.
  public enum Outcome: Hashable, Sendable {
    /// Show the frame, and do what the face asks for.
    case goOn([ShellRequest])
    /// The replay is left.
    case leave
    /// The walk goes on live from here: `SessionRecorder(continuing: player.replayer)`.
    case takeOver
  }

  /// The session and where it is.
  public private(set) var replayer: SessionReplayer
  /// Steps come by themselves.
  public private(set) var isPlaying: Bool
  /// How fast they come.
  public private(set) var speed: ReplaySpeed
  /// The difference at which playing stopped; moving on forgets it.
  public private(set) var divergence: Divergence?
  /// Where the recording's time stands.
  public private(set) var moment: Instant
  /// What is looked at: the played shell with the replay's bar, in the window that there is. What
  /// one looks up in a pause changes only this.
  private var view: Shell
  /// The person has looked something up since the last step.
  private var isLookingUp = false
  private var size: Size
  private var clock: Instant
  /// The clock when it was last set beside the recording's time.
  private var anchorClock: Instant
  private var anchorMoment: Instant

  /// Makes a player at the recording's start, shown in a window of that size.
  public init(
    _ session: Session, catalog: Catalog, size: Size, speed: ReplaySpeed = .normal,
    isPlaying: Bool = true, at clock: Instant = .start
  ) {
    replayer = SessionReplayer(session, catalog: catalog)
    view = replayer.shell
    self.size = size
    self.speed = speed
    self.isPlaying = isPlaying
    self.clock = clock
    moment = .start
    anchorClock = clock
    anchorMoment = .start
    refresh()
  }

  /// What is to be seen now.
  public func frame() -> Frame { view.frame() }

  /// The moment of the clock at which something is due; nil waits for a key.
  public var nextDeadline: Instant? {
    guard isPlaying else { return nil }
    guard let quarters = speed.quarters else { return clock }
    let own = replayer.shell.nextDeadline ?? replayer.nextMoment
    let due = min(replayer.nextMoment, max(own, moment.advanced(by: 1)))
    let wait = max(0, due.milliseconds - anchorMoment.milliseconds)
    return anchorClock.advanced(by: (wait * 4 + quarters - 1) / quarters)
  }

  /// Lets the clock go on; steps that are due are played.
  public mutating func advance(to clock: Instant) {
    self.clock = clock
    guard isPlaying else { return }
    let target = targetMoment
    while isPlaying, !replayer.isAtEnd, replayer.nextMoment <= target { playStep() }
    if isPlaying {
      moment = min(target, replayer.nextMoment)
      if replayer.isAtEnd, moment >= replayer.nextMoment {
        playStep()
      } else {
        replayer.advance(to: moment)
      }
    }
    refresh()
  }

  /// Does what an input means in a replay; a new size shows the recorded walk in the new window.
  public mutating func handle(_ input: Input, at clock: Instant) -> Outcome {
    advance(to: clock)
    switch input {
    case .resized(let size): self.size = size
    case .key(let key) where !isLookingUp:
      if let outcome = pressReplayKey(key) { return outcome }
      isLookingUp = true
    case .key, .mouse, .paste: break
    }
    return lookUp(with: input)
  }

  /// A key of the replay; windows that were open in the recorded walk do not take it.
  private mutating func pressReplayKey(_ key: Key) -> Outcome? {
    let intent = KeyTable.intent(for: key, in: .replay)
    if let intent, intent != .first, let meaning = ReplayKey.meaning[intent] {
      return perform(meaning)
    }
    let isFree = view.place == .replay || intent == .quit
    return isFree || view.place.isPanel ? nil : .goOn([])
  }

  private mutating func perform(_ meaning: ReplayKey) -> Outcome {
    switch meaning {
    case .leave: return .leave
    case .takeOver: return .takeOver
    case .change(let change):
      change(&self)
      return .goOn([])
    }
  }

  private mutating func lookUp(with input: Input) -> Outcome {
    var rest: [ShellRequest] = []
    for request in view.handle(input, at: view.walk.now) {
      switch request {
      case .replay(let intent):
        guard let meaning = ReplayKey.meaning[intent] else { continue }
        let outcome = perform(meaning)
        guard outcome == .goOn([]) else { return outcome }
      case .seek(let step): seek(to: step)
      case .quit: return .leave
      case .saveIntegration, .setRecording, .setMarker, .copy, .redraw, .suspend, .export,
        .beginAgain, .openSession, .runScenario, .playLab, .playTour, .openPath, .makeScreen,
        .openShipped:
        rest.append(request)
      }
    }
    view.replay = bar
    return .goOn(rest)
  }

  /// Goes to the moment after so many steps, and pauses there.
  public mutating func seek(to step: Int) {
    isPlaying = false
    divergence = nil
    replayer.seek(to: step)
    moment = replayer.moment
    settle()
  }

  private var targetMoment: Instant {
    guard let quarters = speed.quarters else { return replayer.session.endedAt }
    let passed = clock.milliseconds - anchorClock.milliseconds
    return anchorMoment.advanced(by: passed * quarters / 4)
  }

  private mutating func playStep() {
    moment = max(moment, replayer.nextMoment)
    do throws(Divergence) {
      if try replayer.step() == nil { isPlaying = false }
    } catch {
      divergence = error
      isPlaying = false
    }
  }
}

extension ReplayPlayer {
  /// Plays the next step and pauses.
  mutating func stepForward() {
    isPlaying = false
    divergence = nil
    playStep()
    settle()
  }

  mutating func togglePlaying() {
    divergence = nil
    isPlaying = !isPlaying && !(replayer.isAtEnd && moment >= replayer.session.endedAt)
    settle()
  }

  mutating func seek(toMarker isWanted: (Int) -> Bool, fromEnd: Bool) {
    let steps = replayer.markers.map(\.step).filter(isWanted)
    if let step = fromEnd ? steps.last : steps.first { seek(to: step) }
  }

  mutating func setSpeed(_ value: ReplaySpeed) {
    speed = value
    settle()
  }

  private mutating func settle() {
    setAnchor()
    refresh()
  }

  private mutating func setAnchor() {
    anchorClock = clock
    anchorMoment = moment
  }

  private mutating func refresh() {
    isLookingUp = false
    view = replayer.shell
    if view.options.size != size { _ = view.handle(.resized(size), at: view.walk.now) }
    view.replay = bar
  }

  private var bar: ReplayBar {
    var bar = ReplayBar(
      count: replayer.session.steps.count, total: replayer.session.endedAt,
      markers: replayer.markers.map(\.step))
    bar.step = replayer.position
    bar.at = moment
    bar.speed = speed.quarters == nil ? speed.rawValue : "×\(speed.rawValue)"
    bar.isPlaying = isPlaying
    bar.difference = divergence?.difference
    return bar
  }
}

/// What the keys of a replay do.
enum ReplayKey: Sendable {
  case leave
  case takeOver
  case change(@Sendable (inout ReplayPlayer) -> Void)

  static let meaning: [Intent: ReplayKey] = [
    .playOrPause: .change { $0.togglePlaying() },
    .right: .change { $0.stepForward() },
    .left: .change { $0.seek(to: $0.replayer.position - 1) },
    .first: .change { $0.seek(to: 0) },
    .last: .change { $0.seek(to: $0.replayer.session.steps.count) },
    .nextProblem: .change { player in
      let position = player.replayer.position
      player.seek(toMarker: { $0 > position }, fromEnd: false)
    },
    .previousProblem: .change { player in
      let position = player.replayer.position
      player.seek(toMarker: { $0 < position }, fromEnd: true)
    },
    .slower: .change { $0.setSpeed($0.speed.slower) },
    .faster: .change { $0.setSpeed($0.speed.faster) },
    .takeOver: .takeOver,
    .back: .leave,
    .quit: .leave,
  ]
}
