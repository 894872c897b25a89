import EmulatorCore
import PaywallModel
import TerminalModel

// The app's own dialog for one alert.
extension AlertsPanel {
  private func dialog(_ form: AlertForm, _ context: PanelContext) -> CustomAlert {
    context.walk.app.integration.customAlerts[form.kinds[0]] ?? CustomAlert()
  }

  /// A dialog that is the SDK's again is none of the app's own.
  private func replaced(
    _ form: AlertForm, by dialog: CustomAlert, context: PanelContext
  ) -> PanelReply {
    var integration = context.walk.app.integration
    for kind in form.kinds {
      integration.customAlerts[kind] = dialog == CustomAlert() ? nil : dialog
    }
    return PanelReply([.perform(.setIntegration(integration))])
  }

  mutating func handleInForm(_ intent: Intent, context: PanelContext) -> PanelReply {
    guard let open = form else { return .done }
    let dialog = dialog(open, context)
    let fields = AlertForm.fields(of: dialog)
    if let move = ListMove(intent, context: context) {
      form?.row = move.from(min(open.row, fields.count - 1), count: fields.count)
      return .done
    }
    let field = fields[min(open.row, fields.count - 1)]
    switch intent {
    case .left, .right:
      return step(open, field, by: intent == .right ? 1 : -1, context: context)
    case .press:
      guard let prompt = AlertForm.prompt(for: field, in: dialog) else {
        return step(open, field, by: 1, context: context)
      }
      return PanelReply([.prompt(prompt)])
    case .add: return addButton(open, dialog, context: context)
    case .remove, .unregister: return removeButton(open, field, dialog, context: context)
    case .back, .editDialog:
      form = nil
      return .done
    default: return .nothing("←→ change the value, ⏎ a text, + and - the buttons, esc is back.")
    }
  }

  private func step(
    _ open: AlertForm, _ field: AlertForm.Field, by step: Int, context: PanelContext
  ) -> PanelReply {
    let placements = context.catalog.project.placements.map(\.id)
    let changed = AlertForm.changed(
      dialog(open, context), field: field, by: step, placements: placements)
    guard let changed else { return .nothing("This is a text: ⏎ changes it.") }
    return replaced(open, by: changed, context: context)
  }

  private mutating func addButton(
    _ open: AlertForm, _ dialog: CustomAlert, context: PanelContext
  ) -> PanelReply {
    guard dialog.buttons.count < CustomAlert.mostButtons else {
      return .nothing("A dialog has at most \(CustomAlert.mostButtons) buttons.")
    }
    var changed = dialog
    let labels = ["OK", "Sign in", "More", "Later"]
    let label = labels.first { label in !dialog.buttons.contains { $0.label == label } } ?? "OK"
    changed.buttons.append(
      CustomAlert.Button(label, effect: label == "Sign in" ? .signIn : .nothing))
    form?.row = AlertForm.fields(of: changed).firstIndex(of: .label(changed.buttons.count - 1)) ?? 0
    return replaced(open, by: changed, context: context)
  }

  private func removeButton(
    _ open: AlertForm, _ field: AlertForm.Field, _ dialog: CustomAlert, context: PanelContext
  ) -> PanelReply {
    var changed = dialog
    switch field {
    case .label(let index), .effect(let index), .dismisses(let index):
      changed.buttons.remove(at: index)
      return replaced(open, by: changed, context: context)
    case .title, .text, .back:
      return .nothing("- takes away the button whose row is chosen.")
    }
  }

  mutating func answerInForm(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    guard let open = form, answer.id == "field" else { return .done }
    let dialog = dialog(open, context)
    let fields = AlertForm.fields(of: dialog)
    let changed = AlertForm.filled(
      dialog, field: fields[min(open.row, fields.count - 1)], with: answer.values["value"] ?? "")
    return replaced(open, by: changed, context: context)
  }

  func formPicture(_ form: AlertForm, _ size: Size, context: PanelContext) -> PanelPicture {
    let dialog = dialog(form, context)
    let before = baseline(context).customAlerts[form.kinds[0]] ?? CustomAlert()
    let fields = AlertForm.fields(of: dialog)
    let chosen = min(form.row, fields.count - 1)
    let rows = fields.enumerated().map { index, field in
      PanelRow(
        [
          PanelSpan(AlertForm.name(of: field), at: 1, columns: 9, role: .quiet),
          PanelSpan(AlertForm.value(of: field, in: dialog), at: 11),
        ], target: index, isChosen: index == chosen)
    }
    let help = [.blank] + formHelp(size, context: context)
    let list = PanelList(
      rows, showing: chosen, in: max(1, size.rows - (rows.count < size.rows ? 0 : 1)))
    let room = size.rows - list.rows.count
    let below = room > 1 ? PanelRow.fitting(help, in: room) : []
    return PanelPicture(
      title: "Alerts › \(context.profile.name(of: form.kinds[0]))", list.rows + below,
      lowerLeft: "+ - buttons" + (dialog == before ? "" : "  changed *"), lowerRight: "esc back")
  }

  private func formHelp(_ size: Size, context: PanelContext) -> [PanelRow] {
    let rule =
      context.profile.alertMustBeDismissed
      ? "On Android each way out must end in onDismiss(); one that forgets it freezes the screen."
      : "\(context.profile.platform.displayName) has no onDismiss(): what forgets it does no harm."
    let texts = [
      "Your app’s dialog, shown where this alert is set to custom, both or early.", rule,
      "←→ change a value, ⏎ a text or an address.",
    ]
    return texts.flatMap { PanelRow.paragraph($0, columns: size.columns) }
  }
}
