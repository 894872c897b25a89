import Foundation
import Journeys
import PaywallModel

/// Has the journeys walked in processes of their own, so that one that ends its process is one that
/// fails, and no more.
struct Leader {
  private let options: Options
  private static let seedsPerProcess = 500

  init(_ options: Options) { self.options = options }

  func run() -> Int32 {
    var sum = Sum()
    var next = options.seed
    let past = options.seed &+ UInt64(options.count)
    while next < past && !(options.stopsAtFault && sum.faultCount > 0) {
      let count = min(Self.seedsPerProcess, Int(past - next))
      let output = start(["--worker", "--seed", "\(next)", "--count", "\(count)"])
      next = take(output, past: next &+ UInt64(count), &sum)
    }
    say(sum.text(options))
    return sum.faultCount == 0 ? 0 : 1
  }

  /// Reads what a worker has said; the answer is the seed that is next.
  private func take(_ output: Output, past: UInt64, _ sum: inout Sum) -> UInt64 {
    var begun = past
    for line in output.lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "begin": begun = UInt64(words[1]) ?? begun
      case "end":
        sum.add(line)
        if options.lists { say(line.dropFirst(4)) }
      case "fault":
        sum.faultCount += 1
        say(line)
      case "step", "line": say("  \(line.dropFirst(5))")
      default: break
      }
    }
    guard output.status != 0 else { return past }
    sum.faultCount += 1
    say("fault \(begun) ends its process, signal \(output.status)")
    if !options.stopsAtFault { shrink(begun) }
    return begun &+ 1
  }

  /// Which step it is, then which of those before it are needed for it.
  private func shrink(_ seed: UInt64) {
    var length = options.length
    var low = 0
    while low + 1 < length {
      let middle = (low + length) / 2
      if ends(seed, middle, Array(0..<middle)) { length = middle } else { low = middle }
    }
    var kept = Array(0..<length)
    var size = max(1, length / 2)
    while size > 0 {
      var start = 0
      while start < kept.count {
        let candidate = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        if ends(seed, length, candidate) { kept = candidate } else { start += size }
      }
      size /= 2
    }
    let text = start(keeper(seed, length, Array(kept.dropLast()))).lines.joined(separator: "\n")
    say("  steps \(kept.map(String.init).joined(separator: ",")) of \(length)\n\(text)")
  }

  private func ends(_ seed: UInt64, _ length: Int, _ kept: [Int]) -> Bool {
    start(keeper(seed, length, kept)).status > 1
  }

  private func keeper(_ seed: UInt64, _ length: Int, _ kept: [Int]) -> [String] {
    let list = kept.map(String.init).joined(separator: ",")
    return ["--keeper", "--seed", "\(seed)", "--length", "\(length)", "--keep", list]
  }

  private struct Output {
    var lines: [String]
    /// A signal's number, or how it ended by itself.
    var status: Int32
  }

  private func start(_ words: [String]) -> Output {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    var all = words + ["--project", options.project]
    if !words.contains("--length") { all += ["--length", "\(options.length)"] }
    if let kind = options.kind { all += ["--kind", kind.rawValue] }
    if options.stopsAtFault { all.append("--until-fault") }
    if let mutant = options.mutant { all += ["--mutant", mutant] }
    process.arguments = all
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    do { try process.run() } catch { return Output(lines: ["\(error)"], status: 127) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return Output(
      lines: text.split(separator: "\n").map(String.init), status: process.terminationStatus)
  }
}

/// What all journeys come to.
struct Sum {
  var faultCount = 0
  private var count = 0
  private var kinds: [String: Int] = [:]
  private var hash = StableHash()

  mutating func add(_ line: String) {
    count += 1
    hash.add(line)
    let words = line.split(separator: " ")
    if words.count > 2 { kinds[String(words[2]), default: 0] += 1 }
  }

  func text(_ options: Options) -> String {
    let parts = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return """
      \(count + faultCount) journeys of \(options.length) steps from seed \(options.seed) \
      (\(parts.joined(separator: ", "))): \(faultCount) failed. Digest \(hash.hex).
      """
  }
}
