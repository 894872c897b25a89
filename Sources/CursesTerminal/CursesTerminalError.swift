/// Why a terminal cannot be taken over.
public enum CursesTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// TERM names one that cannot put text at a place, such as `dumb`.
  case cannotAddressCells(term: String)
  /// Neither TERM's entry nor that of xterm-256color is installed.
  case unknownTerminal(term: String)

  /// What happened and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .notATerminal:
      "Paywalk needs a terminal. For a pipe use --accessible, for a test use paywalk test."
    case .cannotAddressCells(let term):
      """
      TERM is \(term), which cannot put text at a place. Use --accessible, or set TERM to what \
      the terminal is, for example xterm-256color.
      """
    case .unknownTerminal(let term):
      """
      TERM is \(term), which is not in this system's terminfo, and xterm-256color is missing too. \
      Install ncurses-base, or use --accessible.
      """
    }
  }
}
