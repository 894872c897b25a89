import EmulatorCore
import PaywallModel

// Screens (dossier §5).
extension Purchasely {
  /// Shows the screen of a placement. `onDismissed` hears how it ended; without it the default
  /// handler does.
  public func display(
    for placementId: String, transition: PLYTransition? = nil,
    onDismissed: ((PLYPresentationOutcome) -> Void)? = nil
  ) {
    display(.from(placementId: placementId), transition, onDismissed)
  }

  /// Shows a screen by its id.
  public func display(
    screenId: String, transition: PLYTransition? = nil,
    onDismissed: ((PLYPresentationOutcome) -> Void)? = nil
  ) {
    display(.from(screenId: screenId), transition, onDismissed)
  }

  private func display(
    _ builder: PLYPresentationBuilder, _ transition: PLYTransition?,
    _ onDismissed: ((PLYPresentationOutcome) -> Void)?
  ) {
    let heard = onDismissed.map { builder.onDismissed($0) } ?? builder
    heard.build(for: self).display(transition: transition)
  }

  /// Closes every screen of the SDK; no interceptor is asked (dossier §5.5).
  public func closeAllScreens() { send(.command(.closeAllScreens)) }

  /// Hears how presentations ended that have no handler of their own, and all that the SDK opened
  /// by itself. Nil removes it.
  public func setDefaultPresentationDismissHandler(
    _ handler: ((PLYPresentationOutcome) -> Void)?
  ) {
    defaultDismissHandler = handler
    send(.command(.presentation(.setDefaultHandler(handler != nil))))
  }

  /// Whether campaigns come up at once, or wait.
  public func allowCampaigns(_ isAllowed: Bool) {
    send(.command(.presentation(.allowCampaigns(isAllowed))))
  }

  /// Draws client screens of flows and placements: iOS's delegate, Android's provider. It keeps the
  /// screen and executes one of its connections in the end. Nil draws none, and the SDK closes them
  /// (dossier §5.8).
  public func setCustomScreenProvider(_ provider: ((PLYCustomScreen) -> Void)?) {
    customScreenProvider = provider
    send(.command(.presentation(.setClientScreens(provider != nil))))
  }
}

/// A screen that the app draws (dossier §5.8).
public struct PLYCustomScreen {
  /// What it is served for.
  public let presentation: PLYPresentation
  /// The connections that lead out of it, by the Console's ids.
  public let connections: [String]
  let execute: (String?) -> Void

  /// Goes on: in a flow to the linked step, elsewhere by the connection's actions. Nil takes the
  /// default connection.
  public func executeConnection(_ id: String? = nil) { execute(id) }
}

// Requests.
extension Purchasely {
  func present(
    _ request: PLYPresentationRequest, _ options: PresentationOptions, isPreloaded: Bool,
    whenDone: (() -> Void)? = nil
  ) {
    let source = PresentationSource(request.builder.source)
    send(
      .command(.presentation(.present(source, options, isPreloaded: isPreloaded))),
      whenDone: { _ in whenDone?() },
      whenHandled: { [weak self] before in self?.adopt(request, source, among: before) })
  }

  /// Finds what the emulated SDK made for a request.
  private func adopt(
    _ request: PLYPresentationRequest, _ source: PresentationSource, among before: Int
  ) {
    let made = emulator.requests.dropFirst(before)
    guard let found = made.first(where: { $0.openedBy == .app && $0.source == source }) else {
      return
    }
    request.id = found.id
    requests[found.id] = request
  }

  func display(
    _ request: PLYPresentationRequest, _ transition: DisplayMode?, whenDone: @escaping () -> Void
  ) {
    guard let id = request.id else { return whenDone() }
    if let transition { send(.command(.presentation(.setTransition(id, transition)))) }
    send(.command(.presentation(.display(id))), whenDone: { _ in whenDone() })
  }

  func move(_ id: RequestID, to state: PresentationState) {
    let found = emulator.request(id)?.resolution
    let loaded = found.map { PLYPresentation($0, catalog: emulator.catalog) }
    requests[id]?.enter(PLYPresentationState(state), state == .loading ? nil : loaded)
  }

  func askClientScreen(
    _ id: PresentationID, _ screenID: String, _ connections: [Connection]
  ) {
    guard let customScreenProvider else { return }
    let shown = emulator.presentations.first { $0.id == id }
    let presentation =
      shown.map { PLYPresentation($0, catalog: emulator.catalog) }
      ?? PLYPresentation(screenId: screenID)
    customScreenProvider(
      PLYCustomScreen(presentation: presentation, connections: connections.map(\.id)) {
        [weak self] connection in
        self?.send(.command(.presentation(.executeConnection(id, connection))))
      })
  }

  func askHandler(_ call: CallID, _ offered: OfferedPresentation) {
    let reply = PresentationReply { [weak self] in self?.send(.answer(.presentation(call, $0))) }
    guard let uiHandler else { return reply.proceed() }
    let presentation = PLYPresentation(offered.resolution, catalog: emulator.catalog)
    let request =
      requests[offered.request] ?? PLYPresentationRequest(offered.request, presentation, self)
    requests[offered.request] = request
    uiHandler.display(presentation: request) { reply.proceed() }
  }
}

/// What a handler can answer about a presentation. Once the app has let go of `proceed` without
/// calling it, the SDK knows that the app has done it by itself, or not at all.
private final class PresentationReply {
  private let answer: (PresentationAnswer) -> Void
  private var hasProceeded = false

  init(_ answer: @escaping (PresentationAnswer) -> Void) { self.answer = answer }

  func proceed() {
    hasProceeded = true
    answer(.proceed)
  }

  deinit { if !hasProceeded { answer(.handled) } }
}

extension PresentationSource {
  init(_ source: PLYPresentationBuilder.Source) {
    switch source {
    case .byDefault: self = .byDefault
    case .placement(let id): self = .placement(id)
    case .screen(let id): self = .screen(id)
    }
  }
}

extension PLYPresentationState {
  init(_ state: PresentationState) {
    switch state {
    case .idle: self = .idle
    case .loading: self = .loading
    case .loaded: self = .loaded
    case .displayed: self = .displayed
    case .dismissed: self = .dismissed
    case .failed(let code):
      self = .error(
        code == PLYError.presentationNotLoaded.code
          ? .presentationNotLoaded
          : PLYError(code: code, message: "The presentation could not be fetched."))
    }
  }
}
