import PaywallModel

/// How a link reaches the app.
public enum LinkArrival: String, Hashable, Sendable, CaseIterable {
  /// The app runs already.
  case appRunning
  /// The link launches the app.
  case coldStart

  /// For people.
  public var words: String {
    switch self {
    case .appRunning: "app running"
    case .coldStart: "cold start"
    }
  }

  /// For people with little room.
  public var shortWords: String {
    switch self {
    case .appRunning: "running"
    case .coldStart: "cold start"
    }
  }
}

/// A link that came, and what became of it. Its token is masked.
public struct LinkRecord: Hashable, Sendable {
  /// What became of a link.
  public enum Fate: Hashable, Sendable {
    /// The SDK answered false.
    case notOurs
    /// It came before start, and is kept for it.
    case waitsForStart
    /// The gate is closed.
    case held
    /// It is let in, but something covers the screen.
    case waits
    /// It opened something; with what.
    case opened(String)
    /// It was ours and opened nothing.
    case openedNothing
    /// The same link had come a moment before.
    case duplicate
    /// Its token is being exchanged.
    case redeeming
    /// Its redemption has settled.
    case redeemed(RedemptionOutcome)
    /// The process ended while it waited.
    case lost
    /// The app keeps it until somebody has signed in.
    case keptByApp
    /// The app did not hand it to the SDK.
    case notHandedOver
  }

  /// The address; a token in it is masked.
  public var url: String
  /// What became of it.
  public internal(set) var fate: Fate
}

/// The deeplink gate, and what waits at it.
public struct LinkState: Hashable, Sendable {
  /// Whether links are let in: `allowDeeplink`.
  public var isAllowed = true
  /// Held by the gate, first in first out; tokens are masked.
  public var held: [String] = []
  /// Let in, but waiting until dialogs, actions and a running redemption are done.
  public var waiting: [String] = []
  /// Every link that reached the app, oldest first.
  public internal(set) var records: [LinkRecord] = []
  /// Handed over before start, which takes them in order.
  var beforeStart: [String] = []
  /// Whether the SDK takes links by itself where it can; a builder option, so it counts from start.
  var isAutomatic = true
  /// Whether the app asks an anonymous person to sign in before it redeems.
  var asksToSignIn = false
  /// The last link that was taken, to see a second delivery.
  var last: Delivery?
  /// A link whose event is sent once its screen is loaded.
  var unannounced: String?
  /// How many links the log keeps.
  static let mostRecords = Limits.linkRecords

  /// A link that was taken, and when.
  struct Delivery: Hashable, Sendable {
    var url: String
    var at: Instant
  }

  /// Open, nothing held.
  public init() {}

  /// Notes what became of a link: of the last one with its address that has no final fate yet.
  mutating func note(_ url: String, _ fate: LinkRecord.Fate) {
    if let index = records.lastIndex(where: { $0.url == url && !$0.fate.isFinal }) {
      records[index].fate = fate
    } else {
      record(url, fate)
    }
  }

  /// Adds a link to the log; the oldest one goes where there are too many.
  mutating func record(_ url: String, _ fate: LinkRecord.Fate) {
    records.append(LinkRecord(url: url, fate: fate))
    records = records.suffix(Self.mostRecords)
  }
}

extension LinkRecord.Fate {
  /// Whether nothing more can become of the link.
  var isFinal: Bool {
    switch self {
    case .waitsForStart, .held, .waits, .redeeming, .keptByApp: false
    case .notOurs, .opened, .openedNothing, .duplicate, .redeemed, .lost, .notHandedOver: true
    }
  }

  /// In a word or two: `shown`, `expired`, `not ours: false`.
  public var words: String {
    switch self {
    case .notOurs: "not ours: false"
    case .waitsForStart: "waits for start"
    case .held: "held"
    case .waits: "waits"
    case .opened(let what): what
    case .openedNothing: "nothing shown"
    case .duplicate: "the same link"
    case .redeeming: "running"
    case .redeemed(let outcome): outcome.rawValue
    case .lost: "lost"
    case .keptByApp: "kept by your app"
    case .notHandedOver: "not handed over"
    }
  }
}
