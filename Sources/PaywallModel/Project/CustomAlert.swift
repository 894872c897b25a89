/// The app's own dialog for an alert: what differs from the SDK's texts, and buttons of its own.
public struct CustomAlert: Hashable, Sendable {
  /// More buttons than this no dialog has.
  public static let mostButtons = Limits.alertButtons

  /// What a button does besides closing the dialog.
  public enum Effect: Hashable, Sendable {
    case nothing
    /// The app's sign-in form opens.
    case signIn
    /// A link is opened: the SDK's own by the SDK, any other by the app.
    case link(String)
    /// The app opens a placement.
    case placement(String)
  }

  /// A button of the dialog.
  public struct Button: Hashable, Sendable {
    /// What it reads.
    public var label: String
    /// What it does.
    public var effect: Effect
    /// Whether the app calls `onDismiss()` when it is pressed. Only Android knows the call, where a
    /// button without it leaves the screen frozen (dossier §3.3).
    public var dismisses: Bool

    /// Makes a button.
    public init(_ label: String, effect: Effect = .nothing, dismisses: Bool = true) {
      self.label = label
      self.effect = effect
      self.dismisses = dismisses
    }
  }

  /// Its heading; nil takes the SDK's.
  public var title: String?
  /// What it says; nil takes the SDK's text, for error alerts the error's.
  public var text: String?
  /// From left to right; without any the dialog has one that reads OK.
  public var buttons: [Button]
  /// Whether the app calls `onDismiss()` when the dialog is left by the system's back.
  public var dismissesOnBack: Bool

  /// Makes a dialog that is the SDK's but for what is given.
  public init(
    title: String? = nil, text: String? = nil, buttons: [Button] = [], dismissesOnBack: Bool = true
  ) {
    self.title = title
    self.text = text
    self.buttons = buttons
    self.dismissesOnBack = dismissesOnBack
  }

  /// The ways out of its buttons, in their order.
  public static let waysOut: [WayOut] = [.ok, .later, .third, .fourth]

  /// The button that a way out is of; nil for the back and for a dialog without its own buttons.
  public func button(of wayOut: WayOut) -> Button? {
    let index = Self.waysOut.firstIndex(of: wayOut)
    return index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
  }

  /// Whether leaving it so ends in `onDismiss()`.
  public func dismisses(by wayOut: WayOut) -> Bool {
    wayOut == .dismiss ? dismissesOnBack : button(of: wayOut)?.dismisses ?? true
  }
}
