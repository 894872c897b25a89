import EmulatorCore
import PaywallModel
import TerminalModel

// Below the table.
extension InterceptorsPanel {
  func detailRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let mode = context.walk.emulator.profile.mode
    if let owed = owed(in: context.walk), isOnOwedRow(in: context.walk) {
      return [.blank] + owedRows(owed, mode: mode)
    }
    guard let setting = context.walk.app.integration[chosen] else {
      return [.blank] + noneRows(size, mode: mode)
    }
    return [.blank] + settingRows(setting, size, mode: mode)
  }

  private func owedRows(_ owed: Press.Owed, mode: RunningMode) -> [PanelRow] {
    let title = "Your app owes an answer, call \(owed.call.number)"
    let answers = InterceptResult.allCases.enumerated().map { index, result in
      PanelRow([
        PanelSpan("\(index + 1)", at: 1, columns: 2, role: .key),
        PanelSpan(result.rawValue, at: 3, columns: 11),
        PanelSpan(result.consequence(for: owed.kind, mode: mode), at: 15, role: .quiet),
      ])
    }
    return [.text(title, role: .wait, isStrong: true)] + answers
  }

  private func noneRows(_ size: Size, mode: RunningMode) -> [PanelRow] {
    let text = chosen.withoutSetting(in: mode)
    return PanelRow.paragraph(text, columns: size.columns)
  }

  private func settingRows(
    _ setting: InterceptorSetting, _ size: Size, mode: RunningMode
  ) -> [PanelRow] {
    let title = PanelRow.text("\(chosen.name), for each way out", isStrong: true)
    let answers = setting.shows.waysOut.map { wayOut in
      let result = setting.answer(for: wayOut)
      return PanelRow([
        PanelSpan(wayOut.panelName, at: 1, columns: 8),
        PanelSpan(result.rawValue, at: 10, columns: 11),
        PanelSpan(result.consequence(for: chosen.kind, mode: mode), at: 22, role: .quiet),
      ])
    }
    let byHand = PanelRow.text("You give the answer when a call comes.", role: .quiet)
    let calls = setting.calls == .nothing ? "" : "calls \(setting.calls.panelName) · "
    let fault = setting.fault == .none ? "no fault" : "fault: \(setting.fault.rawValue)"
    let last = PanelRow.text(
      "\(calls)delay \(PanelText.seconds(setting.delayMilliseconds)) · \(fault)", role: .quiet)
    return [title] + (answers.isEmpty ? [byHand] : answers) + [last]
  }
}
