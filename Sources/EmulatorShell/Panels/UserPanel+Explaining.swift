import EmulatorCore
import PaywallModel
import TerminalModel

// What ⏎ tells of a row that nothing changes.
extension UserPanel {
  func explain(_ item: Item, context: PanelContext) -> PanelReply {
    let emulator = context.walk.emulator
    switch item {
    case .id: return explain("anonymous id", idLines(emulator))
    case .builtIn(let index): return explain("attribute", lines(of: emulator.user.builtIns[index]))
    case .subscription(let index):
      return explain("subscription", lines(of: emulator.subscriptions[index], in: emulator))
    case .campaign(let id):
      return explain("campaign \(id)", campaignLines(id, context))
    case .held(let index):
      return explain("held link", [TokenMask.shown(emulator.links.held[index]), Self.gate])
    case .kept:
      return explain(
        "kept link",
        [
          TokenMask.shown(context.walk.app.keptLink ?? ""),
          "Your app keeps it until somebody has signed in, then hands it to the SDK.",
        ])
    case .noneHeld: return explain("held links", ["No link is held.", Self.gate])
    case .user, .attribute, .consent, .language, .fact, .audience, .variant, .campaigns, .gate,
      .handing, .delegate, .automatic:
      return explainServing(context)
    }
  }

  private static let gate =
    "While your app is not ready, links wait in the order in which they came; redemption links do "
    + "not. D lets them in."

  private func explain(_ title: String, _ lines: [String]) -> PanelReply {
    PanelReply([.explain(title: title, text: lines.joined(separator: "\n"))])
  }

  private func idLines(_ emulator: Emulator) -> [String] {
    [
      emulator.user.anonymousID,
      "It is made from the session’s seed, so a replay has the same. An SDK without one takes over "
        + "the web visitor’s from a redemption link.",
    ]
  }

  private func lines(of attribute: UserAttribute) -> [String] {
    let setter = attribute.source == .web ? "the web purchase" : "the SDK"
    return [
      attribute.key, "value   \(attribute.shownValue)", "set by  \(setter)",
      "A built-in attribute: your app can read it, not set it.",
    ]
  }

  private func lines(of subscription: Subscription, in emulator: Emulator) -> [String] {
    let isFromWeb = subscription.source == .stripe
    return [
      "plan     \(subscription.planID ?? "not in the catalogue")",
      "product  \(subscription.productID)",
      "source   \(isFromWeb ? emulator.profile.webSourceName : subscription.source.displayName)",
      "status   \(subscription.status.name)",
      "owner    \(subscription.owner.words)",
      "bought   \(subscription.purchasedDay)",
      "renews   \(subscription.nextRenewalDay ?? "–")",
      "unlocks  \(subscription.entitlement)",
    ]
  }

  private func campaignLines(_ id: String, _ context: PanelContext) -> [String] {
    guard let campaign = context.catalog.project.campaign(id) else { return [] }
    let shown = context.walk.emulator.campaigns.displays.count { $0.campaignID == id }
    let audience = campaign.audienceID.map {
      context.catalog.project.audience($0)?.title ?? $0
    }
    let placements = campaign.placementIDs.joined(separator: ", ")
    return [
      campaign.title,
      "comes at   \(campaign.trigger?.event ?? "no event")",
      "stands in  \(placements.isEmpty ? "no placement" : placements)",
      "for        \(audience ?? "everyone")",
      "shown      \(shown) of \(campaign.displayLimit.map { "\($0)" } ?? "any number of") times",
      "now        \(Campaigns.state(of: id, in: context))",
    ]
  }
}
