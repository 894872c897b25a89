/// A place where a rule stands. Everything that Paywalk says about the SDK comes from one of these,
/// told in our own words.
public enum DocumentationPage: String, Hashable, Sendable, CaseIterable {
  case actionInterceptor, actionTypes, dialogs, deeplinkDisplay, deeplinks, redemption
  case observerMode, migration, flows, clientScreens, identification, displayModes
  case presentationResults, webCheckout, localizing, screens, campaigns, customEvents, events
  case configuration, errors, paywallActions, reactNativeBridge, interfaces
  case storeKit, decision, project

  /// The page's name for people.
  public var title: String {
    switch self {
    case .actionInterceptor: "Action interceptor"
    case .actionTypes: "Action types"
    case .dialogs: "Overriding SDK dialogs"
    case .deeplinkDisplay: "Manage SDK deeplinks"
    case .deeplinks: "Deeplinks management"
    case .redemption: "Web redemption, SDK integration"
    case .observerMode: "Observer mode"
    case .migration: "Migrating from SDK 5 to 6"
    case .flows: "FAQ: flows and your own screens"
    case .clientScreens: "Your own screens in a flow"
    case .identification: "User identification"
    case .displayModes: "Display mode"
    case .presentationResults: "Handling the presentation result"
    case .webCheckout: "Web checkout"
    case .localizing: "Localizing your app"
    case .screens: "FAQ: screens and paywalls"
    case .campaigns: "Campaigns"
    case .customEvents: "Changelog of SDK 6.2, custom events"
    case .events: "SDK events"
    case .configuration: "SDK initialization"
    case .errors: "Error codes, in the vendor's plugin for coding assistants"
    case .paywallActions: "Paywall actions, in the vendor's plugin for coding assistants"
    case .reactNativeBridge: "Source of the React Native bridge"
    case .interfaces: "Public interfaces of the SDK"
    case .storeKit: "Apple's StoreKit documentation"
    case .decision: "Paywalk's decision, where the documentation is silent or contradicts itself"
    case .project: "How Paywalk works"
    }
  }

  /// Where it can be read; nil where there is no single address.
  public var address: String? {
    switch self {
    case .actionInterceptor: Self.documentation("action-interceptor")
    case .actionTypes: Self.documentation("action-types")
    case .dialogs: Self.documentation("ui-handler-dialogs")
    case .deeplinkDisplay: Self.documentation("ui-handler-deeplinks")
    case .deeplinks: Self.documentation("deeplinks-management")
    case .observerMode: Self.documentation("observer-mode")
    case .migration: Self.documentation("migrating-from-sdk-5-to-6")
    case .flows: Self.documentation("faq-flows-and-byos")
    case .clientScreens: Self.documentation("byos-implementation")
    case .identification: Self.documentation("user-identification")
    case .displayModes: Self.documentation("display-mode")
    case .presentationResults: Self.documentation("handling-presentation-result")
    case .webCheckout: Self.documentation("web-checkout")
    case .localizing: Self.documentation("localizing-your-app")
    case .screens: Self.documentation("faq-screens-and-paywalls")
    case .campaigns: Self.documentation("campaigns")
    case .errors, .paywallActions: "github.com/Purchasely/Purchasely-AI-Plugin"
    case .reactNativeBridge: "github.com/Purchasely/Purchasely-ReactNative"
    case .interfaces: "github.com/Purchasely/Purchasely-iOS"
    case .redemption, .customEvents, .events, .configuration, .storeKit, .decision, .project: nil
    }
  }

  private static func documentation(_ slug: String) -> String { "docs.purchasely.com/docs/\(slug)" }

  /// `Action interceptor, docs.purchasely.com/docs/action-interceptor`.
  public var words: String { address.map { "\(title), \($0)" } ?? title }
}
