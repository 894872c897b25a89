import Foundation
import Journeys
import PaywallModel

/// Walks the journeys of some seeds. Before each one it says which it is, so that whoever reads
/// knows when one has ended the process.
struct Worker {
  private let options: Options
  private let shipped: Catalog
  /// A journey takes a second at most; one that takes so many hangs.
  private static let mostSeconds: UInt32 = 120

  init(_ options: Options) {
    self.options = options
    shipped = Self.read(options.project)
    Planted.plant(options.mutant)
  }

  func run() -> Never {
    for index in 0..<options.count {
      let seed = options.seed &+ UInt64(index)
      say("begin \(seed)")
      alarm(Self.mostSeconds)
      var journey = Journey(seed: seed, kind: options.kind, shipped: shipped)
      let end = journey.go(options.length)
      let again = journey.again()
      if let fault = end.fault {
        say("fault \(seed) \(journey.kind.rawValue) \(end.stepCount) \(fault)")
        if options.stopsAtFault { exit(0) }
        tell(journey, fault: fault)
      } else if end.digest != again.digest {
        say("fault \(seed) \(journey.kind.rawValue) \(end.stepCount) walked twice, it differs")
      } else {
        say("end \(seed) \(journey.kind.rawValue) \(String(end.digest, radix: 16))")
      }
    }
    exit(0)
  }

  /// Takes only some steps of a journey that ends the process with its last one.
  func keep() -> Never {
    alarm(Self.mostSeconds)
    var journey = Journey(seed: options.seed, kind: options.kind, shipped: shipped)
    _ = journey.go(options.length, takesLast: false)
    let end = journey.again(options.kept)
    say(journey.text(of: options.kept))
    exit(end.fault == nil ? 0 : 1)
  }

  /// The fewest steps that still break the same.
  private func tell(_ journey: Journey, fault: String) {
    let number = fault.prefix(5)
    let short = journey.shrunk { $0.again().fault?.prefix(5) == number }
    for line in short.text.split(separator: "\n") { say("step \(line)") }
    guard let recording = short.again().recording else { return }
    for line in recording.split(separator: "\n") { say("line \(line)") }
  }

  private static func read(_ folder: String) -> Catalog {
    let root = URL(fileURLWithPath: folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().filter { !$0.contains("/") || $0.hasPrefix("strings/") }
      .compactMap { name in
        (try? Data(contentsOf: root.appendingPathComponent(name))).map {
          SourceFile(name: name, bytes: Array($0))
        }
      }
    return CatalogReader.read(files)
  }
}
