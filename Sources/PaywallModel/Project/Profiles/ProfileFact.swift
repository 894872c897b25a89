/// Something that differs between platforms or versions of the SDK, or that one might think does.
/// `ProfileTable+…` has the value that the emulated SDK goes by; here is what a person reads of it.
public enum ProfileFact: String, Hashable, Sendable, CaseIterable {
  // Alerts.
  case alertBox, alertCases, alertError, alertEnding, cancelledPurchase, storeNetworkError
  // Actions.
  case actionNames, payload, interceptorLimit, thrownHandler, answerNames, nestedTaps
  case cancelledCheckout
  // Closing.
  case closeReach, systemBack, closeReasonNames
  // Start and person.
  case defaultMode, linksAtStart, campaignsAtStart, olderNames, webRedemption, loginTransfer
  case stores

  /// What it is about, in a few words.
  public var title: String {
    switch self {
    case .alertBox: "The SDK's own dialog for an alert"
    case .alertCases: "Alerts that the UI handler is asked about"
    case .alertError: "The error of an error alert"
    case .alertEnding: "A UI handler that draws its own dialog"
    case .cancelledPurchase: "A purchase that the person cancels"
    case .storeNetworkError: "A network error of the store"
    case .actionNames: "Names of action kinds"
    case .payload: "What an interceptor is given"
    case .interceptorLimit: "An interceptor that does not answer"
    case .thrownHandler: "An interceptor that throws"
    case .answerNames: "Names of answers"
    case .nestedTaps: "A tap on a button inside a button"
    case .cancelledCheckout: "A web checkout that the person cancels"
    case .closeReach: "What close() of a presentation closes"
    case .systemBack: "The system's back"
    case .closeReasonNames: "Close reasons"
    case .defaultMode: "Running mode where the app names none"
    case .linksAtStart: "Links before the app says that it is ready"
    case .campaignsAtStart: "Campaigns before the app says that it is ready"
    case .olderNames: "Names of the API"
    case .webRedemption: "Redemption links"
    case .loginTransfer: "What a login takes over from the anonymous user"
    case .stores: "Stores of a purchase"
    }
  }

  /// The documentation behind it: a page of docs.purchasely.com, an interface, release notes.
  public var source: String {
    switch self {
    case .alertBox, .alertEnding: "page ui-handler-dialogs"
    case .alertCases: "page ui-handler-dialogs, the iOS 6.0 interface"
    case .alertError: "page ui-handler-dialogs, Reading the error"
    case .cancelledPurchase: "pages ui-handler-dialogs and error-codes, which differ"
    case .storeNetworkError: "release notes of Android 6.2.0"
    case .actionNames, .payload: "page action-interceptor, the bridges' types"
    case .interceptorLimit, .thrownHandler: "the React Native bridge 6.0"
    case .answerNames: "page migrating-from-sdk-5-to-6"
    case .nestedTaps: "release notes of iOS 6.2.0"
    case .cancelledCheckout: "release notes of Android 6.1.0"
    case .closeReach: "pages of each platform's presentation"
    case .systemBack, .closeReasonNames: "page handling-presentation-result"
    case .defaultMode, .olderNames: "page migrating-from-sdk-5-to-6"
    case .linksAtStart: "page deeplinks-management"
    case .campaignsAtStart: "page campaigns"
    case .webRedemption: "release notes of 6.1"
    case .loginTransfer: "page web2app, release notes of Android 6.2.0"
    case .stores: "page of subscriptions"
    }
  }
}
