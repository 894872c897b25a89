import PaywallModel

extension Notes {
  static let nothingToFetchAgain = Note(.plain, "No screen is shown, so nothing is fetched again.")
  static let noStepBefore = Note(
    .plain, "back() does nothing here: there is no step before this one.",
    short: "No step before this one.")
  static let noClientScreen = Note(.plain, "No screen of your app's own is shown.")
  static let busyConnection = Note(.plain, "Ignored: an action is running.")
  static let emptyWindow = Note(
    .problem, "An empty window covers all and takes every press. z undoes it.",
    short: "PLY401 An empty window takes it all.", reason: Reasons.emptyWindow)

  static func loading(_ name: String) -> Note {
    Note(.wait, "\(name) is being fetched. esc or your app can close it meanwhile.")
  }
  static func loaded(_ name: String) -> Note {
    Note(
      .good, "\(name) is loaded, not displayed. L displays it.",
      short: "\(name) is loaded. L shows it.")
  }
  static func loadingCancelled(_ name: String) -> Note {
    Note(.plain, "\(name) was closed while it was loading: it never comes up.")
  }
  static func nothingToPress(_ stage: Presentation.Stage) -> Note {
    switch stage {
    case .loading: Note(.wait, "Nothing to press yet: the presentation is being fetched.")
    case .emptied: emptyWindow
    case .shown: Note(.plain, "Your app draws this screen. What it takes is not known here.")
    }
  }
  static func deactivated(_ source: PresentationSource, _ found: Resolution) -> Note {
    if case .placement(let id) = source, found.reasons.count < 2 { return deactivated(id) }
    return Note(
      .plain, "Nothing is shown: \(source.kindName) is deactivated for this user.",
      short: "\(source.name) shows nothing.", reason: Reasons.served(found))
  }
  static func unknownStep(_ id: String) -> Note {
    Note(.bad, "Nothing opened: the flow has no step or screen \(id).", short: "No step \(id).")
  }
  static func stepBack(_ step: String, to below: String) -> Note {
    Note(.plain, "Step \(step) is gone, the flow is at \(below) again. Your app is told nothing.")
  }
  static func closeRequested(_ screen: String) -> Note {
    Note(
      .plain, "\(screen) stays: your app is asked by onCloseRequested.",
      short: "Your app is asked whether to close.", reason: Reasons.closeRequested)
  }
  static func clientScreen(_ screen: String) -> Note {
    Note(.plain, "\(screen) is drawn by your app. Its connections lead on.")
  }
  static func noConnection(_ name: String?, _ screen: String) -> Note {
    Note(
      .bad,
      name.map { "\(screen) has no connection \($0). Nothing happens." }
        ?? "\(screen) has no default connection. Nothing happens.")
  }
  static func connectionFailed(_ name: String, _ why: String) -> Note {
    Note(.bad, "Connection \(name) leads nowhere: \(why).")
  }
  static func notDisplayed(_ found: Resolution) -> Note {
    guard found.type != .deactivated else {
      return Note(.plain, "Nothing is shown: the presentation is deactivated.")
    }
    let name = found.screenID ?? "It"
    return Note(
      .plain, "\(name) does not come up: your app neither displayed it nor called proceed().",
      short: "\(name) does not come up.")
  }
  static func servedInstead(_ new: String, of old: String) -> Note {
    Note(.good, "\(new) is served instead of \(old).")
  }
  static func stays(_ screen: String, _ found: Resolution) -> Note {
    Note(
      .plain, "\(screen) stays: nothing else is served now.",
      reason: Reasons.served(found))
  }
  static func fetchLatency(_ milliseconds: Int) -> Note {
    Note(.plain, "A fetch takes \(milliseconds) ms from now on.")
  }
  static func audiencePicked(_ placement: String, _ name: String) -> Note {
    Note(
      .plain, "\(placement) is served as to \(name), from the next fetch on. f fetches again.",
      short: "\(placement): \(name). f fetches.")
  }
  static func variantPicked(_ test: String, _ name: String) -> Note {
    Note(
      .plain, "\(test) serves variant \(name), from the next fetch on. f fetches again.",
      short: "\(test): \(name). f fetches.")
  }
  static func campaignsHeld(_ count: Int) -> Note {
    Note(
      .plain,
      count == 1
        ? "1 campaign waits: your app does not allow campaigns. K allows them."
        : "\(count) campaigns wait: your app does not allow them. K allows them.",
      short: count == 1
        ? "1 campaign waits. K allows it." : "\(count) campaigns wait. K allows them.")
  }
  static func campaignsReady(_ isAllowed: Bool) -> Note {
    Note(
      .plain,
      isAllowed ? "Campaigns come up." : "Campaigns wait from now on. K allows them.")
  }
}
