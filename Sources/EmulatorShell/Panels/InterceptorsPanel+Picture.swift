import EmulatorCore
import PaywallModel
import TerminalModel

/// What the interceptors panel follows from, besides its own state and the moment: the walk goes on
/// far more often than any of it changes.
struct InterceptorsBasis: Equatable {
  let interceptors: [ActionKind: InterceptorSetting]
  let winBack: InterceptorSetting?
  let owed: Press.Owed?
  let mode: RunningMode
}

extension InterceptorsPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let integration = context.walk.app.integration
    let changed = changedSubjects(context)
    if let form {
      return PanelPicture(
        title: "Interceptors › \(form.subject.name)", formRows(form, size, context: context),
        lowerLeft: "⏎ done", lowerRight: "esc undo")
    }
    let preset = InterceptorPreset(of: integration).map { "preset: \($0.title)" } ?? "own settings"
    return PanelPicture(
      tableRows(size, changed, context: context), lowerLeft: preset,
      lowerRight: changed.isEmpty ? "" : "changed *")
  }

  /// What the panel shows of a walk.
  func basis(in walk: Walk) -> InterceptorsBasis {
    let integration = walk.app.integration
    return InterceptorsBasis(
      interceptors: integration.interceptors, winBack: integration.winBack, owed: owed(in: walk),
      mode: walk.emulator.profile.mode)
  }

  func baseline(_ context: PanelContext) -> Integration {
    saved ?? context.catalog.project.integration
  }

  func isChanged(_ subject: InterceptorSubject, _ context: PanelContext) -> Bool {
    context.walk.app.integration[subject] != baseline(context)[subject]
  }

  private func changedSubjects(_ context: PanelContext) -> Set<InterceptorSubject> {
    let (integration, before) = (context.walk.app.integration, baseline(context))
    if integration.interceptors == before.interceptors, integration.winBack == before.winBack {
      return []
    }
    return Set(InterceptorSubject.allCases.filter { integration[$0] != before[$0] })
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

  private func tableRows(
    _ size: Size, _ changed: Set<InterceptorSubject>, context: PanelContext
  ) -> [PanelRow] {
    let detail = detailRows(size, context: context)
    let list = listRows(size, changed, context: context)
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
    _ action: String, _ shows: String, _ answers: String, _ others: @autoclosure () -> String,
    _ size: Size, role: ColorRole = .text, isStrong: Bool = false
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
        PanelSpan(others(), at: InterceptorsPanel.othersColumn, role: role, isStrong: isStrong))
    }
    return PanelRow(spans)
  }

  private func listRows(
    _ size: Size, _ changed: Set<InterceptorSubject>, context: PanelContext
  ) -> [PanelRow] {
    let isOnOwed = isOnOwedRow(in: context.walk)
    let integration = context.walk.app.integration
    let kinds = InterceptorSubject.allCases.enumerated().map { index, subject in
      var row = subjectRow(subject, integration[subject], size)
      if changed.contains(subject) {
        row.spans.append(PanelSpan("*", at: 17, columns: 1, role: .warn))
      }
      row.target = index
      row.isChosen = !isOnOwed && subject == chosen
      return row
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

  private func subjectRow(
    _ subject: InterceptorSubject, _ setting: InterceptorSetting?, _ size: Size
  ) -> PanelRow {
    row(
      subject.name, setting?.shows.panelName ?? "–",
      setting.map(answerText) ?? (subject == .winBack ? "(purchase)" : "(SDK)"),
      setting.map(othersText) ?? "", size, role: setting == nil ? .quiet : .text)
  }

  private func answerText(_ setting: InterceptorSetting) -> String {
    guard setting.fault == .none else { return setting.fault.rawValue }
    return setting.shows.waysOut.first.map { setting.answer(for: $0).rawValue } ?? "by hand"
  }

  /// `cancel failed`, `wrong, cancel: failed`.
  private func othersText(_ setting: InterceptorSetting) -> String {
    let others = setting.shows.waysOut.dropFirst().map { ($0.panelName, setting.answer(for: $0)) }
    let groups = InterceptResult.allCases.compactMap { result -> String? in
      let names = others.filter { $0.1 == result }.map(\.0)
      guard !names.isEmpty else { return nil }
      let colon = names.count > 1 ? ":" : ""
      return names.joined(separator: ", ") + colon + " " + result.rawValue
    }
    return groups.joined(separator: "; ")
  }
}
