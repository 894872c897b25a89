import PaywallModel

extension Turn {
  /// A screen that the app draws: the SDK asks for it, and closes where it gets none (dossier
  /// §5.8).
  mutating func askClientScreen(_ presentation: Presentation) {
    guard state.profile.hasClientScreens else {
      return closeUnserved(presentation, Findings.clientScreensAreNative(presentation.screenID))
    }
    guard state.drawsClientScreens else {
      return closeUnserved(presentation, Findings.clientScreenNotDrawn(presentation.screenID))
    }
    let connections = state.catalog.screen(presentation.screenID)?.connections ?? []
    trace(
      .SDK, depth: 1, PresentationTexts.asksForScreen(presentation.screenID),
      reason: Reasons.clientScreen)
    tell(.askClientScreen(presentation.id, presentation.screenID, connections))
    if connections.isEmpty {
      diagnose(Findings.clientScreenWithoutExit(presentation.screenID))
    } else {
      note(Notes.clientScreen(presentation.screenID))
    }
  }

  private mutating func closeUnserved(_ presentation: Presentation, _ finding: Finding) {
    diagnose(finding)
    guard state.presentations.last?.id == presentation.id else { return }
    if presentation.flowPlace != nil, steps(ofSessionOf: presentation) > 1 { return popStep() }
    closeTop(reason: .none)
  }

  /// `executeConnection`: in a flow its link, else its actions; without an id the default one.
  mutating func executeConnection(_ id: PresentationID, _ name: String?) {
    guard let presentation = state.presentations.first(where: { $0.id == id }),
      presentation.type == .client, let screen = state.catalog.screen(presentation.screenID)
    else { return note(Notes.noClientScreen) }
    let wanted = name.map { name in screen.connections.first { $0.id == name } }
    let found = wanted ?? screen.connections.first { $0.isDefault }
    trace(.APP, PresentationTexts.executes(found?.id ?? name), reason: Reasons.connection)
    guard let connection = found else {
      return note(Notes.noConnection(name, screen.id))
    }
    guard state.press == nil else { return note(Notes.busyConnection) }
    guard let step = step(of: presentation) else { return run(connection, on: presentation) }
    guard let link = step.link(from: connection.id) else {
      return diagnose(Findings.connectionLeadsNowhere(connection.id, step.id))
    }
    if case .failed(let why) = follow(link, from: presentation, by: connection.id) {
      note(Notes.connectionFailed(connection.id, why))
    }
  }

  /// Outside a flow a connection is pressed like a button.
  private mutating func run(_ connection: Connection, on presentation: Presentation) {
    guard !connection.actions.isEmpty else {
      return diagnose(
        Findings.connectionLeadsNowhere(connection.id, presentation.screenID))
    }
    beginPress(
      .component(ComponentPath()), label: connection.id, Pressable(connection.actions),
      in: presentation.id)
  }
}

extension Profile {
  /// Screens of the app's own in presentations are a feature of the native SDKs (dossier §5.8).
  var hasClientScreens: Bool { platform == .ios || platform == .android }
}
