/// What a login does with what the anonymous user had (dossier §7.5, §10.2).
public enum LoginTransfer: Hashable, Sendable {
  /// What was bought goes over; what was redeemed from the web stays.
  case purchases
  /// What was bought and what was redeemed go over.
  case purchasesAndRedemptions
}

extension SDKVersion: Comparable {
  /// Older versions first.
  public static func < (left: SDKVersion, right: SDKVersion) -> Bool {
    left.place < right.place
  }

  private var place: Int {
    switch self {
    case .v5: 0
    case .v6_0: 1
    case .v6_1: 2
    case .v6_2: 3
    }
  }

  /// The mode where the app names none: observer from 6.0, full in 5 (dossier §0, 1).
  public var defaultMode: RunningMode { self < .v6_0 ? .full : .observer }
}

// How a walk begins, and who the person is.
extension Profile {
  /// Whether links are shown before the app says that it is ready; in SDK 5 they wait (dossier
  /// §6.2).
  public var allowsDeeplinksAtStart: Bool { sdkVersion >= .v6_0 }

  /// Whether campaigns are shown before the app says so; in SDK 5 they wait (dossier §5.10).
  public var allowsCampaignsAtStart: Bool { sdkVersion >= .v6_0 }

  /// Whether redemption links exist at all.
  public var redeemsWebPurchases: Bool { sdkVersion >= .v6_1 }

  /// What goes over to the user who signs in.
  public var loginTransfer: LoginTransfer {
    sdkVersion < .v6_2 ? .purchases : .purchasesAndRedemptions
  }

  /// The stores in which a purchase can be made, the usual one first (dossier §10.1).
  public var stores: [SubscriptionSource] {
    switch platform {
    case .android: [.googlePlayStore, .amazonAppstore, .huaweiAppGallery]
    case .ios, .reactNative, .flutter, .cordova: [.appleAppStore]
    }
  }

  /// The store in which a purchase is made unless the walk says otherwise.
  public var homeStore: SubscriptionSource { stores.first ?? .appleAppStore }
}
