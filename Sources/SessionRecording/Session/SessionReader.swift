import EmulatorCore
public import PaywallModel

/// What was read of a session's file.
public struct SessionReading: Hashable, Sendable {
  /// As far as the file could be read; nil when it is no session at all.
  public var session: Session?
  /// Errors end what can be played; warnings (a torn last line, lines edited by hand, no end mark)
  /// do not.
  public var problems: [Problem]

  /// Makes a reading.
  public init(session: Session?, problems: [Problem]) {
    self.session = session
    self.problems = problems
  }

  /// Whether the file is wrong: exit 2, after what could be played.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

/// Reads session files, whatever is in them.
public enum SessionFile {
  /// Reads a file's bytes: a torn last line is dropped and said; a line whose check does not match
  /// but that can be read was edited by hand, is noted and counts; a damaged line ends the session.
  public static func read(_ file: SourceFile) -> SessionReading {
    var reader = SessionReader(file: file.name)
    reader.read(file.bytes)
    return reader.reading()
  }
}

/// Goes through the lines of one file.
struct SessionReader {
  /// A pause in a recording is not longer than a year.
  private static let longestPause = Limits.pauseMilliseconds
  private static let codes = [
    "open", "key", "mouse", "paste", "resize", "marker", "reload", "unread", "time",
    "answer", "checkpoint", "end",
  ]

  let file: String
  var header = HeaderReader()
  var steps: [SessionStep] = []
  var problems: [Problem] = []
  var now = Instant.start
  var hasEndMark = false
  var isReadingHeader = true
  var line = 0

  init(file: String) { self.file = file }

  /// What came out.
  func reading() -> SessionReading {
    guard let header = header.header() else {
      return SessionReading(session: nil, problems: problems)
    }
    let session = Session(
      header: header, steps: steps, endedAt: now, hasEndMark: hasEndMark)
    return SessionReading(session: session, problems: problems)
  }

  mutating func read(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      return fail("session-empty", "The file is empty.", advice: "paywalk run --record writes one.")
    }
    var lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    let last = lines.removeLast()
    for bytes in lines {
      line += 1
      guard takeLine(bytes) else { return }
    }
    if !last.isEmpty {
      line += 1
      guard readLastLine(last) else { return }
    }
    finish()
  }

  /// A line without its end: it is whole when its check matches, else it was cut off.
  private mutating func readLastLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(validating: bytes, as: UTF8.self)
    if let text, LineCheck.open(text).verdict == .matches { return takeLine(bytes) }
    if line == 1 { return takeLine(bytes) }
    warn("session-torn", "torn, dropped. \(playedUpTo)", advice: "")
    return true
  }

  private mutating func takeLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.last == 0x0d ? bytes.dropLast() : bytes
    if bytes.isEmpty && line > 1 { return true }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return damaged(nil, "It is not UTF-8.")
    }
    if line == 1 { return readFirst(text) }
    let (content, verdict) = LineCheck.open(text)
    guard let words = words(of: content) else { return false }
    if words.isEmpty { return true }
    let isEntry = words[0].text.hasPrefix("+")
    if isReadingHeader && isEntry {
      isReadingHeader = false
      guard header.header() != nil else { return damaged(words[0], header.missing) }
    }
    guard isReadingHeader ? readHeader(words, content) : readEntry(words, verdict) else {
      return false
    }
    note(verdict)
    return true
  }

  private mutating func words(of content: String) -> [Word]? {
    do throws(WordFailure) {
      return try WordReader.words(of: content)
    } catch {
      _ = damaged(Word(text: "", isQuoted: false, column: error.column, length: 1), error.message)
      return nil
    }
  }

  private mutating func readFirst(_ text: String) -> Bool {
    let (content, verdict) = LineCheck.open(text)
    let words = (try? WordReader.words(of: content)) ?? []
    guard words.count == 2, words[0].text == "paywalk-session", let version = Int(words[1].text)
    else {
      fail(
        "session-format", "This is not a session.",
        advice: "A session begins with the line \"paywalk-session 1\".")
      return false
    }
    guard version == SessionHeader.formatVersion else {
      fail(
        "session-format", "The session has format \(version).",
        advice: "This program reads format \(SessionHeader.formatVersion).")
      return false
    }
    note(verdict)
    return true
  }

  private mutating func readHeader(_ words: [Word], _ content: String) -> Bool {
    guard let wrong = header.read(words, content: content) else { return true }
    return damaged(words[min(1, words.count - 1)], wrong)
  }

  private mutating func readEntry(_ words: [Word], _ verdict: LineCheck.Verdict) -> Bool {
    guard let pause = Int(words[0].text.dropFirst()), (0...Self.longestPause).contains(pause) else {
      return damaged(words[0], "An entry begins with +milliseconds, at most \(Self.longestPause).")
    }
    guard words.count > 1 else { return damaged(words[0], "The entry has no word.") }
    let entry = Array(words.dropFirst())
    guard Self.codes.contains(entry[0].text) else { return unknown(entry[0], verdict) }
    if hasEndMark { return damaged(entry[0], "Nothing comes after end.") }
    now = now.advanced(by: pause)
    let bounds = entry[0].text == "resize" ? " Expected \(SessionWords.expectedSize)." : ""
    return add(entry)
      || damaged(entry[0], "\(Quoting.quoted(entry[0].text)) is not whole.\(bounds)")
  }

  private mutating func add(_ words: [Word]) -> Bool {
    switch words[0].text {
    case "end":
      hasEndMark = true
      return words.count == 1
    case "answer":
      guard let answer = SessionWords.answer(words, at: now), !steps.isEmpty else { return false }
      steps[steps.count - 1].answers.append(RecordedAnswer(line: line, answer))
    case "checkpoint":
      guard let checkpoint = SessionWords.checkpoint(words), !steps.isEmpty,
        steps[steps.count - 1].checkpoint == nil
      else { return false }
      steps[steps.count - 1].checkpoint = checkpoint
    default:
      guard let event = SessionWords.event(words) else { return false }
      steps.append(SessionStep(line: line, at: now, event: event))
    }
    return true
  }

  private mutating func finish() {
    if header.header() == nil {
      fail("session-damaged", header.missing, advice: "")
    } else if !hasEndMark {
      warn(
        "session-open", "The recording ends without an end mark after step \(steps.count).",
        advice: "What was recorded is played.")
    }
  }
}

extension SessionReader {
  private var playedUpTo: String { "Played up to line \(line - 1)." }

  private mutating func note(_ verdict: LineCheck.Verdict) {
    guard verdict != .matches else { return }
    warn("session-edited", "edited by hand.", advice: "It counts as it stands.")
  }

  private mutating func unknown(_ word: Word, _ verdict: LineCheck.Verdict) -> Bool {
    guard verdict == .matches else {
      return damaged(word, "\(Quoting.quoted(word.text)) is not an entry.")
    }
    problems.append(
      Problem(
        .error, code: "session-entry", file: file, position: position(of: word),
        message: "\(Quoting.quoted(word.text)) is not an entry that this program knows.",
        advice: "\(playedUpTo) A newer program may have written it."))
    return false
  }

  private mutating func damaged(_ word: Word?, _ why: String) -> Bool {
    problems.append(
      Problem(
        .error, code: "session-damaged", file: file, position: position(of: word),
        message: "damaged. \(playedUpTo)", advice: why))
    return false
  }

  private mutating func fail(_ code: String, _ message: String, advice: String) {
    problems.append(
      Problem(
        .error, code: code, file: file, position: SourcePosition(line: max(1, line), column: 1),
        message: message, advice: advice))
  }

  private mutating func warn(_ code: String, _ message: String, advice: String) {
    problems.append(
      Problem(
        .warning, code: code, file: file, position: SourcePosition(line: line, column: 1),
        message: message, advice: advice))
  }

  private func position(of word: Word?) -> SourcePosition {
    SourcePosition(line: line, column: word?.column ?? 1, length: word?.length ?? 1)
  }
}
