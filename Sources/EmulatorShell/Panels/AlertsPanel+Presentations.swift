import EmulatorCore
import PaywallModel
import TerminalModel

/// The last row: what the UI handler does with presentations that links and campaigns open.
extension AlertsPanel {
  func handlePresentations(_ intent: Intent, context: PanelContext) -> PanelReply {
    let setting = context.walk.app.integration.presentationHandler
    switch intent {
    case .left, .right:
      let next = PresentationSetting.allCases.cycled(from: setting, by: intent == .right ? 1 : -1)
      return changed(context, to: next ?? setting)
    case .toggleSDKOrCustom: return changed(context, to: setting == .sdk ? .display : .sdk)
    case .press:
      return .nothing("Open a link with d: then the handler is asked about its presentation.")
    default: return .nothing("That key has no use in Alerts. ? lists those that have.")
    }
  }

  private func changed(_ context: PanelContext, to setting: PresentationSetting) -> PanelReply {
    var integration = context.walk.app.integration
    integration.presentationHandler = setting
    return PanelReply([.perform(.setIntegration(integration))])
  }

  func presentationRow(isOn: Bool, context: PanelContext) -> PanelRow {
    let setting = context.walk.app.integration.presentationHandler
    let before = baseline(context).presentationHandler
    let asked = context.walk.emulator.calls.count { call in
      if case .presentation = call.subject { true } else { false }
    }
    return AlertsPanel.columns(
      "presentations", setting.panelName + (setting == before ? "" : " *"), "\(asked)",
      role: isOn ? .text : .quiet)
  }

  func presentationDetail(_ context: PanelContext) -> [String] {
    let names = PresentationSetting.allCases.map(\.panelName).joined(separator: " · ")
    let setting = context.walk.app.integration.presentationHandler
    let isOn = context.walk.emulator.hasUIHandler
    return [
      "Presentations that links and campaigns open.", names,
      isOn ? setting.meaning : "UI handler off: the SDK shows them all. A turns it on.",
    ]
  }
}

extension PresentationSetting {
  /// In the column "shown by".
  var panelName: String {
    switch self {
    case .sdk: "SDK"
    case .proceed: "proceed"
    case .display: "display"
    case .draw: "draw"
    case .both: "both"
    case .refetch: "refetch"
    case .nothing: "nothing"
    }
  }

  /// What the setting leads to (dossier §6.2).
  var meaning: String {
    switch self {
    case .sdk: "SDK: the handler has no method for presentations."
    case .proceed: "proceed: your handler calls proceed(), the SDK displays it."
    case .display: "display: your app calls display() on what it was given. All is kept."
    case .draw: "draw: your app puts the view into its own container. A flow stops there."
    case .both: "both: display() and proceed(). It comes up twice."
    case .refetch: "refetch: fetched again by its id. Placement, audience, test and flow are lost."
    case .nothing: "nothing: neither display() nor proceed(). It does not come up."
    }
  }
}
