import EmulatorCore
import EmulatorShell
import PaywalkKit
import PaywallModel
import SessionRecording
import TerminalModel

/// Everything that takes bytes from outside.
enum FuzzedReader: String, CaseIterable {
  case screen, project, storekit
  case appleStrings = "apple-strings"
  case stringCatalog = "string-catalog"
  case androidStrings = "android-strings"
  case session, scenario, link, arguments, keys

  /// Reads bytes as the program does, goes on with what was understood, and traps where something
  /// does not hold.
  func take(_ bytes: [UInt8]) {
    switch self {
    case .screen: FuzzedProject.take("fuzz.screen.json", bytes)
    case .project: FuzzedProject.take("paywalk.json", bytes)
    case .storekit: FuzzedProject.take("store.storekit", bytes)
    case .appleStrings: takeTexts("strings/fr.lproj/Localizable.strings", bytes)
    case .stringCatalog: takeTexts("strings/Localizable.xcstrings", bytes)
    case .androidStrings: takeTexts("strings/values-fr/strings.xml", bytes)
    case .session: FuzzedScripts.takeSession(bytes)
    case .scenario: FuzzedScripts.takeScenario(bytes)
    case .link: takeLink(bytes)
    case .arguments:
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      if let refusal = Paywalk.refusal(of: words) { Holds.isPlain(refusal) }
    case .keys: FuzzedKeys.take(bytes)
    }
  }

  private func takeTexts(_ name: String, _ bytes: [UInt8]) {
    FuzzedProject.take(name, bytes, locale: "fr")
  }

  private func takeLink(_ bytes: [UInt8]) {
    let url = String(decoding: bytes, as: UTF8.self)
    var shell = FuzzedKeys.shell
    _ = shell.command(.handleDeeplink(url), at: Instant.start.advanced(by: 1))
    guard Sample.isChosen(bytes) else { return }
    Holds.isPlain(shell.frame())
    _ = shell.command(.handleDeeplink(url), at: Instant.start.advanced(by: 2))
    Holds.isPlain(shell.frame())
  }
}
