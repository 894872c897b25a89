import PaywallModel

extension Turn {
  /// Whether the app's handler decides about a presentation: those that the SDK opens by itself
  /// (dossier §6.2).
  func asksHandler(about request: PresentationRequest) -> Bool {
    request.isOpenedBySDK && state.hasUIHandler && state.hasPresentationHandler
  }

  /// Asks the app's handler, which is given the very presentation.
  mutating func askHandler(about request: PresentationRequest, _ found: Resolution) {
    let call = openCall(.presentation(request.id))
    let name = found.screenID ?? request.source.name
    trace(
      .SDK, depth: 1, PresentationTexts.asksHandler(call, about: name, found.type), call: call,
      reason: Reasons.presentationAsked)
    tell(.askPresentationHandler(call, OfferedPresentation(request, found)))
  }

  /// Takes in what the handler does.
  mutating func takePresentation(_ call: CallID, _ answer: PresentationAnswer) {
    guard case .presentation(let id)? = state.call(call)?.subject else { return }
    trace(
      .APP, depth: 1, PresentationTexts.answer(answer), call: call,
      reason: Reasons.presentationAnswered)
    switch answer {
    case .proceed: display(id)
    case .handled:
      let request = state.requests[id.index]
      guard request.state == .loaded, let found = request.resolution else { return }
      note(Notes.notDisplayed(found))
    }
  }
}

/// A presentation as the app's handler is given it.
public struct OfferedPresentation: Hashable, Sendable {
  /// The handle; displaying it keeps the attribution.
  public var request: RequestID
  /// What it was asked for by.
  public var source: PresentationSource
  /// What is served, and why.
  public var resolution: Resolution
  /// A link or a campaign.
  public var openedBy: Presentation.Opener

  init(_ request: PresentationRequest, _ resolution: Resolution) {
    self.request = request.id
    source = request.source
    self.resolution = resolution
    openedBy = request.openedBy
  }
}

/// What the app's handler does with a presentation that it is given (dossier §6.2).
public enum PresentationAnswer: String, Hashable, Sendable, CaseIterable {
  /// `proceed()`: the SDK displays it.
  case proceed
  /// The app displays it by itself, or nothing.
  case handled
}
