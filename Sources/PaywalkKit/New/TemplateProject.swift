import PaywallModel

/// A first project: a placement, a screen, a store, a scenario, and the schemas for editors.
enum TemplateProject {
  /// Makes the folder with its files; nothing there is written over. Answers with the paths.
  static func write(name: String, to folder: String) throws(FileFailure) -> [String] {
    guard !Files.exists(folder) else {
      throw FileFailure(folder, "this is there already and is not written over.")
    }
    var written: [String] = []
    for (file, text) in files(name: name) {
      let path = PathText.joined(folder, file)
      if let parent = PathText.parent(of: path) { try Files.makeFolder(parent) }
      try Files.replace(path, with: Array(text.utf8))
      written.append(path)
    }
    return written
  }

  /// Names and texts, in the order in which they are read.
  private static func files(name: String) -> [(String, String)] {
    [
      ("paywalk.json", project(name: name)),
      (
        "plans.screen.json",
        TemplateScreen.text(name: "plans", schema: "schemas/screen.schema.json")
      ),
      ("store.storekit", store.replacing(each: "NAME", by: name)),
      ("scenarios/buy.scenario", scenario),
    ]
      + ["project", "screen"].compactMap { schema in
        JSONSchemas.text(schema).map { ("schemas/\(schema).schema.json", $0) }
      }
  }

  private static func project(name: String) -> String {
    """
    {
      "$schema": "schemas/project.schema.json",
      "name": "\(name)",
      "mode": "full",
      "platform": "ios",
      "sdk": "6.2",
      "locale": "en",
      "placements": [
        { "id": "premium", "screen": "plans", "note": "Where your app asks for it" }
      ],
      "plans": [
        { "id": "yearly", "name": "Yearly", "product": "app.\(name).year", "entitlement": "plus" }
      ],
      "integration": {
        "interceptors": {
          "purchase": {
            "shows": "terms",
            "answers": { "accept": "notHandled", "refuse": "failed", "dismiss": "failed" }
          }
        },
        "terms": { "title": "Terms", "text": "The plan renews every year until you cancel it." }
      },
      "start": { "store_latency_ms": 400 }
    }

    """
  }

  private static let scenario = """
    # The terms are accepted, the store sells the plan, the SDK says so.
    placement premium

    press "Continue"
    terms accept
    store bought
    alert ok
    expect outcome purchased yearly

    """

  private static let store = """
    {
      "identifier": "PAYWALK1",
      "products": [],
      "nonRenewingSubscriptions": [],
      "settings": { "_storefront": "USA", "_locale": "en_US" },
      "subscriptionGroups": [
        {
          "id": "1",
          "name": "Plus",
          "localizations": [],
          "subscriptions": [
            {
              "productID": "app.NAME.year",
              "referenceName": "Plus, one year",
              "type": "RecurringSubscription",
              "displayPrice": "39.99",
              "recurringSubscriptionPeriod": "P1Y",
              "groupNumber": 1,
              "subscriptionGroupID": "1",
              "localizations": [
                { "locale": "en_US", "displayName": "Plus, one year", "description": "" }
              ]
            }
          ]
        }
      ],
      "version": { "major": 4, "minor": 0 }
    }

    """
}
