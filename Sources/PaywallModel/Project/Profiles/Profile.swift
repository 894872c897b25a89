/// Which SDK the walk pretends to be in; the raw value is what files and the command line say.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios
  case android
  case reactNative = "react-native"
  case flutter
  case cordova

  /// The name for people: iOS, Android, React Native, Flutter, Cordova.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    case .cordova: "Cordova"
    }
  }
}

/// Who buys: the SDK or the app (dossier §2.2).
public enum RunningMode: String, Hashable, Sendable, CaseIterable {
  /// The SDK buys, validates, alerts and closes.
  case full
  /// The app buys; the SDK watches.
  case observer
}

/// The SDK's version as far as behaviour differs.
public enum SDKVersion: String, Hashable, Sendable, CaseIterable {
  case v5 = "5"
  case v6_0 = "6.0"
  case v6_1 = "6.1"
  case v6_2 = "6.2"
}

/// Platform, SDK version and mode: everything that decides which rules hold.
public struct Profile: Hashable, Sendable {
  /// The system or bridge.
  public var platform: Platform
  /// The version as far as behaviour differs.
  public var sdkVersion: SDKVersion
  /// Who buys.
  public var mode: RunningMode

  /// Makes a profile; without a mode it is the version's default: observer from 6.0, full in 5.
  public init(
    platform: Platform = .ios, sdkVersion: SDKVersion = .v6_2, mode: RunningMode? = nil
  ) {
    self.platform = platform
    self.sdkVersion = sdkVersion
    self.mode = mode ?? sdkVersion.defaultMode
  }
}

/// What an interceptor answers (dossier §2.2).
public enum InterceptResult: String, Hashable, Sendable, CaseIterable {
  /// The app did it: the chain goes on.
  case success
  /// The app refused or failed: the chain stops.
  case failed
  /// The SDK does it.
  case notHandled
}
