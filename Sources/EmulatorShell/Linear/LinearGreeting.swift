import EmulatorCore
import PaywallModel
import TerminalModel

/// The first lines: what this is, what holds, how to answer.
enum LinearGreeting {
  /// The program's name and number as it introduces itself.
  static let program = "Paywalk 1.0"

  static func lines(for shell: Shell) -> [String] {
    [
      "paywalk: \(program), an independent emulator. Nothing is bought, nothing is sent.",
      "paywalk: \(state(of: shell.walk.emulator)).",
      "paywalk: Answer with a number. Letters are commands, ? lists them, q leaves.",
    ]
  }

  /// `iOS 6.2, full mode, anonymous, alerts by the SDK, the store asks you`.
  private static func state(of emulator: Emulator) -> String {
    let profile = emulator.profile
    let answer = emulator.store.presetAnswer
    var parts = [
      "\(profile.platform.displayName) \(profile.sdkVersion.rawValue)",
      "\(profile.mode.rawValue) mode",
      emulator.user.userID.map { "signed in as \($0)" } ?? "anonymous",
      "alerts by \(emulator.hasUIHandler ? "your app" : "the SDK")",
      answer.map { "the store answers \($0.panelName)" } ?? "the store asks you",
    ]
    if emulator.store.isOffline { parts.append("offline") }
    return parts.joined(separator: ", ")
  }
}

/// The letters of a place, from the one key table.
enum LinearHelp {
  static func lines(for shell: Shell) -> [String] {
    let words = [
      "  a number: press it or choose it; a value may follow: 3 network",
      "  0: esc, the way out of what is open", "  screen: read all", "  more: read the whole text",
    ]
    let bindings = KeyTable.bindings(in: shell.place).filter(\.isCommand)
    var seen: Set<String> = []
    let letters = bindings.compactMap { binding -> String? in
      guard let key = binding.keys.first, seen.insert(binding.help).inserted else { return nil }
      return "  \(key.name): \(binding.help)"
    }
    return ["paywalk: keys \(shell.place.title)"] + words + letters
  }
}
