/// Says what is to be presented, how, and who hears of it (dossier §5.1).
public struct PLYPresentationBuilder {
  enum Source {
    case byDefault
    case placement(String)
    case screen(String)
  }

  let source: Source
  var contentID: String?
  var displaysCloseButton = true
  var displaysBackButton = true
  var presented: ((PLYPresentation?, PLYError?) -> Void)?
  var closeRequested: (() -> Void)?
  var dismissed: ((PLYPresentationOutcome) -> Void)?

  private init(_ source: Source) { self.source = source }

  /// The default placement.
  public static func `default`() -> PLYPresentationBuilder { PLYPresentationBuilder(.byDefault) }

  /// What a placement serves to the person of now.
  public static func from(placementId: String) -> PLYPresentationBuilder {
    PLYPresentationBuilder(.placement(placementId))
  }

  /// A screen by its id, without audience, A/B test and campaign.
  public static func from(screenId: String) -> PLYPresentationBuilder {
    PLYPresentationBuilder(.screen(screenId))
  }

  /// The app's own key for what the screen is about; it travels into interceptors and events.
  public func contentId(_ id: String?) -> PLYPresentationBuilder { with { $0.contentID = id } }

  /// False hides the close button; iOS cannot show one that the Console hides.
  public func displayCloseButton(_ isShown: Bool) -> PLYPresentationBuilder {
    with { $0.displaysCloseButton = isShown }
  }

  /// False hides the back button.
  public func displayBackButton(_ isShown: Bool) -> PLYPresentationBuilder {
    with { $0.displaysBackButton = isShown }
  }

  /// Hears that the presentation is up, or why it is not.
  public func onPresented(
    _ handler: @escaping (PLYPresentation?, PLYError?) -> Void
  ) -> PLYPresentationBuilder {
    with { $0.presented = handler }
  }

  /// Is asked in the place of the SDK closing when the person wants to leave. A close by code does
  /// not come here.
  public func onCloseRequested(_ handler: @escaping () -> Void) -> PLYPresentationBuilder {
    with { $0.closeRequested = handler }
  }

  /// Hears how it ended; then the default handler does not.
  public func onDismissed(
    _ handler: @escaping (PLYPresentationOutcome) -> Void
  ) -> PLYPresentationBuilder {
    with { $0.dismissed = handler }
  }

  private func with(_ change: (inout PLYPresentationBuilder) -> Void) -> PLYPresentationBuilder {
    var builder = self
    change(&builder)
    return builder
  }

  /// A request that has fetched nothing yet.
  public func build(for purchasely: Purchasely) -> PLYPresentationRequest {
    PLYPresentationRequest(self, purchasely)
  }
}
