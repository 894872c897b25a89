import EmulatorCore
import PaywallModel

/// The mail box (frames §4): what the web shop has sent, newest first.
struct MailWindow: Hashable, Sendable {
  /// From 0, from the newest on.
  var choice = 0
  /// How the link of a mail arrives.
  var arrival = LinkArrival.appRunning
}

extension Shell {
  /// Mails in the order of the list, with their numbers in the walk.
  var listedMails: [(index: Int, mail: Mail)] {
    walk.emulator.redemption.mails.enumerated().reversed().map { ($0.offset, $0.element) }
  }

  /// The subjects of all mails, newest first.
  public var mailSubjects: [String] { listedMails.map(\.mail.subject) }

  /// Where the newest mail stands that has some words in its subject, from 0.
  public func mailPlace(of words: String, unread: Bool = false) -> Int? {
    listedMails.firstIndex { listed in
      listed.mail.subject.lowercased().holds(words.lowercased())
        && !(unread && listed.mail.isRead)
    }
  }

  mutating func openMail() { windows.append(.mail(MailWindow())) }

  mutating func mailIntent(_ intent: Intent, _ before: MailWindow) {
    var window = before
    let mails = listedMails
    switch intent {
    case .back: windows.removeLast()
    case .press: openChosenMail(window)
    case .up, .previous: window.choice = max(0, window.choice - 1)
    case .down, .next: window.choice = min(max(0, mails.count - 1), window.choice + 1)
    case .first: window.choice = 0
    case .last: window.choice = max(0, mails.count - 1)
    case .digit(let number) where number <= mails.count: window.choice = number - 1
    case .left, .right:
      window.arrival = window.arrival == .appRunning ? .coldStart : .appRunning
    case .help: windows.append(.list(ListWindow(.help(.ownDialog))))
    case .quit: quit()
    case .redraw: outbox.append(.redraw)
    case .suspend: outbox.append(.suspend)
    case .copy: copyMail(window)
    default: say(.plain, "↑↓ choose a mail, ⏎ opens its link, esc closes the mail box.")
    }
    if window != before, !windows.isEmpty { windows[windows.count - 1] = .mail(window) }
  }

  private mutating func openChosenMail(_ window: MailWindow) {
    let mails = listedMails
    windows.removeLast()
    guard mails.indices.contains(window.choice) else { return }
    guard !isReplaying else { return say(.plain, "Off in a replay. t takes over.") }
    go(to: .phone)
    perform(.openMail(mails[window.choice].index, window.arrival))
  }

  /// The link is copied masked, as it is shown.
  private mutating func copyMail(_ window: MailWindow) {
    let mails = listedMails
    guard mails.indices.contains(window.choice) else {
      return say(.plain, "Nothing to copy: there is no mail.")
    }
    let mail = mails[window.choice].mail
    copy(([mail.subject] + mail.lines + [TokenMask.shown(mail.url)]).joined(separator: "\n"))
  }
}

extension Mail {
  /// What the list calls it.
  var subject: String {
    switch kind {
    case .receipt: "Receipt from the web shop"
    case .newLinkUsed, .newLinkExpired: "New link for your subscription"
    }
  }

  /// What it says above its link.
  var text: String {
    switch kind {
    case .receipt:
      "Thank you. This link opens the app and activates your subscription, once, for four hours:"
    case .newLinkUsed: "Your old link was used up. This one works once, for four hours:"
    case .newLinkExpired: "Your old link was too old. This one works once, for four hours:"
    }
  }

  /// To whom, from whom, and what.
  var lines: [String] { ["to    \(to)", "from  \(from)", text] }
}
