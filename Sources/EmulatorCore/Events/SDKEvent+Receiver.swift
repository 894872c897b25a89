extension SDKEvent {
  /// Who looks at an event.
  public enum Receiver: String, Hashable, Sendable, CaseIterable {
    /// The app's event listener.
    case listener
    /// Purchasely's servers.
    case wire
  }

  /// What a receiver gets; nil where it gets nothing. A redemption's token is part of the event
  /// and kept out of analytics (dossier §7.1, §7.6): only the listener sees it, masked as
  /// everywhere.
  public func properties(for receiver: Receiver) -> [Property]? {
    switch (reach, receiver) {
    case (.nobody, _), (.wireOnly, .listener): nil
    case (.wireOnly, .wire), (.listenerAndWire, .listener): properties
    case (.listenerAndWire, .wire): properties.map(\.withoutToken)
    }
  }
}

extension SDKEvent.Property {
  fileprivate var withoutToken: SDKEvent.Property {
    guard key == "redemption", case .object(let members) = value else { return self }
    return SDKEvent.Property(key, .object(members.filter { $0.key != "token" }))
  }
}
