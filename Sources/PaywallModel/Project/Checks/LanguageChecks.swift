/// Texts that are there in some of a screen's languages and not in others. A phone has no text from
/// another language for a component: what is left empty in one is empty there (dossier §4).
extension CheckedScreen {
  /// Labels and countdowns that have words and not in every language that the screen has.
  var halfTranslated: [Problem] {
    let languages = screen.textLanguages
    guard !languages.isEmpty else { return [] }
    return entries { _ in true }.flatMap { entry in
      entry.component.wordings.flatMap { wording in
        [
          missing(languages.filter { wording.isMissing(in: $0) }, wording, entry),
          empty(wording.texts.keys.filter { wording.isEmpty(in: $0) }, wording, entry),
        ].compactMap { $0 }
      }
    }
  }

  private func missing(
    _ languages: [String], _ wording: Wording, _ entry: Pressables.Entry
  ) -> Problem? {
    guard !languages.isEmpty else { return nil }
    let names = Self.list(languages)
    return problem(
      "missing-language", entry,
      "\(wording.key) has nothing for \(names), and other texts of the screen have.",
      advice: "It is read in \(screen.language) among them. Write it in \(names) as well.")
  }

  private func empty(
    _ languages: [String], _ wording: Wording, _ entry: Pressables.Entry
  ) -> Problem? {
    guard !languages.isEmpty else { return nil }
    let names = Self.list(languages)
    return problem(
      "empty-text", entry, "\(wording.key) is empty in \(names).",
      advice: "Who reads \(names) sees nothing here. Write it, or take the key out.")
  }

  /// `fr, ja`
  private static func list(_ languages: [String]) -> String {
    languages.sorted().joined(separator: ", ")
  }
}

/// A text in the screen's own language and in others.
private struct Wording {
  /// `texts` or `intro_price_texts`.
  var key: String
  var own: String
  var texts: [String: String]

  /// A region's text is its language's where there is none of its own; what has no words needs no
  /// translation.
  func isMissing(in language: String) -> Bool {
    texts[language] == nil && texts[LanguageTag(language).language] == nil && hasWords
  }

  /// Spaces show as little as nothing.
  func isEmpty(in language: String) -> Bool {
    let isBlank = texts[language]?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? false
    return isBlank && hasWords
  }

  /// Letters outside of tags.
  private var hasWords: Bool {
    TagScanner.segments(of: own).contains { segment in
      switch segment {
      case .text(let text): text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      case .braced: false
      }
    }
  }
}

extension Component {
  /// What it says, with its translations.
  fileprivate var wordings: [Wording] {
    switch content {
    case .label(let label):
      let offer = label.introPriceText ?? ""
      return [
        Wording(key: "texts", own: label.text, texts: label.textsByLanguage),
        Wording(key: "intro_price_texts", own: offer, texts: label.introPriceTextsByLanguage),
      ]
    case .countdown(let countdown):
      return [
        Wording(key: "texts", own: countdown.text ?? "", texts: countdown.textsByLanguage)
      ]
    case .vstack, .hstack, .zstack, .scroll, .image, .spacer, .loader, .carousel, .media,
      .progressBar, .webView, .unknown:
      return []
    }
  }
}
