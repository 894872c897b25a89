/// What holds after every event, whatever the app, the files and the person do. One that does not
/// is Paywalk's own fault, never the app's; the raw value is what is printed.
public enum Invariant: String, Hashable, Sendable, CaseIterable {
  case oneDialogTakesInput = "OWN01"
  case chainBelongsToOnePress = "OWN02"
  case callIsAnsweredOrOpen = "OWN03"
  case loadingHasAnOwner = "OWN04"
  case entitlementHasACause = "OWN05"
  case nothingHappensAfterTheEnd = "OWN06"
  case alertsTakeTurns = "OWN07"
  case observerNeverBuys = "OWN08"
  case closingByTheAppIsSilent = "OWN09"
  case oneRedemptionRuns = "OWN10"
  case gatesHold = "OWN11"
  case tapIsToldFirst = "OWN12"
  case timeRunsForward = "OWN13"
  case windowHasALiveHandle = "OWN14"

  /// What holds, as a sentence.
  public var sentence: String {
    switch self {
    case .oneDialogTakesInput: "One dialog at most takes input: the one on top."
    case .chainBelongsToOnePress: "A running chain belongs to the newest press, and to it alone."
    case .callIsAnsweredOrOpen: "Each call to the app is answered or open, never both."
    case .loadingHasAnOwner: "What is loading waits for somebody who will end it."
    case .entitlementHasACause: "Nobody gets anything without a purchase, a restore or a payment."
    case .nothingHappensAfterTheEnd: "What has ended does nothing more."
    case .alertsTakeTurns: "One alert is up, the others wait behind it."
    case .observerNeverBuys: "In observer mode the SDK asks the store for nothing."
    case .closingByTheAppIsSilent:
      "A close by the app's code passes no interceptor and no onCloseRequested."
    case .oneRedemptionRuns: "One redemption runs at a time, and it can be seen."
    case .gatesHold: "What a closed gate holds does not come up."
    case .tapIsToldFirst: "A tap is told before the app is asked about it."
    case .timeRunsForward: "Time runs forward, and no timer is left behind."
    case .windowHasALiveHandle: "Each window has a handle that is alive, and there is room for it."
    }
  }
}

/// An invariant that did not hold: Paywalk's own fault.
public struct BrokenInvariant: Hashable, Sendable {
  /// Which.
  public var invariant: Invariant
  /// The values that broke it: `press 3, timer 7`.
  public var detail: String
  /// When it was found.
  public var at: Instant

  /// One line for people: the number, what should hold, what was found.
  public var text: String {
    "\(invariant.rawValue) Paywalk's own fault. \(invariant.sentence) Here: \(detail)."
  }

  init(_ invariant: Invariant, _ detail: String, at: Instant) {
    self.invariant = invariant
    self.detail = detail
    self.at = at
  }
}
