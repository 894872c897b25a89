/// Replaces tags (dossier §9.4) and reads entities and Markdown.
public enum TextExpander {
  /// What a label reads in a context: its offer text for somebody whom the offer is for, tags
  /// replaced, then entities, then marks. A tag that is not known stays as it is written.
  public static func text(
    of label: Label, in screen: Screen, context: TextContext, catalog: Catalog
  ) -> ExpandedText {
    let filled = hasTags(label) ? filledText(of: label, in: screen, context, catalog) : label.text
    let text = Entities.decode(filled)
    if text.isEmpty { return ExpandedText([]) }
    return ExpandedText(screen.isMarkdownEnabled ? Markup.runs(of: text) : [.init(text)])
  }

  /// Whether the store must be asked at all.
  private static func hasTags(_ label: Label) -> Bool {
    !(label.introPriceText ?? "").isEmpty || label.text.utf8.contains(UInt8(ascii: "{"))
  }

  private static func filledText(
    of label: Label, in screen: Screen, _ context: TextContext, _ catalog: Catalog
  ) -> String {
    var resolver = TagResolver(label: label, screen: screen, context: context, catalog: catalog)
    let written = writtenText(of: label, &resolver)
    return TagScanner.segments(of: written).map { segment in
      switch segment {
      case .text(let text): text
      case .braced(let body):
        Tag(body[...]).map { resolver.text(of: $0) } ?? "{{\(body)}}"
      }
    }
    .joined()
  }

  private static func writtenText(of label: Label, _ resolver: inout TagResolver) -> String {
    guard let offerText = label.introPriceText, !offerText.isEmpty, resolver.hasOffer() else {
      return label.text
    }
    return offerText
  }
}
