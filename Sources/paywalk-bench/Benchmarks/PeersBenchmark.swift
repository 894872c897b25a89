import Foundation

/// Start and key to paint beside other ways to draw a list, in turns, at 80×24.
enum PeersBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let folder = try TemporaryFolder()
    let paywalk = try Programs.paywalk()
    let walk = [paywalk, "run", Repository.root + "/screens", "--placement", "premium"]
    let installed = try Peer.installed(options)
    for missing in installed.missing { report.note("peers: \(missing).") }
    for peer in installed.peers {
      try measure(peer, beside: walk, options, home: folder.path, into: &report)
    }
  }

  private static func measure(
    _ peer: Peer, beside walk: [String], _ options: BenchOptions, home: String,
    into report: inout Report
  ) throws {
    func open(_ words: [String]) throws -> PseudoTerminal {
      try PseudoTerminal(words, columns: 80, rows: 24, home: home)
    }
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<options.rounds(10) {
      let (one, other) = (try open(walk), try open(peer.words))
      ours.append(try one.moment(of: "quit") - one.startedAt)
      theirs.append(try other.moment(of: "quit") - other.startedAt)
    }
    report.add(
      Figure(
        benchmark: .peers, what: "start to first frame, 80×24", unit: "ms", samples: ours,
        baseline: Figure.Baseline(name: peer.name, samples: theirs)))
    let (one, other) = (try open(walk), try open(peer.words))
    try one.settle()
    try other.settle()
    (ours, theirs) = ([], [])
    for _ in 0..<options.rounds(50) {
      ours.append(try one.paint("\t").first)
      theirs.append(try other.paint("\t").first)
    }
    report.add(
      Figure(
        benchmark: .peers, what: "focus move to first byte, 80×24", unit: "ms", samples: ours,
        baseline: Figure.Baseline(name: peer.name, samples: theirs)))
  }
}
