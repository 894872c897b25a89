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
    return Section.allCases.flatMap { section -> [PanelRow] in
      let found = items.indices.filter { items[$0].section == section }.flatMap { index in
        chosen(rows(for: items[index], size, context: context), index, index == chosenPlace)
      }
      let heading = section.heading.map { [UserPanel.heading($0)] } ?? []
      return found.isEmpty ? section.empty(size, heading) : heading + found
    }
  }

  /// The rows of one item: all of them can be clicked, the first has the mark.
  private func chosen(_ rows: [PanelRow], _ target: Int, _ isChosen: Bool) -> [PanelRow] {
    rows.enumerated().map { index, row in
      var row = row
      row.target = target
      row.isChosen = isChosen && index == 0
      return row
    }
  }

  /// Parts of the panel, in the order in which they are drawn.
  enum Section: Hashable, CaseIterable {
    case person, attributes, settings, subscriptions, screen, campaigns, links

    var heading: String? {
      switch self {
      case .person, .settings: nil
      case .attributes: "ATTRIBUTES"
      case .subscriptions: "SUBSCRIPTIONS"
      case .screen: "THIS SCREEN"
      case .campaigns: "CAMPAIGNS"
      case .links: "LINKS"
      }
    }

    /// What stands there while there is nothing.
    func empty(_ size: Size, _ heading: [PanelRow]) -> [PanelRow] {
      switch self {
      case .person, .settings, .subscriptions, .campaigns, .links: []
      case .attributes:
        heading + [.text("No attribute yet. + adds one.", role: .quiet)]
      case .screen:
        heading
          + PanelRow.paragraph(
            "No screen is shown. The start list opens one.", columns: size.columns)
      }
    }
  }

  static func heading(_ text: String) -> PanelRow {
    .text(text, role: .quiet, isStrong: true)
  }

  private func rows(for item: Item, _ size: Size, context: PanelContext) -> [PanelRow] {
    let emulator = context.walk.emulator
    switch item {
    case .attribute(let key):
      let attribute = emulator.user.attributes.first { $0.key == key }
      return attribute.map { UserPanel.attribute($0, size, context: context) } ?? []
    case .builtIn(let index):
      return UserPanel.attribute(emulator.user.builtIns[index], size, context: context)
    case .fact(let fact): return factRows(fact, size, context)
    case .user, .id, .consent, .language, .subscription, .audience, .variant, .campaigns,
      .campaign, .gate, .noneHeld, .held, .kept, .handing, .delegate, .automatic:
      return [row(for: item, context: context)]
    }
  }

  private func row(for item: Item, context: PanelContext) -> PanelRow {
    let emulator = context.walk.emulator
    switch item {
    case .user:
      return UserPanel.columns(
        "user", emulator.user.userID ?? "anonymous",
        hint: emulator.user.isAnonymous ? "U sign in" : "U sign out")
    case .id: return UserPanel.columns("id", emulator.user.anonymousID.masked)
    case .attribute, .builtIn, .fact: return .blank
    case .consent: return UserPanel.columns("consent", UserPanel.consent(emulator))
    case .language: return UserPanel.columns("language", "◂ \(emulator.language) ▸")
    case .subscription(let index):
      return UserPanel.subscription(emulator.subscriptions[index], context: context)
    case .handing, .delegate, .automatic: return UserPanel.integration(item, context: context)
    case .gate, .noneHeld, .held, .kept: return linkRow(item, context: context)
    case .audience: return audienceRow(context)
    case .variant: return variantRow(context)
    case .campaigns: return campaignGateRow(context)
    case .campaign(let id): return campaignRow(id, context)
    }
  }

  private func linkRow(_ item: Item, context: PanelContext) -> PanelRow {
    let links = context.walk.emulator.links
    if case .held(let index) = item {
      return UserPanel.columns(
        "held \(index + 1)", TokenMask.shown(links.held[index]), role: .warn)
    }
    if item == .kept {
      let kept = context.walk.app.keptLink ?? ""
      return UserPanel.columns("kept", TokenMask.shown(kept), role: .warn)
    }
    if item == .noneHeld { return UserPanel.columns("held", "none") }
    return links.isAllowed
      ? UserPanel.columns("gate", "ready", role: .good, hint: "D holds links")
      : UserPanel.columns("gate", "holds links", role: .warn, hint: "D lets them in")
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
