import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer

/// What can be seen of a shell, compared with what is expected.
struct Sight {
  let shell: Shell

  private var walk: Walk { shell.walk }

  /// Whether it is to be seen now. Logs are not looked at here.
  func shows(_ expectation: ScenarioExpectation) -> Bool {
    switch expectation {
    case .screen(let id): walk.presentation?.screenID == id
    case .alert(let kind): topAlert == kind
    case .dialog(let owner, let name): isOnTop(owner, name)
    case .text(let text): FrameText(of: shell, for: text).contains(text)
    case .idle: walk.emulator.press == nil && walk.dialogs.isEmpty
    case .busy: walk.emulator.press != nil
    case .note(let text): (shell.shownNote?.text ?? "").holds(text)
    case .focus(let label): focusLabel == label
    case .user(let userID): walk.emulator.user.userID == userID
    case .entitlement(let name): activeEntitlements.contains(name)
    case .noEntitlement(let name): !activeEntitlements.contains(name)
    case .serving(let fact, let value): self.fact(fact) == value
    case .mail(let words): shell.mailPlace(of: words, unread: true) != nil
    case .subscription(let planID):
      walk.emulator.activeSubscriptions.contains { $0.planID == planID }
    case .owner(let planID, let userID): owner(of: planID) == userID.map { .user($0) } ?? .anonymous
    case .event, .noEvent, .result, .outcome, .diagnostic, .noDiagnostic, .url, .noText,
      .redemption:
      false
    }
  }

  /// What was wanted, in words.
  func wanted(_ expectation: ScenarioExpectation) -> String {
    switch expectation {
    case .screen(let id): id.map { "screen \($0) on top" } ?? "no screen"
    case .alert(let kind): "alert \(kind.rawValue) on top"
    case .dialog(let owner, let name):
      owner.map { "a dialog \($0.rawValue) \(name ?? "") on top" } ?? "no dialog"
    case .text(let text): "text \(Quoting.quoted(text))"
    case .idle: "no press running and no dialog open"
    case .busy: "a press running"
    case .note(let text): "a note with \(Quoting.quoted(text))"
    case .focus(let label): "the focus on \(Quoting.quoted(label))"
    case .user(let userID): "user \(userID ?? "anonymous")"
    case .entitlement(let name): "entitlement \(name) active"
    case .noEntitlement(let name): "entitlement \(name) not active"
    case .serving(let fact, let value): "\(fact.rawValue) \(value ?? "none")"
    case .mail(let words): "an unread mail with \(Quoting.quoted(words)) in its subject"
    case .subscription(let planID): "an active subscription to \(planID)"
    case .owner(let planID, let userID): "\(planID) of \(userID ?? "anonymous")"
    case .event, .noEvent, .result, .outcome, .diagnostic, .noDiagnostic, .url, .noText,
      .redemption:
      ""
    }
  }

  /// What is there instead, in words.
  func seen(_ expectation: ScenarioExpectation) -> String {
    switch expectation {
    case .screen, .alert, .dialog: Digests.place(of: shell)
    case .idle, .busy: busyWords
    case .note: shell.shownNote?.text ?? "no note"
    case .focus: focusLabel.map { "the focus on \(Quoting.quoted($0))" } ?? "no focus on the phone"
    case .user: "user \(walk.emulator.user.userID ?? "anonymous")"
    case .serving(let fact, _): "\(fact.rawValue) \(self.fact(fact) ?? "none")"
    case .entitlement, .noEntitlement:
      activeEntitlements.isEmpty ? "none is active" : activeEntitlements.joined(separator: ", ")
    case .mail: shell.mailSubjects.isEmpty ? "no mail" : shell.mailSubjects.joined(separator: ", ")
    case .subscription: subscriptionWords
    case .owner(let planID, _): owner(of: planID)?.words ?? "nobody has redeemed it"
    case .text, .redemption, .event, .noEvent, .result, .outcome, .diagnostic, .noDiagnostic, .url,
      .noText:
      "the window below"
    }
  }

  private func owner(of planID: String) -> SubscriptionOwner? {
    walk.emulator.redeemedSubscriptions.first { $0.planID == planID }?.owner
  }

  private var subscriptionWords: String {
    let plans = walk.emulator.activeSubscriptions.map { $0.planID ?? $0.productID }
    return plans.isEmpty ? "none is active" : plans.joined(separator: ", ")
  }

  private func fact(_ fact: ServingFact) -> String? {
    guard let presentation = walk.presentation else { return nil }
    let found = presentation.resolution
    switch fact {
    case .type: return found.type.rawValue
    case .placement: return found.placementID
    case .audience: return found.audienceID
    case .variant: return found.variantID
    case .campaign: return found.campaignID
    case .flow: return found.flowID
    case .step: return presentation.flowPlace?.stepID
    }
  }

  private var topAlert: AlertKind? {
    switch walk.topDialog?.kind {
    case .sdkAlert(let kind)?, .appAlert(let kind)?: kind
    case .appScreen, .storePurchase, .storeRestore, .storePromoCode, .sdkLogin, .sdkWebCheckout,
      .webPage, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey, .appCloseRequest,
      .appClientScreen, nil:
      nil
    }
  }

  private func isOnTop(_ owner: Dialog.Owner?, _ name: String?) -> Bool {
    guard let top = walk.topDialog else { return owner == nil }
    return top.owner == owner && (name == nil || top.name == name)
  }

  private var focusLabel: String? {
    shell.focus.flatMap { focus in shell.targets.first { $0.target == focus }?.label }
  }

  private var activeEntitlements: [String] {
    let stored = walk.emulator.store.entitlements.filter(\.isActive)
    let redeemed = walk.emulator.activeEntitlements.filter { !stored.contains($0) }
    return (stored + redeemed).map(\.name)
  }

  private var busyWords: String {
    guard let press = walk.emulator.press else {
      return walk.dialogs.isEmpty ? "idle" : "\(Digests.place(of: shell)), no press running"
    }
    let owed = press.owed.map { ", call \($0.call.number) not answered" } ?? ""
    return "press \(press.number) on \(Quoting.quoted(press.label)) running\(owed)"
  }
}
