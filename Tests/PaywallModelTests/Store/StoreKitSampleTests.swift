import EmulatorTestSupport
import Foundation
import PaywallModel
import Testing

/// The configurations of public projects, of all versions that were seen.
@Suite struct StoreKitSampleTests {
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Samples.folder + "/storekit")
    let stores = (files ?? []).filter { $0.hasSuffix(".storekit") }.sorted()
    return stores.map { "storekit/" + $0 } + ["purchasely/northwind.storekit"]
  }()

  @Test(.enabled(if: Samples.areThere), arguments: names)
  func readsEveryProductOfASample(name: String) throws {
    let bytes = try #require(Samples.bytes(name))
    let (store, problems) = StoreKitReader.read(SourceFile(name: name, bytes: bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(store?.products.count == text.ranges(of: "\"productID\"").count)
    #expect(problems.filter { $0.severity == .error }.lines == [])
    for product in store?.products ?? [] {
      #expect((product.period != nil) == (product.kind == .renewingSubscription))
    }
  }

  @Test(.enabled(if: Samples.areThere)) func thereAreFortyFourSamplesAndOurOwn() {
    #expect(Self.names.count == 45)
  }

  @Test(.enabled(if: Samples.areThere)) func emptyPricesStayEmpty() throws {
    let name = "storekit/RevenueCat__purchases-flutter__PurchaseTesterTypescript.storekit"
    let (store, problems) = StoreKitReader.read(
      SourceFile(name: name, bytes: try #require(Samples.bytes(name))))
    #expect(store?.products.map(\.price) == Array(repeating: nil, count: 8))
    #expect(problems.map(\.code) == Array(repeating: "no-price", count: 8))
  }

  @Test(.enabled(if: Samples.areThere)) func whatTheSamplesAreWarnedOf() throws {
    let lines = try Self.names.flatMap { name in
      let file = SourceFile(name: name, bytes: try #require(Samples.bytes(name)))
      return StoreKitReader.read(file).1.map {
        "\(name):\($0.position.line):\($0.position.column) \($0.message)"
      }
    }
    // No key itself, only that there is one.
    #expect(!lines.contains { $0.contains("REDACTED") })
    #expect(lines.contains { $0.hasPrefix("storekit/hyochan") && $0.contains("private key") })
    #expect(lines.contains { $0.contains("_failGracePeriodSet") })
    #expect(lines.contains { $0.contains("\"subscriptions\" is not a key") })
  }
}
