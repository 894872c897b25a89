import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Catalogs and views that the tests of this folder draw.
enum Screens {
  /// The names of our own sample screens.
  static let names = [
    "carousel", "compare", "faq", "plan-picker", "plan-picker-ar", "plan-picker-ja", "quiz",
    "states", "tabs", "terms", "welcome", "winback",
  ]

  /// A sample screen with the store that ships; nil where the samples are missing.
  static func sample(_ name: String) -> Catalog? {
    let file = "screens/\(name).screen.json"
    guard let screen = Samples.bytes(file), let store = Repository.bytes("screens/store.storekit")
    else { return nil }
    return CatalogReader.read([
      SourceFile(name: file, bytes: screen),
      SourceFile(name: "store.storekit", bytes: store),
    ])
  }

  /// The served sample with its store; nil where the samples are missing.
  static func served() -> Catalog? {
    guard let screen = Samples.bytes("purchasely/served-screen.json"),
      let store = Samples.bytes("purchasely/northwind.storekit")
    else { return nil }
    return CatalogReader.read([
      SourceFile(name: "plans.screen.json", bytes: screen),
      SourceFile(name: "northwind.storekit", bytes: store),
    ])
  }

  /// Texts of a user who gets no introductory offer.
  static func fullPrices(_ catalog: Catalog) -> TextContext {
    let groups = Set(catalog.store.products.compactMap(\.groupID))
    return TextContext(
      introEligibility: Dictionary(uniqueKeysWithValues: groups.map { ($0, false) }))
  }

  /// The rows of a surface as text.
  static func rows(_ surface: Surface) -> [String] {
    (0..<surface.size.rows).map { row in
      (0..<surface.size.columns).map { surface[$0, row].glyph.text }.joined()
    }
  }
}
