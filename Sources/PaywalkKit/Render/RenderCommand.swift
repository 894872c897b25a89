import PaywallModel

/// `paywalk render`: one picture of a screen, or of the window at a moment of a recording.
enum RenderCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let look = try PictureLook(line)
    let wanted = line.arguments[0]
    if RecordedPicture.isRecording(wanted) {
      try RecordedPicture.print(wanted, line, look: look)
    } else {
      try ScreenPicture.print(wanted, line, look: look)
    }
    return .fine
  }
}
