import EmulatorCore
import PaywallModel

/// What a placement of the start list serves to the person of now, and why.
struct StartServing {
  let placement: Placement
  let found: Resolution
  let catalog: Catalog

  /// The flow, where one is served.
  var flow: Flow? { found.flowID.flatMap { catalog.project.flow($0) } }

  /// The screen, or the first one of the flow.
  var screen: Screen? { found.screenID.flatMap { catalog.screen($0) } }

  /// The file of the screen, where it could not be read.
  var brokenFile: String? {
    guard screen == nil, let id = found.screenID else { return nil }
    return catalog.brokenFiles.first { BrokenFiles.name(of: $0) == id }
  }

  /// `plans`, `flow`, `–`.
  var name: String {
    if flow != nil { return "flow" }
    return found.type == .deactivated ? "–" : found.screenID ?? "–"
  }

  /// Why it is that: a campaign, a variant, an audience; nil where nothing decides.
  var reason: String? {
    if found.type == .fallback { return "fallback" }
    if let campaign = found.campaignID { return "by \(campaign)" }
    if let variant = found.variantID { return "variant \(variant)" }
    return found.audienceID.map { catalog.project.audience($0)?.title ?? $0 }
  }

  /// `premium shows plans to Everyone else`.
  var sentence: String {
    if found.type == .deactivated { return "\(placement.id) is switched off: it shows nothing." }
    let shown = flow.map { "the flow \($0.id), \(Self.steps($0))" } ?? found.screenID ?? "nothing"
    return "\(placement.id) shows \(shown)\(audience.map { " to \($0)" } ?? "")"
  }

  /// For linear mode: `premium, shows plans, variant B`.
  var line: String {
    if found.type == .deactivated { return "\(placement.id), switched off" }
    let shown = flow.map { "the flow \($0.id)" } ?? name
    return "\(placement.id), shows \(shown)\(reason.map { ", \($0)" } ?? "")"
  }

  private var audience: String? {
    if let id = found.audienceID { return catalog.project.audience(id)?.title ?? id }
    let isChosen = found.campaignID == nil && !placement.audiences.isEmpty
    return isChosen ? "Everyone else" : nil
  }

  /// `4 steps`.
  static func steps(_ flow: Flow) -> String {
    flow.steps.count == 1 ? "1 step" : "\(flow.steps.count) steps"
  }

  /// Labels and texts of what decided, for the preview.
  var details: [(label: String, text: String)] {
    var all: [(label: String, text: String)] = []
    if let test = found.abTestID, let variant = found.variantID {
      all.append(("A/B test", "\(test), variant \(variant)"))
    }
    if let campaign = found.campaignID.flatMap({ catalog.project.campaign($0) }) {
      all.append(("campaign", campaign.title))
    }
    if let flow { all.append(("steps", flow.steps.map(\.id).joined(separator: " › "))) }
    if !found.reasons.isEmpty { all.append(("why", found.reasons.joined(separator: " "))) }
    return all
  }
}

extension Shell {
  /// What a placement serves now.
  func serving(_ placement: Placement) -> StartServing {
    StartServing(placement: placement, found: served(placement.id), catalog: catalog)
  }

  /// What is served now for a placement.
  func served(_ placementID: String) -> Resolution {
    walk.emulator.resolution(of: .placement(placementID))
  }
}
