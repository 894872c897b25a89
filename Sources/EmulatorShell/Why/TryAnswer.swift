import EmulatorCore
import PaywallModel

/// Another answer to a call that is over: back to its moment, and on from there.
extension Shell {
  /// Whether the moment of a call is still kept.
  func canTryAnswers(to call: CallID) -> Bool { wayBack(to: call) != nil }

  /// Goes back to where the app was asked and gives another answer there.
  mutating func tryAnswer(_ result: InterceptResult, to call: CallID) {
    guard let way = wayBack(to: call) else {
      return say(.plain, "The moment of call \(call.number) is no longer kept.")
    }
    goBack(to: way.index)
    switch way.deed {
    case .answer: perform(.answerByHand(call, result))
    case .again(let event): perform(event, answering: result)
    }
    say(
      .plain,
      "Call \(call.number) answered \(result.rawValue) instead. What was before is kept as branch "
        + "\(history.branchCount + 1).")
  }

  /// The store's sheet that a line of the store answers, and the snapshot in which it is up.
  func sheet(ofLine index: Int) -> (index: Int, dialog: Dialog)? {
    let line = walk.trace[index]
    guard line.who == .STORE, let press = line.press else { return nil }
    let up = history.past.lastIndex { snapshot in
      let walk = snapshot.value.walk
      return walk.emulator.press?.number == press && walk.trace.count <= index
        && walk.topDialog?.owner == .store
    }
    guard let up, let dialog = history.past[up].value.walk.topDialog else { return nil }
    return (up, dialog)
  }

  /// Goes back to where the store's sheet was up and leaves it another way.
  mutating func tryStoreAnswer(_ option: Int, ofLine line: Int) {
    guard let sheet = sheet(ofLine: line), sheet.dialog.options.indices.contains(option) else {
      return say(.plain, "The moment of this sheet is no longer kept.")
    }
    let chosen = sheet.dialog.options[option]
    goBack(to: sheet.index)
    let values = chosen.values.first.map { ["value": $0] } ?? [:]
    perform(.chooseWayOut(chosen.wayOut, values: values))
    say(
      .plain,
      "The store answers \(chosen.label) instead. What was before is kept as branch "
        + "\(history.branchCount + 1).")
  }

  private mutating func goBack(to index: Int) {
    while history.past.count > index, let earlier = history.back(from: snapshot) {
      restore(earlier)
    }
    go(to: .phone)
  }

  private enum Deed {
    /// The call was open: it is answered by hand.
    case answer
    /// It was answered at once: what led to it is done again, with another answer set.
    case again(WalkEvent)
  }

  /// The snapshot to go back to, and what is to be done there.
  private func wayBack(to call: CallID) -> (index: Int, deed: Deed)? {
    let past = history.past
    let open = past.lastIndex { snapshot in
      snapshot.value.walk.emulator.calls.contains { $0.id == call && $0.isOpen }
    }
    if let open { return (open, .answer) }
    let before = past.lastIndex { $0.value.walk.emulator.calls.count < call.number }
    guard let before, let event = past[before].value.event else { return nil }
    return (before, .again(event))
  }

  private mutating func perform(_ event: WalkEvent, answering result: InterceptResult) {
    guard case .gesture(.tap(let target, _)) = event,
      let kind = kindAnsweredAtOnce(target)
    else { return perform(event) }
    var integration = walk.app.integration
    var setting = integration.interceptors[kind] ?? InterceptorSetting()
    setting.set(setting.shows.waysOut.first ?? .done, to: result)
    integration.interceptors[kind] = setting
    setIntegration(integration)
    perform(event)
  }

  /// The first action of a thing on the screen that the app answers without showing anything.
  private func kindAnsweredAtOnce(_ target: PressTarget) -> ActionKind? {
    let kinds = walk.screen?.actions(of: target).compactMap { $0.action?.kind } ?? []
    return kinds.first { walk.app.integration.interceptors[$0]?.shows == .nothing }
  }
}
