public import EmulatorCore
public import PaywallModel
public import TerminalModel

/// A script for people: what is done, one step a line, and what is expected.
public struct Scenario: Hashable, Sendable {
  /// The file's name as it was given.
  public var file: String
  /// The project's folder or file, relative to the scenario's; nil where the header names none.
  public var project: String?
  /// The language of texts and prices; nil takes the project's.
  public var locale: String?
  /// What is opened before the first step.
  public var opening: Opening?
  /// Where it is named.
  public var openingPosition: SourcePosition?
  /// The window's size.
  public var size: Size
  /// In the file's order.
  public var steps: [ScenarioStep]

  /// Makes a script.
  public init(
    file: String, project: String? = nil, locale: String? = nil, opening: Opening? = nil,
    size: Size = Size(columns: 80, rows: 24), steps: [ScenarioStep] = []
  ) {
    self.file = file
    self.project = project
    self.locale = locale
    self.opening = opening
    self.size = size
    self.steps = steps
  }
}

/// One line of a scenario.
public struct ScenarioStep: Hashable, Sendable {
  /// The line and the columns of its first word.
  public var position: SourcePosition
  /// The line as it is written, without its comment.
  public var text: String
  /// What it does.
  public var action: ScenarioAction

  /// Makes a step.
  public init(position: SourcePosition, text: String, action: ScenarioAction) {
    self.position = position
    self.text = text
    self.action = action
  }
}

/// What a step does. Everything but time and opening is done with keys, so whatever a scenario does
/// a person can do.
public enum ScenarioAction: Hashable, Sendable {
  /// The thing on the phone that reads so is pressed; `number` counts those that read the same.
  case press(String, number: Int)
  case keys([Key])
  case type(String)
  /// A dialog is left; `value` is the chosen reason, `text` what is typed into its field.
  case leave(ScenarioDialog, WayOut, value: String?, text: String?)
  /// The button of the dialog on top that reads so.
  case dialogButton(String)
  case shows(InterceptorSubject, AppScreen?)
  case answer(InterceptorSubject, InterceptResult)
  case fault(InterceptorSubject, AppFault)
  /// The answer for one way out.
  case answerFor(InterceptorSubject, WayOut, InterceptResult)
  case calls(InterceptorSubject, AppCall)
  /// What your app calls outside an interceptor.
  case appCalls(AppCall)
  case appSynchronizes(Bool)
  /// Who shows an alert while the UI handler is on.
  case shownBy(AlertKind, AlertSetting)
  case storeAlways(WayOut?)
  case setMode(RunningMode)
  case setHandler(Bool)
  case setInterceptors(Bool)
  case setOffline(Bool)
  case setLinks(Bool)
  case setUser(String?)
  /// A new walk begins on that platform, with that SDK version or the one of before.
  case platform(Platform, SDKVersion?)
  case link(String, LinkArrival)
  /// The link of the newest mail with these words in its subject.
  case mail(String, LinkArrival)
  case attribute(key: String, value: String)
  case language(String)
  case consent(ConsentPurpose?)
  /// A custom event.
  case emit(String)
  case subscriptions(SubscriptionsReading)
  /// Whether an anonymous person signs in before a redemption link is handed over.
  case signInFirst(Bool)
  /// A new walk begins, with the app as it was changed.
  case restart
  case open(String)
  case advance(milliseconds: Int)
  case back
  case close
  case stepBack
  case stepForward
  case marker(String)
  case expect(ScenarioExpectation)
  case presentation(PresentationStep)
}

/// How your app reads its subscriptions.
public enum SubscriptionsReading: String, Hashable, Sendable, CaseIterable {
  /// `userSubscriptions`, from the cache while that is young.
  case read
  /// `userSubscriptions(invalidateCache: true)`.
  case fresh
  /// `userSubscriptionsHistory`.
  case history
}

/// Dialogs that a step can leave, by the step's first word.
public enum ScenarioDialog: String, Hashable, Sendable, CaseIterable {
  case terms, login, gate, store, restore, ownStore, message, code, web, checkout, asksYou, alert
  case redemption
}

/// What is to be seen, or to have happened.
public enum ScenarioExpectation: Hashable, Sendable {
  /// The screen on top; nil when none is shown.
  case screen(String?)
  /// The SDK's or the app's dialog for the alert is on top.
  case alert(AlertKind)
  /// Whose dialog is on top, and which; nil when none is open.
  case dialog(Dialog.Owner?, name: String?)
  case text(String)
  case noText(String)
  /// An event of the SDK that no line before has expected.
  case event(String)
  case noEvent(String)
  /// An answer of the app that no line before has expected.
  case result(ActionKind, InterceptResult)
  /// A presentation that ended and that no line before has expected.
  case outcome(Outcome.PurchaseResult, planID: String?)
  /// A rule that was broken and that no line before has expected.
  case diagnostic(DiagnosticRule)
  case noDiagnostic(DiagnosticRule?)
  /// No press is running and no dialog is open.
  case idle
  /// A press is running.
  case busy
  case note(String)
  case focus(String)
  case user(String?)
  case entitlement(String)
  case noEntitlement(String)
  /// An address that was shown instead of opened.
  case url(String)
  /// A redemption that ended so and that no line before has expected.
  case redemption(RedemptionOutcome)
  /// A mail with these words in its subject whose link was not opened.
  case mail(String)
  /// An active subscription of the user to the plan.
  case subscription(String)
  /// Whose the redeemed subscription to the plan is; nil is the anonymous user.
  case owner(planID: String, userID: String?)
  /// A fact about the presentation on top.
  case serving(ServingFact, String?)
}
