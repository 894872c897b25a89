import EmulatorTestSupport
import Foundation

/// The built program, and a folder of its own for each test.
enum Program {
  static let path = built("paywalk")

  /// What comes before the program's path, so that the kernel ends it when it makes a socket or
  /// starts a process: Paywalk does neither. Empty, and said so, where there is no such filter.
  static let denying: [String] = {
    let wrapper = built("denied")
    if (try? run([path, "--version"], of: wrapper))?.status == 0 { return [wrapper] }
    print("NOT DENIED: this machine cannot forbid sockets and processes; the program runs freely.")
    return []
  }()

  /// A program that the package builds: beside the test bundle, whatever the configuration; else
  /// where a debug build is.
  static func built(_ name: String) -> String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : Repository.root + "/.build/debug/" + name
  }

  /// What a run without a terminal printed and ended with.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program to its end, with pipes instead of a terminal.
  static func run(_ arguments: String..., in folder: String = Repository.root) throws -> Result {
    try run(arguments, in: folder)
  }

  /// Runs the program to its end, with pipes instead of a terminal.
  static func run(
    _ arguments: [String], in folder: String = Repository.root, typing input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    let words = denying + [path] + arguments
    return try run(
      Array(words.dropFirst()), of: words[0], in: folder, typing: input, environment: environment)
  }

  /// The program as a shell calls it.
  static let quoted = (denying + [path]).map { "'\($0)'" }.joined(separator: " ")

  /// Runs a line of the shell, in which `paywalk` is the program.
  static func shell(_ line: String, in folder: String) throws -> Result {
    try run(
      ["-c", "paywalk() { \(quoted) \"$@\"; }; \(line)"], of: "/bin/sh", in: folder)
  }

  /// Runs any program to its end, with pipes instead of a terminal.
  static func run(
    _ arguments: [String], of path: String, in folder: String = Repository.root,
    typing input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": folder]
      .merging(Sanitizer.variables) { $1 }.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let typed = Pipe()
    process.standardInput = typed
    try process.run()
    // A few lines: less than a pipe holds.
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let ends = [output, errors].map(\.fileHandleForReading.fileDescriptor)
    let texts = Pipes.drained(ends).map { String(decoding: $0, as: UTF8.self) }
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
