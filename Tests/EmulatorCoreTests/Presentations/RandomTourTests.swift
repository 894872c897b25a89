import EmulatorCore
import PaywallModel
import Testing

/// Walks that nobody planned through flows, screens of the app's own, audiences and campaigns.
@Suite struct RandomTourTests {
  private static let catalog: Catalog = {
    let campaigns = ["PRESENTATION_CLOSED", "PURCHASE_TAPPED", "PRESENTATION_VIEWED"].enumerated()
      .map { index, event in
        Campaign(
          id: "campaign \(index)", priority: index, trigger: CampaignTrigger(event: event),
          assignment: Assignment([.screen("spring"), .flow("tour"), .nothing][index]),
          frequency: CampaignFrequency(displays: 2, span: .seconds(3)))
      }
    return Tour.walk(campaigns: campaigns).emulator.catalog
  }()

  @Test(arguments: UInt64(1)...60)
  func noRuleIsBroken(seed: UInt64) {
    var random = RandomWalk(seed: seed, project: Self.catalog)
    random.run(steps: 200)
    #expect(random.brokenRules == [], "seed \(seed)")
  }

  @Test func theSameSeedIsTheSameWalk() {
    for seed in UInt64(1)...4 {
      var walks = [RandomWalk(seed: seed, project: Self.catalog)]
      walks.append(RandomWalk(seed: seed, project: Self.catalog))
      for index in walks.indices { walks[index].run(steps: 100) }
      #expect(walks[0].walk.digest == walks[1].walk.digest)
    }
  }
}
