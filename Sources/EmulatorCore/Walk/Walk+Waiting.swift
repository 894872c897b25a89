extension Walk {
  /// The actions of the running chain that have not begun, as the lines that they are going to be:
  /// not part of the trace, because nothing has happened yet.
  public var waitingLines: [TraceLine] {
    guard let press = emulator.press else { return [] }
    let pipeline = press.pipeline
    return pipeline.rest.enumerated().map { offset, action in
      TraceLine(
        at: press.startedAt, press: press.number, who: .SDK, mark: .action,
        counter: "\(pipeline.index + 2 + offset)/\(pipeline.actions.count)",
        text: TraceTexts.notYet(action), wideText: TraceTexts.notYetWide(action))
    }
  }
}
