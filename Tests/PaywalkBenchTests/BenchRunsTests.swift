import EmulatorTestSupport
import Foundation
import Testing

/// The benchmark runs and prints what it measured; how fast anything is is no test.
@Suite struct BenchRunsTests {
  /// Beside the test bundle, whatever the configuration.
  private static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("paywalk-bench").path

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: BenchRunsTests.path)),
    arguments: ["json", "layout", "focus", "repaint", "walk", "shell", "journal"])
  func printsFiguresAndTheirCommand(name: String) throws {
    let result = try run(["--quick", name])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("\n\(name) "), "\(result.output)")
    #expect(result.output.contains("paywalk-bench --quick \(name)"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: BenchRunsTests.path)))
  func namesTheBenchmarksWhereOneIsNotKnown() throws {
    let result = try run(["speed"])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("There is no benchmark \"speed\". Known: json layout "))
  }
}
