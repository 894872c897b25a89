import EmulatorCore
import PaywallModel
import TerminalModel

/// Who the SDK takes the person for, what is known of them and of the screen, and the link gate.
struct UserPanel: Panel {
  /// What a row is about.
  enum Item: Hashable, Sendable {
    case user, id
    case attribute(String)
    case gate
  }

  private var chosen = Item.user

  func store(in panels: inout Panels) { panels.user = self }

  mutating func choose(_ target: Int, context: PanelContext) {
    let items = items(context)
    if items.indices.contains(target) { chosen = items[target] }
  }

  func items(_ context: PanelContext) -> [Item] {
    [.user, .id] + context.walk.emulator.user.attributes.map { .attribute($0.key) } + [.gate]
  }

  func place(_ context: PanelContext) -> Int { items(context).firstIndex(of: chosen) ?? 0 }
}

// Keys.
extension UserPanel {
  private static let addID = "add"
  private static let editID = "edit "
  private static let signInID = "sign in"

  mutating func handle(_ intent: Intent, context: PanelContext) -> PanelReply {
    let items = items(context)
    let item = items[place(context)]
    if let move = ListMove(intent, context: context) {
      chosen = items[move.from(place(context), count: items.count)]
      return .done
    }
    switch intent {
    case .press: return open(item, context: context)
    case .add: return PanelReply([.prompt(UserPanel.addPrompt)])
    case .remove, .unregister: return remove(item)
    case .left, .right:
      if item == .gate { return toggleGate(context) }
      return .nothing("Audience, variant and language come from the project’s file.")
    case .fetchAgain, .follow:
      return .nothing("A screen is fetched when it opens; close it and open it again.")
    case .back: return PanelReply([.leave])
    default: return .nothing("That key has no use in User. ? lists those that have.")
    }
  }

  private func open(_ item: Item, context: PanelContext) -> PanelReply {
    let user = context.walk.emulator.user
    switch item {
    case .user:
      guard user.isAnonymous else { return PanelReply([.perform(.command(.logout))]) }
      return PanelReply([.prompt(UserPanel.signInPrompt)])
    case .id:
      return PanelReply([
        .explain(
          title: "anonymous id",
          text: "\(user.anonymousID)\nIt is made from the session’s seed, so a replay has the same."
        )
      ])
    case .attribute(let key):
      let value = user.attributes.first { $0.key == key }?.value ?? ""
      return PanelReply([
        .prompt(
          PanelPrompt(
            id: UserPanel.editID + key, title: "attribute \(key)",
            fields: [Dialog.Field(id: "value", label: "Value", value: value)]))
      ])
    case .gate: return toggleGate(context)
    }
  }

  private func toggleGate(_ context: PanelContext) -> PanelReply {
    let isAllowed = context.walk.emulator.links.isAllowed
    return PanelReply([.perform(.command(.allowDeeplink(!isAllowed)))])
  }

  private func remove(_ item: Item) -> PanelReply {
    guard case .attribute(let key) = item else {
      return .nothing("Only attributes can be removed; ↑↓ choose one.")
    }
    return PanelReply([.perform(.command(.setAttribute(key: key, value: nil)))])
  }

  private static var addPrompt: PanelPrompt {
    PanelPrompt(
      id: addID, title: "new attribute",
      fields: [
        Dialog.Field(id: "key", label: "Key"), Dialog.Field(id: "value", label: "Value"),
      ])
  }

  private static var signInPrompt: PanelPrompt {
    PanelPrompt(
      id: signInID, title: "sign in",
      lines: ["No password is asked or recorded."],
      fields: [Dialog.Field(id: "user", label: "User id", value: "user-1")])
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    if answer.id == UserPanel.signInID {
      let user = answer.values["user"] ?? ""
      guard !user.isEmpty else { return .nothing("A user id is missing. Nobody was signed in.") }
      return PanelReply([.perform(.command(.login(userID: user)))])
    }
    let isNew = answer.id == UserPanel.addID
    let key =
      isNew ? answer.values["key"] ?? "" : String(answer.id.dropFirst(UserPanel.editID.count))
    guard !key.isEmpty else { return .nothing("An attribute needs a key. Nothing was added.") }
    chosen = .attribute(key)
    return PanelReply([
      .perform(.command(.setAttribute(key: key, value: answer.values["value"] ?? "")))
    ])
  }
}

// What is drawn.
extension UserPanel {
  func picture(_ size: Size, context: PanelContext) -> PanelPicture {
    let rows = allRows(size, context: context)
    let place = rows.firstIndex(where: \.isChosen) ?? 0
    let list = PanelList(rows, showing: place, in: size.rows)
    return PanelPicture(list.rows, lowerLeft: list.range, lowerRight: "⏎ edit  + add")
  }

  private func allRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    let items = items(context)
    let chosenPlace = place(context)
    let rows = items.indices.map { index in
      var row = row(for: items[index], context: context)
      row.target = index
      row.isChosen = index == chosenPlace
      return row
    }
    let attributes = rows.dropFirst(2).dropLast()
    let none = PanelRow.text("No attribute yet. + adds one.", role: .quiet)
    return rows.prefix(2) + [UserPanel.heading("ATTRIBUTES")]
      + (attributes.isEmpty ? [none] : attributes)
      + [UserPanel.heading("THIS SCREEN")] + screenRows(size, context: context)
      + [UserPanel.heading("LINKS")] + rows.suffix(1) + heldRows(context)
  }

  private static func heading(_ text: String) -> PanelRow {
    .text(text, role: .quiet, isStrong: true)
  }

  private func row(for item: Item, context: PanelContext) -> PanelRow {
    let emulator = context.walk.emulator
    switch item {
    case .user:
      return UserPanel.columns(
        "user", emulator.user.userID ?? "anonymous",
        hint: emulator.user.isAnonymous ? "U sign in" : "U sign out")
    case .id: return UserPanel.columns("id", emulator.user.anonymousID.masked)
    case .attribute(let key):
      let value = emulator.user.attributes.first { $0.key == key }?.value ?? ""
      return UserPanel.columns(key, "\"\(value)\"")
    case .gate:
      return emulator.links.isAllowed
        ? UserPanel.columns("gate", "ready", role: .good, hint: "D holds links")
        : UserPanel.columns("gate", "holds links", role: .warn, hint: "D lets them in")
    }
  }

  private func screenRows(_ size: Size, context: PanelContext) -> [PanelRow] {
    guard let presentation = context.walk.presentation else {
      return PanelRow.paragraph(
        "No screen is shown. The start list opens one.", columns: size.columns)
    }
    let catalog = context.catalog
    return [
      UserPanel.columns("screen", presentation.screenID),
      UserPanel.columns("placement", presentation.placementID ?? "–"),
      UserPanel.columns("shown as", presentation.displayMode.kind.rawValue),
      UserPanel.columns("opened by", presentation.openedBy.panelName),
      UserPanel.columns("shown at", PanelText.minute(presentation.shownAt), isTime: true),
      UserPanel.columns("language", "\(catalog.project.locale), \(catalog.store.currency.code)"),
    ]
  }

  private func heldRows(_ context: PanelContext) -> [PanelRow] {
    let held = context.walk.emulator.links.held
    guard !held.isEmpty else { return [UserPanel.columns("held", "none")] }
    return held.enumerated().map { UserPanel.columns("held \($0 + 1)", $1, role: .warn) }
  }

  private static func columns(
    _ name: String, _ value: String, role: ColorRole = .text, hint: String = "",
    isTime: Bool = false
  ) -> PanelRow {
    PanelRow([
      PanelSpan(name, at: 1, columns: 10, role: .quiet, isTime: isTime),
      PanelSpan(value, at: 12, columns: hint.isEmpty ? nil : 12, role: role, isTime: isTime),
      PanelSpan(hint, at: 24, role: .quiet),
    ])
  }
}

extension String {
  /// `3f2a…91c4`: enough of an id to tell it from others.
  fileprivate var masked: String { count > 12 ? "\(prefix(4))…\(suffix(4))" : self }
}

extension Presentation.Opener {
  fileprivate var panelName: String {
    switch self {
    case .app: "your app"
    case .action: "an action"
    case .link: "a link"
    case .campaign: "a campaign"
    }
  }
}
