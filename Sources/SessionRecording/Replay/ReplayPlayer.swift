public import EmulatorCore
public import EmulatorShell
public import PaywallModel

/// Plays a session in the terminal: pace, pause, single steps, markers, taking over. Its clock is
/// the event loop's and only decides when a step is due; what a step does depends on the recording
/// alone.
public struct ReplayPlayer: Hashable, Sendable {
  /// What the event loop does after a key.
  public enum Outcome: Hashable, Sendable {
    case goOn
    case leave
    /// The walk goes on live from here, as a new session.
    case takeOver(Shell)
  }

  /// The session and where it is.
  public private(set) var replayer: SessionReplayer
  /// Steps come by themselves.
  public private(set) var isPlaying: Bool
  /// How fast they come.
  public private(set) var speed: ReplaySpeed
  /// The difference at which playing stopped; playing on forgets it.
  public private(set) var divergence: Divergence?
  /// Where the recording's time stands.
  public private(set) var moment: Instant
  private var clock: Instant
  /// The clock and the recording's time when they were last set side by side.
  private var anchor: (clock: Instant, moment: Instant) {
    get { (anchorClock, anchorMoment) }
    set { (anchorClock, anchorMoment) = newValue }
  }
  private var anchorClock: Instant
  private var anchorMoment: Instant

  /// Makes a player at the recording's start.
  public init(
    _ session: Session, catalog: Catalog, speed: ReplaySpeed = .normal, isPlaying: Bool = true,
    at clock: Instant = .start
  ) {
    replayer = SessionReplayer(session, catalog: catalog)
    self.speed = speed
    self.isPlaying = isPlaying
    self.clock = clock
    moment = .start
    anchorClock = clock
    anchorMoment = .start
  }

  /// The moment of the clock at which something is due; nil waits for a key.
  public var nextDeadline: Instant? {
    guard isPlaying else { return nil }
    guard let quarters = speed.quarters else { return clock }
    let own = replayer.shell.nextDeadline ?? replayer.nextMoment
    let due = min(replayer.nextMoment, max(own, moment.advanced(by: 1)))
    let wait = max(0, due.milliseconds - anchor.moment.milliseconds)
    return anchor.clock.advanced(by: (wait * 4 + quarters - 1) / quarters)
  }

  /// Lets the clock go on; steps that are due are played.
  public mutating func advance(to clock: Instant) {
    self.clock = clock
    guard isPlaying else { return }
    let target = targetMoment
    while isPlaying, !replayer.isAtEnd, replayer.nextMoment <= target { playStep() }
    guard isPlaying else { return }
    moment = target
    if moment >= replayer.nextMoment { playStep() } else { replayer.advance(to: moment) }
  }

  /// Does what a key of the replay means.
  public mutating func handle(_ intent: Intent, at clock: Instant) -> Outcome {
    advance(to: clock)
    switch intent {
    case .playOrPause: setPlaying(!isPlaying)
    case .right: single { $0.playStep() }
    case .left: seek(to: replayer.position - 1)
    case .first: seek(to: 0)
    case .last: seek(to: replayer.session.steps.count)
    case .nextProblem: seek(to: replayer.markers.first { $0.step > replayer.position }?.step)
    case .previousProblem: seek(to: replayer.markers.last { $0.step < replayer.position }?.step)
    case .faster: setSpeed(speed.faster)
    case .slower: setSpeed(speed.slower)
    case .takeOver: return .takeOver(replayer.shell)
    case .back, .quit: return .leave
    default: break
    }
    return .goOn
  }

  /// Goes to the moment after so many steps, and pauses there.
  public mutating func seek(to step: Int?) {
    guard let step else { return }
    single {
      $0.divergence = nil
      $0.replayer.seek(to: step)
    }
    moment = replayer.moment
    setAnchor()
  }

  private var targetMoment: Instant {
    guard let quarters = speed.quarters else { return replayer.session.endedAt }
    let passed = clock.milliseconds - anchor.clock.milliseconds
    return anchor.moment.advanced(by: passed * quarters / 4)
  }

  private mutating func playStep() {
    moment = max(moment, replayer.nextMoment)
    do throws(Divergence) {
      if try replayer.step() == nil { setPlaying(false) }
    } catch {
      divergence = error
      setPlaying(false)
    }
  }

  private mutating func single(_ change: (inout ReplayPlayer) -> Void) {
    isPlaying = false
    change(&self)
    setAnchor()
  }

  private mutating func setPlaying(_ value: Bool) {
    if value { divergence = nil }
    isPlaying = value && !(replayer.isAtEnd && moment >= replayer.session.endedAt)
    setAnchor()
  }

  private mutating func setSpeed(_ value: ReplaySpeed) {
    speed = value
    setAnchor()
  }

  private mutating func setAnchor() { anchor = (clock, moment) }
}
