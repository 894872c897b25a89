extension Integration {
  /// The alerts that stand in the file: those whose showing or whose dialog is not the usual one.
  var writtenAlerts: Set<AlertKind> { Set(alerts.keys).union(customAlerts.keys) }

  /// An alert as JSON: a word where the app has no dialog of its own, else an object; unknown keys
  /// of the object that was there stay.
  func node(of alert: AlertKind, over old: JSONNode?) -> JSONNode {
    guard let dialog = customAlerts[alert] else {
      return JSONNode(.string(setting(for: alert).rawValue))
    }
    var node = JSONNode.object(old)
    node.set("shown_by", .string(setting(for: alert).rawValue), unless: alerts[alert] == nil)
    node.set("title", dialog.title.map { .string($0) } ?? .null, unless: dialog.title == nil)
    node.set("text", dialog.text.map { .string($0) } ?? .null, unless: dialog.text == nil)
    let buttons = dialog.buttons.map(\.node)
    node.set("buttons", .array(buttons), unless: buttons.isEmpty)
    node.set("back_dismisses", .bool(dialog.dismissesOnBack), unless: dialog.dismissesOnBack)
    return node
  }
}

extension CustomAlert.Button {
  fileprivate var node: JSONNode {
    var node = JSONNode(.object([]))
    node.set("label", .string(label))
    switch effect {
    case .nothing: break
    case .signIn: node.set("effect", .string("signIn"))
    case .link(let address): node.set("link", .string(address))
    case .placement(let id): node.set("placement", .string(id))
    }
    node.set("dismisses", .bool(dismisses), unless: dismisses)
    return node
  }
}
