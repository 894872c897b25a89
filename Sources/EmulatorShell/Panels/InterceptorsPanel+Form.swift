import EmulatorCore
import PaywallModel
import TerminalModel

// One action's fields.
extension InterceptorsPanel {
  func formRows(
    _ form: InterceptorForm, _ size: Size, context: PanelContext
  ) -> [PanelRow] {
    let setting = context.walk.app.integration[form.subject]
    let fields = InterceptorForm.fields(of: setting)
    let before = baseline(context)[form.subject]
    let chosenRow = min(form.row, fields.count - 1)
    let action = PanelRow([
      PanelSpan("action", at: 1, columns: 9, role: .quiet),
      PanelSpan(form.subject.name, at: 11),
    ])
    let rows = fields.enumerated().map { index, field in
      formRow(
        field, index: index, isChosen: index == chosenRow, now: setting, before: before)
    }
    let room = max(1, size.rows - 1)
    let shown = PanelList(rows, showing: chosenRow, in: room).rows
    let help = formHelp(setting, kind: form.subject.kind, size, context: context)
    return PanelRow.fitting([action] + shown + help, in: size.rows)
  }

  private func formRow(
    _ field: InterceptorForm.Field, index: Int, isChosen: Bool, now: InterceptorSetting?,
    before: InterceptorSetting?
  ) -> PanelRow {
    let value = InterceptorForm.value(of: field, in: now)
    let isSame = value == InterceptorForm.value(of: field, in: before)
    return PanelRow(
      [
        PanelSpan(InterceptorForm.name(of: field), at: 1, columns: 9, role: .quiet),
        PanelSpan("◂ \(value) ▸" + (isSame ? "" : " *"), at: 11),
      ], target: index, isChosen: isChosen)
  }

  private func formHelp(
    _ setting: InterceptorSetting?, kind: ActionKind, _ size: Size, context: PanelContext
  ) -> [PanelRow] {
    let faults = AppFault.allCases.compactMap { fault in
      fault.meaning.map {
        PanelRow([
          PanelSpan(fault.rawValue, at: 2, columns: 7),
          PanelSpan($0, at: 10, role: .quiet),
        ])
      }
    }
    let summary =
      setting.map { self.summary($0, kind: kind, context: context) }
      ?? "Without an interceptor the SDK does it at once."
    return [.blank, .text("A fault is a mistake worth trying:", role: .quiet)] + faults
      + [.blank] + PanelRow.paragraph(summary, columns: size.columns)
  }

  /// What follows from each way out: `After accept the SDK buys; after refuse the chain stops.`
  private func summary(
    _ setting: InterceptorSetting, kind: ActionKind, context: PanelContext
  ) -> String {
    let mode = context.walk.emulator.profile.mode
    let ways = setting.shows.waysOut
    guard !ways.isEmpty else { return "You are asked at each call." }
    var results: [InterceptResult] = []
    for result in ways.map(setting.answer(for:)) where !results.contains(result) {
      results.append(result)
    }
    let parts = results.map { result in
      let names = ways.filter { setting.answer(for: $0) == result }.map(\.panelName)
      let consequence = result.consequence(for: kind, mode: mode)
      return "after \(names.joined(separator: " or ")) \(consequence.withArticle)"
    }
    return "With these values, " + parts.joined(separator: "; ") + "."
  }
}

extension String {
  /// `the chain stops`, in a sentence.
  fileprivate var withArticle: String { hasPrefix("chain") ? "the " + self : self }
}
