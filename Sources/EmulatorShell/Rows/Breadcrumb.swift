import EmulatorCore
import PaywallModel
import TerminalModel

/// The way to what is shown: `premium › plans › thanks (modal)`.
struct Breadcrumb: Hashable, Sendable {
  let crumbs: [String]

  init(_ presentations: [Presentation], in project: Project) {
    guard let first = presentations.first else {
      crumbs = [project.name]
      return
    }
    var found: [String] = []
    switch first.openedBy {
    case .link: found.append("link")
    case .campaign: found.append("campaign")
    case .app, .action: if let placement = first.placementID { found.append(placement) }
    }
    for index in presentations.indices {
      found += Self.names(at: index, in: presentations, project)
    }
    crumbs = found
  }

  /// A flow is named once, with the step that is seen: `flow 2/4`, `quiz`.
  private static func names(
    at index: Int, in presentations: [Presentation], _ project: Project
  ) -> [String] {
    let presentation = presentations[index]
    let name = name(of: presentation, isFirst: index == 0)
    guard let place = presentation.flowPlace, let flow = project.flow(place.flowID) else {
      return [name]
    }
    let next = presentations.indices.contains(index + 1) ? presentations[index + 1] : nil
    if next?.flowPlace?.session == place.session { return [] }
    return ["flow \(flow.number(ofStep: place.stepID))/\(flow.steps.count)", name]
  }

  private static func name(of presentation: Presentation, isFirst: Bool) -> String {
    switch presentation.stage {
    case .emptied: return "(empty window)"
    case .loading: return "(loading)"
    case .shown: break
    }
    let kind = presentation.displayMode.kind
    let covers = kind != .drawer && kind != .popin && kind != .inline
    let isPlain = covers && (isFirst || presentation.flowPlace != nil)
    return isPlain ? presentation.screenID : "\(presentation.screenID) (\(kind.rawValue))"
  }

  var text: String { crumbs.inOneText(separator: " › ") }

  /// The end stays: `… › plans`.
  func text(columns: Int) -> String {
    if TextWidth.columns(of: text) <= columns { return text }
    for count in stride(from: crumbs.count - 1, through: 1, by: -1) {
      let end = "… › " + crumbs.suffix(count).joined(separator: " › ")
      if TextWidth.columns(of: end) <= columns { return end }
    }
    return crumbs.last ?? ""
  }
}

extension Shell {
  var breadcrumb: Breadcrumb {
    Breadcrumb(walk.emulator.presentations, in: catalog.project)
  }
}
