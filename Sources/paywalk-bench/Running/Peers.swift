import Foundation

/// Other ways to draw a list on a terminal, where they are installed.
struct Peer {
  var name: String
  var words: [String]

  /// Those that this machine has, and why the others are missing.
  static func installed(_ options: BenchOptions) throws -> (peers: [Peer], missing: [String]) {
    var found: (peers: [Peer], missing: [String]) = ([], [])
    for module in ["textual", "urwid"] {
      let program = Repository.root + "/Sources/paywalk-bench/peers/\(module)_list.py"
      if let python = ChildProcess.path(of: options.python),
        (try? ChildProcess.installed(python, ["-c", "import \(module)"])) != nil
      {
        found.peers.append(Peer(name: module, words: [python, program]))
      } else {
        found.missing.append(
          "\(module): \(options.python) has no module \(module). pip install \(module) in a venv, "
            + "and --python VENV/bin/python")
      }
    }
    if let dialog = ChildProcess.path(of: "dialog") {
      found.peers.append(Peer(name: "dialog", words: [dialog] + menu))
    } else {
      found.missing.append("dialog: it is not installed. apt-get install dialog")
    }
    return found
  }

  private static let menu: [String] =
    ["--cancel-label", "quit", "--menu", "baseline", "20", "70", "12"]
    + (1...40).flatMap { ["\($0)", "Everything in every plan, for a family of six  € 29.99"] }
}
