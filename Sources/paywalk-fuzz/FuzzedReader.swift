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
    case .screen: FuzzedProject.take([SourceFile(name: "fuzz.screen.json", bytes: bytes)])
    case .project: FuzzedProject.take([SourceFile(name: "paywalk.json", bytes: bytes)])
    case .storekit: FuzzedProject.take([SourceFile(name: "store.storekit", bytes: bytes)])
    case .appleStrings: takeTexts("strings/fr.lproj/Localizable.strings", bytes)
    case .stringCatalog: takeTexts("strings/Localizable.xcstrings", bytes)
    case .androidStrings: takeTexts("strings/values-fr/strings.xml", bytes)
    case .session: FuzzedScripts.takeSession(bytes)
    case .scenario: FuzzedScripts.takeScenario(bytes)
    case .link: takeLink(String(decoding: bytes, as: UTF8.self))
    case .arguments:
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      if let refusal = Paywalk.refusal(of: words) { Holds.isPlain(refusal) }
    case .keys: FuzzedKeys.take(bytes)
    }
  }

  private func takeTexts(_ name: String, _ bytes: [UInt8]) {
    FuzzedProject.take([SourceFile(name: name, bytes: bytes)], locale: "fr")
  }

  private func takeLink(_ url: String) {
    var shell = Shell(catalog: FuzzedProject.catalog)
    _ = shell.command(.openPlacement("premium"), at: .start)
    for moment in 1...2 {
      _ = shell.command(.handleDeeplink(url), at: Instant.start.advanced(by: moment))
      Holds.isPlain(shell.frame())
    }
  }
}
