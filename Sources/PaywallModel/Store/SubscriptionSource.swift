/// Where something was bought (dossier §10.1).
public enum SubscriptionSource: String, Hashable, Sendable, CaseIterable {
  case appleAppStore, googlePlayStore, amazonAppstore, huaweiAppGallery, stripe

  /// For people: App Store, Google Play, …
  public var displayName: String {
    switch self {
    case .appleAppStore: "App Store"
    case .googlePlayStore: "Google Play"
    case .amazonAppstore: "Amazon Appstore"
    case .huaweiAppGallery: "Huawei AppGallery"
    case .stripe: "the web"
    }
  }

  /// The alert that says how to unsubscribe there; nil where the SDK has none.
  public var unsubscribeAlert: AlertKind? {
    switch self {
    case .appleAppStore: .unsubscribeiOS
    case .googlePlayStore: .unsubscribeGoogle
    case .amazonAppstore: .unsubscribeAmazon
    case .huaweiAppGallery, .stripe: nil
    }
  }
}
