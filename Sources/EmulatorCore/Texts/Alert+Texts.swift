public import PaywallModel

extension Alert {
  /// An alert with the SDK's texts, English without a catalog; one that tells an error says the
  /// least about it.
  public init(_ kind: AlertKind, in catalog: Catalog = Catalog()) {
    self = AlertTexts.alert(kind, in: catalog)
  }
}
