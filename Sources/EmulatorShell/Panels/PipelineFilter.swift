import EmulatorCore
import PaywallModel

/// Which lines of Pipeline are shown: words, `who:APP`, `#8` for a call, `!` for problems; all must
/// hold.
struct PipelineFilter: Hashable, Sendable {
  /// What cannot be read in a filter.
  struct Mistake: Error, Hashable {
    let text: String
  }

  private var words: [String] = []
  private var speakers: [TraceLine.Who] = []
  private var calls: [Int] = []
  private var showsProblemsOnly = false

  /// Nothing is left out.
  var isEmpty: Bool { self == PipelineFilter() }

  static func read(_ text: String) -> Result<PipelineFilter, Mistake> {
    var filter = PipelineFilter()
    for word in text.split(separator: " ") {
      if let mistake = filter.add(String(word)) { return .failure(mistake) }
    }
    return .success(filter)
  }

  private mutating func add(_ word: String) -> Mistake? {
    if word == "!" {
      showsProblemsOnly = true
    } else if word.hasPrefix("#") {
      guard let call = Int(word.dropFirst()) else { return Mistake(text: "# and a call’s number") }
      calls.append(call)
    } else if word.lowercased().hasPrefix("who:") {
      return addSpeaker(String(word.dropFirst(4)))
    } else {
      words.append(word.lowercased())
    }
    return nil
  }

  private mutating func addSpeaker(_ name: String) -> Mistake? {
    let known = TraceLine.Who.allCases
    guard let who = known.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return Mistake(text: known.map(\.rawValue).joined(separator: " "))
    }
    speakers.append(who)
    return nil
  }

  func matches(_ line: TraceLine) -> Bool {
    let text = line.text.lowercased()
    return words.allSatisfy { text.holds($0) || line.who.rawValue.lowercased() == $0 }
      && (speakers.isEmpty || speakers.contains(line.who))
      && calls.allSatisfy { line.call?.number == $0 }
      && (!showsProblemsOnly || line.isProblem)
  }
}

extension TraceLine {
  /// An end or a broken rule: what `n` goes to.
  var isProblem: Bool { mark == .stop || isBrokenRule }
  /// A rule that was broken, and not only a hint.
  var isBrokenRule: Bool { mark == .problem || mark == .warning }
}
