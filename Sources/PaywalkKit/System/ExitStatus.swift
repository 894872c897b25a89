/// What the program's end tells whoever started it.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// All is well.
  case fine = 0
  /// An expectation or a check failed.
  case failed = 1
  /// A file or the command line is wrong.
  case wrongInput = 2
  /// A session and the program disagree.
  case differs = 3
  /// Our own fault; the terminal is restored and the session saved first.
  case ownFault = 70
}

/// Why a command ends early, for people.
struct CommandFailure: Error, Hashable {
  var status: ExitStatus
  /// One line or more: what happened, where, what to do.
  var message: String

  init(_ message: String, status: ExitStatus = .wrongInput) {
    self.message = message
    self.status = status
  }
}
