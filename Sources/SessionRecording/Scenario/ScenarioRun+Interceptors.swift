import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

extension ScenarioRun {
  mutating func setShows(
    _ subject: InterceptorSubject, _ screen: AppScreen?
  ) throws(ScenarioStop) {
    try inInterceptors(of: subject) { (run) throws(ScenarioStop) in
      try run.change(
        .right, atMost: 10, wanted: "\(subject.name) shows \(screen?.rawValue ?? "sdk")"
      ) { $0[subject]?.shows == screen }
    }
  }

  mutating func setFault(
    _ subject: InterceptorSubject, _ fault: AppFault
  ) throws(ScenarioStop) {
    try inInterceptors(of: subject) { (run) throws(ScenarioStop) in
      if run.walk.app.integration[subject] == nil { run.key(.right) }
      try run.change(
        .character("x"), atMost: 6, wanted: "\(subject.name) answers \(fault.rawValue)"
      ) { $0[subject]?.fault == fault }
    }
  }

  mutating func setAnswer(
    _ subject: InterceptorSubject, _ result: InterceptResult
  ) throws(ScenarioStop) {
    let digit = Character("\((InterceptResult.allCases.firstIndex(of: result) ?? 0) + 1)")
    let count = walk.answers.count
    try inInterceptors(of: subject) { (run) throws(ScenarioStop) in
      run.key(.character(digit))
      guard run.walk.answers.count == count else { return }
      let setting = run.walk.app.integration[subject]
      guard let setting, setting.shows.waysOut.first.map(setting.answer) == result else {
        throw ScenarioStop(wanted: "\(subject.name) answers \(result.rawValue)", seen: run.noteText)
      }
    }
  }

  mutating func setAnswer(
    _ subject: InterceptorSubject, _ result: InterceptResult, for wayOut: WayOut
  ) throws(ScenarioStop) {
    let ways = walk.app.integration[subject]?.shows.waysOut ?? []
    guard let row = ways.firstIndex(of: wayOut) else {
      throw ScenarioStop(
        wanted: "a way out \(wayOut.rawValue) for \(subject.name)",
        seen: ways.isEmpty ? "none" : ways.map(\.rawValue).joined(separator: ", "))
    }
    try inForm(of: subject, row: row + 1) { (run) throws(ScenarioStop) in
      try run.change(.right, atMost: 3, wanted: "\(wayOut.rawValue): \(result.rawValue)") {
        $0[subject]?.answer(for: wayOut) == result
      }
    }
  }

  mutating func setCalls(_ subject: InterceptorSubject, _ call: AppCall) throws(ScenarioStop) {
    let ways = walk.app.integration[subject]?.shows.waysOut ?? []
    try inForm(of: subject, row: ways.count + 3) { (run) throws(ScenarioStop) in
      try run.change(
        .right, atMost: AppCall.allCases.count, wanted: "\(subject.name) calls \(call.rawValue)"
      ) { $0[subject]?.calls == call }
    }
  }

  /// What your app does outside an interceptor stands in the palette only.
  mutating func callApp(_ call: AppCall) throws(ScenarioStop) {
    try chooseCommand("your app calls \(call.rawValue)()")
  }

  mutating func setSynchronizing(_ isOn: Bool) throws(ScenarioStop) {
    guard walk.app.integration.synchronizesOwnPurchases != isOn else { return }
    try chooseCommand("your app synchronizes its own purchases")
  }

  mutating func chooseCommand(_ words: String) throws(ScenarioStop) {
    try capital(":")
    guard shell.place == .list else {
      throw ScenarioStop(wanted: "all commands after :", seen: noteText)
    }
    type(words)
    key(.enter)
  }

  private mutating func change(
    _ key: Key, atMost count: Int, wanted: String, until holds: (Integration) -> Bool
  ) throws(ScenarioStop) {
    var rest = count
    while !holds(walk.app.integration) {
      guard rest > 0 else { throw ScenarioStop(wanted: wanted, seen: noteText) }
      self.key(key)
      rest -= 1
    }
  }

  /// Goes into the form of an action and to one of its rows, from 0, and keeps what was changed.
  private mutating func inForm(
    of subject: InterceptorSubject, row: Int,
    _ change: (inout ScenarioRun) throws(ScenarioStop) -> Void
  ) throws(ScenarioStop) {
    guard walk.app.integration[subject] != nil else {
      throw ScenarioStop(wanted: "an interceptor for \(subject.name)", seen: "none")
    }
    try inInterceptors(of: subject) { (run) throws(ScenarioStop) in
      run.key(.enter)
      for _ in 0..<row { run.key(.down) }
      try change(&run)
      run.key(.enter)
    }
  }

  /// Goes into the Interceptors panel, to the row of an action, then to Pipeline, where a viewer of
  /// the walk looks, and back to the phone.
  private mutating func inInterceptors(
    of subject: InterceptorSubject, _ change: (inout ScenarioRun) throws(ScenarioStop) -> Void
  ) throws(ScenarioStop) {
    try goToPhone()
    try capital("i")
    let count = InterceptorSubject.allCases.count
    for _ in 0...count { key(.up) }
    for _ in 0...count where !isOnRow(of: subject) { key(.down) }
    guard isOnRow(of: subject) else {
      throw ScenarioStop(
        wanted: "the row of \(subject.name)", seen: shell.chosenLine?.text ?? "no row")
    }
    try change(&self)
    try goToPhone()
    try capital("p")
    try goToPhone()
  }

  private func isOnRow(of subject: InterceptorSubject) -> Bool {
    shell.place == .panel(.interceptors)
      && shell.chosenLine?.text.split(separator: " ").first.map(String.init) == subject.name
  }
}
