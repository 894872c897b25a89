/// Replaces tags (dossier §9.4) and reads entities and Markdown.
public enum TextExpander {
  /// What a label reads in a context: in the context's language where the label has it, its offer
  /// text for somebody whom the offer is for, tags replaced, then entities, then marks. A tag that
  /// is not known stays as it is written.
  public static func text(
    of label: Label, in screen: Screen, context: TextContext, catalog: Catalog
  ) -> ExpandedText {
    text(of: label, in: screen, locale: context.locale, tags: context, catalog: catalog)
  }

  /// The same where the context is made only for a text that has tags or an offer text.
  public static func text(
    of label: Label, in screen: Screen, locale: String,
    tags context: @autoclosure () -> TextContext, catalog: Catalog
  ) -> ExpandedText {
    let label = label.inLanguage(of: locale)
    var text = label.text
    var signs = TextSigns(of: text)
    if signs.contains(.brace) || !(label.introPriceText ?? "").isEmpty {
      text = filledText(of: label, in: screen, context(), catalog)
      signs = TextSigns(of: text)
    }
    if signs.contains(.ampersand) {
      text = Entities.decode(text)
      signs = .all
    }
    if text.isEmpty { return ExpandedText([]) }
    let hasMarks = signs.contains(.mark) && screen.isMarkdownEnabled
    return ExpandedText(hasMarks ? Markup.runs(of: text) : [.init(text)])
  }

  /// What a countdown reads so long after the screen was shown.
  public static func text(
    of countdown: Countdown, afterMilliseconds elapsed: Int, in screen: Screen,
    context: TextContext, catalog: Catalog
  ) -> ExpandedText {
    var context = context
    context.timer = .left(countdown.secondsLeft(afterMilliseconds: elapsed, in: context))
    let label = countdown.label(afterMilliseconds: elapsed, in: context)
    return text(of: label, in: screen, context: context, catalog: catalog)
  }

  private static func filledText(
    of label: Label, in screen: Screen, _ context: TextContext, _ catalog: Catalog
  ) -> String {
    var resolver = TagResolver(label: label, screen: screen, context: context, catalog: catalog)
    let segments = TagScanner.segments(of: offeredText(of: label, &resolver))
    var timer: TimerText?
    if case .left(let seconds) = context.timer {
      timer = TimerText(secondsLeft: seconds, segments: segments)
    }
    return segments.reduce(into: "") { text, segment in
      switch segment {
      case .text(let plain): text += plain
      case .braced(let body): text += replaced(body, timer, &resolver)
      }
    }
  }

  private static func replaced(
    _ body: String, _ timer: TimerText?, _ resolver: inout TagResolver
  ) -> String {
    if let tag = Tag(body[...]) { return resolver.text(of: tag) }
    if let timer, let tag = TimerTag(body) { return timer.text(of: tag) }
    return "{{\(body)}}"
  }

  private static func offeredText(of label: Label, _ resolver: inout TagResolver) -> String {
    guard let offerText = label.introPriceText, !offerText.isEmpty, resolver.hasOffer() else {
      return label.text
    }
    return offerText
  }
}

extension Label {
  /// The label with the texts of a locale in the place of its own: the locale's, else its
  /// language's, else its own.
  func inLanguage(of locale: String) -> Label {
    if textsByLanguage.isEmpty, introPriceTextsByLanguage.isEmpty { return self }
    let tag = LanguageTag(locale)
    let (own, ownOffer) = (tag.own(of: textsByLanguage), tag.own(of: introPriceTextsByLanguage))
    if own == nil, ownOffer == nil { return self }
    var label = self
    label.text = own ?? text
    label.introPriceText = ownOffer ?? introPriceText
    return label
  }
}
