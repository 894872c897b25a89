import EmulatorCore
import TerminalModel
import PaywallModel

/// The words of a session's entries, both ways. Written by hand: what a compiler makes up is
/// neither readable nor stable.
enum SessionWords {
  /// A window is not larger than this, in columns or rows.
  static let largestSide = Limits.windowSide
  /// Completes "expected".
  static let expectedSize = "a size such as 80x24, at most \(largestSide)x\(largestSide)"

  /// The entry of an event, without its time.
  static func text(of event: SessionEvent) -> String {
    switch event {
    case .open(let opening): text(of: opening)
    case .input(let input): text(of: input)
    case .marker(let name): "marker \(Quoting.quoted(name))"
    case .reload(let digest, let files): ReloadWords.text(digest: digest, files: files)
    case .reloadFault(let fault): ReloadWords.text(of: fault)
    case .time: "time"
    }
  }

  private static func text(of opening: Opening) -> String {
    switch opening {
    case .placement(let id): "open placement \(Quoting.word(id))"
    case .screen(let id): "open screen \(Quoting.word(id))"
    case .link(let address): "open link \(Quoting.quoted(address))"
    }
  }

  private static func text(of input: Input) -> String {
    switch input {
    case .key(let key): "key \(Quoting.word(key.name))"
    case .mouse(let mouse): "mouse \(mouse.action.rawValue) \(mouse.at.column),\(mouse.at.row)"
    case .paste(let text): "paste \(Quoting.quoted(text))"
    case .resized(let size): "resize \(SessionWriter.size(size))"
    }
  }

  /// The event of an entry's words, or nil when its arguments are wrong. The first word is known.
  static func event(_ words: [Word]) -> SessionEvent? {
    switch (words.first?.text, words.count) {
    case ("reload", _): ReloadWords.reload(words)
    case ("unread", _): ReloadWords.fault(words)
    case ("open", 3): opening(words[1].text, words[2].text).map { .open($0) }
    case ("key", 2): Key(name: words[1].text).map { .input(.key($0)) }
    case ("mouse", 3): mouse(words[1].text, words[2].text).map { .input(.mouse($0)) }
    case ("paste", 2): .input(.paste(words[1].text))
    case ("resize", 2): size(words[1].text).map { .input(.resized($0)) }
    case ("marker", 2): .marker(words[1].text)
    case ("time", 1): .time
    default: nil
    }
  }

  private static func opening(_ kind: String, _ name: String) -> Opening? {
    switch kind {
    case "placement": .placement(name)
    case "screen": .screen(name)
    case "link": .link(name)
    default: nil
    }
  }

  private static func mouse(_ action: String, _ place: String) -> Mouse? {
    guard let action = Mouse.Action(rawValue: action), let pair = pair(place, separator: ",")
    else { return nil }
    return Mouse(action, at: Point(column: pair.0, row: pair.1))
  }

  /// `80x24`; nil when it is no size or too large.
  static func size(_ text: String) -> Size? {
    guard let pair = pair(text, separator: "x"), pair.0 > 0, pair.1 > 0 else { return nil }
    return Size(columns: pair.0, rows: pair.1)
  }

  private static func pair(_ text: String, separator: Character) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = side(parts[0]), let second = side(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  private static func side(_ text: Substring) -> Int? {
    guard let value = Int(text), (0...largestSide).contains(value), text.first != "+" else {
      return nil
    }
    return value
  }

  /// `answer 7 alert inAppSuccess proceed`: the call, what it was about, the answer.
  static func answer(_ words: [Word], at moment: Instant) -> GivenAnswer? {
    guard words.count >= 4, let number = Int(words[1].text), number >= 0 else { return nil }
    let subject = words[2..<(words.count - 1)].map(\.text).joined(separator: " ")
    return GivenAnswer(
      call: CallID(number), subject: subject, value: words[words.count - 1].text, at: moment)
  }

  /// `checkpoint state=… frame=… "plans"`; one that a person wrote may lack the digests.
  static func checkpoint(_ words: [Word]) -> Checkpoint? {
    guard words.count > 1, let place = words.last, place.isQuoted else { return nil }
    var checkpoint = Checkpoint(place: place.text)
    for word in words.dropFirst().dropLast() {
      if let state = digest(word.text, "state="), checkpoint.state == nil {
        checkpoint.state = state
      } else if let frame = digest(word.text, "frame="), checkpoint.frame == nil {
        checkpoint.frame = frame
      } else {
        return nil
      }
    }
    return checkpoint
  }

  private static func digest(_ text: String, _ name: String) -> String? {
    guard text.hasPrefix(name) else { return nil }
    let digits = String(text.dropFirst(name.count))
    return isDigest(digits) ? digits : nil
  }

  /// Whether a text is sixteen small hex digits.
  static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
