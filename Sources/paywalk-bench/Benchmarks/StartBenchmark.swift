import Foundation

/// From the start of the process until the last row of its first frame is written.
enum StartBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let folder = try TemporaryFolder()
    let paywalk = try Programs.paywalk()
    guard let baseline = Programs.baseline(in: folder.path) else {
      return report.note("start: cc or ncurses is missing.")
    }
    let walk = [paywalk, "run", Repository.root + "/screens", "--placement", "premium"]
    for (columns, rows) in [(80, 24), (200, 60)] {
      var (ours, theirs, memory): ([Double], [Double], [Double]) = ([], [], [])
      var answered: [Double] = []
      for _ in 0..<options.rounds(75) {
        for (words, isOurs) in [(walk, true), ([baseline], false)] {
          let terminal = try PseudoTerminal(
            words, columns: columns, rows: rows, home: folder.path)
          let time = try terminal.moment(of: "quit") - terminal.startedAt
          if isOurs { ours.append(time) } else { theirs.append(time) }
          guard isOurs else { continue }
          // A key is handled once the whole project is read, which comes after the first frame.
          answered.append(time + (try terminal.paint("\t").first))
          if let peak = terminal.peakMebibytes { memory.append(peak) }
        }
      }
      let name = "\(columns)×\(rows)"
      report.add(
        Figure(
          benchmark: .start, what: "start to first frame, \(name)", unit: "ms", samples: ours,
          baseline: Figure.Baseline(name: "C ncurses", samples: theirs),
          goals: [.atMost(2.5, .ratio)]))
      report.add(
        Figure(
          benchmark: .start, what: "start to a key's answer, \(name)", unit: "ms",
          samples: answered))
      report.add(
        Figure(
          benchmark: .start, what: "memory of the walk, \(name)", unit: "MiB", samples: memory,
          goals: [.atMost(16)]))
    }
  }
}
