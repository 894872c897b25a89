import PaywallModel
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Data goes to the standard output, talk to the error stream. Whatever is written has been
/// sanitised: no byte of a file reaches a terminal as a control.
enum Output {
  /// Why data could not be written; the program has one thread.
  nonisolated(unsafe) private static var failure: FileFailure?

  /// Why some of the data was lost, if it was. Nothing is said of a reader that has gone.
  static func takeFailure() -> FileFailure? {
    defer { failure = nil }
    return failure
  }

  /// Writes a text of data; each of its lines is sanitised.
  static func data(_ text: String) { write(visible(text), to: STDOUT_FILENO) }

  /// Writes what `SurfaceFormats` made of a surface: its escape sequences and tags are its own, and
  /// no cell holds a control.
  static func picture(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes the mark after which a person types.
  static func prompt() { write("> ", to: STDOUT_FILENO) }

  /// Writes a line of talk, or several.
  static func talk(_ text: String) { write(visible(text), to: STDERR_FILENO) }

  /// Writes a JSON value; what could act on a terminal is escaped, so that the value stays what it
  /// is.
  static func json(_ node: JSONNode) {
    var text = ""
    for scalar in JSONText.write(node).unicodeScalars {
      let category = scalar.properties.generalCategory
      if scalar != "\n" && (category == .format || category == .control) {
        for unit in String(scalar).utf16 {
          text += "\\u" + HexDigits.text(UInt64(unit), count: 4)
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    write(text, to: STDOUT_FILENO)
  }

  /// The text's lines, sanitised, each with its end.
  static func visible(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var result = lines.map { Glyphs.visible(String($0)) }
    if result.count > 1 && result.last == "" { result.removeLast() }
    return result.map { $0 + "\n" }.joined()
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let isWritten = Files.writeAll(Array(text.utf8), to: descriptor)
    guard !isWritten, descriptor == STDOUT_FILENO, errno != EPIPE, failure == nil else { return }
    failure = FileFailure("standard output", number: errno)
  }
}
