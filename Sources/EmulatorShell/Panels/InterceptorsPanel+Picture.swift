import EmulatorCore
import PaywallModel
import TerminalModel

extension InterceptorsPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let integration = context.walk.app.integration
    let marked = integration == baseline(context) ? "" : "changed *"
    if let form {
      return PanelPicture(
        title: "Interceptors › \(form.kind.apiName)", formRows(form, size, context: context),
        lowerLeft: "⏎ done", lowerRight: "esc undo")
    }
    let preset = InterceptorPreset(of: integration).map { "preset: \($0.title)" } ?? "own settings"
    return PanelPicture(tableRows(size, context: context), lowerLeft: preset, lowerRight: marked)
  }

  private func baseline(_ context: PanelContext) -> Integration {
    saved ?? context.catalog.project.integration
  }

  func isChanged(_ kind: ActionKind, _ context: PanelContext) -> Bool {
    context.walk.app.integration.interceptors[kind] != baseline(context).interceptors[kind]
  }

  func chosenLine(context: PanelContext) -> ChosenLine? {
    let size = Size(columns: 200, rows: 100)
    guard let row = picture(size, context: context).rows.first(where: \.isChosen) else {
      return nil
    }
    let isOwed = isOnOwedRow(in: context.walk)
    return ChosenLine(
      text: row.plain,
      reason: isOwed ? "Nobody else can answer: the SDK waits for exactly one answer." : nil)
  }
}

// The table.
extension InterceptorsPanel {
  private static let showsColumn = 18
  private static let answersColumn = 28
  private static let othersColumn = 40

  private func tableRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let detail = detailRows(size, context: context)
    let list = listRows(size, context: context)
    let roomForDetail = size.rows - 1 - list.count
    let shownDetail = roomForDetail > 3 ? PanelRow.fitting(detail, in: roomForDetail) : []
    let room = max(1, size.rows - 1 - shownDetail.count)
    let place = list.firstIndex(where: \.isChosen) ?? 0
    return [heading(size)] + PanelList(list, showing: place, in: room).rows + shownDetail
  }

  private func heading(_ size: Size) -> PanelRow {
    row("action", "shows", "answers", "other ways out", size, role: .quiet, isStrong: true)
  }

  private func row(
    _ action: String, _ shows: String, _ answers: String, _ others: String, _ size: Size,
    role: ColorRole = .text, isStrong: Bool = false
  ) -> PanelRow {
    let isWide = size.columns >= InterceptorsPanel.othersColumn + 14
    var spans = [
      PanelSpan(action, at: 1, columns: 16, role: role, isStrong: isStrong),
      PanelSpan(
        shows, at: InterceptorsPanel.showsColumn, columns: 9, role: role, isStrong: isStrong),
      PanelSpan(
        answers, at: InterceptorsPanel.answersColumn, columns: isWide ? 11 : nil, role: role,
        isStrong: isStrong),
    ]
    if isWide {
      spans.append(
        PanelSpan(others, at: InterceptorsPanel.othersColumn, role: role, isStrong: isStrong))
    }
    return PanelRow(spans)
  }

  private func listRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let isOnOwed = isOnOwedRow(in: context.walk)
    let kinds = ActionKind.allCases.enumerated().map { index, kind in
      kindRow(kind, index: index, size, isChosen: !isOnOwed && kind == chosen, context: context)
    }
    guard let owed = owed(in: context.walk) else { return kinds }
    let since = (context.now.milliseconds - owed.since.milliseconds) / 1000
    var first = row(
      owed.kind.apiName, "call \(owed.call.number)", "1 2 3", "waits since \(since) s", size,
      role: .wait)
    first.target = -1
    first.isChosen = isOnOwed
    first.markTime(in: "waits since")
    return [first] + kinds
  }

  private func kindRow(
    _ kind: ActionKind, index: Int, _ size: Size, isChosen: Bool, context: PanelContext
  ) -> PanelRow {
    let setting = context.walk.app.integration.interceptors[kind]
    var built = row(
      kind.apiName, setting?.shows.panelName ?? "–", setting.map(answerText) ?? "(SDK)",
      setting.map(othersText) ?? "", size, role: setting == nil ? .quiet : .text)
    if isChanged(kind, context) {
      built.spans.append(PanelSpan("*", at: 17, columns: 1, role: .warn))
    }
    built.target = index
    built.isChosen = isChosen
    return built
  }

  private func answerText(_ setting: InterceptorSetting) -> String {
    guard setting.fault == .none else { return setting.fault.rawValue }
    return setting.shows.waysOut.first.map { setting.answer(for: $0).rawValue } ?? "by hand"
  }

  /// `cancel failed`, `wrong, cancel: failed`.
  private func othersText(_ setting: InterceptorSetting) -> String {
    let others = setting.shows.waysOut.dropFirst()
    let groups = InterceptResult.allCases.compactMap { result -> String? in
      let names = others.filter { setting.answer(for: $0) == result }.map(\.panelName)
      guard !names.isEmpty else { return nil }
      let colon = names.count > 1 ? ":" : ""
      return names.joined(separator: ", ") + colon + " " + result.rawValue
    }
    return groups.joined(separator: "; ")
  }
}

// Below the table.
extension InterceptorsPanel {
  private func detailRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let mode = context.walk.emulator.profile.mode
    if let owed = owed(in: context.walk), isOnOwedRow(in: context.walk) {
      return [.blank] + owedRows(owed, mode: mode)
    }
    guard let setting = context.walk.app.integration.interceptors[chosen] else {
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
    let text = "\(chosen.apiName) has no interceptor: \(chosen.defaultDeed(in: mode))."
    return PanelRow.paragraph(text, columns: size.columns)
  }

  private func settingRows(
    _ setting: InterceptorSetting, _ size: Size, mode: RunningMode
  ) -> [PanelRow] {
    let title = PanelRow.text("\(chosen.apiName), for each way out", isStrong: true)
    let answers = setting.shows.waysOut.map { wayOut in
      let result = setting.answer(for: wayOut)
      return PanelRow([
        PanelSpan(wayOut.panelName, at: 1, columns: 8),
        PanelSpan(result.rawValue, at: 10, columns: 11),
        PanelSpan(result.consequence(for: chosen, mode: mode), at: 22, role: .quiet),
      ])
    }
    let byHand = PanelRow.text("You give the answer when a call comes.", role: .quiet)
    let fault = setting.fault == .none ? "no fault" : "fault: \(setting.fault.rawValue)"
    let last = PanelRow.text(
      "delay \(PanelText.seconds(setting.delayMilliseconds)) · \(fault)", role: .quiet)
    return [title] + (answers.isEmpty ? [byHand] : answers) + [last]
  }
}

// One action's fields.
extension InterceptorsPanel {
  private func formRows(
    _ form: InterceptorForm, _ size: Size, context: PanelContext
  ) -> [PanelRow] {
    let setting = context.walk.app.integration.interceptors[form.kind]
    let fields = InterceptorForm.fields(of: setting)
    let before = baseline(context).interceptors[form.kind]
    let chosenRow = min(form.row, fields.count - 1)
    let action = PanelRow([
      PanelSpan("action", at: 1, columns: 9, role: .quiet),
      PanelSpan(form.kind.apiName, at: 11),
    ])
    let rows = fields.enumerated().map { index, field in
      formRow(
        field, index: index, isChosen: index == chosenRow, now: setting, before: before)
    }
    let room = max(1, size.rows - 1)
    let shown = PanelList(rows, showing: chosenRow, in: room).rows
    let help = formHelp(setting, kind: form.kind, size, context: context)
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
