import EmulatorTestSupport
import Foundation

/// The built program, and a folder of its own for each test.
enum Program {
  /// Beside the test bundle, whatever the configuration; else where a debug build is.
  static let path: String = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("paywalk").path
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : Repository.root + "/.build/debug/paywalk"
  }()

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

  /// Runs a line of the shell, in which `paywalk` is the program.
  static func shell(_ line: String, in folder: String) throws -> Result {
    try run(
      ["-c", "paywalk() { '\(path)' \"$@\"; }; \(line)"], of: "/bin/sh", in: folder)
  }

  /// Runs the program to its end, with pipes instead of a terminal.
  static func run(
    _ arguments: [String], of path: String = path, in folder: String = Repository.root,
    typing input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": folder].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let typed = Pipe()
    process.standardInput = typed
    try process.run()
    // A few lines: less than a pipe holds.
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}

/// A folder that goes when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywalk-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Copies a folder of the repository: what a walk keeps goes beside the copy.
  func copy(_ name: String) throws {
    try FileManager.default.copyItem(
      atPath: Repository.root + "/" + name, toPath: path + "/" + name)
  }

  /// Writes a file and answers with its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names below the folder.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}
