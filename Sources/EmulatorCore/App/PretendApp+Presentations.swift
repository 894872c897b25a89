import PaywallModel

extension PretendApp {
  /// The UI handler is given a presentation (dossier §6.2).
  mutating func handle(_ offered: OfferedPresentation, _ call: CallID) -> [Reaction] {
    let handled = Reaction.answer(.presentation(call, .handled))
    let proceeds = Reaction.answer(.presentation(call, .proceed))
    let shows = offered.resolution.type != .deactivated
    switch integration.presentationHandler {
    case .sdk, .proceed: return [proceeds]
    case .display:
      guard shows else { return [does(PresentationTexts.doesNothing, call), handled] }
      return [
        does(PresentationTexts.displaysItself, call),
        .command(.presentation(.display(offered.request))), handled,
      ]
    case .draw:
      guard shows else { return [does(PresentationTexts.doesNothing, call), handled] }
      return [
        does(PresentationTexts.drawsItself, call), .command(.presentation(.draw(offered.request))),
        handled,
      ]
    case .both:
      guard shows else { return [proceeds] }
      return [
        does(PresentationTexts.displaysItself, call),
        .command(.presentation(.display(offered.request))), proceeds,
      ]
    case .refetch:
      guard let screenID = offered.resolution.screenID, shows else { return [handled] }
      return [
        does(PresentationTexts.fetchesAgain, call), .command(.openScreen(screenID)), handled,
      ]
    case .nothing: return [does(PresentationTexts.doesNothing, call), handled]
    }
  }

  private func does(_ text: String, _ call: CallID) -> Reaction {
    .trace(.APP, depth: 2, text, call, Reasons.presentationAnswered)
  }

  /// A person wants to leave, and `onCloseRequested` is set.
  mutating func decideClosing(
    _ request: RequestID, of screenID: String, dialog id: DialogID
  ) -> [Reaction] {
    switch integration.presentations.closeRequest {
    case .none, .close:
      return [
        .trace(.APP, depth: 2, PresentationTexts.closesAtOnce, nil, Reasons.closeRequested),
        .command(.presentation(.closePresentation(request))),
      ]
    case .ignore:
      return [
        .trace(.APP, depth: 2, PresentationTexts.letsItStay, nil, Reasons.closeRequested)
      ]
    case .ask:
      dialogs.append(AppDialogs.closeRequest(id, request, screenID))
      return [.trace(.APP, depth: 2, PresentationTexts.asksPerson, nil, Reasons.closeRequested)]
    }
  }

  /// The SDK asks for a screen of the app's own.
  mutating func draw(
    _ screenID: String, _ connections: [Connection], for presentation: PresentationID,
    dialog id: DialogID
  ) -> [Reaction] {
    dialogs.append(AppDialogs.clientScreen(id, presentation, screenID, connections))
    return [.trace(.APP, depth: 2, TraceTexts.shows(screenID), nil, Reasons.clientScreen)]
  }

  /// A dialog about a presentation is left; nil for all others.
  mutating func leavePresentationDialog(
    _ dialog: Dialog, by wayOut: WayOut, _ values: [String: String]
  ) -> [Reaction]? {
    switch dialog.kind {
    case .appCloseRequest(let request):
      dialogs.removeAll { $0.id == dialog.id }
      let label = dialog.options.first { $0.wayOut == wayOut }?.label ?? wayOut.rawValue
      let chosen = Reaction.trace(.you, depth: 2, label, nil, Reasons.dialogOption)
      guard wayOut == .done else {
        return [
          chosen, .trace(.APP, depth: 2, PresentationTexts.letsItStay, nil, Reasons.closeRequested),
        ]
      }
      return [chosen, .command(.presentation(.closePresentation(request)))]
    case .appClientScreen(let presentation):
      guard wayOut == .done else { return [.gesture(.systemBack)] }
      return [.command(.presentation(.executeConnection(presentation, values["value"])))]
    case .sdkAlert, .appAlert, .appScreen, .storePurchase, .storeRestore, .storePromoCode,
      .sdkLogin, .sdkWebCheckout, .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions,
      .sdkSurvey:
      return nil
    }
  }

  /// What the app drew for presentations that are gone goes with them.
  mutating func forgetScreens(notOf presentations: [Presentation]) {
    func isGone(_ dialog: Dialog) -> Bool {
      guard case .appClientScreen(let id) = dialog.kind else { return false }
      return !presentations.contains { $0.id == id }
    }
    // Looked at first: a list that is written to has its digest made anew.
    if dialogs.contains(where: isGone) { dialogs.removeAll(where: isGone) }
  }
}
