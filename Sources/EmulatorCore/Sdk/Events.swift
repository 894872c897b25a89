public import PaywallModel

/// The number of a call to the app: an interceptor's or the alert handler's. An answer that comes
/// twice or too late is known by it.
public struct CallID: Hashable, Comparable, Sendable {
  /// From 1, in the order of the calls.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }

  /// Earlier calls first.
  public static func < (left: CallID, right: CallID) -> Bool { left.number < right.number }
}

/// The number of a presentation, from 1.
public struct PresentationID: Hashable, Sendable {
  /// From 1, in the order of the presentations.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }
}

/// The number of a dialog, from 1; sheets, alerts and the app's screens share the row.
public struct DialogID: Hashable, Sendable {
  /// From 1, in the order of the dialogs.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }
}

/// Everything that can reach the emulated SDK. Time comes with each.
public enum EmulatorEvent: Hashable, Sendable {
  /// What the app asks of the SDK, or a tester of the world.
  case command(Command)
  /// What a finger does on the screen on top.
  case gesture(Gesture)
  /// What the app answers to a call.
  case answer(Answer)
  /// A way out of a dialog of the SDK or the store.
  case dialog(DialogID, WayOut, values: [String: String])
  /// Only time has passed.
  case tick
}

/// A finger's doing on the presentation on top.
public enum Gesture: Hashable, Sendable {
  /// A press on a component, the header button or the back button. `label` is what the person read
  /// there.
  case tap(PressTarget, label: String)
  /// The system's back: swipe on iOS, back on Android.
  case systemBack
}

/// What the app's code asks of the SDK, and what a tester changes in the world around it.
public enum Command: Hashable, Sendable {
  case openPlacement(String)
  case openScreen(String)
  /// `closeAllScreens()`; passes no interceptor.
  case closeAllScreens
  case login(userID: String)
  case logout
  case synchronize
  /// `handleDeeplink(url)`.
  case handleDeeplink(String)
  case allowDeeplink(Bool)
  /// From the next press on.
  case setMode(RunningMode)
  /// Registers or removes an interceptor.
  case setInterceptor(ActionKind, isRegistered: Bool)
  case setUIHandler(Bool)
  case setOffline(Bool)
  /// What the store answers from now on without a sheet; nil asks with a sheet.
  case setStoreAnswer(WayOut?)
  case setStoreLatency(milliseconds: Int)
  /// Ask to buy: the pending transaction is approved or declined outside the screen.
  case settlePending(transaction: Int, isApproved: Bool)
  /// Shows an alert outside any chain.
  case showAlert(AlertKind)
  case setAttribute(key: String, value: String?)
  /// The app bought something by itself (its own store), outside the SDK.
  case recordOwnPurchase(planID: String, WayOut)
}

/// What the app answers to a call.
public enum Answer: Hashable, Sendable {
  /// `because` is what the person chose, for the note line: `Refuse`.
  case interceptor(CallID, InterceptResult, because: String? = nil)
  case alert(CallID, AlertAnswer)
}

/// What the app does with an alert that it was asked about (dossier §3.3).
public enum AlertAnswer: String, Hashable, Sendable, CaseIterable {
  /// `proceed()`: the SDK shows its own dialog.
  case proceed
  /// Android's `onDismiss()`; on iOS: the app's own dialog has gone.
  case dismissed
  /// The app will never call either. Harmless on iOS, freezes Android.
  case ignored
}

/// What an interceptor is told.
public struct Interception: Hashable, Sendable {
  /// What was pressed, with its parameters.
  public var action: Action
  /// From 1.
  public var position: Int
  /// Interceptable actions in the chain.
  public var count: Int
  /// Where it was pressed.
  public var presentation: PresentationID

  /// Makes an interception.
  public init(action: Action, position: Int, count: Int, presentation: PresentationID) {
    self.action = action
    self.position = position
    self.count = count
    self.presentation = presentation
  }
}

/// An alert as the SDK means to show it.
public struct Alert: Hashable, Sendable {
  /// Which alert.
  public var kind: AlertKind
  /// Its first line.
  public var title: String
  /// What it says.
  public var content: String
  /// What its only button reads.
  public var button: String
  /// The SDK's error, for error alerts: `PLYError.network`.
  public var error: String?

  /// Makes an alert.
  public init(
    kind: AlertKind, title: String, content: String, button: String, error: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.content = content
    self.button = button
    self.error = error
  }
}

/// Everything that the emulated SDK wants from the world.
public enum Effect: Hashable, Sendable {
  case callInterceptor(CallID, Interception)
  case askAlertHandler(CallID, Alert)
  case emit(SDKEvent)
  case reportOutcome(Outcome)
  /// A web page or a link for the system; shown to the person, never opened by Paywalk.
  case openURL(String)
  case diagnose(Diagnostic)
  /// A line for the Pipeline panel.
  case trace(TraceLine)
  /// A line for the note row.
  case note(Note)
}

/// An event of the SDK as the app's event listener gets it.
public struct SDKEvent: Hashable, Sendable {
  /// Upper snake case, dossier §8.1.
  public var name: String
  /// When it was sent.
  public var at: Instant
  /// Keys in the order in which they are shown.
  public var properties: [Property]

  /// A key and its text.
  public struct Property: Hashable, Sendable {
    /// Snake case, dossier §8.2.
    public var key: String
    /// As text, whatever its type.
    public var value: String

    /// Makes a property.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an event.
  public init(name: String, at: Instant, properties: [Property] = []) {
    self.name = name
    self.at = at
    self.properties = properties
  }
}

/// How a presentation ended (dossier §5.4).
public struct Outcome: Hashable, Sendable {
  /// What the person got on the screen.
  public enum PurchaseResult: String, Hashable, Sendable, CaseIterable {
    case purchased, restored, cancelled, none
  }

  /// What closed it.
  public enum CloseReason: String, Hashable, Sendable, CaseIterable {
    case none, button, interactiveDismiss, backSystem, programmatic
  }

  /// Who is told.
  public enum Listener: String, Hashable, Sendable, CaseIterable {
    case onDismissed, globalHandler
  }

  /// Which presentation ended.
  public var presentation: PresentationID
  /// The screen that it showed.
  public var screenID: String
  /// What the person got.
  public var result: PurchaseResult
  /// What was bought or restored, if it is known.
  public var planID: String?
  /// What closed it; none when the SDK did after a purchase.
  public var closeReason: CloseReason
  /// Who is told.
  public var listener: Listener

  /// Makes an outcome.
  public init(
    presentation: PresentationID, screenID: String, result: PurchaseResult, planID: String? = nil,
    closeReason: CloseReason, listener: Listener
  ) {
    self.presentation = presentation
    self.screenID = screenID
    self.result = result
    self.planID = planID
    self.closeReason = closeReason
    self.listener = listener
  }
}

/// A broken contract rule.
public struct Diagnostic: Hashable, Sendable {
  /// Which rule.
  public var rule: DiagnosticRule
  /// What happened here, what to do; without the number.
  public var text: String
  /// The call that it is about, if there is one.
  public var call: CallID?
  /// When it was found.
  public var at: Instant

  /// Makes a diagnostic.
  public init(rule: DiagnosticRule, text: String, call: CallID? = nil, at: Instant) {
    self.rule = rule
    self.text = text
    self.call = call
    self.at = at
  }
}

/// The numbered rules; the raw value is what is printed.
public enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  case noAnswer = "PLY101"
  case secondAnswer = "PLY102"
  case successWithoutPurchase = "PLY103"
  case answerBeforeUser = "PLY104"
  case successWithoutClose = "PLY105"
  case openingIntercepted = "PLY106"
  case bridgeTimeout = "PLY107"
  case lateAnswer = "PLY108"
  case boughtTwice = "PLY109"
  case successWithoutOpening = "PLY110"
  /// One event led to more steps than a walk takes.
  case walkTooLong = "PLY111"
  case observerNeverBuys = "PLY201"
  case synchronizedTwice = "PLY202"
  case observerWithoutInterceptor = "PLY203"
  case alertLeftOpen = "PLY301"
  case alertShownTwice = "PLY302"
  case alertDismissedTooEarly = "PLY303"
  case noLoginScreen = "PLY602"
  case nothingToShow = "PLY701"
  case unknownPlacement = "PLY702"
}

/// A line of the Pipeline panel.
public struct TraceLine: Hashable, Sendable {
  /// Who does it.
  public enum Who: String, Hashable, Sendable, CaseIterable {
    case you, SDK, APP, STORE, event, check
  }

  /// What kind of line it is.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case plain
    /// The first line of a press; what follows belongs to it.
    case press
    /// `1/2`: an action of the chain begins, or is skipped.
    case action
    /// `✗`: the chain ends there.
    case stop
    /// `✓`: the chain is done.
    case done
    /// `!`: a diagnostic.
    case problem
    /// `…`: something is waited for.
    case wait
  }

  /// When it happened.
  public var at: Instant
  /// The press it belongs to, from 1; nil for what happens outside any press.
  public var press: Int?
  /// Who did it.
  public var who: Who
  /// What kind of line it is.
  public var mark: Mark
  /// 0 for actions of the SDK, 1 for what happens in them, 2 for what the app does in a call.
  public var depth: Int
  /// For `.action`: "1/2".
  public var counter: String?
  /// What happened, in few words: `asks your app, call 8`.
  public var text: String
  /// The same where there is room, `asks your app, call 8: purchase {plan yearly}`; nil where the
  /// few words say all.
  public var wideText: String?
  /// The call that it is about, if there is one.
  public var call: CallID?
  /// The rule behind it, for "why".
  public var reason: String?

  /// Makes a line.
  public init(
    at: Instant, press: Int?, who: Who, mark: Mark = .plain, depth: Int = 0,
    counter: String? = nil, text: String, wideText: String? = nil, call: CallID? = nil,
    reason: String? = nil
  ) {
    self.at = at
    self.press = press
    self.who = who
    self.mark = mark
    self.depth = depth
    self.counter = counter
    self.text = text
    self.wideText = wideText
    self.call = call
    self.reason = reason
  }
}

/// A line for the row above the footer: what happened, why, what to do.
public struct Note: Hashable, Sendable {
  /// `✓ ✗ … · !` in that order.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case good, bad, wait, plain, problem
  }

  /// How good or bad the news are.
  public var mark: Mark
  /// What happened, then why, then what to do.
  public var text: String
  /// The same in at most 36 columns or little more, for narrow windows; nil where the text's own
  /// sentences do.
  public var short: String?
  /// The rule behind it, shown by `w`.
  public var reason: String?

  /// Makes a note.
  public init(_ mark: Mark, _ text: String, short: String? = nil, reason: String? = nil) {
    self.mark = mark
    self.text = text
    self.short = short
    self.reason = reason
  }
}
