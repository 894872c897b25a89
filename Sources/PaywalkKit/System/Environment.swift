import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables of the environment that Paywalk looks at.
struct Environment: Hashable {
  /// By name; those that are not set are absent.
  var variables: [String: String]

  static let names = [
    "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "HOME", "XDG_STATE_HOME", "PAYWALK_MOTION",
    "PAYWALK_TEXT_ORDER", "VTE_VERSION", "KONSOLE_VERSION", "MLTERM", "TERM_PROGRAM",
  ]

  /// The process's own.
  static func current() -> Environment {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return Environment(variables: variables)
  }

  /// One variable of the process; nil where it is not set or empty.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where journals go: `$XDG_STATE_HOME/paywalk`, else `~/.local/state/paywalk`; nil without both.
  var stateFolder: String? {
    if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/paywalk" }
    return variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state/paywalk" }
  }

  /// Loading marks stand still.
  var reducesMotion: Bool { variables["PAYWALK_MOTION"] == "none" }

  /// Whether the terminal turns text round by itself that runs from the right, as GNOME's (VTE from
  /// 0.58 on), Konsole, mlterm, mintty and Apple's do; most, tmux and xterm among them, leave every
  /// cell where it was put. Where this guess is wrong, `PAYWALK_TEXT_ORDER` says `logical` or
  /// `visual`.
  var ordersText: Bool {
    switch variables["PAYWALK_TEXT_ORDER"] {
    case "logical": return true
    case "visual": return false
    default: break
    }
    if let version = variables["VTE_VERSION"].flatMap({ Int($0) }), version >= 5_800 { return true }
    let programs = ["Apple_Terminal", "mintty"]
    return variables["KONSOLE_VERSION"] != nil || variables["MLTERM"] != nil
      || programs.contains(variables["TERM_PROGRAM"] ?? "")
  }

  /// Whether the terminal says that its ground is light: the last number of `15;0` is 7 or 9 to 15.
  var hasLightGround: Bool {
    guard let last = variables["COLORFGBG"]?.split(separator: ";").last, let number = Int(last)
    else { return false }
    return number == 7 || (9...15).contains(number)
  }
}
