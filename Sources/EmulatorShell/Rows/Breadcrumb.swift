import EmulatorCore
import PaywallModel
import TerminalModel

/// The way to what is shown: `premium › plans › thanks (modal)`.
struct Breadcrumb: Hashable, Sendable {
  let crumbs: [String]

  init(_ shell: Shell) {
    let presentations = shell.walk.emulator.presentations
    guard let first = presentations.first else {
      crumbs = [shell.catalog.project.name]
      return
    }
    var found: [String] = []
    switch first.openedBy {
    case .link: found.append("link")
    case .campaign: found.append("campaign")
    case .app, .action: if let placement = first.placementID { found.append(placement) }
    }
    for (index, presentation) in presentations.enumerated() {
      found.append(Self.name(of: presentation, isFirst: index == 0))
    }
    crumbs = found
  }

  private static func name(of presentation: Presentation, isFirst: Bool) -> String {
    let kind = presentation.displayMode.kind
    let covers = kind != .drawer && kind != .popin
    return isFirst && covers
      ? presentation.screenID : "\(presentation.screenID) (\(kind.rawValue))"
  }

  var text: String { crumbs.joined(separator: " › ") }

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
