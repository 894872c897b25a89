import PaywallModel

/// The dialogs of a redemption (frames §4).
enum RedemptionDialogs {
  /// The progress indicator: no way out until the redemption settles.
  static func running(_ id: DialogID, _ token: RedemptionToken) -> Dialog {
    Dialog(
      id: id, owner: .sdk, kind: .sdkRedemption, name: "redemption",
      apiName: "token \(token.masked)", text: progress(nil), options: [],
      remark: "other links wait")
  }

  /// What is done, and what is waited for.
  static func progress(_ redemption: Redemption?) -> String {
    let first = "\(RedemptionText.running.text(locale: "en"))\n"
    guard let redemption, redemption.stage == .refreshing else {
      return "\(first)\n… the link is exchanged"
    }
    return """
      \(first)
      ✓ link exchanged
      ✓ context restored\(redemption.context.isEmpty ? "" : ": \(redemption.context)")
      … entitlements
      """
  }

  /// The outcome as the SDK tells it.
  static func alert(_ result: RedemptionResult, in state: Emulator) -> Alert {
    let locale = state.catalog.project.locale
    func text(_ text: RedemptionText) -> String { text.text(locale: locale) }
    let button = text(result.outcome.isSuccess ? .activeButton : .errorButton)
    let title: RedemptionText =
      switch result.outcome {
      case .active, .replay: .activeTitle
      case .expired: .expiredTitle
      case .invalid: .invalidTitle
      case .failed: .failedTitle
      }
    return Alert(
      kind: .webRedemption, title: text(title),
      content: result.errorMessage ?? content(result, in: state), button: button,
      error: result.outcome.errorCode)
  }

  /// What an alert about a redemption says outside of any.
  static func example(in catalog: Catalog) -> Alert {
    func text(_ text: RedemptionText) -> String { text.text(locale: catalog.project.locale) }
    return Alert(
      kind: .webRedemption, title: text(.activeTitle), content: text(.activeOnWeb),
      button: text(.activeButton))
  }

  /// `Northwind Plus, one year.` and where it was bought, or that it was there before.
  private static func content(_ result: RedemptionResult, in state: Emulator) -> String {
    let locale = state.catalog.project.locale
    let ending: RedemptionText = result.outcome == .replay ? .replayText : .activeOnWeb
    guard let name = state.catalog.planName(result.planID) else {
      return ending.text(locale: locale)
    }
    return "\(name).\n\(ending.text(locale: locale))"
  }

  /// The SDK's dialog for an outcome.
  static func outcome(_ id: DialogID, _ alert: Alert, _ result: RedemptionResult) -> Dialog {
    Dialog(
      id: id, owner: .sdk, kind: .sdkAlert(.webRedemption), name: "redemption",
      apiName: apiName(result.outcome), heading: alert.title, text: alert.content,
      options: [Dialog.Option(.ok, label: alert.button)], remark: remark(result.outcome))
  }

  /// The app's own dialog for an outcome, where it handles the alert.
  static func app(_ id: DialogID, _ result: RedemptionResult, plan: String?) -> Dialog {
    let thanks = plan.map { "Welcome to \($0)." } ?? "Welcome."
    return Dialog(
      id: id, owner: .app, kind: .appRedemption, name: "redemption", subject: "delegate",
      apiName: apiName(result.outcome),
      heading: result.outcome.isSuccess ? "Your subscription is here" : "No subscription yet",
      text: result.errorMessage ?? (result.outcome == .replay ? "You have it already." : thanks),
      options: [Dialog.Option(.ok, label: "OK")], escape: .ok, remark: remark(result.outcome))
  }

  private static func apiName(_ outcome: RedemptionOutcome) -> String {
    switch outcome {
    case .active, .replay: EventName.redemptionConsumed.rawValue
    case .expired, .invalid: outcome.errorCode ?? ""
    case .failed: "no code"
    }
  }

  private static func remark(_ outcome: RedemptionOutcome) -> String {
    switch outcome {
    case .active: "replay no"
    case .replay: "replay yes"
    case .expired: "m mail"
    case .invalid, .failed: ""
    }
  }
}

extension Catalog {
  /// What a plan is called: by the project, else by the store's product, else by its id.
  func planName(_ planID: String?) -> String? {
    guard let planID else { return nil }
    let product = product(forPlan: planID)?.displayName ?? ""
    let plan = project.plans.first { $0.id == planID }?.name
    return product.isEmpty ? plan ?? planID : product
  }
}
