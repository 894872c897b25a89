import EmulatorCore
public import PaywallModel
import TerminalModel

/// How each alert of the SDK is shown while the app's UI handler is on.
struct AlertsPanel: Panel {
  /// What a row is about.
  enum Item: Hashable, Sendable {
    case alert(AlertRow)
    /// Whether a cancelled purchase raises an alert.
    case cancelledPurchase
    /// What the UI handler does with presentations that links and campaigns open.
    case presentations
  }

  /// What the project's file holds; nil is the catalog's.
  var saved: Integration?
  private var chosen = 0
  /// The app's own dialog that is being changed.
  var form: AlertForm?

  func store(in panels: inout Panels) { panels.alerts = self }

  mutating func choose(_ target: Int, context: PanelContext) {
    if form == nil { chosen = target } else { form?.row = target }
  }

  func items(_ context: PanelContext) -> [Item] {
    AlertRow.all(in: context.walk.emulator.profile).map { .alert($0) }
      + [.presentations, .cancelledPurchase]
  }

  func place(_ context: PanelContext) -> Int {
    max(0, min(chosen, items(context).count - 1))
  }

  func baseline(_ context: PanelContext) -> Integration {
    saved ?? context.catalog.project.integration
  }
}

// Keys.
extension AlertsPanel {
  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    if form != nil { return handleInForm(intent, context: context) }
    let items = items(context)
    if let move = ListMove(intent, context: context) {
      chosen = move.from(place(context), count: items.count)
      return .done
    }
    switch intent {
    case .presets: return PanelReply([.prompt(AlertPreset.prompt)])
    case .back: return PanelReply([.leave])
    default: break
    }
    switch items[place(context)] {
    case .alert(let row): return handle(intent, in: row, context: context)
    case .cancelledPurchase: return handleCancelled(intent, context: context)
    case .presentations: return handlePresentations(intent, context: context)
    }
  }

  private mutating func handle(
    _ intent: Intent, in row: AlertRow, context: PanelContext
  ) -> PanelReply {
    let setting = context.walk.app.integration.setting(for: row.kinds[0])
    if row.isSDKOnly(in: context.walk.emulator.profile), intent.changesAlert {
      return .nothing("No handler is asked about this one: the SDK shows it itself.")
    }
    switch intent {
    case .left, .right:
      let step = intent == .right ? 1 : -1
      let next = AlertSetting.allCases.cycled(from: setting, by: step)
      return changed(row, to: next ?? setting, context: context)
    case .toggleSDKOrCustom:
      return changed(row, to: setting == .sdk ? .custom : .sdk, context: context)
    case .press: return PanelReply([.perform(.command(.showAlert(row.kinds[0])))])
    case .editDialog:
      form = AlertForm(kinds: row.kinds)
      return .done
    case .add, .remove, .unregister:
      return .nothing("c opens your app’s dialog; its buttons are added and removed there.")
    default: return .nothing("That key has no use in Alerts. ? lists those that have.")
    }
  }

  private func handleCancelled(_ intent: Intent, context: PanelContext) -> PanelReply {
    switch intent {
    case .left, .right, .toggleSDKOrCustom, .press:
      var integration = context.walk.app.integration
      integration.alertsOnCancel.toggle()
      return PanelReply([.perform(.setIntegration(integration))])
    default: return .nothing("←→ say whether a cancelled purchase raises an alert.")
    }
  }

  private func changed(
    _ row: AlertRow, to setting: AlertSetting, context: PanelContext
  ) -> PanelReply {
    var integration = context.walk.app.integration
    for kind in row.kinds { integration.alerts[kind] = setting }
    return PanelReply([.perform(.setIntegration(integration))])
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    if form != nil { return answerInForm(answer, context: context) }
    guard let preset = answer.option.flatMap(AlertPreset.init(rawValue:)) else { return .done }
    var integration = context.walk.app.integration
    for kind in AlertKind.allCases { integration.alerts[kind] = preset.setting(for: kind) }
    return PanelReply([.perform(.setIntegration(integration))])
  }
}

extension Intent {
  /// Whether it would change who shows an alert, or the app's dialog for it.
  fileprivate var changesAlert: Bool {
    self == .left || self == .right || self == .toggleSDKOrCustom || self == .editDialog
  }
}

extension Shell {
  /// The alerts of the chosen row of the Alerts panel; none for other rows and other places.
  public var chosenAlerts: [AlertKind] {
    guard place == .panel(.alerts), panels.alerts.form == nil else { return [] }
    let context = panelContext(for: .alerts)
    guard case .alert(let row) = panels.alerts.items(context)[panels.alerts.place(context)] else {
      return []
    }
    return row.kinds
  }
}
