extension Paywalk {
  /// What would be said of a command line that is wrong; nil where it can be followed. Nothing is
  /// done, and no file but the first word's is looked for.
  package static func refusal(of words: [String]) -> String? {
    do throws(CommandFailure) {
      _ = try CommandLineArguments(words)
      return nil
    } catch {
      return Output.visible(error.message)
    }
  }
}
