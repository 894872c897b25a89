/// The SDK's own texts in our own words: a table a language, each with every key. The SDK ships
/// more languages (dossier §4); in those these speak English.
enum SDKTexts {
  /// By language.
  static let tables: [String: [SDKText: String]] = [
    "de": german, "en": english, "es": spanish, "fr": french, "ja": japanese,
  ]

  /// The text in a language, if there is a table of it.
  static func text(_ key: SDKText, language: String) -> String? { tables[language]?[key] }

  /// What stands when neither the language nor English has the key: the key, as on a device.
  static func english(_ key: SDKText) -> String { english[key] ?? key.rawValue }
}
