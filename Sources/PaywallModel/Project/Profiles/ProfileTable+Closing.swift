/// What the app's own `close()` of a presentation closes (dossier §5.5).
public enum CloseReach: Hashable, Sendable {
  /// That presentation.
  case onePresentation
  /// All that the SDK shows, as `closeAllScreens()` does.
  case allScreens
}

/// Why a screen was closed, whatever the platform calls it.
public enum CloseReasonName: String, Hashable, Sendable, CaseIterable {
  /// The SDK did, after a purchase or restore.
  case none
  /// A button of the screen.
  case button
  /// The system's back: swipe on iOS, back on Android.
  case systemBack
  /// The app's code.
  case programmatic
}

// How screens come up and are closed, and what the app hears of it.
extension Profile {
  /// How display() shows a screen when the app asks for nothing; nil is as the screen says. The
  /// React Native bridge asks for the full screen then (dossier §5.1).
  public var plainTransition: DisplayMode? {
    switch platform {
    case .reactNative: DisplayMode(.full)
    case .ios, .android, .flutter, .cordova: nil
    }
  }

  /// What `close()` closes.
  public var closeReach: CloseReach {
    switch platform {
    case .ios, .reactNative, .flutter: .onePresentation
    case .android, .cordova: .allScreens
    }
  }

  /// The close reason as the platform writes it (dossier §5.4); where it has none, `null`.
  public func name(of reason: CloseReasonName) -> String {
    switch (platform, reason) {
    case (.ios, .none): "none"
    case (.android, .none), (.reactNative, .none), (.flutter, .none), (.cordova, .none): "null"
    case (.ios, .systemBack): "interactiveDismiss"
    case (.android, .systemBack): "back_system"
    case (.reactNative, .systemBack), (.flutter, .systemBack), (.cordova, .systemBack): "backSystem"
    case (.ios, .button), (.android, .button), (.reactNative, .button), (.flutter, .button),
      (.cordova, .button):
      "button"
    case (.ios, .programmatic), (.android, .programmatic), (.reactNative, .programmatic),
      (.flutter, .programmatic), (.cordova, .programmatic):
      "programmatic"
    }
  }

  /// Whether the system's back is a swipe and not a button.
  public var swipesBack: Bool {
    switch platform {
    case .ios: true
    case .android, .reactNative, .flutter, .cordova: false
    }
  }
}
