/// Reads values out of one JSON file and collects what is wrong with it, each with its place and
/// its path in the tree. A wrong value is left out alone; the rest of the file counts.
struct DocumentReader {
  /// A step down from an object or array.
  enum Step: Hashable {
    case key(String)
    case index(Int)
    /// Forgets the steps above: the path begins anew with this name.
    case start(String)
  }

  /// The most problems that are kept of one file: whoever has more begins with these.
  static let maximumProblems = Limits.problems

  let file: String
  /// Whether what is only told is looked for: what texts and names refer to.
  let isChecked: Bool
  private(set) var problems: [Problem] = []
  /// Ids that stand for something elsewhere, to be checked when everything was read.
  private(set) var references: [Reference] = []
  var steps: [Step] = []
  /// Set while readers are asked what they expect.
  var probe: SchemaProbe?
  private var leftOut = 0

  init(file: String, isChecked: Bool = true) {
    self.file = file
    self.isChecked = isChecked
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// In the file's order, with a line about those that were not kept.
  var allProblems: [Problem] {
    var all = problems.enumerated().sorted {
      ($0.element.position.line, $0.element.position.column, $0.offset)
        < ($1.element.position.line, $1.element.position.column, $1.offset)
    }.map(\.element)
    if leftOut > 0 {
      all.append(
        Problem(
          .warning, code: "more-problems", file: file, position: all.last?.position ?? .start,
          message: "\(leftOut) more problems were found in this file.",
          advice: "Correct the others first."))
    }
    return all
  }

  /// `root.components[2].actions[0]`
  var path: String {
    var text = ""
    for step in steps {
      switch step {
      case .start(let name): text = name
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// The innermost key.
  var name: String {
    for step in steps.reversed() {
      switch step {
      case .key(let key), .start(let key): return key
      case .index: continue
      }
    }
    return "The file"
  }

  mutating func within<Value>(
    _ step: Step, _ read: (inout DocumentReader) -> Value
  ) -> Value {
    steps.append(step)
    defer { steps.removeLast() }
    return read(&self)
  }

  /// Notes that a name must stand for something.
  mutating func refer(to kind: Reference.Kind, _ name: String, at node: JSONNode) {
    guard isChecked else { return }
    references.append(
      Reference(kind: kind, name: name, file: file, position: node.position, path: path))
  }

  mutating func error(
    _ code: String, at position: SourcePosition, _ message: String, advice: String = ""
  ) {
    add(.error, code, position, message, advice)
  }

  mutating func warn(
    _ code: String, at position: SourcePosition, _ message: String, advice: String = ""
  ) {
    add(.warning, code, position, message, advice)
  }

  /// The first error always finds room: it decides whether the file can be used.
  private mutating func add(
    _ severity: Problem.Severity, _ code: String, _ position: SourcePosition, _ message: String,
    _ advice: String
  ) {
    let isFirstError = severity == .error && !hasErrors
    guard hasRoom || isFirstError else {
      leftOut += 1
      return
    }
    problems.append(
      Problem(
        severity, code: code, file: file, position: position, path: path, message: message,
        advice: advice))
  }

  private var hasRoom: Bool { problems.count < Self.maximumProblems }

  /// A warning about a key; costs next to nothing once enough was found.
  mutating func unknownKey(_ member: JSONMember, of owner: String, known: () -> [String]) {
    guard hasRoom else { return leftOut += 1 }
    warn(
      "unknown-key", at: member.keyPosition,
      "\(JSONText.quoted(String(member.key.prefix(60)))) is not a key of \(owner).",
      advice: NearestName.advice(for: member.key, among: known(), otherwise: "It is left out."))
  }

  /// A value of the wrong kind.
  mutating func refuse(_ node: JSONNode, expected: String) {
    guard hasRoom else { return leftOut += 1 }
    warn(
      "bad-value", at: node.position, "\(name) is \(Self.shown(node)), not \(expected).",
      advice: "It is left out.")
  }

  /// A value for a person: short texts as they are, what is larger by its kind.
  static func shown(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let text) where text.unicodeScalars.count <= 40: JSONText.quoted(text)
    case .number(let text) where text.utf8.count <= 40: text
    default: node.kindName
    }
  }
}

/// An id in a document that must be declared somewhere.
struct Reference: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case plan, screen, placement, product, select
    case option(selectID: String)
    case audience, flow
    /// An event of the SDK.
    case event
    /// A component or connection of a screen, from which a link of a flow goes out.
    case linkSource(screenID: String)
  }

  var kind: Kind
  var name: String
  var file: String
  var position: SourcePosition
  var path: String
}
