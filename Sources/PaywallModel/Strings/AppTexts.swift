/// What the app's own string files put in the place of the SDK's texts, by language.
public struct AppTexts: Hashable, Sendable {
  /// The language of files that name none: Android's `values`, Apple's `Base.lproj`.
  public static let base = "base"

  private var overrides: [String: [SDKText: String]] = [:]

  /// No overrides.
  public init() {}

  /// The languages that override something, sorted, as `LanguageOrder.normal` writes them.
  public var languages: [String] { overrides.keys.sorted() }

  /// What a language's files say for a key, without any fallback.
  public subscript(key: SDKText, language: String) -> String? {
    get { overrides[LanguageOrder.normal(language)]?[key] }
    set { overrides[LanguageOrder.normal(language), default: [:]][key] = newValue }
  }

  /// The text that a person reads (dossier §4): the app's for the locale, then for its language;
  /// an app that speaks the language falls back on its own English; else the SDK's for the
  /// language; where the SDK has none, English: the app's, else the SDK's.
  public func text(_ key: SDKText, locale: String) -> String {
    let languages = LanguageOrder.candidates(for: locale)
    let english = override(key, locale: LanguageOrder.fallback)
    let isSpoken = languages.contains { overrides[$0] != nil }
    return override(key, locale: locale)
      ?? (isSpoken ? english : nil)
      ?? languages.lazy.compactMap { SDKTexts.text(key, language: $0) }.first
      ?? english
      ?? SDKTexts.english(key)
  }

  /// What the app says for a key in a locale or its language; nil where the SDK's text counts.
  public func override(_ key: SDKText, locale: String) -> String? {
    let languages = LanguageOrder.candidates(for: locale)
    let isFallback = languages.contains(LanguageOrder.fallback)
    let tried = languages + (isFallback ? [AppTexts.base] : [])
    return tried.lazy.compactMap { overrides[$0]?[key] }.first
  }
}

/// How languages are named in files and in which order they are tried.
enum LanguageOrder {
  /// The language that everything ends in.
  static let fallback = "en"

  /// `pt-br` for `pt_BR`.
  static func normal(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// `zh-hant-tw`, `zh-hant`, `zh`.
  static func candidates(for locale: String) -> [String] {
    var parts = normal(locale).split(separator: "-")
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }
}
