import PaywallModel

extension PretendApp {
  /// A link reaches the app while it runs: it hands it over, opens it by itself, or asks an
  /// anonymous person to sign in first.
  mutating func takeLink(
    _ url: String, _ link: Deeplink?, dialog: DialogID, isAnonymous: Bool
  ) -> [Reaction] {
    let handling = integration.links
    if let link, handling.opensItself, let command = link.openingCommand {
      let opens = Reaction.trace(
        .APP, depth: 1, AppLinkTexts.opensItself(link.words), nil, Reasons.appLink)
      return [opens, .command(command)] + (handling.forwards ? handOver(url) : [])
    }
    if link?.token != nil, handling.signsInFirst, isAnonymous {
      return keepLink(url, dialog: dialog)
    }
    guard handling.forwards else {
      return [
        .trace(.APP, depth: 1, AppLinkTexts.doesNotHandOver, nil, Reasons.appLink),
        .note(Notes.linkNotHandedOver),
        .link(url, .notHandedOver),
      ]
    }
    return handOver(url)
  }

  private func handOver(_ url: String) -> [Reaction] { [.command(.handleDeeplink(url))] }

  /// Keeps a redemption link and shows the app's sign-in (dossier §7.5).
  mutating func keepLink(_ url: String, dialog: DialogID) -> [Reaction] {
    keptLink = url
    signInDialog = dialog
    dialogs.append(AppDialogs.signInFirst(dialog))
    return [
      .trace(.APP, depth: 1, AppLinkTexts.keeps, nil, Reasons.appLink), .link(url, .keptByApp),
      .note(Notes.linkKept),
    ]
  }

  /// The sign-in that a kept link has opened is left; in its callback the link is handed over.
  mutating func leaveSignInFirst(
    at index: Int, by wayOut: WayOut, label: String, _ values: [String: String]
  ) -> [Reaction] {
    let chosen = Reaction.trace(.you, depth: 2, label, nil, Reasons.appChoice)
    let userID = values[Dialog.Field.userID.id] ?? dialogs[index].fields.first?.value ?? ""
    if wayOut == .signIn && userID.isEmpty { return [.note(Notes.typeUserID)] }
    dialogs.remove(at: index)
    signInDialog = nil
    guard wayOut == .signIn else { return [chosen, .note(Notes.linkKept)] }
    return [chosen, .command(.login(userID: userID))] + handOverKept()
  }

  /// Hands a kept link over, once somebody has signed in.
  mutating func handOverKept() -> [Reaction] {
    guard let url = keptLink else { return [] }
    keptLink = nil
    return [
      .trace(.APP, depth: 1, AppLinkTexts.handsOverKept, nil, Reasons.appLink),
      .command(.handleDeeplink(url)),
    ]
  }

  /// The redemption delegate is called (dossier §7.3).
  mutating func hearRedemption(
    _ result: RedemptionResult, plan: String?, dialog: DialogID
  ) -> [Reaction] {
    var reactions: [Reaction] = []
    let handling = integration.redemption
    if handling.handlesAlert {
      dialogs.append(RedemptionDialogs.app(dialog, result, plan: plan))
      reactions.append(.trace(.APP, depth: 2, TraceTexts.drawsOwnAlert, nil, Reasons.appLink))
    }
    if let message = result.errorMessage {
      reactions.append(.trace(.APP, depth: 2, AppLinkTexts.showsFailure, nil, Reasons.appLink))
      guard handling.logsMessage else { return reactions }
      reactions.append(.trace(.APP, depth: 2, AppLinkTexts.logs(message), nil, Reasons.appLink))
      return message.contains("@")
        ? reactions + [.report(Findings.loggedMessage)] : reactions
    }
    let thanks = result.outcome == .active || handling.thanksOnReplay
    let text = thanks ? AppLinkTexts.thanks : AppLinkTexts.doesNotThank
    reactions.append(.trace(.APP, depth: 2, text, nil, Reasons.appLink))
    let isWrong = thanks && result.outcome == .replay
    return isWrong ? reactions + [.report(Findings.thankedOnReplay)] : reactions
  }
}

extension Deeplink {
  /// What an app does that opens the link by itself; nil for what only the SDK can do.
  fileprivate var openingCommand: Command? {
    switch target {
    case .placement(let id?): .openPlacement(id)
    case .screen(let id?): .openScreen(id)
    case .placement, .screen, .flow, .updateBilling, .redemption, .product, .plan, .subscriptions,
      .cancellationSurvey:
      nil
    }
  }
}
