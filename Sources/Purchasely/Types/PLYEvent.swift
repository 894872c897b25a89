/// An event of the SDK as the app's listener gets it.
public struct PLYEvent: Hashable, Sendable {
  /// Upper snake case: `PURCHASE_TAPPED` (dossier §8.1).
  public var name: String
  /// By key.
  public var properties: [String: PLYEventValue]

  /// Makes an event.
  public init(name: String, properties: [String: PLYEventValue] = [:]) {
    self.name = name
    self.properties = properties
  }
}

/// A rule of the SDK's contract that the app broke.
public struct PLYDiagnostic: Hashable, Sendable {
  /// `PLY102`, …
  public var code: String
  /// What happened and what to do.
  public var text: String

  /// Makes a diagnostic.
  public init(code: String, text: String) {
    self.code = code
    self.text = text
  }
}
