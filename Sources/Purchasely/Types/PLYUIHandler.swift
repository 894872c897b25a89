/// What draws the SDK's alerts and presents its screens in its place (dossier §3.3, §6.2). A method
/// that is left out lets the SDK do it.
public protocol PLYUIHandler: AnyObject {
  /// iOS and the bridges: an alert is due. `proceed` lets the SDK show its own dialog; an app that
  /// draws its own calls nothing.
  func display(
    alert: PLYAlertMessage, with error: (any Error)?, proceed: @escaping () -> Void)

  /// Android: an alert is due. It must end in `proceed` or in the alert's `onDismiss()`, else the
  /// screen stays frozen.
  func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void)

  /// A link or a campaign brings a presentation. `proceed` lets the SDK show it; an app that shows
  /// it by itself calls `display()` on the very request, and nothing else. Type deactivated is
  /// handed over too; nothing is to be shown then.
  func display(presentation: PLYPresentationRequest, proceed: @escaping () -> Void)
}

extension PLYUIHandler {
  /// Lets the SDK show its own dialog.
  public func display(
    alert: PLYAlertMessage, with error: (any Error)?, proceed: @escaping () -> Void
  ) {
    proceed()
  }

  /// Lets the SDK show its own dialog.
  public func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void) { proceed() }

  /// Lets the SDK show it.
  public func display(presentation: PLYPresentationRequest, proceed: @escaping () -> Void) {
    proceed()
  }
}

/// An alert as Android's handler gets it, a class of its own there: its texts, the error inside it,
/// and its way out.
public struct PLYAlert {
  /// The name of Android's class: `InAppError`.
  public let name: String
  /// Which one; nil for a class that iOS has no case for: `InAppOptionChangedSuccess`.
  public let message: PLYAlertMessage?
  /// The heading of the SDK's own dialog.
  public let title: String
  /// The text of the SDK's own dialog; for errors the error's.
  public let content: String
  /// What its only button says.
  public let buttonTitle: String
  /// The error behind it, for error alerts.
  public let error: PLYError?
  let dismiss: () -> Void

  /// Android's word for the heading.
  public func getTitleContent() -> String { title }

  /// Android's word for the text; for error alerts the error's.
  public func getContentMessage() -> String { content }

  /// Android's word for what the button says.
  public func getButtonContent() -> String { buttonTitle }

  /// Does what the button of the SDK's dialog would do; called after the app's own dialog has
  /// closed.
  public func onDismiss() { dismiss() }
}
