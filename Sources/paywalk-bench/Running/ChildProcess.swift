import Foundation

/// What is measured in a process of its own: other programs, and this one where memory or another
/// library's start is not to count.
enum ChildProcess {
  static let flag = "--child"

  /// Runs this program as a child and answers with what it printed, word by word.
  static func own(_ words: [String]) throws -> [Double] {
    try run(CommandLine.arguments[0], [flag] + words)
  }

  /// Runs a program to its end; nil where it is not installed.
  static func installed(_ name: String, _ words: [String]) throws -> [Double]? {
    try path(of: name).map { try run($0, words) }
  }

  /// Where a program is; nil where it is not installed.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ path: String, _ words: [String]) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchFailure("\(path) ended with \(process.terminationStatus). Words: \(words).")
    }
    return String(decoding: printed, as: UTF8.self).split { $0 == " " || $0 == "\n" }
      .compactMap { Double($0) }
  }

  /// The child's side.
  static func run(_ words: [String]) -> Int32 {
    switch (words.first, words.dropFirst().first) {
    case ("foundation", let path?): FoundationReading.run(path, .everything)
    case ("foundation-few", let path?): FoundationReading.run(path, .fewFields)
    case ("walk", let count?): WalkBenchmark.runChild(events: Int(count) ?? 0, isLogged: false)
    case ("logged-walk", let count?):
      WalkBenchmark.runChild(events: Int(count) ?? 0, isLogged: true)
    default: return 2
    }
    return 0
  }

  /// The most memory that this process had, in MiB.
  static var peakMebibytes: Double {
    // Linux' rusage still counts what the parent had before this program was loaded.
    if let peak = peakMebibytes(of: "self") { return peak }
    let ownProcess: Int32 = 0
    var usage = rusage()
    getrusage(ownProcess, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  }

  /// The same of a process by its number; nil where the system does not tell.
  static func peakMebibytes(of process: String) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line?.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1_024 }
  }
}
