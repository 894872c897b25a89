import EmulatorCore
import PaywallModel
import TerminalModel

// What is drawn.
extension UserPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let rows = allRows(size, context: context)
    let place = rows.firstIndex(where: \.isChosen) ?? 0
    let list = PanelList(rows, showing: place, in: size.rows)
    return PanelPicture(list.rows, lowerLeft: list.range, lowerRight: "⏎ edit  + add")
  }

  private func allRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let items = items(context)
    let chosenPlace = place(context)
    func rows(_ section: Section) -> [PanelRow] {
      items.indices.filter { items[$0].section == section }.map { index in
        var row = row(for: items[index], context: context)
        row.target = index
        row.isChosen = index == chosenPlace
        return row
      }
    }
    let attributes = rows(.attributes)
    let none = PanelRow.text("No attribute yet. + adds one.", role: .quiet)
    let subscriptions = rows(.subscriptions)
    var all = rows(.person)
    all.append(UserPanel.heading("ATTRIBUTES"))
    all += attributes.isEmpty ? [none] : attributes
    all += rows(.settings)
    if !subscriptions.isEmpty { all += [UserPanel.heading("SUBSCRIPTIONS")] + subscriptions }
    all.append(UserPanel.heading("THIS SCREEN"))
    all += screenRows(size, context: context)
    all.append(UserPanel.heading("LINKS"))
    let links = rows(.links)
    all += links.prefix(1)
    all += heldRows(context)
    all += links.dropFirst()
    return all
  }

  /// Parts of the panel, in the order in which they are drawn.
  enum Section: Hashable {
    case person, attributes, settings, subscriptions, links
  }

  private static func heading(_ text: String) -> PanelRow {
    .text(text, role: .quiet, isStrong: true)
  }

  private func row(for item: Item, context: PanelContext) -> PanelRow {
    let emulator = context.walk.emulator
    switch item {
    case .user:
      return UserPanel.columns(
        "user", emulator.user.userID ?? "anonymous",
        hint: emulator.user.isAnonymous ? "U sign in" : "U sign out")
    case .id: return UserPanel.columns("id", emulator.user.anonymousID.masked)
    case .attribute(let key):
      let attribute = emulator.user.attributes.first { $0.key == key }
      return attribute.map { UserPanel.attribute($0, context: context) } ?? .blank
    case .builtIn(let index):
      return UserPanel.attribute(emulator.user.builtIns[index], context: context)
    case .consent: return UserPanel.columns("consent", UserPanel.consent(emulator))
    case .language: return UserPanel.columns("language", "◂ \(emulator.language) ▸")
    case .subscription(let index):
      return UserPanel.subscription(emulator.subscriptions[index], context: context)
    case .handing, .delegate, .automatic: return UserPanel.integration(item, context: context)
    case .gate:
      return emulator.links.isAllowed
        ? UserPanel.columns("gate", "ready", role: .good, hint: "D holds links")
        : UserPanel.columns("gate", "holds links", role: .warn, hint: "D lets them in")
    }
  }

  private func screenRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    guard let presentation = context.walk.presentation else {
      return PanelRow.paragraph(
        "No screen is shown. The start list opens one.", columns: size.columns)
    }
    let catalog = context.catalog
    return [
      UserPanel.columns("screen", presentation.screenID),
      UserPanel.columns("placement", presentation.placementID ?? "–"),
      UserPanel.columns("shown as", presentation.displayMode.kind.rawValue),
      UserPanel.columns("opened by", presentation.openedBy.panelName),
      UserPanel.columns("shown at", PanelText.minute(presentation.shownAt), isTime: true),
      UserPanel.columns("language", "\(catalog.project.locale), \(catalog.store.currency.code)"),
    ]
  }

  private func heldRows(_ context: PanelContext) -> [PanelRow] {
    let held = context.walk.emulator.links.held.map(TokenMask.shown)
    let kept = context.walk.app.keptLink.map {
      [UserPanel.columns("kept", TokenMask.shown($0), role: .warn)]
    }
    guard !held.isEmpty else { return [UserPanel.columns("held", "none")] + (kept ?? []) }
    return held.enumerated().map { UserPanel.columns("held \($0 + 1)", $1, role: .warn) }
      + (kept ?? [])
  }

  static func columns(
    _ name: String, _ value: String, role: ColorRole = .text, hint: String = "",
    isTime: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(name, at: 1, columns: 10, role: .quiet, isTime: isTime),
      PanelSpan(value, at: 12, columns: hint.isEmpty ? nil : 12, role: role, isTime: isTime),
      PanelSpan(hint, at: 24, role: .quiet),
    ])
  }
}

extension String {
  /// `3f2a…91c4`: enough of an id to tell it from others.
  fileprivate var masked: String { count > 12 ? "\(prefix(4))…\(suffix(4))" : self }
}

extension Presentation.Opener {
  fileprivate var panelName: String {
    switch self {
    case .app: "your app"
    case .action: "an action"
    case .link: "a link"
    case .campaign: "a campaign"
    }
  }
}
