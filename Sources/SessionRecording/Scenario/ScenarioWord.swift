/// One word that can begin a step or an expectation: the parser, the advice on misspelled words and
/// the document read the same list of these.
struct ScenarioWord<Value: Sendable>: Sendable {
  /// The word.
  let name: String
  /// The word with what follows it, each form on its own.
  let usage: [String]
  /// What it does, for the document.
  let help: String
  let read: @Sendable (inout ScenarioArguments) throws(ScenarioFault) -> Value

  init(
    _ name: String, _ usage: [String], help: String,
    read: @escaping @Sendable (inout ScenarioArguments) throws(ScenarioFault) -> Value
  ) {
    self.name = name
    self.usage = usage.isEmpty ? [name] : usage
    self.help = help
    self.read = read
  }

  init(
    _ name: String, _ usage: String..., help: String,
    read: @escaping @Sendable (inout ScenarioArguments) throws(ScenarioFault) -> Value
  ) {
    self.init(name, usage, help: help, read: read)
  }
}

/// All words of the language.
enum ScenarioWords {
  /// Words that begin a step.
  static let steps: [ScenarioWord<ScenarioAction>] =
    pressing + dialogs + integration + alerts + presentations + world + links + people + time
    + [expecting]

  /// `on`, `off`.
  static let onOff = [(name: "on", value: true), (name: "off", value: false)]

  private static let expecting = ScenarioWord<ScenarioAction>(
    "expect", "expect …", help: "Fails when it does not come true; see below."
  ) { (arguments) throws(ScenarioFault) in
    .expect(try ScenarioParser.expectation(&arguments))
  }
}
