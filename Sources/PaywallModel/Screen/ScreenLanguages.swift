extension Screen {
  /// The language that a person with a locale reads the screen in: the locale's own, where some
  /// text is written in it, else the screen's. It decides which way the screen runs.
  public func shownLanguage(for locale: String) -> String {
    let tag = LanguageTag(locale)
    if textLanguages.contains(tag.full) { return tag.full }
    return textLanguages.contains(tag.language) ? tag.language : language
  }

  /// Whether the screen runs from the right for a person with a locale.
  public func isRightToLeft(for locale: String) -> Bool {
    Self.rightToLeft.contains(LanguageTag(shownLanguage(for: locale)).language)
  }

  private static let rightToLeft: Set<String> = ["ar", "he", "fa", "ur", "iw", "ps", "sd", "yi"]

  /// Tells of tags that count time on a screen where no countdown runs: they are shown as they are
  /// written.
  func warnOfLoneTimers(_ reader: inout DocumentReader) {
    guard reader.isChecked, root.first(where: \.isCountdown) == nil,
      let lone = root.first(where: \.hasTimerTag)
    else { return }
    reader.warn(
      "unknown-tag", at: lone.position, "A TIMER tag is shown as it is written.",
      advice: "It counts the screen's countdown, and this screen has none.")
  }
}

extension Component {
  /// The first component in document order that a test holds for. Not recursive.
  public func first(where matches: (Component) -> Bool) -> Component? {
    var waiting = [self]
    while let component = waiting.popLast() {
      if matches(component) { return component }
      waiting.append(contentsOf: component.children.reversed())
    }
    return nil
  }

  /// The languages that texts are written in besides the screen's own.
  var textLanguages: Set<String> {
    var languages: Set<String> = []
    var waiting = [self]
    while let component = waiting.popLast() {
      switch component.content {
      case .label(let label):
        languages.formUnion(label.textsByLanguage.keys)
        languages.formUnion(label.introPriceTextsByLanguage.keys)
      case .countdown(let countdown): languages.formUnion(countdown.textsByLanguage.keys)
      case .vstack, .hstack, .zstack, .scroll, .image, .spacer, .loader, .carousel, .media,
        .progressBar, .webView, .unknown:
        break
      }
      waiting.append(contentsOf: component.children)
    }
    return languages
  }

  fileprivate var isCountdown: Bool {
    if case .countdown = content { true } else { false }
  }

  fileprivate var hasTimerTag: Bool {
    guard case .label(let label) = content else { return false }
    return label.text.utf8.contains(0x7b) && label.text.holds("{{TIMER(")
  }
}
