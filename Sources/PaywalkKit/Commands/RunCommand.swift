enum RunCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus { .fine }
}
