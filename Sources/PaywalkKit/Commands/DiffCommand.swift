import PaywallModel
import SessionRecording

/// `paywalk diff`: two sessions or scenarios, line by line.
enum DiffCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    guard line.arguments.count == 2 else {
      throw CommandFailure("Two files are compared: paywalk diff FILE FILE")
    }
    let texts = DifferenceText(
      try PlayableFile.open(line.arguments[0]).account(),
      try PlayableFile.open(line.arguments[1]).account())
    if line.flags.contains("json") {
      Output.json(.object(texts.members))
    } else if !texts.isEmpty {
      let head = ["- \(line.arguments[0])", "+ \(line.arguments[1])"]
      let ends = texts.ends.isEmpty ? [] : [""] + texts.ends
      Output.data((head + [""] + texts.rows(context: 3) + ends).joined(separator: "\n"))
    }
    return texts.isEmpty ? .fine : .failed
  }
}
