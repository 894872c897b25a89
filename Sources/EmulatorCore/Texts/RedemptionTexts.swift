import PaywallModel

/// The words of the Pipeline panel about redemptions.
enum RedemptionTexts {
  static let refreshed = "entitlements read again"
  static let watchdog = "no answer in 90 s: it gives up"

  static func begins(_ token: RedemptionToken) -> String { "redeems \(token.masked)" }
  static func restored(_ context: String) -> String {
    context.isEmpty ? "context restored" : "context restored: \(context)"
  }
  static func mailed(to address: String?) -> String {
    "a new link is mailed" + (address.map { " to \($0)" } ?? "")
  }

  static func answered(_ exchange: Exchange) -> String {
    switch exchange {
    case .activated(_, let isReplay): isReplay ? "link exchanged, again" : "link exchanged"
    case .mailed: "the link was used up or is too old"
    case .unknownToken: "the token is not known"
    case .unavailable: "the subscription has ended"
    case .noAnswer: "no readable answer"
    case .never: "no answer yet"
    }
  }

  static func tells(_ result: RedemptionResult) -> String {
    switch result.outcome {
    case .active: "calls the delegate: success, replay no"
    case .replay: "calls the delegate: success, replay yes"
    case .expired, .invalid, .failed:
      "calls the delegate: failure, \(result.outcome.errorCode ?? "no code")"
    }
  }

  /// `3 answers, UTM`.
  static func context(of terms: WebSale) -> String {
    let count = terms.answers.count
    let answers = count == 0 ? [] : [count == 1 ? "1 answer" : "\(count) answers"]
    return (answers + (terms.campaign.isEmpty ? [] : ["UTM"])).joined(separator: ", ")
  }
}

/// What the app does with links and redemptions.
enum AppLinkTexts {
  static let keeps = "keeps the link, asks to sign in first"
  static let handsOverKept = "hands the kept link to the SDK"
  static let doesNotHandOver = "does not hand the link to the SDK"
  static let thanks = "thanks for the subscription"
  static let doesNotThank = "unlocks, does not thank again"
  static let showsFailure = "shows the error message"
  static let readsAgain = "reads userSubscriptions again"
  static func opensItself(_ what: String) -> String { "opens \(what) by itself" }
  static func logs(_ message: String) -> String { "logs: \(message)" }
}

extension Notes {
  static let redemptionRuns = Note(
    .wait, "The SDK activates a web subscription. Other links wait until it has settled.",
    short: "Activating. Other links wait.")

  static func redeemed(_ result: RedemptionResult) -> Note {
    switch result.outcome {
    case .active:
      Note(.good, "Active: \(result.planID ?? "a subscription"), redeemed from the web.")
    case .replay:
      Note(.good, "Active already: the link was confirmed again.", short: "Active already.")
    case .expired:
      Note(
        .bad, "The link is used up or too old. A new one was mailed, m opens the mail box.",
        short: "Used up or too old. m has the mail.")
    case .invalid:
      Note(.bad, "The server does not know this token.", short: "The token is not known.")
    case .failed:
      Note(
        .bad, "The link could not be exchanged. Nothing was activated.",
        short: "Not exchanged. Nothing is active.")
    }
  }
  /// After the event and the alert: how it ended, and that the app knows.
  static func told(_ result: RedemptionResult) -> Note {
    let plan = result.planID ?? "the subscription"
    switch result.outcome {
    case .active:
      return Note(
        .good, "Active: \(plan). The delegate was called: success, replay no.",
        short: "Active: \(plan). Your app knows.")
    case .replay:
      return Note(
        .good, "Active already: \(plan). The delegate was called: success, replay yes.",
        short: "Active already. Your app knows.")
    case .expired:
      return Note(
        .bad, "Used up or too old. A new link was mailed, m opens the mail box. Your app knows.",
        short: "Used up or too old. m has the mail.")
    case .invalid:
      return Note(
        .bad, "The server does not know this token. The delegate was called: failure.",
        short: "The token is not known.")
    case .failed:
      return Note(
        .bad, "Nothing was activated. The delegate was called: failure, no code.",
        short: "Not exchanged. Nothing is active.")
    }
  }
  static let linkDuplicate = Note(
    .plain, "Link opened once: the second delivery was the same link.",
    short: "Link opened once: it came twice.")
  static let linkBeforeStart = Note(
    .plain, "The SDK has not started. It keeps the link and takes it then.",
    short: "Kept: the SDK has not started.")
  static let linkQueued = Note(
    .plain, "The link waits: a redemption runs. It is taken after it.",
    short: "The link waits: a redemption runs.")
  static let linkNotHandedOver = Note(
    .plain, "Your app did not hand the link to the SDK: nothing happens.",
    short: "Not handed to the SDK.")
  static let linkKept = Note(
    .wait, "Your app keeps the link until somebody has signed in.",
    short: "Kept until somebody signs in.")
  static let noMail = Note(.plain, "There is no such mail.")
}
