import EmulatorCore
import PaywallModel

/// A handle to one presentation (dossier §5.1). It shows once; the next time needs a request of its
/// own.
public final class PLYPresentationRequest {
  /// Where it is.
  public private(set) var state = PLYPresentationState.idle
  /// What was loaded; nil before.
  public private(set) var presentation: PLYPresentation?
  /// Hears of each state, as the SDK's stream tells them.
  public var stateHandler: ((PLYPresentationState) -> Void)?

  let builder: PLYPresentationBuilder
  /// Set as soon as the emulated SDK knows of it.
  var id: RequestID?
  private weak var purchasely: Purchasely?
  private var isTold = false
  private var whenLoaded: [(PLYPresentation?, PLYError?) -> Void] = []

  init(_ builder: PLYPresentationBuilder, _ purchasely: Purchasely) {
    self.builder = builder
    self.purchasely = purchasely
  }

  /// One that the SDK has made and hands to the app.
  init(_ id: RequestID, _ presentation: PLYPresentation, _ purchasely: Purchasely) {
    builder = .default()
    self.id = id
    self.presentation = presentation
    self.purchasely = purchasely
    state = .loaded
    isTold = true
  }

  /// Fetches without showing. The handler hears what was loaded, or why nothing was.
  public func preload(completion: ((PLYPresentation?, PLYError?) -> Void)? = nil) {
    if let completion { whenLoaded.append(completion) }
    guard !isTold else { return settle() }
    isTold = true
    purchasely?.present(self, options, isPreloaded: true)
  }

  /// Shows what was fetched; fetches first where that was not done. The handler hears whether it
  /// was asked for in time: one that has been shown is refused (`presentationNotLoaded`).
  public func display(
    transition: PLYTransition? = nil, completion: ((PLYError?) -> Void)? = nil
  ) {
    guard let purchasely else { return }
    let refusals = purchasely.refusals
    let done: () -> Void = { [self, purchasely] in
      guard let completion else { return }
      if case .error(let error) = state { return completion(error) }
      completion(purchasely.refusals > refusals ? .presentationNotLoaded : nil)
    }
    guard isTold else {
      isTold = true
      var options = options
      options.transition = transition.map(DisplayMode.init)
      return purchasely.present(self, options, isPreloaded: false, whenDone: done)
    }
    purchasely.display(self, transition.map(DisplayMode.init), whenDone: done)
  }

  /// Closes it; on Android and Cordova every screen with it (dossier §5.5).
  public func close() { command { .closePresentation($0) } }

  /// One step back, in a flow.
  public func back() { command { _ in .back } }

  private func command(_ command: (RequestID) -> PresentationCommand) {
    guard let id else { return }
    purchasely?.send(.command(.presentation(command(id))))
  }

  private var options: PresentationOptions {
    var options = PresentationOptions()
    options.contentID = builder.contentID
    options.displaysCloseButton = builder.displaysCloseButton
    options.displaysBackButton = builder.displaysBackButton
    options.hasOnDismissed = builder.dismissed != nil
    options.hasOnCloseRequested = builder.closeRequested != nil
    return options
  }

  /// The emulated SDK has moved it on.
  func enter(_ new: PLYPresentationState, _ loaded: PLYPresentation?) {
    state = new
    presentation = loaded ?? presentation
    stateHandler?(new)
    switch new {
    case .idle, .loading, .dismissed: break
    case .loaded: settle()
    case .displayed: builder.presented?(presentation, nil)
    case .error(let error):
      settle()
      builder.presented?(nil, error)
    }
  }

  private func settle() {
    let waiting = whenLoaded
    switch state {
    case .idle, .loading: return
    case .loaded, .displayed, .dismissed:
      whenLoaded = []
      for handler in waiting { handler(presentation, nil) }
    case .error(let error):
      whenLoaded = []
      for handler in waiting { handler(nil, error) }
    }
  }
}

extension PLYError {
  /// A presentation was to be shown that is not loaded, or was shown before.
  public static let presentationNotLoaded = PLYError(
    code: "PLYError.presentationNotLoaded",
    message: "The presentation is not loaded, or was displayed before.")
}

extension DisplayMode {
  init(_ transition: PLYTransition) {
    let height: Dimension? =
      switch transition.height {
      case .value(let points): .points(points)
      case .percentage(let part): .percentage(Int((part * 100).rounded()))
      case nil: nil
      }
    self.init(Kind(transition.type), height: height, isDismissible: transition.dismissible)
  }
}

extension DisplayMode.Kind {
  init(_ kind: PLYTransition.Kind) {
    switch kind {
    case .fullScreen: self = .full
    case .modal: self = .modal
    case .drawer: self = .drawer
    case .popin: self = .popin
    case .push: self = .push
    case .inlinePaywall: self = .inline
    }
  }
}
