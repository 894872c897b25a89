/// A way out of a screen that the app draws by itself (dossier §5.8).
public struct Connection: Hashable, Sendable {
  /// Unique on the screen: `login_successful`.
  public var id: String
  /// What happens outside a flow; in a flow its link counts.
  public var actions: [ComponentAction]
  /// Taken when the app names none.
  public var isDefault: Bool

  /// Makes a connection.
  public init(id: String, actions: [ComponentAction] = [], isDefault: Bool = false) {
    self.id = id
    self.actions = actions
    self.isDefault = isDefault
  }
}
