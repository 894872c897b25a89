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
    let rows = items.indices.map { index in
      var row = row(for: items[index], context: context)
      row.target = index
      row.isChosen = index == chosenPlace
      return row
    }
    let attributes = rows.dropFirst(2).dropLast()
    let none = PanelRow.text("No attribute yet. + adds one.", role: .quiet)
    return rows.prefix(2) + [UserPanel.heading("ATTRIBUTES")]
      + (attributes.isEmpty ? [none] : attributes)
      + [UserPanel.heading("THIS SCREEN")] + screenRows(size, context: context)
      + [UserPanel.heading("LINKS")] + rows.suffix(1) + heldRows(context)
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
      let value = emulator.user.attributes.first { $0.key == key }?.value ?? ""
      return UserPanel.columns(key, "\"\(value)\"")
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
    let held = context.walk.emulator.links.held
    guard !held.isEmpty else { return [UserPanel.columns("held", "none")] }
    return held.enumerated().map { UserPanel.columns("held \($0 + 1)", $1, role: .warn) }
  }

  private static func columns(
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
