import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct CatalogReaderTests {
  static func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  /// A screen file whose root is a vstack with some components.
  static func screen(
    _ id: String, _ components: String = "", more: String = "", file name: String? = nil
  ) -> SourceFile {
    file(
      name ?? "\(id).screen.json",
      """
      { "presentation": { "vendor_id": "\(id)",\(more)
        "root_component": { "type": "vstack", "components": [
          \(components)
        ] } } }
      """)
  }

  static let store = file(
    "store.storekit",
    """
    { "identifier": "A", "products": [], "nonRenewingSubscriptions": [], "settings": {},
      "subscriptionGroups": [{ "id": "G", "name": "G", "localizations": [], "subscriptions": [
        { "productID": "app.year", "displayPrice": "44.99", "type": "RecurringSubscription",
          "recurringSubscriptionPeriod": "P1Y", "referenceName": "Year", "internalID": "I",
          "groupNumber": 1, "familyShareable": false, "adHocOffers": [], "codeOffers": [],
          "localizations": [], "subscriptionGroupID": "G", "introductoryOffer": null }] }],
      "version": { "major": 3, "minor": 0 } }
    """)

  @Test func `nothing makes an empty catalog in full mode`() {
    var empty = Catalog()
    empty.digest = StateHash().hex
    #expect(CatalogReader.read([]) == empty)
    #expect(CatalogReader.read([]).project.profile.mode == .full)
  }

  @Test func `without a project the plans are those of the screens, once each`() {
    let plans =
      " \"plans\": [{ \"plan_vendor_id\": \"y\", \"store_product_id\": \"app.year\" },"
      + "{ \"plan_vendor_id\": \"m\" }],"
    let catalog = CatalogReader.read([
      Self.screen("b", more: plans), Self.screen("a", more: plans),
    ])
    #expect(
      catalog.project.plans == [Plan(id: "y", storeProductID: "app.year"), Plan(id: "m")])
    #expect(catalog.screens.map(\.id) == ["a", "b"])
    #expect(catalog.screenFiles == ["a": "a.screen.json", "b": "b.screen.json"])
  }

  @Test func `a project, its screens and its store are found by their names`() {
    let catalog = CatalogReader.read([
      Self.store, Self.screen("a"), Self.screen("b", file: "served.json"),
      Self.file("paywalk.json", "{ \"name\": \"N\", \"mode\": \"observer\" }"),
      Self.file("notes.json", "[1]"), Self.file("README.md", "#"),
      Self.file("sessions/x.screen.json", "{"), Self.file("scenarios/y.json", "{"),
      Self.file("strings/en.lproj/z.json", "{"),
    ])
    #expect(catalog.project.name == "N" && catalog.project.profile.mode == .observer)
    #expect(catalog.screens.map(\.id) == ["a", "b"])
    #expect(catalog.store.products.map(\.id) == ["app.year"])
    #expect(catalog.problems == [] && catalog.brokenFiles == [])
  }

  @Test func `broken files are listed and the others count`() {
    let catalog = CatalogReader.read([
      Self.file("a.screen.json", "{"), Self.file("b.screen.json", "{}"), Self.screen("c"),
      Self.file("paywalk.json", "{ name }"), Self.file("x.storekit", "no"),
    ])
    #expect(catalog.screens.map(\.id) == ["c"])
    #expect(
      catalog.brokenFiles == ["a.screen.json", "b.screen.json", "paywalk.json", "x.storekit"])
    #expect(catalog.problems.filter { $0.severity == .error }.count == 4)
  }

  @Test func `the second screen with an id is an error at its vendor_id`() {
    let catalog = CatalogReader.read([
      Self.screen("a", file: "2.screen.json"), Self.screen("a", file: "1.screen.json"),
    ])
    #expect(catalog.screenFiles == ["a": "1.screen.json"])
    #expect(
      catalog.problems == [
        Problem(
          .error, code: "duplicate-id", file: "2.screen.json",
          position: SourcePosition(line: 1, column: 34, length: 3), path: "vendor_id",
          message: "The screen \"a\" is in 1.screen.json as well.",
          advice: "1.screen.json counts; give this one its own vendor_id.")
      ])
  }

  @Test func `of several stores the named one counts, else the first with a warning`() {
    let other = SourceFile(name: "a.storekit", bytes: Self.store.bytes)
    let first = CatalogReader.read([Self.store, other])
    #expect(first.problems.map(\.code) == ["second-store"])
    #expect(first.problems.map(\.file) == ["store.storekit"])
    let project = Self.file("paywalk.json", "{ \"mode\": \"full\", \"store\": \"store.storekit\" }")
    #expect(CatalogReader.read([Self.store, other, project]).problems == [])
    #expect(CatalogReader.read([other], store: "a.storekit").problems == [])
  }

  @Test func `a store that the project names and that is not there is named at its place`() {
    let project = Self.file("paywalk.json", "{ \"mode\": \"full\", \"store\": \"s.storekit\" }")
    let alone = CatalogReader.read([project]).problems
    #expect(alone.map(\.message) == ["\"s.storekit\" is not among the files."])
    #expect(alone.map(\.position) == [SourcePosition(line: 1, column: 28, length: 12)])
    let other = CatalogReader.read([project, Self.store])
    #expect(other.problems.map(\.advice) == ["store.storekit is used."])
    #expect(other.store.products.count == 1)
  }

  @Test func `the order of the files makes no difference`() {
    let files = [
      Self.store, Self.screen("a", "7, 8"), Self.screen("b", file: "x/b.json"),
      Self.file("paywalk.json", "{ \"mde\": 1 }"), Self.file("q.screen.json", "{"),
    ]
    var generator = SeededGenerator(seed: 1)
    let wanted = CatalogReader.read(files)
    for _ in 0..<10 {
      #expect(CatalogReader.read(files.shuffled(using: &generator)) == wanted)
    }
  }
}
