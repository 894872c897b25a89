import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// A small project, in which one file after the other is replaced by an input.
enum FuzzedProject {
  /// The project as it is.
  static let catalog = CatalogReader.read(files)

  /// Reads a file as a project of its own and tells its problems. One input of many also takes the
  /// place of one of the project's files, is checked with the others, and is walked: that costs a
  /// hundred times as much as reading.
  static func take(_ name: String, _ bytes: [UInt8], locale: String? = nil) {
    let input = SourceFile(name: name, bytes: bytes)
    Holds.areRight(CatalogReader.read([input]).problems)
    guard Sample.isChosen(bytes) else { return }
    var catalog = CatalogReader.read(files.filter { $0.name != name } + [input])
    Holds.areRight(catalog.problems + CatalogChecker.check(catalog))
    if let locale { catalog.project.locale = locale }
    walk(catalog)
  }

  /// Opens the first thing there is, in a window that follows from the input, and presses a little.
  /// Few keys, because inputs are many.
  private static func walk(_ catalog: Catalog) {
    let placement = catalog.project.placements.first.map { Command.openPlacement($0.id) }
    guard let opening = catalog.screens.last.map({ .openScreen($0.id) }) ?? placement else {
      return
    }
    var options = ShellOptions()
    options.size = catalog.problems.count.isMultiple(of: 2) ? least : options.size
    var shell = Shell(catalog: catalog, options: options)
    var now = Instant.start
    _ = shell.command(opening, at: now)
    Holds.isPlain(shell.frame())
    for key in [Key.enter, .tab, .enter] {
      now = now.advanced(by: 250)
      _ = shell.handle(.key(key), at: now)
    }
    Holds.isPlain(shell.frame())
  }

  /// The smallest window that is walked in.
  private static let least = Size(columns: 40, rows: 12)

  private static let files = [
    SourceFile(name: "paywalk.json", bytes: Array(project.utf8)),
    SourceFile(name: "plans.screen.json", bytes: Array(screen.utf8)),
    SourceFile(name: "store.storekit", bytes: Array(store.utf8)),
  ]

  private static let project = """
    {"name": "Fuzz", "mode": "full",
     "plans": [{"id": "yearly", "store_product_id": "fuzz.yearly"}],
     "placements": [{"id": "premium", "screen": "plans"}],
     "integration": {"interceptors": {"purchase": {"shows": "terms"}}}}
    """

  private static let screen = """
    {"presentation": {"vendor_id": "plans", "language": "en",
     "plans": [{"plan_vendor_id": "yearly", "store_product_id": "fuzz.yearly", "default": true}],
     "root_component": {"type": "vstack", "components": [
      {"type": "label", "text": "Everything, {{PRICE}}"},
      {"type": "vstack", "actions": [{"type": "purchase", "plan_vendor_id": "yearly"}],
       "components": [{"type": "label", "text": "Continue"}]},
      {"type": "vstack", "actions": [{"type": "restore"}],
       "components": [{"type": "label", "text": "Restore"}]}]}}}
    """

  private static let store = """
    {"identifier": "F1", "products": [], "settings": {"_storefront": "USA"},
     "subscriptionGroups": [{"id": "G1", "name": "Plus", "subscriptions": [
      {"displayPrice": "59.99", "productID": "fuzz.yearly", "referenceName": "Year",
       "recurringSubscriptionPeriod": "P1Y", "type": "RecurringSubscription",
       "groupNumber": 1, "localizations": []}]}], "version": {"major": 3, "minor": 0}}
    """
}
