import PaywallModel

/// A text in which `«` and `»` stand around the place that a problem must have.
struct MarkedText {
  var text: String
  var position: SourcePosition

  /// Takes the marks out; the closing one must stand in the line of the opening one.
  init(_ marked: String) {
    var scalars: [Unicode.Scalar] = []
    var line = 1
    var column = 1
    var start: (line: Int, column: Int)?
    var length = 1
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": start = (line, column)
      case "»": length = column - (start?.column ?? column)
      case "\n":
        scalars.append(scalar)
        line += 1
        column = 1
      default:
        scalars.append(scalar)
        column += 1
      }
    }
    text = String(String.UnicodeScalarView(scalars))
    position = SourcePosition(line: start?.line ?? 0, column: start?.column ?? 0, length: length)
  }

  var file: SourceFile { SourceFile(name: "a.json", bytes: Array(text.utf8)) }
}
