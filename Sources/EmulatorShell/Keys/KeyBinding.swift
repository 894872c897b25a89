public import TerminalModel

/// One meaning of one or more keys in some places. Handler, footer, help and palette read the same
/// list of these (frames §6).
public struct KeyBinding: Sendable {
  /// Any of these.
  public let keys: [Key]
  /// Where they mean this.
  public let places: [Place]
  /// What they mean.
  public let intent: Intent
  /// How the footer writes them: `⏎`, `←→`; bindings of one row share it.
  public let sign: String
  /// How help writes them: `⏎ ␣`.
  public let helpSign: String
  /// A word for the footer.
  public let label: String
  /// A line for help and palette.
  public let help: String
  /// Whether the palette offers it; what only moves something is not a command.
  public let isCommand: Bool
  /// Why it can do nothing now; nil when it can.
  public let whyUnavailable: @Sendable (Shell) -> String?
  /// A bit for each place.
  private let placeBits: UInt32

  init(
    _ keys: [Key], _ intent: Intent, in places: [Place], sign: String, helpSign: String? = nil,
    label: String, help: String, isCommand: Bool = true,
    unless whyUnavailable: @escaping @Sendable (Shell) -> String? = { _ in nil }
  ) {
    self.keys = keys
    self.intent = intent
    self.places = places
    self.sign = sign
    self.helpSign = helpSign ?? sign
    self.label = label
    self.help = help
    self.isCommand = isCommand
    self.whyUnavailable = whyUnavailable
    placeBits = places.reduce(0) { $0 | $1.bit }
  }

  /// Whether the keys mean this there.
  func works(in place: Place) -> Bool { placeBits & place.bit != 0 }
}

extension Place {
  fileprivate var bit: UInt32 {
    switch self {
    case .start: 1 << 0
    case .phone: 1 << 1
    case .phoneDialog: 1 << 2
    case .ownDialog: 1 << 3
    case .textField: 1 << 4
    case .list: 1 << 5
    case .replay: 1 << 6
    case .tooSmall: 1 << 7
    case .panel(.pipeline): 1 << 8
    case .panel(.interceptors): 1 << 9
    case .panel(.alerts): 1 << 10
    case .panel(.store): 1 << 11
    case .panel(.user): 1 << 12
    case .panel(.events): 1 << 13
    case .panel(.recording): 1 << 14
    }
  }
}

extension Place {
  /// Where the keys of the first block work.
  static let everywhere: [Place] =
    [.start, .phone, .phoneDialog, .replay] + PanelKind.allCases.map { .panel($0) }

  /// Every place there is.
  static let all: [Place] = everywhere + [.ownDialog, .textField, .list, .tooSmall]

  /// The place's name in help: `on the paywall`.
  var title: String {
    switch self {
    case .start: "in the list"
    case .phone: "on the paywall"
    case .panel(let kind): "in \(kind.title)"
    case .phoneDialog: "in a dialog"
    case .ownDialog: "in a dialog of Paywalk"
    case .textField: "in a text field"
    case .list: "in a list"
    case .replay: "in a replay"
    case .tooSmall: "in a window that is too small"
    }
  }
}
