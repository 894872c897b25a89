/// Who shows an alert, and the app's own dialog where it has one.
struct AlertDraft {
  /// Nil where the file does not say.
  var setting: AlertSetting?
  var dialog = CustomAlert()

  /// `"custom"`, or an object with the app's own dialog.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> AlertDraft? {
    let isAsked = reader.expectsEither([
      { reader in let _: AlertSetting? = reader.choice(node) },
      { reader in
        var draft = AlertDraft()
        reader.fill(&draft, from: node, fields, of: "an alert")
      },
    ])
    if isAsked { return nil }
    guard node.members != nil else {
      let setting: AlertSetting? = reader.choice(node)
      return setting.map { AlertDraft(setting: $0) }
    }
    var draft = AlertDraft()
    reader.fill(&draft, from: node, fields, of: "an alert")
    return draft
  }

  private static let fields = DocumentFields<AlertDraft> { fields in
    fields["shown_by"] = { draft, node, reader in draft.setting = reader.choice(node) }
    fields["title"] = { draft, node, reader in draft.dialog.title = reader.text(node) }
    fields["text"] = { draft, node, reader in draft.dialog.text = reader.text(node) }
    fields["back_dismisses"] = { draft, node, reader in
      draft.dialog.dismissesOnBack = reader.flag(node) ?? true
    }
    fields["buttons"] = { draft, node, reader in
      draft.dialog.buttons = readButtons(node, &reader)
    }
  }

  private static func readButtons(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> [CustomAlert.Button] {
    let buttons = reader.list(node) { node, reader in CustomAlert.Button.read(node, &reader) }
    refuseTwins(in: node, &reader)
    guard buttons.count > CustomAlert.mostButtons else { return buttons }
    reader.warn(
      "too-many", at: node.position,
      "A dialog has at most \(CustomAlert.mostButtons) buttons, not \(buttons.count).",
      advice: "The first \(CustomAlert.mostButtons) count.")
    return Array(buttons.prefix(CustomAlert.mostButtons))
  }

  /// A script presses a button by what it reads.
  private static func refuseTwins(in node: JSONNode, _ reader: inout DocumentReader) {
    var seen: Set<String> = []
    for (index, element) in (node.elements ?? []).enumerated() {
      guard let label = element["label"], let text = label.string, !seen.insert(text).inserted
      else { continue }
      reader.within(.index(index)) { reader in
        reader.warn(
          "duplicate-label", at: label.position,
          "A button before this one reads \(DocumentReader.shown(label)) as well.",
          advice: "Give it a label of its own: a person tells them apart by nothing else.")
      }
    }
  }
}

extension CustomAlert.Button {
  fileprivate static func read(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> CustomAlert.Button? {
    var button = CustomAlert.Button("")
    guard reader.fill(&button, from: node, fields, of: "a button") else { return nil }
    if button.label.isEmpty {
      reader.warn(
        "missing-key", at: node.position, "The button has no label.", advice: "It reads OK.")
      button.label = "OK"
    }
    let effects = ["effect", "link", "placement"].filter { node[$0] != nil }
    if effects.count > 1 {
      reader.warn(
        "bad-value", at: node.position,
        "The button has \(effects.joined(separator: " and ")), and does one thing.",
        advice: "The last of them counts; take the others away.")
    }
    return button
  }

  private static let fields = DocumentFields<CustomAlert.Button> { fields in
    fields["label"] = { button, node, reader in button.label = reader.text(node) ?? "" }
    fields["dismisses"] = { button, node, reader in button.dismisses = reader.flag(node) ?? true }
    fields["effect"] = { button, node, reader in
      let effect: NamedEffect? = reader.choice(node)
      if let effect { button.effect = effect == .signIn ? .signIn : .nothing }
    }
    fields["link"] = { button, node, reader in
      if let link = reader.name(node) { button.effect = .link(link) }
    }
    fields["placement"] = { button, node, reader in
      guard let id = reader.name(node) else { return }
      button.effect = .placement(id)
      reader.refer(to: .placement, id, at: node)
    }
  }.requiring("label")

  /// The effects that need no name.
  enum NamedEffect: String, CaseIterable {
    case nothing, signIn
  }
}
