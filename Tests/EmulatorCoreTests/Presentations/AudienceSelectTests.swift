import EmulatorCore
import PaywallModel
import Testing

/// `ply_audiences`: a screen knows which audiences its person is in (dossier §11.2).
@Suite struct AudienceSelectTests {
  private static func walk(options: [String], signedIn: Bool = false) -> Walk {
    let select = Select(
      id: "ply_audiences", kind: .audiences, isMultiple: true, defaults: ["nobody"],
      options: options.map { Select.Option(id: $0, value: $0) })
    var catalog = Northwind.catalog(chains: [], selects: [select])
    catalog.project.audiences = [
      Audience(id: "members", condition: .isSignedIn(true)),
      Audience(id: "guests", condition: .isSignedIn(false)), Audience(id: "all"),
    ]
    catalog.project.start.userID = signedIn ? "ann" : nil
    return Walk.onPremium(catalog)
  }

  @Test(arguments: [
    (["members", "guests", "all"], false, ["guests", "all"]),
    (["members", "guests", "all"], true, ["members", "all"]), (["members"], false, []),
    ([], true, ["members", "all"]),
  ])
  func thoseOfThePersonAreChosen(options: [String], signedIn: Bool, chosen: [String]) {
    let walk = Self.walk(options: options, signedIn: signedIn)
    #expect(walk.presentation?.selections.chosen["ply_audiences"] == chosen)
  }

  @Test func aFetchAgainKnowsTheNewUser() {
    var walk = Self.walk(options: [])
    walk.command(.login(userID: "ann"))
    #expect(walk.presentation?.selections.chosen["ply_audiences"] == ["guests", "all"])
    walk.command(.presentation(.fetchAgain))
    #expect(walk.presentation?.selections.chosen["ply_audiences"] == ["members", "all"])
  }
}
