public import TerminalModel

/// Frames over time as a recording of a terminal that asciinema's programs play: asciicast, version
/// 2 or 3. Only what changes from frame to frame is written.
public struct AsciiCast: Hashable, Sendable {
  /// The format's version.
  public enum Version: Int, Hashable, Sendable, CaseIterable {
    /// Times since the start.
    case two = 2
    /// Times since the event before.
    case three = 3
  }

  private let version: Version
  private let depth: ColorDepth
  private var shown: Surface?
  private var lastMilliseconds = 0
  /// The file so far.
  public private(set) var text: String

  /// Begins a file; the title is what players show.
  public init(version: Version, size: Size, title: String, depth: ColorDepth) {
    self.version = version
    self.depth = depth
    let name = CastText.quoted(Glyphs.visible(title))
    switch version {
    case .two:
      text =
        "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows), \"title\": \(name)}\n"
    case .three:
      text =
        "{\"version\": 3, \"term\": {\"cols\": \(size.columns), \"rows\": \(size.rows)}, "
        + "\"title\": \(name)}\n"
    }
  }

  /// What is seen from a moment on, in milliseconds since the start; a frame like the one before
  /// writes nothing.
  public mutating func show(_ surface: Surface, cursor: Point?, at milliseconds: Int) {
    if let shown, shown.size != surface.size {
      event("r", "\(surface.size.columns)x\(surface.size.rows)", at: milliseconds)
    }
    guard surface != shown else { return }
    let changes = ANSIText.changes(to: surface, from: shown, depth: depth)
    event("o", changes + Self.place(of: cursor), at: milliseconds)
    shown = surface
  }

  /// A name for a moment.
  public mutating func mark(_ name: String, at milliseconds: Int) {
    event("m", Glyphs.visible(name), at: milliseconds)
  }

  private static func place(of cursor: Point?) -> String {
    guard let cursor else { return "\u{1b}[?25l" }
    return "\u{1b}[\(cursor.row + 1);\(cursor.column + 1)H\u{1b}[?25h"
  }

  private mutating func event(_ code: String, _ data: String, at milliseconds: Int) {
    let moment = max(milliseconds, lastMilliseconds)
    let time = version == .two ? moment : moment - lastMilliseconds
    lastMilliseconds = moment
    text += "[\(CastText.seconds(time)), \"\(code)\", \(CastText.quoted(data))]\n"
  }
}

/// Numbers and strings of the format, which is JSON.
enum CastText {
  static func seconds(_ milliseconds: Int) -> String {
    let digits = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\0"..<" ", "\u{7f}"..."\u{9f}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
