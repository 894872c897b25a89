/// Reads Apple's StoreKit configuration files, versions 1.0 to 6.3. No schema is published, so what
/// counts is which keys are there, not what the file says its version is.
public enum StoreKitReader {
  /// Reads a `.storekit` file. No store where the file is no StoreKit configuration at all; a
  /// product that cannot be read is left out alone.
  public static func read(_ file: SourceFile) -> (StoreCatalog?, [Problem]) {
    if let problem = notJSON(file) { return (nil, [problem]) }
    do {
      let root = try JSONReader.read(file)
      return read(root, file: file.name)
    } catch {
      return (nil, [error.problem])
    }
  }

  private static func read(_ root: JSONNode, file: String) -> (StoreCatalog?, [Problem]) {
    var reader = DocumentReader(file: file)
    let known = ["products", "nonRenewingSubscriptions", "subscriptionGroups", "settings"]
    guard let members = root.members, members.contains(where: { known.contains($0.key) }) else {
      reader.error(
        "not-storekit", at: root.position, "This is not a StoreKit configuration.",
        advice:
          "One is an object with products, subscriptionGroups and settings, as Xcode saves it.")
      return (nil, reader.allProblems)
    }
    var draft = StoreKitDraft()
    reader.fill(&draft, from: root, StoreKitDraft.fields, of: "a StoreKit configuration")
    let store = draft.store(&reader)
    return (store, withoutRepeats(reader.allProblems))
  }

  /// Files that a person takes for JSON and that are not: what they are helps more than where a
  /// bracket is missing.
  private static func notJSON(_ file: SourceFile) -> Problem? {
    let blanks: [UInt8] = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]
    let start = file.bytes.prefix(4_096).drop { blanks.contains($0) }
    if start.isEmpty && file.bytes.count <= 4_096 {
      return Problem(
        .error, code: "json-empty", file: file.name, message: "The file is empty.",
        advice: "Save the StoreKit configuration from Xcode again.")
    }
    let markers = ["<?xml", "<!DOCTYPE", "<plist", "bplist"]
    guard markers.contains(where: { start.starts(with: $0.utf8) }) else { return nil }
    return Problem(
      .error, code: "property-list", file: file.name,
      message: "This is a property list; StoreKit configurations are JSON.",
      advice: "Open it in Xcode and save it again, or run plutil -convert json.")
  }

  /// One line for each kind of unknown key, where it is seen first.
  private static func withoutRepeats(_ problems: [Problem]) -> [Problem] {
    var seen: Set<String> = []
    return problems.filter { $0.code != "unknown-key" || seen.insert($0.message).inserted }
  }
}

/// A store of which not everything was read yet.
struct StoreKitDraft {
  var products: [StoreKitProduct] = []
  var settings = StoreKitSettings()

  static let fields = DocumentFields<StoreKitDraft> { fields in
    fields["version"] = { _, node, reader in checkVersion(node, &reader) }
    fields["products"] = { draft, node, reader in
      draft.products += reader.list(node) { node, reader in
        StoreKitProduct.read(node, StoreKitProduct.fields, as: .consumable, &reader)
      }
    }
    fields["nonRenewingSubscriptions"] = { draft, node, reader in
      draft.products += reader.list(node) { node, reader in
        StoreKitProduct.read(node, StoreKitProduct.fields, as: .nonRenewingSubscription, &reader)
      }
    }
    fields["subscriptionGroups"] = { draft, node, reader in
      draft.products += reader.list(node) { StoreKitGroup.read($0, &$1)?.subscriptions }
        .flatMap { $0 }
    }
    fields["settings"] = { draft, node, reader in
      reader.fill(&draft.settings, from: node, StoreKitSettings.fields, of: "the settings")
    }
    fields["subscriptionOffersKeyPair"] = { _, node, reader in warnOfKey(node, &reader) }
  }.ignoring("identifier", "appPolicies", "subscriptionBundleGroups", "subscriptionSuiteGroups")

  /// The newest version that was seen.
  private static let newestMajor = 6

  private static func checkVersion(_ node: JSONNode, _ reader: inout DocumentReader) {
    guard let major = node["major"]?.double, major > Double(newestMajor) else { return }
    reader.warn(
      "newer-version", at: node.position, "The file's version is newer than \(newestMajor).3.",
      advice: "What is known of it is read.")
  }

  /// The key itself appears nowhere.
  private static func warnOfKey(_ node: JSONNode, _ reader: inout DocumentReader) {
    guard let key = node.member("privateKey"), key.node.string?.isEmpty == false else { return }
    reader.warn(
      "private-key", at: key.keyPosition, "The file holds a private key for signing offers.",
      advice: "Take subscriptionOffersKeyPair out before anybody else gets the file.")
  }

  func store(_ reader: inout DocumentReader) -> StoreCatalog {
    var store = settings.store
    var places: [String: SourcePosition] = [:]
    for product in products {
      if let first = places[product.id] {
        reader.error(
          "duplicate-id", at: product.position,
          "The product \"\(product.id)\" stands twice, first in line \(first.line).",
          advice: "The first counts; give the other its own productID.")
      } else {
        places[product.id] = product.position
        store.products.append(product.product(locale: store.locale))
      }
    }
    return store
  }
}
