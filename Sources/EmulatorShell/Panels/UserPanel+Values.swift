import EmulatorCore
import PaywallModel
import TerminalModel

// Values that ←→ change, and how they are read.
extension UserPanel {
  /// What can be forbidden at once, round and round.
  private static let consents: [Set<ConsentPurpose>] =
    [[]] + ConsentPurpose.allCases.map { [$0] }

  private static let languages = ["en", "fr", "de", "es", "ja"]

  /// How the redemption delegate can be registered, round and round.
  private static let delegates: [(registration: RedemptionHandling.Registration, own: Bool)] = [
    (.none, false), (.atStart, false), (.atStart, true), (.afterStart, false),
  ]

  /// Goes one value on.
  func change(_ item: Item, by step: Int, context: PanelContext) -> PanelReply {
    let emulator = context.walk.emulator
    switch item {
    case .gate: return toggleGate(context)
    case .consent:
      let next = Self.next(after: emulator.consent, in: Self.consents, step)
      return PanelReply([.perform(.command(.revokeConsent(next)))])
    case .language:
      let all =
        Self.languages + (Self.languages.contains(emulator.language) ? [] : [emulator.language])
      let next = Self.next(after: emulator.language, in: all, step)
      return PanelReply([.perform(.command(.setLanguage(next)))])
    case .audience, .variant, .campaigns: return turn(item, by: step, context: context)
    case .handing, .delegate, .automatic: return changeIntegration(item, by: step, context: context)
    case .user, .id, .attribute, .builtIn, .subscription, .fact, .campaign, .noneHeld, .held, .kept:
      return .nothing("←→ change consent, language, what is served and what is done with links.")
    }
  }

  private func changeIntegration(
    _ item: Item, by step: Int, context: PanelContext
  ) -> PanelReply {
    var integration = context.walk.app.integration
    if item == .handing { integration.links.signsInFirst.toggle() }
    if item == .automatic { integration.links.isAutomatic.toggle() }
    if item == .delegate {
      let handling = integration.redemption
      let place = Self.delegates.firstIndex {
        $0.registration == handling.registration && $0.own == handling.handlesAlert
      }
      let next = Self.delegates[((place ?? 0) + step + Self.delegates.count) % Self.delegates.count]
      integration.redemption.registration = next.registration
      integration.redemption.handlesAlert = next.own
    }
    let note = Note(
      .plain,
      item == .handing
        ? "Redemption links: \(Self.handing(integration))."
        : "Set before start: it counts from the next one, by ^R or a cold start.",
      short: item == .handing ? nil : "It counts from the next start.")
    return PanelReply([.perform(.setIntegration(integration)), .note(note)])
  }

  private static func next<Value: Equatable>(
    after value: Value, in all: [Value], _ step: Int
  ) -> Value {
    let place = all.firstIndex(of: value) ?? 0
    return all[(place + step + all.count) % all.count]
  }

  /// `all allowed`, or what is forbidden.
  static func consent(_ emulator: Emulator) -> String {
    let names = ConsentPurpose.allCases.filter(emulator.consent.contains).map(\.rawValue)
    return names.isEmpty ? "◂ all allowed ▸" : "◂ no \(names.joined(separator: ", ")) ▸"
  }

  private static func handing(_ integration: Integration) -> String {
    integration.links.signsInFirst ? "sign in first" : "handed over at once"
  }

  /// What the app does with links and about redemptions.
  static func integration(_ item: Item, context: PanelContext) -> PanelRow {
    let integration = context.walk.app.integration
    if item == .handing { return columns("redeem", "◂ \(handing(integration)) ▸") }
    if item == .automatic {
      return columns("automatic", "◂ \(integration.links.isAutomatic ? "on" : "off") ▸")
    }
    let handling = integration.redemption
    let name =
      switch handling.registration {
      case .none: "none"
      case .atStart: handling.handlesAlert ? "own alert" : "SDK alert"
      case .afterStart: "after start"
      }
    return columns("delegate", "◂ \(name) ▸")
  }

  /// An attribute, who has set it, and whether the shown screen knows it. A long name has a row of
  /// its own.
  static func attribute(
    _ attribute: UserAttribute, _ size: Size, context: PanelContext
  ) -> [PanelRow] {
    let fetchedAt = context.walk.presentation?.fetchedAt
    let isLate = attribute.source == .app && fetchedAt.map { attribute.setAt > $0 } ?? false
    let source =
      switch attribute.source {
      case .app: ""
      case .quiz: "quiz"
      case .web, .sdk: "SDK"
      }
    let hint = isLate ? "after the fetch !" : source
    let end = hint.isEmpty ? size.columns : max(20, size.columns - TextWidth.columns(of: hint) - 2)
    let value = [
      PanelSpan(attribute.shownValue, at: 12, columns: hint.isEmpty ? nil : end - 13),
      PanelSpan(hint, at: end, role: isLate ? .warn : .quiet),
    ]
    guard TextWidth.columns(of: attribute.key) > 10 else {
      return [PanelRow([PanelSpan(attribute.key, at: 1, columns: 10, role: .quiet)] + value)]
    }
    return [.text(attribute.key, role: .quiet), PanelRow(value)]
  }

  /// `yearly  the web  to 2027-03-01`.
  static func subscription(_ subscription: Subscription, context: PanelContext) -> PanelRow {
    let source =
      subscription.source == .stripe
      ? context.walk.emulator.profile.webSourceName : subscription.source.displayName
    let renewal = subscription.nextRenewalDay.map { " to \($0)" } ?? ""
    return PanelRow([
      PanelSpan(subscription.planID ?? subscription.productID, at: 1, columns: 10),
      PanelSpan(
        subscription.isActive ? source : "ended", at: 12, columns: 10,
        role: subscription.isActive ? .good : .quiet),
      PanelSpan(renewal.isEmpty ? "" : String(renewal.dropFirst()), at: 23, role: .quiet),
    ])
  }

  /// An attribute as it was typed: a number, a truth or a text.
  static func setting(_ key: String, to text: String) -> WalkEvent {
    let kind: AttributeKind =
      Int(text) != nil ? .int : ["true", "false"].contains(text) ? .bool : .string
    return .command(.setAttribute(key: key, value: text, kind: kind))
  }
}

extension UserPanel.Item {
  /// Where its row stands.
  var section: UserPanel.Section {
    switch self {
    case .user, .id: .person
    case .attribute, .builtIn: .attributes
    case .consent, .language: .settings
    case .subscription: .subscriptions
    case .audience, .variant, .fact: .screen
    case .campaigns, .campaign: .campaigns
    case .gate, .noneHeld, .held, .kept, .handing, .delegate, .automatic: .links
    }
  }
}
