/// A kind of action that an interceptor can be registered for; names and raw values are those of
/// the iOS SDK (dossier §1.1).
public enum PLYPresentationAction: Int, Hashable, Sendable, CaseIterable {
  case close = 0
  case closeAll = 1
  case login = 2
  case navigate = 3
  case purchase = 4
  case restore = 5
  case openPresentation = 6
  case openPlacement = 7
  case promoCode = 8
  case webCheckout = 9
}

/// What an interceptor answers, exactly once a call (dossier §2.2).
public enum PLYInterceptResult: Int, Hashable, Sendable, CaseIterable {
  /// The app did it; the chain goes on.
  case success = 0
  /// The app could not do it, or the person refused; the rest of the chain is dropped.
  case failed = 1
  /// The SDK does it.
  case notHandled = 2
}

/// Who buys. The raw values are those of the iOS SDK (dossier §12).
public enum PLYRunningMode: Int, Hashable, Sendable, CaseIterable {
  /// The app buys; the SDK watches. The default since 6.0.
  case observer = 2
  /// The SDK buys, validates, alerts and closes.
  case full = 3
}
