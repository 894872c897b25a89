import PaywallModel

// Lines of the Pipeline panel about alerts.
extension TraceTexts {
  static let noPublicCase = "no public case: no handler is asked"
  static let noNetworkAlert = "no alert: only onError hears of it"

  /// `asks the UI handler, call 3: InAppError(error PLYError.network)`.
  static func asksHandler(
    _ call: CallID, _ alert: Alert, name: String, in profile: Profile
  ) -> String {
    let told =
      switch (alert.error, profile.alertErrorPlace) {
      case (nil, _): name
      case (let error?, .argument): "\(name), error \(error)"
      case (let error?, .insideCase): "\(name)(error \(error))"
      }
    return "asks the UI handler, call \(call.number): \(told)"
  }

  /// What the app does with an alert.
  static func alertAnswer(_ answer: AlertAnswer, in profile: Profile) -> String {
    switch (answer, profile.alertEnding) {
    case (.proceed, _): "calls proceed()"
    case (.dismissed, .nothing): "its dialog is gone"
    case (.dismissed, .proceedOrDismiss): "calls onDismiss()"
    case (.ignored, .nothing): "does not call proceed()"
    case (.forgotten, .nothing): "its dialog is gone"
    case (.ignored, .proceedOrDismiss), (.forgotten, .proceedOrDismiss):
      "calls neither proceed() nor onDismiss()"
    }
  }

  static func isOwned(_ plan: String, in store: SubscriptionSource) -> String {
    "\(plan) is owned in \(store.displayName)"
  }
  static func unsubscribe(_ product: String) -> String { "unsubscribe() of \(product)" }
  static func noUnsubscribeHelp(_ store: SubscriptionSource) -> String {
    "no help for \(store.displayName)"
  }
  static func boughtElsewhere(_ plan: String, _ store: SubscriptionSource) -> String {
    "\(plan) bought in \(store.displayName)"
  }
  static func store(_ store: SubscriptionSource) -> String { "store is \(store.displayName)" }
}

extension Reasons {
  static let noPublicCase = Reason(
    "The SDK shows this dialog itself: there is no public case that it could hand to a UI handler.",
    .dialogs, lever: .platform)
  static let noNetworkAlert = Reason(
    "From Android 6.2 on a network error of Google Play during a purchase raises no alert; it "
      + "reaches onError.", .errors, lever: .platform)
  static let unsubscribe = Reason(
    "The SDK cannot unsubscribe. It says how to do it in the store that sold the subscription.",
    .interfaces, lever: .store)
  static let otherStore = Reason(
    "A subscription of another store cannot be changed here: buying goes on beside it.",
    .localizing, lever: .store)
  static let soldIn = Reason(
    "Purchases are made in the store of the platform, or in the one that you choose.", .project,
    lever: .store)

  static func handlerAsked(in profile: Profile) -> Reason {
    switch profile.alertEnding {
    case .nothing: handlerAsked
    case .proceedOrDismiss:
      Reason(
        "\(handlerAsked.text) On Android the action stays open until proceed() or onDismiss().",
        .dialogs, lever: .alerts)
    }
  }

  /// What follows from what the app does with an alert.
  static func alertAnswer(_ answer: AlertAnswer, in profile: Profile) -> Reason {
    let text =
      switch (answer, profile.alertEnding) {
      case (.proceed, _): "proceed() means: show the SDK's own dialog. Its button ends the alert."
      case (.dismissed, .nothing), (.forgotten, .nothing):
        "Nothing more is asked for: the alert is over with your dialog."
      case (.dismissed, .proceedOrDismiss):
        "onDismiss() does what the button of the SDK's dialog would do: the action goes on."
      case (.ignored, .nothing): "Harmless here: nobody sees the alert, and the action goes on."
      case (.ignored, .proceedOrDismiss), (.forgotten, .proceedOrDismiss):
        "On Android the action stays open until proceed() or onDismiss() is called."
      }
    return Reason(text, .dialogs, lever: .alerts)
  }
}

extension Notes {
  static func noSuchAlert(_ kind: AlertKind, in profile: Profile) -> Note {
    Note(.plain, "\(profile.platform.displayName) has no alert \(kind.rawValue).")
  }
  static func changeAccepted(
    _ transaction: StoreState.Transaction, from day: CalendarDay?
  ) -> Note {
    let start = day.map { "from \(DateText.text($0, locale: "en")) on" } ?? "later"
    return Note(
      .good, "Accepted: \(transaction.planID ?? transaction.name) \(start), \(transaction.name).")
  }
  static func noSubscription(_ product: String) -> Note {
    Note(.plain, "Nothing to unsubscribe: \(product) is not active.")
  }
  static func noUnsubscribeHelp(_ store: SubscriptionSource) -> Note {
    Note(
      .plain, "The SDK has no help for \(store.displayName): your app says how to unsubscribe.",
      short: "No help for \(store.displayName).")
  }
  static func boughtElsewhere(_ plan: String, _ store: SubscriptionSource) -> Note {
    Note(.plain, "\(plan) is active, bought in \(store.displayName).")
  }
  static func noSuchStore(_ store: SubscriptionSource, in profile: Profile) -> Note {
    Note(.plain, "\(profile.platform.displayName) does not sell in \(store.displayName).")
  }
  static func store(_ store: SubscriptionSource) -> Note {
    Note(.plain, "Purchases are made in \(store.displayName) from now on.")
  }
}
