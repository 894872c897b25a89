import Foundation

/// From a key until what it changes is written, while a countdown runs and a purchase waits.
enum KeysBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let folder = try TemporaryFolder()
    let paywalk = try Programs.paywalk()
    guard let baseline = Programs.baseline(in: folder.path) else {
      return report.note("keys: cc or ncurses is missing.")
    }
    let walk = [
      paywalk, "run", Repository.root + "/screens", "--placement", "winback", "--keys", "Enter",
    ]
    for (columns, rows) in [(80, 24), (200, 60)] {
      func open(_ words: [String]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(words, columns: columns, rows: rows, home: folder.path)
        try terminal.settle()
        return terminal
      }
      let pair = Pair(ours: try open(walk), theirs: try open([baseline]))
      try pair.measure(options, size: "\(columns)×\(rows)", into: &report)
    }
  }

  /// Two programs that take turns.
  private struct Pair {
    let ours: PseudoTerminal
    let theirs: PseudoTerminal

    func measure(_ options: BenchOptions, size: String, into report: inout Report) throws {
      let moves = try paintings(of: "\t", rounds: options.rounds(100))
      report.add(
        Figure(
          benchmark: .keys, what: "focus move to first byte, \(size)", unit: "ms",
          samples: moves.ours.map(\.first),
          baseline: Figure.Baseline(name: "C ncurses", samples: moves.theirs.map(\.first)),
          goals: [.atMost(1.5, .ratio), .atMost(1, .percentile95)]))
      report.add(
        Figure(
          benchmark: .keys, what: "focus move, \(size)", unit: "bytes",
          samples: moves.ours.map { Double($0.byteCount) },
          baseline: Figure.Baseline(
            name: "C ncurses", samples: moves.theirs.map { Double($0.byteCount) }),
          goals: [.atMost(400)]))
      let repaints = try paintings(of: "\u{0c}", rounds: options.rounds(50))
      report.add(
        Figure(
          benchmark: .keys, what: "full repaint, \(size)", unit: "ms",
          samples: repaints.ours.map(\.last),
          baseline: Figure.Baseline(name: "C ncurses", samples: repaints.theirs.map(\.last)),
          goals: [.atMost(1.5, .ratio)]))
    }

    private func paintings(
      of key: String, rounds: Int
    ) throws -> (ours: [PseudoTerminal.Painting], theirs: [PseudoTerminal.Painting]) {
      var result: (ours: [PseudoTerminal.Painting], theirs: [PseudoTerminal.Painting]) = ([], [])
      for _ in 0..<rounds {
        result.ours.append(try ours.paint(key))
        result.theirs.append(try theirs.paint(key))
      }
      return result
    }
  }
}
