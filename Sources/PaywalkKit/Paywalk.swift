import CMemory

#if MUTANTS
  import EmulatorCore
#endif

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program.
public enum Paywalk {
  /// The version that `--version` prints and recordings carry.
  public static let version = "1.0.0"

  /// Does what the process's command line says, and ends the process.
  public static func main() -> Never {
    cmemory_keep_freed()
    StandardStreams.prepare()
    #if MUTANTS
      Mutant.planted = getenv("PAYWALK_MUTANT").flatMap { Mutant(rawValue: String(cString: $0)) }
    #endif
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what a command line says; the program's name is not part of it.
  public static func run(_ words: [String]) -> ExitStatus {
    let performed = perform(words)
    OwnFaults.tell()
    let status = OwnFaults.status(or: performed)
    guard let failure = Output.takeFailure() else { return status }
    Output.talk(failure.message)
    return status == .fine ? .wrongInput : status
  }

  private static func perform(_ words: [String]) -> ExitStatus {
    do throws(CommandFailure) {
      let line = try CommandLineArguments(words)
      switch line.request {
      case .help(let command):
        Output.data(HelpText.text(for: command))
        return .fine
      case .version:
        Output.data(HelpText.version)
        return .fine
      case .command(let command): return try perform(command, line)
      }
    } catch {
      Output.talk(error.message)
      return error.status
    }
  }

  private static func perform(
    _ command: CommandName, _ line: CommandLineArguments
  ) throws(CommandFailure) -> ExitStatus {
    switch command {
    case .run: try RunCommand.perform(line)
    case .replay: try ReplayCommand.perform(line)
    case .test: try TestCommand.perform(line)
    case .render: try RenderCommand.perform(line)
    case .check: try CheckCommand.perform(line)
    case .schema: try SchemaCommand.perform(line)
    case .explain: try ExplainCommand.perform(line)
    case .lab: try LabCommand.perform(line)
    case .compare: try CompareCommand.perform(line)
    case .diff: try DiffCommand.perform(line)
    case .new: try NewCommand.perform(line)
    case .export: try ExportCommand.perform(line)
    case .doctor: try DoctorCommand.perform(line)
    case .completions: try CompletionsCommand.perform(line)
    }
  }
}
