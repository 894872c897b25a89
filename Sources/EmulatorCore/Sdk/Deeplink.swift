/// A link that belongs to the SDK (dossier §6.1).
public enum Deeplink: Hashable, Sendable {
  /// `ply/placements/ID`; nil is the default placement.
  case placement(String?)
  /// `ply/presentations/ID`; nil is the default screen.
  case screen(String?)

  /// Reads an address; nil when it is not the SDK's. Schemes are the app's own, so any counts but
  /// the web's, whose pages the app opens.
  public init?(_ url: String) {
    guard let parts = Self.path(of: url), let kind = parts.first else { return nil }
    guard parts.count <= 2 else { return nil }
    let id = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 }
    switch kind {
    case "placements": self = .placement(id)
    case "presentations": self = .screen(id)
    default: return nil
    }
  }

  /// What follows `scheme://ply/`, without query and fragment.
  private static func path(of url: String) -> [String]? {
    let address = url.prefix { $0 != "?" && $0 != "#" }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 4, parts[0].hasSuffix(":"), parts[1].isEmpty, parts[2] == "ply",
      isAppScheme(parts[0].dropLast())
    else { return nil }
    let rest = Array(parts[3...])
    return rest.last?.isEmpty == true && rest.count > 1 ? rest.dropLast() : rest
  }

  private static func isAppScheme(_ scheme: Substring) -> Bool {
    guard let first = scheme.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII
    else { return false }
    let isWritable = scheme.utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isLetter || character.isNumber || "+-.".contains(character)
    }
    return isWritable && !["http", "https", "file", "mailto"].contains(scheme.lowercased())
  }
}

/// The deeplink gate.
public struct LinkState: Hashable, Sendable {
  /// Whether links are let in.
  public var isAllowed = true
  /// Held by the gate, first in first out.
  public var held: [String] = []
  /// Let in, but waiting until dialogs and actions are done.
  public var waiting: [String] = []

  /// Open, nothing held.
  public init() {}
}
