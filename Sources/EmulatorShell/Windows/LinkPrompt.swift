import EmulatorCore
import PaywallModel
import TerminalModel

/// The prompt for a link (frames §4): what it is, what will happen, and what came before.
extension Shell {
  var linkQuestion: Question {
    var question = Question(.link, title: "open a link", keys: "⏎ open  ↑↓ before")
    question.addField("Link", id: "link")
    question.toggle = .arrivals()
    question.options = ["show it as a QR code, for a phone"]
    question.earlier = knownLinks
    question.notes = linkNotes(question)
    return question
  }

  /// Links that came, newest first, then those of the project to try; each once.
  private var knownLinks: [String] {
    let all =
      walk.emulator.links.records.reversed().map(\.url)
      + catalog.project.links.examples.map(\.url)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// What a link would do, while it is typed, and what came of the ones before.
  func linkNotes(_ question: Question) -> [String] {
    meaning(of: question.fields.first?.text ?? "", question.arrival) + linksBefore
  }

  private func meaning(of text: String, _ arrival: LinkArrival) -> [String] {
    let settings = catalog.project.links
    guard !text.isEmpty else {
      let example = settings.examples.first?.url ?? "\(settings.scheme ?? "nw")://ply/placements/…"
      return ["As in \(TokenMask.shown(example))"]
    }
    do throws(DeeplinkFault) {
      let link = try DeeplinkReader.read(
        text, profile: walk.emulator.profile, settings: settings)
      return ["✓ Purchasely link: \(link.words)", "  \(prospect(of: link, arrival))"]
    } catch {
      return ["· not a Purchasely link: the SDK answers false", "  \(error.message)"]
    }
  }

  private func prospect(of link: Deeplink, _ arrival: LinkArrival) -> String {
    let emulator = walk.emulator
    let integration = walk.app.integration.links
    if link.token != nil, integration.signsInFirst, emulator.user.isAnonymous {
      return "your app keeps it and asks to sign in first"
    }
    if arrival == .coldStart { return "your app is launched by it and hands it to start" }
    guard emulator.hasStarted else { return "the SDK has not started: it is kept until then" }
    if emulator.redemptionStartedAt != nil { return "a redemption runs: it waits for its end" }
    if link.token != nil { return "redemption links pass no gate: it is redeemed at once" }
    guard emulator.links.isAllowed || link.isPreview && emulator.profile.letsPreviewsPast else {
      return "links are held: it waits until D"
    }
    let isCovered = !walk.dialogs.isEmpty || emulator.press != nil
    return isCovered
      ? "links are ready: it waits for what is open" : "links are ready: it is shown at once"
  }

  private var linksBefore: [String] {
    let records = walk.emulator.links.records.suffix(Self.linksShownBefore).reversed()
    guard !records.isEmpty else {
      let examples = catalog.project.links.examples.prefix(Self.linksShownBefore)
      return examples.isEmpty
        ? [] : ["to try"] + examples.map { "↑ \(TokenMask.shown($0.url))" }
    }
    return ["before"]
      + records.map { record in
        "↑ \(Self.padded(TokenMask.shown(record.url))) \(record.fate.words)"
      }
  }

  private static let linksShownBefore = 3
  private static let linkColumns = 37

  /// So long that what became of it stands in a column.
  private static func padded(_ url: String) -> String {
    let text = TextWidth.truncated(url, to: linkColumns)
    let rest = linkColumns - TextWidth.columns(of: text)
    return text + String(repeating: " ", count: max(0, rest))
  }

  /// The link arrives as the prompt says; a token in it is kept masked from here on.
  mutating func open(link: String, _ arrival: LinkArrival) {
    perform(.openLink(TokenMask.recorded(link), arrival))
  }

  /// A link as a code for a camera; a token is nobody else's to read.
  mutating func showCode(of link: String) {
    guard TokenMask.tokens(in: link).isEmpty else {
      return say(
        .plain, "No code for a redemption link: whoever reads its token has the subscription.",
        short: "No code for a redemption link.")
    }
    ask(.code(link: link))
  }

  /// `3 s of at most 90 s`.
  var redemptionWait: String? {
    guard let start = walk.emulator.redemptionStartedAt else { return nil }
    let passed = max(0, walk.now.milliseconds - start.milliseconds) / 1_000
    let shown = options.reducesMotion ? passed / 10 * 10 : passed
    return "\(shown) s of at most \(RedemptionServer.watchdogMilliseconds / 1_000) s"
  }
}

extension Question.Toggle {
  /// Of how a link arrives.
  static func arrivals(_ arrival: LinkArrival = .appRunning) -> Question.Toggle {
    let all = LinkArrival.allCases
    return Question.Toggle(
      label: "arrives", values: all.map(\.words), shortValues: all.map(\.shortWords),
      chosen: all.firstIndex(of: arrival) ?? 0)
  }
}

extension Question {
  /// How a link arrives.
  var arrival: LinkArrival {
    let all = LinkArrival.allCases
    guard purpose == .link, let toggle, all.indices.contains(toggle.chosen) else {
      return .appRunning
    }
    return all[toggle.chosen]
  }

  /// In the prompt for a link, what it will do stands below the field.
  var putsNotesBeforeToggle: Bool { purpose == .link }

  /// A field as it is drawn: tokens are masked while they are typed.
  func shownField(_ index: Int) -> TextField {
    let field = fields[index]
    let shown = TokenMask.typed(field.text)
    guard shown != field.text else { return field }
    let head = TokenMask.typed(String(field.text.prefix(field.cursor)))
    return TextField(shown, cursor: head.count)
  }
}
