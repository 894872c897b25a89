import EmulatorCore
import PaywallModel
import TerminalModel

extension AlertsPanel {
  private static let shownColumn = 22
  private static let seenColumn = 31

  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    if let form { return formPicture(form, size, context: context) }
    let isOn = context.walk.emulator.hasUIHandler
    let items = items(context)
    let list = items.indices.map { listRow($0, items[$0], isOn: isOn, context: context) }
    let detail = detailRows(size, context: context)
    let room = max(1, min(list.count, size.rows - 1))
    let shown = PanelList(list, showing: place(context), in: room)
    let heading = Self.columns("alert", "shown by", "seen", role: .quiet, isStrong: true)
    let rest = size.rows - 1 - room
    let below = rest > 2 ? PanelRow.fitting([.blank] + detail, in: rest) : []
    return PanelPicture(
      [heading] + shown.rows + below,
      lowerLeft: isOn ? "UI handler on" : "UI handler off", lowerRight: "⏎ show it now")
  }

  static func columns(
    _ alert: String, _ shown: String, _ seen: String, role: ColorRole, isStrong: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(alert, at: 1, columns: 20, role: role, isStrong: isStrong),
      PanelSpan(shown, at: shownColumn, columns: 9, role: role, isStrong: isStrong),
      PanelSpan(
        seen, at: seenColumn, columns: 6, role: role, isStrong: isStrong, endsAtRight: true),
    ])
  }

  private func listRow(
    _ index: Int, _ item: Item, isOn: Bool, context: PanelContext
  ) -> PanelRow {
    var row =
      switch item {
      case .alert(let alert): alertRow(alert, isOn: isOn, context: context)
      case .cancelledPurchase: cancelledRow(context)
      case .presentations: presentationRow(isOn: isOn, context: context)
      }
    row.target = index
    row.isChosen = index == place(context)
    return row
  }

  private func alertRow(_ alert: AlertRow, isOn: Bool, context: PanelContext) -> PanelRow {
    let seen = "\(alert.kinds.reduce(0) { $0 + context.walk.timesSeen($1) })"
    guard !alert.isSDKOnly(in: context.walk.emulator.profile) else {
      return Self.columns(alert.title, "SDK only", seen, role: .quiet)
    }
    let integration = context.walk.app.integration
    let before = baseline(context)
    let isSame = alert.kinds.allSatisfy {
      integration.setting(for: $0) == before.setting(for: $0)
        && integration.customAlerts[$0] == before.customAlerts[$0]
    }
    let name = integration.setting(for: alert.kinds[0]).panelName
    return Self.columns(
      alert.title, name + (isSame ? "" : " *"), seen, role: isOn ? .text : .quiet)
  }

  private func cancelledRow(_ context: PanelContext) -> PanelRow {
    let raises = context.walk.app.integration.alertsOnCancel
    let isSame = raises == baseline(context).alertsOnCancel
    return Self.columns(
      "purchase cancelled", (raises ? "alert" : "no alert") + (isSame ? "" : " *"), "",
      role: .text)
  }

  private func detailRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let texts =
      switch items(context)[place(context)] {
      case .alert(let row): detail(row, context: context)
      case .cancelledPurchase: [ProfileFact.cancelledPurchase.text(in: context.profile)]
      case .presentations: presentationDetail(context)
      }
    return texts.flatMap { PanelRow.paragraph($0, columns: size.columns) }
  }

  private func detail(_ row: AlertRow, context: PanelContext) -> [String] {
    let profile = context.profile
    guard !row.isSDKOnly(in: profile) else {
      return [
        row.apiNames(in: profile),
        "\(profile.platform.displayName) has no public case for it: the SDK shows it and asks no "
          + "handler.",
      ]
    }
    let names = AlertSetting.allCases.map(\.panelName).joined(separator: " · ")
    guard context.walk.emulator.hasUIHandler else {
      return [
        row.apiNames(in: profile), names,
        "UI handler off: the SDK shows every alert. A turns it on.",
      ]
    }
    let integration = context.walk.app.integration
    let own = integration.customAlerts[row.kinds[0]].map { [AlertForm.summary(of: $0)] } ?? []
    return [row.apiNames(in: profile), names]
      + [integration.setting(for: row.kinds[0]).meaning(in: profile)] + own
  }
}

extension PanelContext {
  /// Platform, SDK version and mode of the next press.
  var profile: Profile { walk.emulator.profile }
}
