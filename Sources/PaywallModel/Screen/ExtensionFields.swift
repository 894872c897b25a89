extension ComponentDraft {
  static let countdownFields = commonFields.adding { fields in
    fields["seconds"] = { draft, node, reader in
      draft.countdown.seconds = reader.integer(node, 0...31_622_400)
    }
    fields["end_date"] = { draft, node, reader in draft.countdown.endDate = reader.moment(node) }
    fields["user_attribute"] = { draft, node, reader in
      draft.countdown.attribute = reader.name(node)
    }
    fields["offset"] = { draft, node, reader in
      draft.countdown.offset = reader.integer(node, 0...31_622_400) ?? 0
    }
    fields["text"] = { draft, node, reader in draft.countdown.text = reader.wording(node) }
    fields["texts"] = { draft, node, reader in draft.countdown.texts = reader.wordings(node) }
  }

  static let carouselFields = commonFields.adding { fields in
    fields["components"] = stackFields["components"]
    fields["auto_play"] = { draft, node, reader in
      draft.carousel.playsByItself = reader.flag(node) ?? false
    }
    fields["pause_time"] = { draft, node, reader in
      draft.carousel.pauseMilliseconds = reader.integer(node, 500...600_000) ?? 3_000
    }
    fields["infinite_loop"] = { draft, node, reader in
      draft.carousel.loops = reader.flag(node) ?? false
    }
    fields["peek_offset"] = { draft, node, reader in
      draft.carousel.peeks = reader.points(node) != 0
    }
    fields["page_dots"] = { draft, node, reader in
      draft.carousel.showsDots = reader.flag(node) ?? true
    }
    fields["default_slide"] = { draft, node, reader in
      draft.carousel.firstSlide = reader.integer(node, 0...(Limits.slides - 1)) ?? 0
    }
  }

  private static let mediaFields = commonFields.adding { fields in
    fields["title"] = { draft, node, reader in draft.media.title = reader.text(node) }
    fields["duration"] = { draft, node, reader in
      draft.media.durationSeconds = reader.integer(node, 0...86_400) ?? 0
    }
    fields["auto_play"] = { draft, node, reader in
      draft.media.playsByItself = reader.flag(node) ?? true
    }
    fields["loop"] = { draft, node, reader in draft.media.loops = reader.flag(node) ?? true }
    fields["poster_url"] = { draft, node, reader in draft.media.posterURL = reader.name(node) }
  }.ignoring("content_mode")

  static let videoFields = mediaFields.adding { fields in
    fields["video_url"] = { draft, node, reader in draft.media.url = reader.name(node) ?? "" }
    fields["dark_video_url"] = { draft, node, reader in draft.media.darkURL = reader.name(node) }
    fields["is_muted"] = { draft, node, reader in draft.media.isMuted = reader.flag(node) }
  }.requiring("video_url")

  static let lottieFields = mediaFields.adding { fields in
    fields["animation_url"] = { draft, node, reader in draft.media.url = reader.name(node) ?? "" }
    fields["dark_animation_url"] = { draft, node, reader in
      draft.media.darkURL = reader.name(node)
    }
  }.ignoring("is_muted").requiring("animation_url")

  static let progressFields = commonFields.adding { fields in
    fields["value"] = { draft, node, reader in draft.progressValue = reader.amount(node) }
    fields["max"] = { draft, node, reader in
      draft.progress.maximum = reader.amount(node).flatMap { $0 > 0 ? $0 : nil } ?? 100
    }
    fields["segments"] = { draft, node, reader in
      draft.progress.segmentCount = reader.integer(node, 1...Limits.segments) ?? 1
    }
  }.requiring("value")

  static let webFields = commonFields.adding { fields in
    fields["url"] = { draft, node, reader in draft.web.url = reader.name(node) ?? "" }
    fields["title"] = { draft, node, reader in draft.web.title = reader.text(node) }
  }.requiring("url")
}

/// A countdown of which not everything was read yet.
struct CountdownDraft {
  var seconds: Int?
  var endDate: Int?
  var attribute: String?
  var offset = 0
  var text: String?
  var texts: [String: String] = [:]

  /// Nil when it does not say when it ends; the first of the three counts.
  var countdown: Countdown? {
    let end: Countdown.End?
    if let seconds {
      end = .afterShowing(seconds: seconds)
    } else if let endDate {
      end = .at(endDate)
    } else {
      end = attribute.map { .attribute($0, offsetSeconds: offset) }
    }
    return end.map { Countdown($0, text: text, textsByLanguage: texts) }
  }
}

extension DocumentReader {
  /// A text for people, of at most `Limits.textBytes`, whose tags are checked.
  mutating func wording(_ node: JSONNode) -> String? {
    guard let text = text(node) else { return nil }
    guard text.utf8.count <= Limits.textBytes else {
      error(
        "too-long", at: node.position, "\(name) has \(text.utf8.count) bytes.",
        advice: "A text has at most \(Limits.textBytes) bytes.")
      return nil
    }
    checkTags(node)
    return text
  }

  /// `{ "fr": "…" }`: texts by language.
  mutating func wordings(_ node: JSONNode) -> [String: String] {
    if expects(.attributes) { return [:] }
    guard let members = node.members else {
      refuse(node, expected: "an object with a text for each language")
      return [:]
    }
    var texts: [String: String] = [:]
    for member in members {
      steps.append(.key(member.key))
      if let text = wording(member.node) { texts[LanguageTag(member.key).full] = text }
      steps.removeLast()
    }
    return texts
  }

  /// The actions of a component, at most `Limits.actions`.
  mutating func actions(_ node: JSONNode) -> [ComponentAction] {
    guard isWithin(Limits.actions, node, "actions") else { return [] }
    return list(node) { node, reader in ComponentAction.read(node, &reader) }
  }

  /// Whether a list is no longer than it may be; else the screen cannot be used.
  mutating func isWithin(_ limit: Int, _ node: JSONNode, _ things: String) -> Bool {
    let count = node.elements?.count ?? 0
    if count <= limit { return true }
    error(
      "too-many", at: node.position, "\(name) has \(count) \(things).",
      advice: "At most \(limit) are read.")
    return false
  }

  /// A number from 0 to a million, whole or not.
  mutating func amount(_ node: JSONNode) -> Double? {
    let most = 1_000_000
    if expects(.number(0...most)) { return nil }
    guard let number = node.double, (0...Double(most)).contains(number) else {
      refuse(node, expected: "a number from 0 to \(most)")
      return nil
    }
    return number
  }

  /// A moment, `2026-03-08T18:00:00Z`, in seconds since 1970.
  mutating func moment(_ node: JSONNode) -> Int? {
    if expects(.pattern(Moment.pattern, words: "a moment such as 2026-03-08T18:00:00Z")) {
      return nil
    }
    guard let text = text(node) else { return nil }
    if let moment = Moment(text) { return moment.seconds }
    refuse(node, expected: "a moment such as \"2026-03-08T18:00:00Z\"")
    return nil
  }
}

extension DocumentReader {
  /// True while this reader is only asked: a link has the keys of a label.
  mutating func expectsLinks() -> Bool {
    guard probe != nil else { return false }
    var draft = ComponentDraft(
      place: ComponentDraft.Child(node: JSONNode(.null), steps: []), typeName: "label")
    ask(&draft, ComponentDraft.fields(of: .label), of: "link")
    return expects(.list(.definition("link")))
  }
}
