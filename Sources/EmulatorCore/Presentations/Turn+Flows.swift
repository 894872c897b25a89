import PaywallModel

extension Turn {
  /// How many steps of a flow lie on one another in its window.
  func steps(ofSessionOf presentation: Presentation) -> Int {
    guard let session = presentation.flowPlace?.session else { return 0 }
    return state.presentations.count { $0.flowPlace?.session == session && $0.stage == .shown }
  }

  /// One step back in a flow; nothing is told to the app.
  mutating func popStep() {
    guard let top = state.presentations.last, let place = top.flowPlace else { return }
    emit(.presentationClosed)
    state.presentations.removeLast()
    stopCarousels(of: top)
    keepResult(of: top)
    let below = state.presentations.last?.flowPlace?.stepID ?? ""
    trace(.SDK, depth: 1, PresentationTexts.stepBack(to: below), reason: Reasons.stepBack)
    note(Notes.stepBack(place.stepID, to: below))
  }

  /// What was bought on a step counts for the flow.
  private mutating func keepResult(of gone: Presentation) {
    guard gone.result == .purchased || gone.result == .restored,
      let index = state.presentations.indices.last
    else { return }
    state.presentations[index].result = gone.result
    state.presentations[index].resultPlanID = gone.resultPlanID
  }

  /// `back()`: the step before, if there is one.
  mutating func goBack() {
    trace(.APP, PresentationTexts.back, reason: Reasons.back)
    guard let top = state.presentations.last, top.flowPlace != nil, steps(ofSessionOf: top) > 1
    else { return note(Notes.noStepBefore) }
    popStep()
  }

  /// `close` on the only visible step of a flow: the step goes, the window stays and takes every
  /// press (dossier §0.8).
  mutating func emptyWindow() {
    guard let index = state.presentations.indices.last else { return }
    let gone = state.presentations[index]
    emit(.presentationClosed)
    state.presentations[index].stage = .emptied
    state.presentations[index].screenID = ""
    stopCarousels(of: gone)
    diagnose(Findings.emptyWindow(gone.flowPlace?.flowID ?? ""))
  }

  /// `close` on the X of a flow with several steps: it goes back instead of leaving.
  mutating func checkCloseInFlow() {
    guard pressed == .exit else { return }
    diagnose(Findings.closeWhereCloseAllIsMeant)
  }

  /// `close_all` on the back arrow of a flow with several steps: it leaves instead of going back.
  mutating func checkCloseAllInFlow() {
    guard pressed == .arrow, let top = state.presentations.last, steps(ofSessionOf: top) > 1
    else { return }
    diagnose(Findings.closeAllWhereCloseIsMeant)
  }

  private enum Pressed { case exit, arrow, other }

  /// What the pressed thing promises: the button in the header is the X, unless it stands where the
  /// arrow does.
  private var pressed: Pressed {
    guard let press = state.press,
      let presentation = state.presentations.first(where: { $0.id == press.presentation })
    else { return .other }
    switch press.target {
    case .component: return .other
    case .backButton: return .arrow
    case .headerButton:
      let screen = state.catalog.screen(presentation.screenID)
      return screen?.headerButton?.alignment == .leading ? .arrow : .exit
    }
  }

  /// The link of the flow that takes the place of an action, if one does.
  func link(insteadOf action: Action) -> FlowLink? {
    guard action.kind.isOverriddenInFlows, let press = state.press,
      let presentation = state.presentations.first(where: { $0.id == press.presentation })
    else { return nil }
    return step(of: presentation)?.link(from: sourceID(of: press))
  }

  func step(of presentation: Presentation) -> FlowStep? {
    presentation.flowPlace.flatMap { state.catalog.project.flow($0.flowID)?.step($0.stepID) }
  }

  /// The id by which a flow knows what was pressed.
  private func sourceID(of press: Press) -> String? {
    switch press.target {
    case .headerButton: return FlowLink.headerButton
    case .backButton: return FlowLink.backButton
    case .component(let path):
      let presentation = state.presentations.first { $0.id == press.presentation }
      let screen = presentation.flatMap { state.catalog.screen($0.screenID) }
      return screen?.root.component(at: path)?.id
    }
  }

  /// Follows a link from a pressed component.
  mutating func follow(_ link: FlowLink) -> DefaultOutcome {
    guard let press = state.press,
      let presentation = state.presentations.first(where: { $0.id == press.presentation })
    else { return .failed("the flow is gone") }
    guard !presentation.isDrawnByApp else {
      return .failed("a flow that the app draws by hand stops at its first screen")
    }
    return follow(link, from: presentation, by: sourceID(of: press))
  }

  /// Opens the step that a link leads to.
  mutating func follow(
    _ link: FlowLink, from presentation: Presentation, by source: String?
  ) -> DefaultOutcome {
    guard let place = presentation.flowPlace,
      let flow = state.catalog.project.flow(place.flowID)
    else { return .failed("the flow is gone") }
    guard let step = flow.step(link.to), state.catalog.screen(step.screenID) != nil else {
      note(Notes.unknownStep(link.to))
      return .failed("there is no step \(link.to)")
    }
    guard hasRoom(for: step.screenID) else { return .failed("too many windows are open") }
    trace(
      .SDK, depth: 1, PresentationTexts.step(step.id, of: flow, link.transition ?? flow.transition),
      reason: Reasons.step)
    push(presentation.next(step, in: flow, link, by: source, in: state.catalog))
    return .succeeded
  }
}

extension Presentation {
  /// The presentation of the step that a link leads to; it inherits what its flow was served by
  /// (SDK 6.1.1, dossier §5.7).
  fileprivate func next(
    _ step: FlowStep, in flow: Flow, _ link: FlowLink, by source: String?, in catalog: Catalog
  ) -> Presentation {
    var next = self
    next.screenID = step.screenID
    next.resolution.screenID = step.screenID
    next.resolution.type = catalog.screen(step.screenID)?.isClient == true ? .client : .normal
    next.displayMode = link.transition ?? flow.transition
    next.flowPlace?.stepID = step.id
    next.flowPlace?.fromStepID = flowPlace?.stepID
    next.flowPlace?.fromActionID = source
    next.result = .none
    next.resultPlanID = nil
    return next
  }
}
