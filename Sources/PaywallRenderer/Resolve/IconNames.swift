import PaywallModel
import TerminalModel

/// Which glyph stands for a small image.
struct IconNames {
  /// Stand-ins for images that occur often, in order of appearance.
  private let frequent: [String: Drawn]

  /// Counts the images of a whole screen, so that a selection changes no glyph.
  init(of root: Component) {
    var count = Count()
    count.add(root)
    let often = count.order.filter { count.times[$0, default: 0] >= 3 }
    frequent = Dictionary(uniqueKeysWithValues: zip(often, Self.standIns))
  }

  /// The glyph of an image: its own, else what its file name says, else a stand-in that claims no
  /// meaning.
  func glyph(of image: Image, isSelected: Bool) -> Drawn {
    if let own = image.glyph.flatMap({ Glyphs.split($0).first }) { return Drawn(own) }
    let shown = isSelected ? image.selectedURL ?? image.url : image.url
    if let named = shown.flatMap(Self.named) { return named }
    return Self.identity(of: image).flatMap { frequent[$0] } ?? .standIn
  }

  /// What the file name of a picture of the header says, else what claims nothing.
  static func named(_ image: Image) -> Drawn { image.url.flatMap(named) ?? .standIn }

  /// The last part of an address, without a query.
  static func fileName(_ address: String?) -> String {
    guard let address else { return "" }
    if let name = plainFileName(address) { return name }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The same of printing ASCII, which needs no look at characters; nil where there is more.
  private static func plainFileName(_ address: String) -> String? {
    let bytes = address.utf8
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return nil }
    let path = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  }

  private static func identity(of image: Image) -> String? { image.darkURL ?? image.url }

  /// How often the images without a name of their own occur.
  private struct Count {
    var times: [String: Int] = [:]
    /// In order of appearance.
    var order: [String] = []
    /// Whether an address says what it shows: read once for each.
    private var isNamed: [String: Bool] = [:]

    mutating func add(_ component: Component) {
      if case .image(let image) = component.content, let identity = identity(of: image),
        !isNamed(image.url)
      {
        if times[identity] == nil { order.append(identity) }
        times[identity, default: 0] += 1
      }
      for child in component.children { add(child) }
    }

    private mutating func isNamed(_ address: String?) -> Bool {
      guard let address else { return false }
      if let known = isNamed[address] { return known }
      let answer = named(address) != nil
      isNamed[address] = answer
      return answer
    }
  }

  private static func named(_ address: String) -> Drawn? {
    let stem = fileName(address).split(separator: ".").first ?? ""
    let words = stem.lowercased().split { !$0.isLetter }.map(String.init)
    if !words.allSatisfy({ !arrows.contains($0) }) { return arrow(words) }
    return words.lazy.compactMap { byWord[$0] }.first
  }

  private static func arrow(_ words: [String]) -> Drawn {
    if words.contains("down") { return .moreBelow }
    if words.contains("up") { return .moreAbove }
    if words.contains("back") || words.contains("left") { return .chosenLeft }
    return .chosenRight
  }

  private static let arrows: Set<String> = ["chevron", "arrow"]

  private static let byWord: [String: Drawn] = [
    "check": Drawn("✓", "y"), "checkmark": Drawn("✓", "y"), "tick": Drawn("✓", "y"),
    "yes": Drawn("✓", "y"), "cross": Drawn("✗", "x"), "no": Drawn("✗", "x"),
    "close": Drawn("✗", "x"), "star": Drawn("★", "*"), "info": Drawn("ⓘ", "i"),
    "plus": Drawn("+", "+"), "dot": Drawn("•", "*"), "heart": Drawn("♥", "*"),
  ]

  private static let standIns = [
    Drawn("●", "*"), Drawn("○", "o"), Drawn("◆", "#"), Drawn("◇", "+"), Drawn("■", "@"),
    Drawn("□", "%"),
  ]
}
