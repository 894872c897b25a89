/// `Scenario.md`, written from the tables that the parser reads.
public enum ScenarioDocument {
  /// The whole file, without its last line end.
  public static var text: String {
    ([introduction] + [
      section("Before the first step", ScenarioHeader.words),
      section("Steps", ScenarioWords.steps),
      section("What can be expected", ScenarioWords.expectations, lead: expecting),
      section("What can be expected not to be", ScenarioWords.negations, lead: refusing),
      ending,
    ]).joined(separator: "\n\n")
  }

  private static let introduction = """
    # The language of scenarios

    A scenario is a text file, `*.scenario`: what a person does, one step a line, and what is
    expected. `paywalk test PATH` runs it. It drives the same face as the keyboard: `press` goes to
    the thing with Tab and presses Enter, `store bought` goes to that way out of the sheet, `mode
    observer` presses `M`. So whatever a scenario does a person can do, and the walk that it makes
    is a recording like any other.

    ```
    # Refusing the terms buys nothing.
    placement premium

    press "Continue"
    terms refuse
    expect result purchase failed
    expect idle
    expect no event IN_APP_PURCHASED
    ```

    A word is bare or stands in quotation marks, in which `\\"`, `\\\\`, `\\n`, `\\t` and
    `\\u{1f600}` are escapes. `#` begins a comment. Empty lines mean nothing.
    """

  private static let expecting = """
    Every step waits for what it names, in the walk's own time, from one moment at which something
    happens to the next, at most a minute. An event, result, outcome, diagnostic or address counts
    once: each line takes one that no line before has taken.
    """

  private static let refusing = "These do not wait: they say what holds now."

  private static let ending = """
    ## When it fails

    A word that is not known is told with its line, its column and the nearest word that is. A step
    that cannot be done, or an expectation that does not come true, ends the scenario and is told
    with what was wanted, what was seen, and the window at that moment.
    """

  private static func section<Value>(
    _ title: String, _ words: [ScenarioWord<Value>], lead: String? = nil
  ) -> String {
    let rows = words.map { word in
      let forms = word.usage.map { "`\($0)`" }.joined(separator: "<br>")
      return "| \(forms.replacingBars) | \(word.help) |"
    }
    let table = (["| line | does |", "|---|---|"] + rows).joined(separator: "\n")
    return (["## \(title)"] + (lead.map { [$0] } ?? []) + [table]).joined(separator: "\n\n")
  }
}

extension String {
  /// Bars would end a cell of a table.
  fileprivate var replacingBars: String {
    String(flatMap { $0 == "|" ? Array("\\|") : [$0] })
  }
}
