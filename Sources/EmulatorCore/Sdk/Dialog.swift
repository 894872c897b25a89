public import PaywallModel

/// What is drawn on the phone over the screen and takes all its input: an alert of the SDK, a
/// screen of the app, a sheet of the store. One shape for all, so that one painter and one script
/// word do.
public struct Dialog: Hashable, Sendable {
  /// Whose it is; the border and the first word say so.
  public enum Owner: String, Hashable, Sendable, CaseIterable {
    case sdk = "SDK"
    case app = "APP"
    case store = "STORE"
  }

  /// What it is, for scripts and painters.
  public enum Kind: Hashable, Sendable {
    /// The SDK's own dialog for an alert.
    case sdkAlert(AlertKind)
    /// The app's own dialog for an alert.
    case appAlert(AlertKind)
    /// A screen of the app over the paywall.
    case appScreen(AppScreen)
    /// The app asks whether to leave, because `onCloseRequested` is set.
    case appCloseRequest(RequestID)
    /// A screen of a presentation that the app draws by itself; its options are its connections.
    case appClientScreen(PresentationID)
    case storePurchase
    case storeRestore
    /// The store's sheet for a code.
    case storePromoCode
    /// The plain sign-in screen marked SDK.
    case sdkLogin
    /// What the SDK shows while a web payment is waited for.
    case sdkWebCheckout
    /// The page in the browser on which the person pays.
    case webPage
    /// The progress of a redemption; nothing leaves it but its end.
    case sdkRedemption
    /// The app's own dialog for a redemption that has settled.
    case appRedemption
    /// SDK 5: the list of subscriptions.
    case sdkSubscriptions
    /// SDK 5: why a subscription is cancelled.
    case sdkSurvey
  }

  /// Something to fill in.
  public struct Field: Hashable, Sendable {
    /// The key under which the value is handed back.
    public var id: String
    /// What stands before it.
    public var label: String
    /// What it holds when the dialog opens.
    public var value: String
    /// Filtered characters: digits only.
    public var takesDigitsOnly: Bool

    /// Makes a field.
    public init(id: String, label: String, value: String = "", takesDigitsOnly: Bool = false) {
      self.id = id
      self.label = label
      self.value = value
      self.takesDigitsOnly = takesDigitsOnly
    }

    /// Who signs in.
    public static let userID = Field(
      id: "userID", label: "User id", value: UserIDMask.Proposed.form.rawValue)

    /// Whether it asks who signs in.
    public var isUserID: Bool { id == Self.userID.id }
  }

  /// A way out that is shown.
  public struct Option: Hashable, Sendable {
    /// What is handed back when it is chosen.
    public var wayOut: WayOut
    /// What its button or row reads.
    public var label: String
    /// Values that ←→ change, the chosen one is handed back under `value`; empty for none.
    public var values: [String]
    /// It can be seen, but not taken yet.
    public var isOff: Bool

    /// Makes an option.
    public init(_ wayOut: WayOut, label: String, values: [String] = [], isOff: Bool = false) {
      self.wayOut = wayOut
      self.label = label
      self.values = values
      self.isOff = isOff
    }
  }

  /// Its place in the row of all dialogs.
  public var id: DialogID
  /// Whose it is.
  public var owner: Owner
  /// What it is.
  public var kind: Kind
  /// After the owner in the top border: `alert`, `terms`, `sheet`.
  public var name: String
  /// At the right of the top border: `purchase, call 7`, `T3`.
  public var subject: String
  /// At the left of the bottom border: `inAppError`; empty shows keys there.
  public var apiName: String
  /// Its first line, in bold; empty for none.
  public var heading: String
  /// May be long; it scrolls.
  public var text: String
  /// Between text and ways out: `What does the store answer?`
  public var question: String
  /// What can be filled in, top to bottom.
  public var fields: [Field]
  /// In the order of the digits 1…9.
  public var options: [Option]
  /// The way out that esc takes; nil where there is none (an SDK alert).
  public var escape: WayOut?
  /// The call of the app that it belongs to.
  public var call: CallID?
  /// Options one below the other (sheets) instead of side by side.
  public var listsOptions: Bool
  /// At the right of the bottom border in the place of esc's hint; empty for none.
  public var remark: String

  /// Whether the person can leave it in this way.
  public func offers(_ wayOut: WayOut) -> Bool {
    escape == wayOut || options.contains { $0.wayOut == wayOut }
  }

  /// Whether a way out is shown but cannot be taken yet.
  public func isOff(_ wayOut: WayOut) -> Bool {
    options.first { $0.wayOut == wayOut }?.isOff == true
  }

  /// Whether a way out can be taken with a value; one that has no values takes any.
  func offers(_ value: String, for wayOut: WayOut) -> Bool {
    guard let option = options.first(where: { $0.wayOut == wayOut }) else { return true }
    return value.isEmpty || option.values.isEmpty || option.values.contains(value)
  }

  /// Makes a dialog.
  public init(
    id: DialogID, owner: Owner, kind: Kind, name: String, subject: String = "",
    apiName: String = "", heading: String = "", text: String = "", question: String = "",
    fields: [Field] = [], options: [Option], escape: WayOut? = nil, call: CallID? = nil,
    listsOptions: Bool = false, remark: String = ""
  ) {
    self.id = id
    self.owner = owner
    self.kind = kind
    self.name = name
    self.subject = subject
    self.apiName = apiName
    self.heading = heading
    self.text = text
    self.question = question
    self.fields = fields
    self.options = options
    self.escape = escape
    self.call = call
    self.listsOptions = listsOptions
    self.remark = remark
  }
}
