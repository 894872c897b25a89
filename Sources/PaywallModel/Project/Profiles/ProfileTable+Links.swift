// Links, redemption and events.
extension Profile {
  /// Whether `https://{host}/ply/…` is a link of the SDK (dossier §6.1).
  public var opensHTTPSLinks: Bool { platform == .android }

  /// Whether `PLY` is `ply`: Android compared the letters until 6.2, iOS does (dossier §6.1).
  public var readsLinkHostInAnyCase: Bool { platform == .android && sdkVersion == .v6_2 }

  /// Whether links to products, plans, subscriptions and the cancellation survey exist (dossier
  /// §6.1).
  public var knowsSubscriptionLinks: Bool { sdkVersion == .v5 }

  /// Whether the SDK takes links by itself, and drops a second delivery of the same one (dossier
  /// §6.2).
  public var takesLinksItself: Bool { platform == .android }

  /// Whether a preview is shown although links are held (dossier §6.1).
  public var letsPreviewsPast: Bool {
    platform == .ios && (sdkVersion == .v6_1 || sdkVersion == .v6_2)
  }

  /// Whether a screen that a link opens is loaded before the link's event is sent (dossier §6.2).
  public var loadsBeforeLinkEvent: Bool { platform == .android }

  /// Whether a placement that a button opens is told: only the bridges' lists of events have it
  /// (dossier §8.1).
  public var tellsOpenedPlacements: Bool {
    switch platform {
    case .reactNative, .flutter, .cordova: true
    case .ios, .android: false
    }
  }

  /// Whether the builder takes an anonymous id of the app's own (dossier §10.2).
  public var takesAnonymousIDs: Bool { sdkVersion >= .v6_1 }

  /// Whether custom events exist (dossier §8.4).
  public var sendsCustomEvents: Bool { sdkVersion == .v6_2 }

  /// What a subscription of the web is called in its list (dossier §7.6).
  public var webSourceName: String {
    switch platform {
    case .ios: "stripe"
    case .android, .reactNative, .flutter, .cordova:
      sdkVersion == .v6_2 ? "STRIPE" : "WEB_CHECKOUT_STRIPE"
    }
  }
}
