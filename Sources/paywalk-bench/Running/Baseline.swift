import Foundation

/// The programs that are compared on a pseudo-terminal.
enum Programs {
  /// Paywalk as it was built beside this program.
  static func paywalk() throws -> String {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("paywalk").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchFailure("\(path) is not built. Run swift build -c release first.")
    }
    return path
  }

  /// Builds the C program with `cc`; nil where there is no compiler or no ncurses for it.
  static func baseline(in folder: String) -> String? {
    let path = folder + "/baseline"
    let source = Repository.root + "/Sources/paywalk-bench/baseline.c"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["cc", "-O2", "-o", path, source, "-lncursesw", "-ltinfo"]
    guard (try? compiler.run()) != nil else { return nil }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? path : nil
  }
}

/// A folder that goes when the benchmark ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywalk-bench-\(getpid())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
