import PaywallModel

extension Turn {
  /// Takes in what a finger does.
  mutating func take(_ gesture: Gesture) {
    switch gesture {
    case .tap(let target, let label):
      if let why = obstacle() { return ignore(TraceTexts.tap(label), why) }
      tap(target, label: label)
    case .systemBack:
      if let why = obstacle() { return ignore(TraceTexts.systemBack, why) }
      systemBack()
    case .swipe(let path, let slide):
      if let why = obstacle() { return ignore(TraceTexts.swipe, why) }
      swipe(path, to: slide)
    }
  }

  private mutating func ignore(_ gesture: @autoclosure () -> String, _ why: Obstacle) {
    guard state.isLogged else { return }
    let word = reasonWord()
    trace(.you, TraceTexts.ignored(gesture(), word), reason: Reasons.ignored)
    note(why.note)
  }

  private func reasonWord() -> String {
    if !state.dialogs.isEmpty { return TraceTexts.dialogOnTop }
    if let kind = state.press?.kind { return TraceTexts.isRunning(kind) }
    if state.presentations.last?.stage == .emptied { return PresentationTexts.emptyWindow }
    return state.presentations.isEmpty ? TraceTexts.nothingShown : TraceTexts.alertOpen
  }

  /// What keeps a gesture from the screen.
  private enum Obstacle {
    case dialog(Dialog.Owner)
    case alert(PendingAlert.Stage)
    case owedCall(ActionKind, CallID)
    case action(ActionKind)
    case nothingShown
    case emptyWindow

    var note: Note {
      switch self {
      case .dialog(let owner): owner == .sdk ? Notes.alertOnTop : Notes.dialogOnTop
      case .alert(let stage): stage == .frozen ? Notes.alertFrozen : Notes.alertOnTop
      case .owedCall(let kind, let call): Notes.owes(kind, call)
      case .action(let kind): Notes.busy(kind)
      case .nothingShown: Notes.nothingShown
      case .emptyWindow: Notes.emptyWindow
      }
    }
  }

  private func obstacle() -> Obstacle? {
    #if MUTANTS
      if Mutant.isPlanted(.pressesThroughDialogs) && state.press == nil { return nil }
    #endif
    if let owner = state.dialogs.last?.owner { return .dialog(owner) }
    if let stage = state.alerts.first?.stage { return .alert(stage) }
    if let owed = state.press?.owed { return .owedCall(owed.kind, owed.call) }
    if let kind = state.press?.kind { return .action(kind) }
    switch state.presentations.last?.stage {
    case nil: return .nothingShown
    case .emptied: return .emptyWindow
    case .loading, .shown: return nil
    }
  }

  private mutating func systemBack() {
    guard let top = state.presentations.last else { return }
    trace(.you, mark: .press, TraceTexts.systemBack, reason: Reasons.systemBack)
    guard top.displayMode.isDismissible else { return note(Notes.notDismissible) }
    closeByPerson(state.profile.swipesBack ? .interactiveDismiss : .backSystem)
  }

  private mutating func tap(_ target: PressTarget, label: String) {
    guard let top = state.presentations.indices.last else { return }
    guard isDrawn(at: top), let index = topScreen else {
      let stage = state.presentations[top].stage
      return note(Notes.nothingToPress(stage))
    }
    guard isThere(target, at: top), let pressable = index.pressable(target) else {
      return note(Notes.noAction)
    }
    if let why = whyOff(target, pressable, at: top, index) { return note(why) }
    guard !pressable.actions.isEmpty else { return note(Notes.noAction) }
    let id = state.presentations[top].id
    beginPress(target, label: label, pressable, in: id)
    fireOuter(of: target, label: label, in: id, index)
  }

  /// Whether the SDK draws it. Field by field: a presentation is copied to be asked something.
  private func isDrawn(at top: Int) -> Bool {
    state.presentations[top].stage == .shown && state.presentations[top].resolution.type != .client
  }

  /// Whether the builder lets a button of the header be there; all else is.
  private func isThere(_ target: PressTarget, at top: Int) -> Bool {
    switch target {
    case .component: true
    case .headerButton, .backButton: state.shows(target, on: state.presentations[top])
    }
  }

  private func whyOff(
    _ target: PressTarget, _ pressable: Pressable, at top: Int, _ index: ScreenIndex
  ) -> Note? {
    switch target {
    case .component:
      guard let condition = pressable.condition,
        !state.presentations[top].selections.satisfies(condition, in: index.screen)
      else { return nil }
      let select = index.select(condition.selectID)
      return Notes.disabled(select, minimum: condition.leastCount(in: select))
    case .headerButton, .backButton:
      let delay = pressable.delayMilliseconds
      guard now < state.presentations[top].shownAt.advanced(by: delay) else { return nil }
      return Notes.delayed(seconds: (delay + 999) / 1000)
    }
  }

  /// Begins the actions of one target.
  mutating func beginPress(
    _ target: PressTarget, label: String, _ pressable: Pressable, in id: PresentationID
  ) {
    precondition(state.press == nil, "one press at a time")
    state.counters.press += 1
    state.press = Press(
      number: state.counters.press, presentation: id, target: target, label: label,
      pipeline: InterceptorPipeline(actions: pressable.chain, mode: state.profile.mode),
      startedAt: now)
    trace(.you, mark: .press, TraceTexts.tap(label), reason: Reasons.press)
    for deed in pressable.deeds { runAtOnce(deed, label: label) }
    answerSurvey(of: pressable)
    if pressable.buys { namePurchases(of: pressable) }
    if pressable.chain.isEmpty { state.press = nil } else { beginChain() }
  }

  /// Purchases without a plan are about the current one, with the offer of its option.
  private mutating func namePurchases(of pressable: Pressable) {
    guard let top = state.presentations.indices.last, let index = topScreen,
      index.hasOffers || !pressable.namesPlans
    else { return }
    let plan = index.currentPlan(selections: state.presentations[top].selections)
    state.press?.pipeline.namePlans(plan.id)
    state.press?.pipeline.nameOffers(plan.offerID, ofPlan: plan.id)
  }

  /// Selections and custom events are never intercepted and block nothing.
  private mutating func runAtOnce(_ action: ComponentAction, label: String) {
    switch action {
    case .intercepted: break
    case .selectOptions(let binding): select(binding, label: label)
    case .trackEvent(let name): trackEvent(name)
    }
  }

  private mutating func select(_ binding: SelectBinding, label: String) {
    guard let index = state.presentations.indices.last, let served = topScreen
    else { return }
    let select = served.select(binding.selectID)
    state.presentations[index].selections.press(binding, in: select)
    let chosen = state.presentations[index].selections.chosen[binding.selectID] ?? []
    emit(
      .optionsSelected,
      [
        SDKEvent.Property("selected_option_id", binding.selectID),
        SDKEvent.Property("selected_options", .texts(chosen)),
      ])
    if state.isLogged, let chosenNote = Notes.selected(label) { note(chosenNote) }
    keep(chosen, of: binding.selectID, on: served)
    if let select, select.validatesOnSelection { answer(select, on: index) }
  }
}
