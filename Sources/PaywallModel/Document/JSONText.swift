/// Writes JSON: two blanks a level, one entry a line, keys in their order, a line feed at the end.
/// Equal nodes give equal bytes.
public enum JSONText {
  /// The text of a value.
  public static func write(_ node: JSONNode) -> String {
    var text = ""
    write(node, level: 0, to: &text)
    text += "\n"
    return text
  }

  /// The text of a value that begins at a level of a larger one, without the line feed at its end.
  static func write(_ node: JSONNode, level: Int) -> String {
    var text = ""
    write(node, level: level, to: &text)
    return text
  }

  /// A string with quotes and escapes: control characters and changes of direction are escaped,
  /// other scripts stay readable.
  public static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}", "\u{feff}":
        text += escape(scalar)
      case "\u{200e}", "\u{200f}", "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}", "\u{61c}":
        text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u" + HexDigits.text(UInt64(scalar.value), count: 4)
  }

  /// What is still to be written.
  private enum Piece {
    case text(String)
    case node(JSONNode, level: Int)
  }

  /// Not recursive: a value may be as deep as the reader lets it be, on any stack.
  private static func write(_ node: JSONNode, level: Int, to text: inout String) {
    var pending = [Piece.node(node, level: level)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .node(let node, let level): write(node, level: level, to: &text, rest: &pending)
      }
    }
  }

  private static func write(
    _ node: JSONNode, level: Int, to text: inout String, rest pending: inout [Piece]
  ) {
    switch node.value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += quoted(string)
    case .array(let elements):
      let entries = elements.map { ("", $0) }
      pending += list(entries, "[", "]", level: level)
    case .object(let members):
      let entries = members.map { (quoted($0.key) + ": ", $0.node) }
      pending += list(entries, "{", "}", level: level)
    }
  }

  /// The pieces of a list, the last first.
  private static func list(
    _ entries: [(label: String, node: JSONNode)], _ open: String, _ close: String, level: Int
  ) -> [Piece] {
    if entries.isEmpty { return [.text(open + close)] }
    let indentation = "\n" + String(repeating: "  ", count: level)
    var pieces = [Piece.text(indentation + close)]
    for (index, entry) in entries.enumerated().reversed() {
      pieces.append(.node(entry.node, level: level + 1))
      pieces.append(.text((index == 0 ? open : ",") + indentation + "  " + entry.label))
    }
    return pieces
  }
}
