extension ProfileFact {
  /// What holds in a profile, as a sentence or a list of names.
  public func text(in profile: Profile) -> String {
    switch self {
    case .alertBox:
      profile.alertBox == .alertDialog
        ? "AlertDialog, one button." : "UIAlertController, one button."
    case .alertCases: Self.alertCases(in: profile)
    case .alertError: Self.text(of: profile.alertErrorPlace)
    case .alertEnding: Self.text(of: profile.alertEnding)
    case .cancelledPurchase:
      "No alert. With cancel_alert in paywalk.json \(profile.name(of: AlertKind.inAppError)) is "
        + "raised, its error is paymentCancelled."
    case .storeNetworkError:
      profile.alertsAboutStoreNetworkErrors
        ? "\(profile.name(of: AlertKind.inAppError)) is raised."
        : "No alert: the purchase fails, only onError hears of it."
    case .actionNames: ActionKind.allCases.map(profile.name(of:)).joined(separator: ", ")
    case .payload: Self.payload(in: profile)
    case .interceptorLimit:
      profile.interceptorTimeoutMilliseconds.map {
        "After \($0 / 1_000) s the bridge answers notHandled."
      } ?? "No limit: the screen stays frozen."
    case .thrownHandler: Self.text(of: profile.thrownHandler)
    case .answerNames: InterceptResult.allCases.map { profile.name(of: $0) }.joined(separator: ", ")
    case .nestedTaps:
      profile.firesNestedActions
        ? "The inner one's actions run, then the outer one's." : "Only the inner one's actions run."
    case .cancelledCheckout:
      profile.blocksAfterCancelledCheckout
        ? "The chain never ends: the screen takes no press any more."
        : "The chain stops, the button is released."
    case .closeReach: Self.text(of: profile.closeReach)
    case .systemBack:
      "\(profile.swipesBack ? "A swipe" : "The back button"), close reason "
        + "\(profile.name(of: CloseReasonName.systemBack))."
    case .closeReasonNames:
      CloseReasonName.allCases.map { profile.name(of: $0) }.joined(separator: ", ")
    case .defaultMode: profile.sdkVersion.defaultMode.rawValue
    case .linksAtStart: profile.allowsDeeplinksAtStart ? "Are shown at once." : "Are held."
    case .campaignsAtStart: profile.allowsCampaignsAtStart ? "Are shown at once." : "Are held."
    case .olderNames: Self.names(in: profile.sdkVersion)
    case .webRedemption: profile.redeemsWebPurchases ? "Are redeemed." : "Are unknown."
    case .loginTransfer: Self.text(of: profile.loginTransfer)
    case .stores: profile.stores.map(\.displayName).joined(separator: ", ")
    }
  }

  private static func alertCases(in profile: Profile) -> String {
    let names = AlertKind.allCases.compactMap { kind -> String? in
      guard case .handled(let name) = profile.standing(of: kind) else { return nil }
      return name
    }
    return names.joined(separator: ", ")
  }

  private static func text(of place: AlertErrorPlace) -> String {
    switch place {
    case .argument: "A second argument beside the case: display(alert:with:proceed:)."
    case .insideCase: "A value inside the case: alert.error; getContentMessage() is its text."
    }
  }

  private static func text(of ending: AlertEnding) -> String {
    switch ending {
    case .nothing: "Owes nothing. proceed() only means: show the SDK's own dialog."
    case .proceedOrDismiss:
      "Calls onDismiss() once its dialog is closed. Neither proceed() nor onDismiss() freezes the "
        + "screen."
    }
  }

  private static func text(of thrown: ThrownHandler) -> String {
    switch thrown {
    case .countsAsFailed: "Counts as failed: the chain stops."
    case .staysUnanswered: "Is no answer: the call stays open."
    }
  }

  /// The kinds that have parameters, each with their names.
  private static func payload(in profile: Profile) -> String {
    let action = { (kind: ActionKind) in
      Action(
        kind, planID: "", offerID: "", url: "", title: "", screenID: "", placementID: "",
        clientReferenceID: "")
    }
    let parts = ActionKind.allCases.compactMap { kind -> String? in
      let names = profile.payload(of: action(kind)).map(\.name)
      return names.isEmpty
        ? nil : "\(profile.name(of: kind)): \(names.joined(separator: ", "))"
    }
    return parts.joined(separator: "; ")
  }

  private static func text(of reach: CloseReach) -> String {
    switch reach {
    case .onePresentation: "That presentation."
    case .allScreens: "Every screen of the SDK, as closeAllScreens() does."
    }
  }

  private static func names(in version: SDKVersion) -> String {
    version < .v6_0
      ? "setPaywallActionsInterceptor, isDeeplinkHandled, readyToOpenDeeplink, PaywallObserver"
      : "interceptAction, handleDeeplink, allowDeeplink, observer"
  }

  private static func text(of transfer: LoginTransfer) -> String {
    switch transfer {
    case .purchases: "What was bought, not what was redeemed from the web."
    case .purchasesAndRedemptions: "What was bought and what was redeemed from the web."
    }
  }
}
