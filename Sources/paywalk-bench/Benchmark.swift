/// The benchmarks, in the order of the table.
enum Benchmark: String, CaseIterable {
  case json, layout, served, focus, repaint, walk, shell, journal, start, keys, peers

  /// What it measures, in one line.
  var help: String {
    switch self {
    case .json: "reading JSON, beside Python's json and Foundation's JSONDecoder"
    case .layout: "laying out and painting screens of 1,000 and 10,000 components"
    case .served: "the served sample, from its file to its picture"
    case .focus: "moving the focus by one: the screen alone, and the whole window"
    case .repaint: "a whole window's frame, and what changed in it"
    case .walk: "events of a walk without a face, a digest after each"
    case .shell: "inputs through the whole face, a frame after each"
    case .journal: "recording an input, and writing its lines"
    case .start: "from the start of the process to the first frame, beside ncurses in C"
    case .keys: "from a key to what it paints, beside ncurses in C"
    case .peers: "start and keys beside textual, urwid and dialog, where they are installed"
    }
  }

  /// Measures and adds the figures.
  func run(_ options: BenchOptions, into report: inout Report) throws {
    switch self {
    case .json: try JSONBenchmark.run(options, into: &report)
    case .layout: try LayoutBenchmark.run(options, into: &report)
    case .served: try ServedBenchmark.run(options, into: &report)
    case .focus: try FocusBenchmark.run(options, into: &report)
    case .repaint: try RepaintBenchmark.run(options, into: &report)
    case .walk: try WalkBenchmark.run(options, into: &report)
    case .shell: try ShellBenchmark.run(options, into: &report)
    case .journal: try JournalBenchmark.run(options, into: &report)
    case .start: try StartBenchmark.run(options, into: &report)
    case .keys: try KeysBenchmark.run(options, into: &report)
    case .peers: try PeersBenchmark.run(options, into: &report)
    }
  }
}
