import EmulatorCore
import PaywallModel
import TerminalModel

/// How each alert of the SDK is shown while the app's UI handler is on.
struct AlertsPanel: Panel {
  /// What the project's file holds; nil is the catalog's.
  var saved: Integration?
  private var chosen = 0

  func store(in panels: inout Panels) { panels.alerts = self }

  mutating func choose(_ target: Int, context: PanelContext) { chosen = target }

  var row: AlertRow { AlertRow.all[max(0, min(chosen, AlertRow.all.count - 1))] }

  private func changed(_ context: PanelContext, to setting: AlertSetting) -> PanelReply {
    var integration = context.walk.app.integration
    for kind in row.kinds { integration.alerts[kind] = setting }
    return PanelReply([.perform(.setIntegration(integration))])
  }

  private func setting(_ context: PanelContext) -> AlertSetting {
    context.walk.app.integration.setting(for: row.kinds[0])
  }

  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    if let move = ListMove(intent, context: context) {
      chosen = move.from(chosen, count: AlertRow.all.count)
      return .done
    }
    let setting = setting(context)
    switch intent {
    case .left, .right:
      let step = intent == .right ? 1 : -1
      let next = AlertSetting.allCases.cycled(from: setting, by: step)
      return changed(context, to: next ?? setting)
    case .toggleSDKOrCustom: return changed(context, to: setting == .sdk ? .custom : .sdk)
    case .press: return PanelReply([.perform(.command(.showAlert(row.kinds[0])))])
    case .presets: return PanelReply([.prompt(AlertPreset.prompt)])
    case .back: return PanelReply([.leave])
    default: return .nothing("That key has no use in Alerts. ? lists those that have.")
    }
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    guard let preset = answer.option.flatMap(AlertPreset.init(rawValue:)) else { return .done }
    var integration = context.walk.app.integration
    for kind in AlertKind.allCases { integration.alerts[kind] = preset.setting(for: kind) }
    return PanelReply([.perform(.setIntegration(integration))])
  }
}

extension AlertsPanel {
  private static let shownColumn = 22
  private static let seenColumn = 31

  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let isOn = context.walk.emulator.hasUIHandler
    let list = AlertRow.all.indices.map { listRow($0, isOn: isOn, context: context) }
    let detail = detailRows(size, context: context)
    let room = max(1, min(list.count, size.rows - 1))
    let shown = PanelList(list, showing: chosen, in: room)
    let heading = AlertsPanel.columns("alert", "shown by", "seen", role: .quiet, isStrong: true)
    let rest = size.rows - 1 - room
    let below = rest > 2 ? PanelRow.fitting([.blank] + detail, in: rest) : []
    return PanelPicture(
      [heading] + shown.rows + below,
      lowerLeft: isOn ? "UI handler on" : "UI handler off", lowerRight: "⏎ show it now")
  }

  private static func columns(
    _ alert: String, _ shown: String, _ seen: String, role: ColorRole, isStrong: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(alert, at: 1, columns: 20, role: role, isStrong: isStrong),
      PanelSpan(shown, at: shownColumn, columns: 9, role: role, isStrong: isStrong),
      PanelSpan(
        seen, at: seenColumn, columns: 6, role: role, isStrong: isStrong, endsAtRight: true),
    ])
  }

  private func listRow(_ index: Int, isOn: Bool, context: PanelContext) -> PanelRow {
    let alert = AlertRow.all[index]
    let integration = context.walk.app.integration
    let before = saved ?? context.catalog.project.integration
    let setting = integration.setting(for: alert.kinds[0])
    let isSame = alert.kinds.allSatisfy {
      integration.setting(for: $0) == before.setting(for: $0)
    }
    let seen = alert.kinds.reduce(0) { $0 + context.walk.timesSeen($1) }
    var row = AlertsPanel.columns(
      alert.title, setting.panelName + (isSame ? "" : " *"), "\(seen)", role: isOn ? .text : .quiet)
    row.target = index
    row.isChosen = index == chosen
    return row
  }

  private func detailRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let profile = context.walk.emulator.profile
    let names = AlertSetting.allCases.map(\.panelName).joined(separator: " · ")
    let setting = setting(context)
    let texts =
      context.walk.emulator.hasUIHandler
      ? [names, setting.meaning(in: profile)]
      : [names, "UI handler off: the SDK shows every alert. A turns it on."]
    return ([row.apiNames(in: profile)] + texts)
      .flatMap { PanelRow.paragraph($0, columns: size.columns) }
  }
}
