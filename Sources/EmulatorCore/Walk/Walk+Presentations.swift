import PaywallModel

extension Walk {
  /// What the app does when it is asked about a presentation.
  mutating func presentationReactions(to effect: Effect) -> [PretendApp.Reaction] {
    switch effect {
    case .askPresentationHandler(let call, let offered): app.handle(offered, call)
    case .askCloseRequest(let presentation, let request):
      app.decideClosing(
        request, of: emulator.presentations.first { $0.id == presentation }?.screenID ?? "",
        dialog: emulator.reserveDialog())
    case .askClientScreen(let presentation, let screenID, let connections):
      app.draw(screenID, connections, for: presentation, dialog: emulator.reserveDialog())
    case .presentationState, .callInterceptor, .askAlertHandler, .emit, .reportOutcome,
      .reportRedemption, .reportSubscriptions, .openURL, .diagnose, .ownFault, .trace, .note:
      []
    }
  }

  /// What the integration says about presentations is told to the SDK; nothing is said about it.
  mutating func adoptPresentations(_ integration: Integration) {
    emulator.adopt(integration.presentations)
    emulator.hasPresentationHandler = integration.presentationHandler != .sdk
  }
}
