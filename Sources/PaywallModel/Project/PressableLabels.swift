/// What can be read on things to press, on all screens of a project and in all their languages: to
/// tell a name that no screen has, without a walk.
public struct PressableLabels: Hashable, Sendable {
  /// Those without a tag, for the nearest name.
  public private(set) var known: [String] = []
  /// All, in small letters; where a tag stood there may be anything.
  private var patterns: [[String]] = []

  /// Gathers them from a catalog.
  public init(of catalog: Catalog) {
    add("Close")
    add("Back")
    for screen in catalog.screens {
      for button in [screen.headerButton, screen.backButton] {
        if let label = button?.label { add(label) }
      }
      addTexts(of: screen.root, isPressable: false)
    }
  }

  /// Whether something may read so: all of it, or each part between commas, stands in some label.
  public func mayRead(_ words: String) -> Bool {
    let wanted = Self.plain(words)
    if stands(wanted) { return true }
    return wanted.parts(between: ", ").map(String.init).allSatisfy { part in
      stands(part) || !part.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
  }

  private mutating func addTexts(of component: Component, isPressable: Bool) {
    let isPressable = isPressable || !component.actions.isEmpty
    if isPressable {
      switch component.content {
      case .label(let label): add(label)
      case .countdown(let countdown):
        for text in [countdown.text ?? "{{TIMER(SECONDS)}}"] + countdown.textsByLanguage.values {
          add(text)
        }
      case .media(let media): add(media.title ?? media.url)
      case .image(let image): add(image.url ?? "")
      case .vstack, .hstack, .zstack, .scroll, .spacer, .loader, .carousel, .progressBar, .webView,
        .unknown:
        break
      }
      if let id = component.id { add(id) }
    }
    for child in component.children { addTexts(of: child, isPressable: isPressable) }
  }

  private mutating func add(_ label: Label) {
    let texts =
      [label.text, label.introPriceText ?? ""] + label.textsByLanguage.values.sorted()
      + label.introPriceTextsByLanguage.values.sorted()
    for text in texts { add(text) }
  }

  private mutating func add(_ text: String) {
    var pieces = [""]
    for segment in TagScanner.segments(of: text) {
      switch segment {
      case .text(let text): pieces[pieces.count - 1] += text
      case .braced: pieces.append("")
      }
    }
    let plain = pieces.map { Self.plain(Entities.decode($0).replacing(each: "**", by: "")) }
    if plain.allSatisfy(\.isEmpty) && plain.count == 1 { return }
    if plain.count == 1 { known.append(Entities.decode(text)) }
    patterns.append(plain)
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func stands(_ words: String) -> Bool {
    patterns.contains { pieces in
      if pieces.count == 1 { return pieces[0].holds(words) }
      // What stands for a tag is not known: enough that some words beside it are there.
      return pieces.contains { !$0.isEmpty && (words.holds($0) || $0.holds(words)) }
    }
  }
}
