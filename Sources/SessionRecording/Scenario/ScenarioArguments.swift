import PaywallModel

/// A line that cannot be understood: where, what, and what to do.
struct ScenarioFault: Error, Hashable {
  var column: Int
  var length: Int
  var message: String
  var advice: String
}

/// The words of a line after its first, taken one by one.
struct ScenarioArguments {
  private let first: Word
  private var rest: ArraySlice<Word>
  private let usage: String

  init(_ words: [Word], usage: String) {
    first = words[0]
    rest = words.dropFirst()
    self.usage = usage
  }

  /// Whether no word is left.
  var isEmpty: Bool { rest.isEmpty }

  /// The next word, without taking it.
  var next: String? { rest.first?.text }

  /// Takes the next word, whatever it is.
  mutating func text() throws(ScenarioFault) -> String { try word().text }

  /// Takes the next word for the id of a user, masked as it counts for the walk.
  mutating func userID() throws(ScenarioFault) -> String { UserIDMask.recorded(try text()) }

  /// Takes the next word if it is this one.
  mutating func takes(_ text: String) -> Bool {
    guard rest.first?.text == text, rest.first?.isQuoted == false else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a word that is one of several.
  mutating func choice<Value>(
    _ values: [(name: String, value: Value)]
  ) throws(ScenarioFault) -> Value {
    let word = try word()
    if let found = values.first(where: { $0.name == word.text }) { return found.value }
    let names = values.map(\.name)
    throw fault(
      word, "\(Quoting.quoted(word.text)) does not go with \(first.text).",
      NearestName.advice(
        for: word.text, among: names, otherwise: "It takes \(names.joined(separator: ", ")).")
    )
  }

  /// Takes a word that is one of an enumeration's.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) throws(ScenarioFault) -> Value {
    try choice(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// Takes a word that another reader understands.
  mutating func value<Value>(
    _ wanted: String, _ read: (String) -> Value?
  ) throws(ScenarioFault) -> Value {
    let word = try word()
    guard let value = read(word.text) else {
      throw fault(word, "\(Quoting.quoted(word.text)) is not \(wanted).", "As in: \(usage)")
    }
    return value
  }

  /// Takes all words that are left, for a table of their own; the first word where none is.
  mutating func takeAll() throws(ScenarioFault) -> [Word] {
    let words = [try word()] + rest
    rest = []
    return words
  }

  /// Nothing may be left.
  func end() throws(ScenarioFault) {
    guard let word = rest.first else { return }
    throw fault(word, "\(Quoting.quoted(word.text)) is one word too many.", "As in: \(usage)")
  }

  private mutating func word() throws(ScenarioFault) -> Word {
    guard let word = rest.popFirst() else {
      throw fault(first, "A word is missing after \(first.text).", "As in: \(usage)")
    }
    return word
  }

  private func fault(_ word: Word, _ message: String, _ advice: String) -> ScenarioFault {
    ScenarioFault(column: word.column, length: word.length, message: message, advice: advice)
  }
}
