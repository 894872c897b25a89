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
    let screen = rows(.screen)
    let picked = Dictionary(
      uniqueKeysWithValues: zip(items.filter { $0.section == .screen }, screen))
    all += screenRows(size, picked, context: context)
    all += campaignRows(picked[.campaigns], context: context)
    all.append(UserPanel.heading("LINKS"))
    let links = rows(.links)
    all += links.prefix(1)
    all += heldRows(context)
    all += links.dropFirst()
    return all
  }

  /// Parts of the panel, in the order in which they are drawn.
  enum Section: Hashable {
    case person, attributes, settings, subscriptions, screen, links
  }

  static func heading(_ text: String) -> PanelRow {
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
    case .audience: return audienceRow(context)
    case .variant: return variantRow(context)
    case .campaigns: return campaignGateRow(context)
    }
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
