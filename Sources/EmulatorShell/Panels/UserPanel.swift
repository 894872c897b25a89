import EmulatorCore
import PaywallModel
import TerminalModel

/// Who the SDK takes the person for, what is known of them and of the screen, and the link gate.
struct UserPanel: Panel {
  /// What a row is about.
  enum Item: Hashable, Sendable {
    case user, id
    case attribute(String)
    /// An attribute of the SDK's own, by its place.
    case builtIn(Int)
    case consent, language
    /// By its place.
    case subscription(Int)
    /// Of the screen on the phone.
    case fact(Fact)
    /// Of the placement on the phone, and of its test.
    case audience, variant
    case campaigns
    case campaign(String)
    case gate, noneHeld
    /// By its place.
    case held(Int)
    case kept
    /// What the app does with links.
    case handing, delegate, automatic
  }

  /// What is told of the screen on the phone; nothing there is changed by hand.
  enum Fact: Hashable, Sendable, CaseIterable {
    case screen, type, placement, audience, test, campaign, flow, contentID, why
    case shownAs, openedBy, shownAt, language
  }

  private var chosen = Item.user

  func store(in panels: inout Panels) { panels.user = self }

  mutating func choose(_ target: Int, context: PanelContext) {
    let items = items(context)
    if items.indices.contains(target) { chosen = items[target] }
  }

  /// What can be chosen, in the order in which it is drawn.
  func items(_ context: PanelContext) -> [Item] {
    let emulator = context.walk.emulator
    let attributes = emulator.user.attributes.map { Item.attribute($0.key) }
    let builtIns = emulator.user.builtIns.indices.map { Item.builtIn($0) }
    let subscriptions = emulator.subscriptions.indices.map { Item.subscription($0) }
    return [.user, .id] + attributes + builtIns + [.consent, .language] + subscriptions
      + screenItems(context) + campaignItems(context) + linkItems(context)
  }

  private func campaignItems(_ context: PanelContext) -> [Item] {
    let campaigns = context.catalog.project.campaigns
    return campaigns.isEmpty ? [] : [.campaigns] + campaigns.map { .campaign($0.id) }
  }

  private func linkItems(_ context: PanelContext) -> [Item] {
    let emulator = context.walk.emulator
    let held = emulator.links.held.indices.map { Item.held($0) }
    let kept: [Item] = context.walk.app.keptLink == nil ? [] : [.kept]
    let automatic: [Item] = emulator.profile.takesLinksItself ? [.automatic] : []
    return [.gate] + (held.isEmpty ? [.noneHeld] : held) + kept + [.handing, .delegate] + automatic
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
      return change(item, by: intent == .right ? 1 : -1, context: context)
    case .fetchAgain, .follow:
      return PanelReply([.perform(.command(.presentation(.fetchAgain)))])
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
    case .attribute(let key):
      let value = user.attributes.first { $0.key == key }?.value ?? ""
      return PanelReply([
        .prompt(
          PanelPrompt(
            id: UserPanel.editID + key, title: "attribute \(key)",
            fields: [Dialog.Field(id: "value", label: "Value", value: value)]))
      ])
    case .gate: return toggleGate(context)
    case .id, .builtIn, .subscription, .campaign, .held, .kept, .noneHeld:
      return explain(item, context: context)
    case .consent, .language, .handing, .delegate, .automatic:
      return change(item, by: 1, context: context)
    case .audience, .variant, .fact: return explainServing(context)
    case .campaigns: return turn(item, by: 1, context: context)
    }
  }

  func toggleGate(_ context: PanelContext) -> PanelReply {
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
      fields: [Dialog.Field.userID])
  }

  mutating func answer(_ answer: PanelAnswer, context: PanelContext) -> PanelReply {
    if answer.id == UserPanel.signInID {
      let user = answer.values[Dialog.Field.userID.id] ?? ""
      guard !user.isEmpty else { return .nothing("A user id is missing. Nobody was signed in.") }
      return PanelReply([.perform(.command(.login(userID: user)))])
    }
    let isNew = answer.id == UserPanel.addID
    let key =
      isNew ? answer.values["key"] ?? "" : String(answer.id.dropFirst(UserPanel.editID.count))
    guard !key.isEmpty else { return .nothing("An attribute needs a key. Nothing was added.") }
    chosen = .attribute(key)
    return PanelReply([
      .perform(UserPanel.setting(key, to: answer.values["value"] ?? ""))
    ])
  }
}
