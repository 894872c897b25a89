public import PaywallModel

/// What a person, a script or a recording can do to a walk.
public indirect enum WalkEvent: Hashable, Sendable {
  case gesture(Gesture)
  case command(Command)
  /// A way out of the dialog on top, with the values of its fields; `value` is the chosen value of
  /// the option, where it has several.
  case chooseWayOut(WayOut, values: [String: String])
  /// The whole integration is replaced; what is registered follows from it.
  case setIntegration(Integration)
  /// The owed answer is given by hand.
  case answerByHand(CallID, InterceptResult)
  /// A link reaches the app.
  case openLink(String, LinkArrival)
  /// The link of a mail is opened; counted from 0, in the order in which mails came.
  case openMail(Int, LinkArrival)
}

/// An answer that the app gave, for recordings: which call, what about, what.
public struct GivenAnswer: Hashable, Sendable {
  /// Which call.
  public var call: CallID
  /// `purchase`, `alert inAppSuccess`.
  public var subject: String
  /// `failed`, `proceed`.
  public var value: String
  /// When it was given.
  public var at: Instant

  /// Makes one.
  public init(call: CallID, subject: String, value: String, at: Instant) {
    self.call = call
    self.subject = subject
    self.value = value
    self.at = at
  }
}

/// The emulated SDK and the pretend app together, with the log of what they did: everything that a
/// face or a recording needs, and still a pure value.
public struct Walk: Hashable, Sendable {
  /// The emulated SDK and store.
  public internal(set) var emulator: Emulator
  /// The pretend app.
  public internal(set) var app: PretendApp
  /// Every line of the Pipeline panel, oldest first.
  public internal(set) var trace: [TraceLine]
  /// The SDK's events, oldest first.
  public internal(set) var events: [SDKEvent]
  /// Broken rules, oldest first.
  public internal(set) var diagnostics: [Diagnostic]
  /// How presentations ended, oldest first.
  public internal(set) var outcomes: [Outcome]
  /// Addresses that were shown instead of opened.
  public internal(set) var openedURLs: [String]
  /// The app's answers, oldest first.
  public internal(set) var answers: [GivenAnswer]
  /// The last thing worth telling.
  public internal(set) var note: Note?
  /// The walk's own time.
  public internal(set) var now: Instant
  /// What the redemption delegate was told, oldest first.
  public internal(set) var redemptions: [RedemptionResult] = []
  /// What `userSubscriptions` answered last; nil until it was asked.
  public internal(set) var readSubscriptions: [Subscription]?
  /// Paywalk's own faults, oldest first, each invariant once; empty unless the program is wrong.
  public internal(set) var ownFaults: [BrokenInvariant] = []
  /// Calls that will never be answered and were said to be so.
  var unanswered: Set<CallID>

  /// How many steps one event may lead to; more of them are a diagnostic and end the event.
  public static let stepLimit = Limits.stepsPerEvent

  /// Begins a walk of a catalog. One that is not logged goes the same way, with the same digests,
  /// and keeps no line, event, finding or answer: for replays that only compare states.
  public init(
    catalog: Catalog, seed: UInt64 = 0, reducesMotion: Bool = false, isLogged: Bool = true
  ) {
    emulator = Emulator(catalog: catalog, seed: seed, reducesMotion: reducesMotion)
    emulator.isLogged = isLogged
    emulator.adopt(catalog.project.integration)
    app = PretendApp(integration: catalog.project.integration, isLogged: isLogged)
    trace = []
    events = []
    diagnostics = []
    outcomes = []
    openedURLs = []
    answers = []
    note = nil
    now = .start
    unanswered = []
    announceStart()
  }

  /// The app has started before the walk's first moment: its events are there, no line is.
  private mutating func announceStart() {
    guard emulator.hasStarted else { return }
    for name in [EventName.appConfigured, .appStarted] where emulator.isLogged {
      let properties = EventContext(emulator, at: .start).properties(of: name)
      events.append(SDKEvent(name: name.rawValue, at: .start, properties: properties))
    }
    beginCampaigns()
  }

  /// All open dialogs, bottom to top; the last one takes the input.
  public var dialogs: [Dialog] {
    let ofApp = appDialogs
    if ofApp.isEmpty { return emulator.dialogs }
    return (emulator.dialogs + ofApp).sorted { $0.id.number < $1.id.number }
  }

  /// The one that takes the input, without making the list of all.
  public var topDialog: Dialog? {
    appDialogOnTop.map { app.dialogs[$0] } ?? emulator.dialogs.last
  }

  /// Where the app's newest dialog that can be seen is, if it came after those of SDK and store.
  var appDialogOnTop: Int? {
    guard let newest = app.dialogs.lastIndex(where: isSeen) else { return nil }
    guard let other = emulator.dialogs.last else { return newest }
    return other.id.number < app.dialogs[newest].id.number ? newest : nil
  }

  /// The app's own; what it draws for a presentation is seen while that one is on top.
  var appDialogs: [Dialog] {
    app.dialogs.allSatisfy(isSeen) ? app.dialogs : app.dialogs.filter(isSeen)
  }

  /// Whether any dialog is open, without making the list of them.
  public var hasDialogs: Bool { !emulator.dialogs.isEmpty || hasAppDialog }

  /// Whether a dialog of the app takes the input.
  var hasAppDialog: Bool { app.dialogs.contains(where: isSeen) }

  private func isSeen(_ dialog: Dialog) -> Bool {
    guard case .appClientScreen(let id) = dialog.kind else { return true }
    return id == emulator.presentations.last?.id
  }

  /// The presentation on top, if a screen is shown.
  public var presentation: Presentation? { emulator.presentations.last }

  /// Whether a screen is shown. To ask for the presentation would copy it.
  public var hasPresentation: Bool { !emulator.presentations.isEmpty }

  /// Which presentation is on top, if a screen is shown.
  public var topPresentationID: PresentationID? { emulator.presentations.last?.id }

  /// How far the presentation on top has come, if a screen is shown.
  public var topStage: Presentation.Stage? { emulator.presentations.last?.stage }

  /// The screen of the presentation on top.
  public var screen: Screen? { presentation.flatMap { emulator.screen(of: $0) } }

  /// What the texts of the presentation on top depend on.
  public var textContext: TextContext {
    emulator.textContext(of: presentation, at: now)
  }

  /// The moment at which something happens by itself, if anything will.
  public var nextDeadline: Instant? {
    guard let ofSDK = emulator.nextDeadline else { return app.nextDeadline }
    return app.nextDeadline.map { min($0, ofSDK) } ?? ofSDK
  }

  /// Whether nothing is open: no dialog, no action, no owed answer, no timer.
  public var isIdle: Bool {
    dialogs.isEmpty && emulator.press == nil && emulator.alerts.isEmpty
      && emulator.owedCall == nil && nextDeadline == nil
  }

  /// Lets time pass: timers fire in order, each at its own moment; the SDK's before the app's.
  public mutating func advance(to moment: Instant) {
    if pass(to: moment) { keepDigests() }
  }

  /// Says whether anything has happened.
  @discardableResult
  private mutating func pass(to moment: Instant) -> Bool {
    var timersLeft = Limits.timersPerPause
    while let deadline = nextDeadline, deadline <= moment {
      if timersLeft == 0 { standStill() }
      timersLeft -= 1
      now = max(now, deadline)
      if emulator.nextDeadline == deadline {
        run(.tick)
      } else if let answer = app.takeDue(at: deadline) {
        give(answer)
      }
      tellCoverage()
    }
    now = max(now, moment)
    if nextDeadline != nil { checkTime() }
    return timersLeft < Limits.timersPerPause
  }

  /// Lets time pass up to `at`, then does what the event says.
  public mutating func handle(_ event: WalkEvent, at moment: Instant) {
    pass(to: moment)
    let before = AppStanding(self)
    switch event {
    case .gesture(let gesture): take(gesture)
    case .command(let command): take(command)
    case .chooseWayOut(let wayOut, let values): leaveTopDialog(by: wayOut, values)
    case .setIntegration(let integration): replaceIntegration(by: integration)
    case .answerByHand(let call, let result): answerByHand(call, result)
    case .openLink(let url, let arrival): openLink(url, arrival)
    case .openMail(let index, let arrival): openMail(index, arrival)
    }
    handOverKeptLink()
    tellCoverage()
    check(event, since: before)
    keepDigests()
  }

  /// Makes the digests of what has changed, once and not at each look.
  private mutating func keepDigests() {
    emulator.keepDigests()
    app.keepDigests()
  }
}
