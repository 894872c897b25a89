/// A link that belongs to the SDK (dossier §6.1).
public struct Deeplink: Hashable, Sendable {
  /// What a link is about; nil is the default one.
  public enum Target: Hashable, Sendable {
    /// `ply/placements/ID`.
    case placement(String?)
    /// `ply/presentations/ID`.
    case screen(String?)
    /// `ply/flows/ID`.
    case flow(String)
    /// `ply/update_billing`: the store's payment settings.
    case updateBilling
    /// `ply/redeem/TOKEN?auid=ID`, from SDK 6.1; the id is the web visitor's.
    case redemption(RedemptionToken, anonymousID: String?)
    /// `ply/products/ID`, until SDK 5.
    case product(String)
    /// `ply/plans/ID`, until SDK 5.
    case plan(String)
    /// `ply/subscriptions`, until SDK 5.
    case subscriptions
    /// `ply/cancellation_survey/ID`, until SDK 5.
    case cancellationSurvey(String?)
  }

  /// What it is about.
  public var target: Target
  /// `preview=1`: Debug Mode shows it.
  public var isPreview: Bool

  /// Makes a link.
  public init(_ target: Target, isPreview: Bool = false) {
    self.target = target
    self.isPreview = isPreview
  }

  /// The token of a redemption link.
  public var token: RedemptionToken? {
    if case .redemption(let token, _) = target { token } else { nil }
  }

  /// For people: `placement premium`, `screen by default, a preview`, `redemption 7c…`.
  public var words: String { isPreview ? "\(targetWords), a preview" : targetWords }

  private var targetWords: String {
    switch target {
    case .placement(let id): "placement \(id ?? "by default")"
    case .screen(let id): "screen \(id ?? "by default")"
    case .flow(let id): "flow \(id)"
    case .updateBilling: "the store's payment settings"
    case .redemption(let token, _): "redemption \(token.masked)"
    case .product(let id): "product \(id)"
    case .plan(let id): "plan \(id)"
    case .subscriptions: "the list of subscriptions"
    case .cancellationSurvey: "the cancellation survey"
    }
  }
}

/// Why a link is not the SDK's.
public enum DeeplinkFault: Error, Hashable, Sendable {
  /// Not `scheme://…`.
  case noScheme
  /// A page of the web, or a mail.
  case webPage
  /// Another app's scheme; with the app's own.
  case otherScheme(String, own: String)
  /// A host that is not `ply`.
  case otherHost(String)
  /// `ply` in other letters, and this platform and version compare them exactly.
  case hostCase(String)
  /// A name or a port beside the host: `x@ply`, `ply@elsewhere`, `ply:80`.
  case disguisedHost
  /// `/` without anything between.
  case doubledPart
  /// `%2F`, `.` or `..`: a part that is more than one.
  case hiddenSeparator
  /// A control or invisible character, a blank, or bytes that are no text.
  case hostileCharacter
  /// `%` without two digits, or bytes that are no text.
  case wrongEscape
  /// Longer than any link of the SDK.
  case tooLong
  /// What follows `ply/` is no kind of link.
  case unknownKind(String)
  /// More parts than the kind has.
  case tooManyParts
  /// The kind needs something after it.
  case missingPart(String)
  /// The kind is older or newer than the SDK of the walk: `until SDK 5`, `from SDK 6.1`.
  case otherVersion(String, when: String)

  /// What is wrong with it, for people.
  public var message: String {
    switch self {
    case .noScheme: "It does not begin with a scheme and ://."
    case .webPage: "It is an address of the web."
    case .otherScheme(let scheme, let own): "Its scheme is \(scheme), your app's is \(own)."
    case .otherHost(let host): "It goes to \(host.isEmpty ? "nothing" : host), not to ply."
    case .hostCase(let host): "It goes to \(host), and this SDK compares ply letter by letter."
    case .disguisedHost: "Something stands beside the host ply."
    case .doubledPart: "A part of it is empty: // stands where / should."
    case .hiddenSeparator: "A part of it hides a separator."
    case .hostileCharacter: "It holds a character that no link may hold."
    case .wrongEscape: "A % in it is not followed by two digits that make a character."
    case .tooLong: "It is longer than \(DeeplinkReader.longestBytes) bytes."
    case .unknownKind(let kind):
      kind.isEmpty
        ? "Nothing follows ply/." : "\(JSONText.quoted(kind)) is no kind of link of the SDK."
    case .tooManyParts: "It has more parts than its kind."
    case .missingPart(let kind): "Something is missing after \(kind)/."
    case .otherVersion(let kind, let when): "The SDK knows \(kind) links \(when)."
    }
  }
}
