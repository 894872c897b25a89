import EmulatorCore
import PaywallModel

/// What the Recording panel calls a step.
enum StepText {
  static func text(of event: WalkEvent, in walk: Walk) -> String {
    switch event {
    case .gesture(.tap(_, let label)): "⏎ \(label)"
    case .gesture(.systemBack): "esc, the system's back"
    case .gesture(.swipe(_, let slide)): "←→ slide \(slide + 1)"
    case .command(let command): text(of: command)
    case .chooseWayOut(let wayOut, let values): text(of: wayOut, values, in: walk.topDialog)
    case .setIntegration: "your app changed"
    case .answerByHand(let call, let result): "answer \(call.number) by hand: \(result.rawValue)"
    case .openLink(let url, let arrival): "d \(text(of: url, arrival))"
    case .openMail(let index, let arrival): text(ofMail: index, arrival, in: walk)
    }
  }

  private static func text(
    of wayOut: WayOut, _ values: [String: String], in dialog: Dialog?
  ) -> String {
    let same = dialog?.options.filter { $0.wayOut == wayOut } ?? []
    let chosen = same.first { $0.values.contains(values["value"] ?? "") } ?? same.first
    let label = chosen?.label ?? wayOut.rawValue
    let hasChoice = chosen.map { $0.values.count > 1 } ?? true
    let value = hasChoice ? values["value"].map { ", \($0)" } ?? "" : ""
    switch dialog?.owner {
    case .store: return "store: \(label)\(value)"
    case .sdk, .app, nil: return "⏎ \(label)\(value)"
    }
  }

  private static func text(of command: Command) -> String {
    switch command {
    case .openPlacement(let id): "open placement \(id)"
    case .openScreen(let id): "open screen \(id)"
    case .presentation(let command): text(of: command)
    case .closeAllScreens: "close all screens"
    case .login(let userID): "U sign in as \(userID)"
    case .logout: "U sign out"
    case .synchronize: "synchronize"
    case .handleDeeplink(let link): "d \(TokenMask.shown(link))"
    case .allowDeeplink(let isAllowed): "D links \(isAllowed ? "ready" : "held")"
    case .setMode(let mode): "M \(mode.rawValue)"
    case .setInterceptor(let kind, let isOn): "\(kind.apiName) \(isOn ? "intercepted" : "free")"
    case .setUIHandler(let isOn): "A custom alerts \(isOn ? "on" : "off")"
    case .setOffline(let isOffline): "O \(isOffline ? "offline" : "online")"
    case .setStoreAnswer(let answer): "S store: \(answer.map(WayOutNames.name) ?? "asks you")"
    case .setStoreLatency(let milliseconds): "store delay \(milliseconds) ms"
    case .settlePending(let number, let isApproved):
      "T\(number) \(isApproved ? "approved" : "declined")"
    case .showAlert(let kind): "alert \(kind.rawValue)"
    case .openLink(let url): "your app opens \(url)"
    case .setAttribute(let key, let value, _): "attribute \(key) \(value ?? "removed")"
    case .recordOwnPurchase(let planID, let wayOut):
      "your app bought \(planID): \(WayOutNames.name(wayOut))"
    case .unsubscribe(let productID): "unsubscribe() of \(productID)"
    case .recordPurchaseElsewhere(let planID, let source):
      "\(planID) bought in \(source.displayName)"
    case .setStore(let source): "store is \(source.displayName)"
    case .start: "start"
    case .takeLink(let link): "link \(TokenMask.shown(link))"
    case .relaunch: "your app is launched again"
    case .revokeConsent(let purposes):
      purposes.isEmpty ? "all processing allowed" : "consent revoked"
    case .setLanguage(let code): "language \(code)"
    case .emitCustomEvent(let name, _): "emit \(name)"
    case .readSubscriptions: "read subscriptions"
    case .readSubscriptionsHistory: "read the subscriptions’ history"
    case .registerRedemptionDelegate: "redemption delegate registered"
    case .markMailRead: "mail read"
    case .setAutomaticLinks(let isOn): "automatic links \(isOn ? "on" : "off")"
    }
  }

  private static func text(of url: String, _ arrival: LinkArrival) -> String {
    let link = TokenMask.shown(url)
    return arrival == .coldStart ? "\(link), cold start" : link
  }

  private static func text(
    ofMail index: Int, _ arrival: LinkArrival, in walk: Walk
  ) -> String {
    let mails = walk.emulator.redemption.mails
    guard mails.indices.contains(index) else { return "m mail" }
    return "m \(text(of: mails[index].url, arrival))"
  }
}

extension StepText {
  fileprivate static func text(of command: PresentationCommand) -> String {
    switch command {
    case .preload(let source): "L preload \(source.name)"
    case .present(let source, _, _): "present \(source.name)"
    case .display(let id): "L display handle \(id.number)"
    case .draw(let id): "draw handle \(id.number)"
    case .closePresentation: "C your app closes"
    case .back: "B your app goes back"
    case .fetchAgain: "f fetch again"
    case .setTransition(_, let mode): "transition \(mode.kind.rawValue)"
    case .setClientScreens(let areDrawn): "client screens \(areDrawn ? "on" : "off")"
    case .executeConnection(_, let name): "connection \(name ?? "by default")"
    case .setPresentationHandler(let isOn): "presentation handler \(isOn ? "on" : "off")"
    case .setDefaultHandler(let isOn): "default handler \(isOn ? "on" : "off")"
    case .setFetchLatency(let milliseconds): "fetch delay \(milliseconds) ms"
    case .setAudience(let placement, let choice):
      "audience of \(placement): \(choice.map(AudienceNames.name) ?? "by the rules")"
    case .setVariant(let test, let variant): "variant of \(test): \(variant ?? "by the bucket")"
    case .allowCampaigns(let isAllowed): "K campaigns \(isAllowed ? "allowed" : "held")"
    }
  }
}

/// What a picked audience is called.
enum AudienceNames {
  static func name(_ choice: AudienceChoice) -> String {
    switch choice {
    case .audience(let id): id
    case .everyoneElse: "everyone else"
    }
  }
}

/// How the ways out are called in chips and steps, where nothing around says what was left.
enum WayOutNames {
  static func name(_ wayOut: WayOut) -> String {
    if wayOut == .signInFails { return "sign-in \(wayOut.panelName)" }
    let answersGate = wayOut == .rightAnswer || wayOut == .wrongAnswer
    return answersGate ? "\(wayOut.panelName) answer" : wayOut.panelName
  }
}
