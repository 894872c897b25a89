import EmulatorCore

/// The lines of Pipeline that are shown, presses folded.
struct PipelineList: Hashable, Sendable {
  /// How a press is shown.
  enum Fold: Hashable, Sendable {
    case open, closed
  }

  /// One line.
  struct Item: Hashable, Sendable {
    /// Its index in the trace.
    var index: Int
    var line: TraceLine
    /// For the first line of a press.
    var fold: Fold?
  }

  /// What is known of a press.
  struct Press: Hashable, Sendable {
    /// The index of its first line.
    var head: Int
    var startedAt: Instant
    var hasDiagnostic = false
    /// `failed`, `done`; nil while it runs.
    var end: String?
    var endMark = TraceLine.Mark.plain
    /// The index of its last line; a wait that is not it is over.
    var last: Int
  }

  private(set) var items: [Item] = []
  private(set) var presses: [Int: Press] = [:]
  private var isFiltered = false
  private let trace: [TraceLine]
  private let latest: Int?

  init(walk: Walk, folds: [Int: Bool], filter: String) {
    trace = walk.trace
    latest = walk.trace.last { $0.mark == .press }?.press
    for (index, line) in trace.enumerated() { note(line, at: index) }
    let read = try? PipelineFilter.read(filter).get()
    if let read, !read.isEmpty {
      isFiltered = true
      for (index, line) in trace.enumerated() where read.matches(line) { add(line, at: index) }
    } else {
      for (index, line) in trace.enumerated() { add(line, at: index, folds: folds) }
      addWaiting(walk.waitingLines, folds: folds)
    }
  }

  private mutating func note(_ line: TraceLine, at index: Int) {
    guard let number = line.press else { return }
    var press = presses[number] ?? Press(head: index, startedAt: line.at, last: index)
    press.last = index
    if line.isBrokenRule { press.hasDiagnostic = true }
    if line.mark == .stop || line.mark == .done {
      press.end = line.mark == .done ? "done" : line.text.afterLastColon ?? "stopped"
      press.endMark = line.mark
    }
    presses[number] = press
  }

  /// What is still to come of the running press, behind everything that has happened.
  private mutating func addWaiting(_ lines: [TraceLine], folds: [Int: Bool]) {
    guard let number = lines.first?.press, folds[number] != true else { return }
    for (offset, line) in lines.enumerated() { add(line, at: trace.count + offset) }
  }

  private mutating func add(_ line: TraceLine, at index: Int) {
    items.append(Item(index: index, line: line, fold: nil))
  }

  private mutating func add(_ line: TraceLine, at index: Int, folds: [Int: Bool]) {
    guard let number = line.press, let press = presses[number] else {
      return add(line, at: index)
    }
    let isFolded = folds[number] ?? foldsByItself(press, number: number)
    if index == press.head {
      items.append(Item(index: index, line: line, fold: isFolded ? .closed : .open))
    } else if !isFolded, line.mark != .wait || index == press.last {
      add(line, at: index)
    }
  }

  private func foldsByItself(_ press: Press, number: Int) -> Bool {
    number != latest && press.end != nil && !press.hasDiagnostic
  }

  /// What is of interest while nobody has moved: the last press' end or problem, else the newest
  /// line of what has happened.
  var resting: Int {
    let last = items.lastIndex { $0.index < trace.count } ?? 0
    let end = items.lastIndex { $0.line.isProblem && $0.line.press == latest && latest != nil }
    return end ?? last
  }

  /// The trace index of the next problem, folded away or not, or of the next match of the filter.
  func next(after place: Int) -> Int? {
    if isFiltered { return items.dropFirst(place + 1).first?.index }
    let from = items.indices.contains(place) ? items[place].index : -1
    return trace.indices.first { $0 > from && trace[$0].isProblem }
  }

  /// The trace index of the problem before, or of the match before.
  func previous(before place: Int) -> Int? {
    if isFiltered { return items.prefix(place).last?.index }
    let from = items.indices.contains(place) ? items[place].index : 0
    return trace.indices.last { $0 < from && trace[$0].isProblem }
  }
}

extension String {
  /// What follows the last colon and blank: the end in `chain stops: failed`.
  fileprivate var afterLastColon: String? {
    guard let colon = lastIndex(of: ":") else { return nil }
    let rest = self[index(after: colon)...]
    return rest.first == " " ? String(rest.dropFirst()) : nil
  }
}
