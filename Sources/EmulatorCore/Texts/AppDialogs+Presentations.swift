import PaywallModel

extension Dialog.Kind {
  /// It is a presentation itself, so it hides nothing.
  var isScreen: Bool { if case .appClientScreen = self { true } else { false } }
}

extension AppDialogs {
  /// The app asks whether to leave.
  static func closeRequest(_ id: DialogID, _ request: RequestID, _ screenID: String) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appCloseRequest(request), name: "leave?",
      subject: "onCloseRequested", heading: "Leave \(screenID)?",
      text: "Your app closes the presentation by close(), or lets it stay.",
      options: [Dialog.Option(.done, label: "Leave"), Dialog.Option(.cancel, label: "Stay")],
      escape: .cancel)
  }

  /// A screen that the app draws: its connections are the things to press.
  static func clientScreen(
    _ id: DialogID, _ presentation: PresentationID, _ screenID: String,
    _ connections: [Connection]
  ) -> Dialog {
    let isEnd = connections.isEmpty
    return Dialog(
      id: id, owner: .app, kind: .appClientScreen(presentation), name: "screen",
      subject: screenID, heading: "",
      text: isEnd
        ? "Your app draws this screen. Nothing leads out of it."
        : "Your app draws this screen. Nothing of it is known here but where it leads.",
      question: isEnd ? "" : "Which connection does your app execute?",
      options: connections.map { connection in
        let mark = connection.isDefault ? ", the default" : ""
        return Dialog.Option(.done, label: connection.id + mark, values: [connection.id])
      }, escape: .dismiss, listsOptions: true)
  }
}
