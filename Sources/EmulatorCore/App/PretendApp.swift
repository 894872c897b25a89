public import PaywallModel

/// The app around the paywall, as the integration describes it: it answers the SDK's calls, shows
/// its own dialogs, waits, and makes the mistakes it is told to make.
public struct PretendApp: Hashable, Sendable {
  /// What the app does, as set now.
  @Digested public internal(set) var integration: Integration
  /// The app's dialogs that are open, oldest first.
  @Digested public internal(set) var dialogs: [Dialog]
  /// Answers that wait for their moment, in the order in which they were given.
  @Digested var waits: [Wait]
  /// Interceptor calls as they were asked, each with the setting of that moment: a later change of
  /// the integration does not touch them.
  var handled = DigestedTable<CallID, Handled>()
  /// Wrong answers at the parental gate, by call.
  var wrongAnswers: [CallID: Int]
  /// The app's own dialogs for alerts, by call.
  var ownAlerts: [CallID: OwnAlert]
  /// Alert calls whose answer was given while the app's own dialog was still up.
  var answeredAlerts: Set<CallID>
  /// Calls that were answered before the person had chosen.
  @Digested var answeredEarly: Set<CallID>
  /// Calls whose answer the person gives by hand, later.
  @Digested var keptForLater: Set<CallID>
  /// A redemption link that waits until somebody has signed in; its token is masked.
  public internal(set) var keptLink: String?
  /// The sign-in that such a link has opened.
  var signInDialog: DialogID?

  /// Whether anybody reads lines; they decide nothing.
  private var isLogged: Bool

  /// Makes an app that has not been called yet.
  public init(integration: Integration, isLogged: Bool = true) {
    self.integration = integration
    self.isLogged = isLogged
    dialogs = []
    waits = []
    wrongAnswers = [:]
    ownAlerts = [:]
    answeredAlerts = []
    answeredEarly = []
    keptForLater = []
  }

  /// What decides what the app does, each larger part by its digest.
  func addParts(to hash: inout StateHash) {
    hash.add(_integration.digest)
    hash.add(_dialogs.digest)
    hash.add(_waits.digest)
    hash.add(handled.digest)
    hash.add(_answeredEarly.digest)
    hash.add(_keptForLater.digest)
    hash.add(wrongAnswers)
    hash.add(ownAlerts)
    hash.add(answeredAlerts)
    hash.add(keptLink)
    hash.add(signInDialog?.number)
  }

  /// Makes the digests of the parts that have changed.
  mutating func keepDigests() {
    _integration.keepDigest()
    _dialogs.keepDigest()
    _waits.keepDigest()
    _answeredEarly.keepDigest()
    _keptForLater.keepDigest()
  }

  /// A call and how it is handled.
  struct Handled: Hashable, Sendable {
    var interception: Interception
    var setting: InterceptorSetting
  }

  /// An answer that comes when its moment has come.
  struct Wait: Hashable, Sendable {
    var due: Instant
    var answer: Answer
  }

  /// What the app does: it answers, asks something of the SDK, or something is said about it.
  enum Reaction: Hashable, Sendable {
    case answer(Answer)
    case command(Command)
    case gesture(Gesture)
    case trace(TraceLine.Who, depth: Int, String, CallID?, Reason? = nil)
    case finding(Finding, CallID)
    /// A finding about no call.
    case report(Finding)
    case note(Note)
    /// The app opens an address itself; it is shown, never opened.
    case openURL(String)
    /// The app's sign-in form, from a button of its alert.
    case showSignIn(CallID)
    /// What the app has done with a link.
    case link(String, LinkRecord.Fate)
  }

  /// A line, made only where somebody reads it.
  func told(
    _ who: TraceLine.Who, _ text: @autoclosure () -> String, _ call: CallID,
    _ reason: @autoclosure () -> Reason
  ) -> [Reaction] {
    isLogged ? [.trace(who, depth: 2, text(), call, reason())] : []
  }

  /// The process begins anew: what it showed and waited for is gone, what the app stores stays.
  mutating func relaunch() {
    self = PretendApp(integration: integration, isLogged: isLogged)
  }

  /// How long an answer takes that comes too late.
  static let lateMilliseconds = 30_000

  /// The moment at which the app does something by itself, if it will.
  var nextDeadline: Instant? { waits.lazy.map(\.due).min() }

  /// The first answer whose moment has come.
  mutating func takeDue(at moment: Instant) -> Answer? {
    let due = waits.indices.filter { waits[$0].due <= moment }
    guard let index = due.min(by: { waits[$0].due < waits[$1].due }) else { return nil }
    return waits.remove(at: index).answer
  }

  /// Whether the app itself will answer a call: a dialog is open for it, or its answer is on its
  /// way.
  func willAnswer(_ call: CallID) -> Bool {
    dialogs.contains { $0.call == call } || keptForLater.contains(call)
      || waits.contains { $0.answer.call == call }
  }

  /// The call was answered by hand or by the bridge: its dialog goes, and so does an answer on its
  /// way.
  mutating func forget(_ call: CallID) {
    dialogs.removeAll { $0.call == call }
    waits.removeAll { $0.answer.call == call }
    keptForLater.remove(call)
  }
}

extension [PretendApp.Reaction] {
  /// These and then others; nothing is copied where there is nothing to join.
  func then(_ others: [PretendApp.Reaction]) -> [PretendApp.Reaction] {
    if isEmpty { return others }
    return others.isEmpty ? self : self + others
  }
}
