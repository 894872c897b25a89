public import PaywallModel

extension Alert {
  /// An alert with the SDK's own texts; one that tells an error says the least about it.
  public init(_ kind: AlertKind) { self = AlertTexts.alert(kind) }
}
