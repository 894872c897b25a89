/// The two marks of Markdown that the Composer writes: `**bold**` and `~~struck~~`.
enum Markup {
  /// The runs of a text. A mark opens before a character and closes after one, as in CommonMark;
  /// one that nothing closes is text. Linear, whatever is in the text.
  static func runs(of text: String) -> [ExpandedText.Run] {
    let hasMark = text.utf8.contains { $0 == star || $0 == tilde }
    if !hasMark { return text.isEmpty ? [] : [.init(text)] }
    let bytes = Array(text.utf8)
    var runs: [ExpandedText.Run] = []
    var run: [UInt8] = []
    var isBold = false
    var isStruck = false
    func flush() {
      if run.isEmpty { return }
      runs.append(.init(String(decoding: run, as: UTF8.self), isBold: isBold, isStruck: isStruck))
      run = []
    }
    var index = 0
    var marks = pairedMarks(in: bytes)[...]
    while index < bytes.count {
      if let mark = marks.first, mark.index == index {
        flush()
        if mark.isBold { isBold.toggle() } else { isStruck.toggle() }
        marks.removeFirst()
        index += 2
      } else {
        run.append(bytes[index])
        index += 1
      }
    }
    flush()
    return runs
  }

  private struct Mark {
    var index: Int
    var isBold: Bool
    var opens: Bool
    var closes: Bool
  }

  /// The marks that have a partner of their kind, in order.
  private static func pairedMarks(in bytes: [UInt8]) -> [Mark] {
    let marks = self.marks(in: bytes)
    var isPaired = marks.map { _ in false }
    var openBold: Int?
    var openStruck: Int?
    for (number, mark) in marks.enumerated() {
      let open = mark.isBold ? openBold : openStruck
      var next = open
      if let open, mark.closes {
        isPaired[open] = true
        isPaired[number] = true
        next = nil
      } else if open == nil, mark.opens {
        next = number
      }
      if mark.isBold { openBold = next } else { openStruck = next }
    }
    return zip(marks, isPaired).filter(\.1).map(\.0)
  }

  private static func marks(in bytes: [UInt8]) -> [Mark] {
    var marks: [Mark] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == star || byte == tilde else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { $0 != byte } ?? bytes.count
      // One is a plain character, and four or more are a line that somebody drew.
      if (2...3).contains(end - index) {
        let opens = end < bytes.count && !isBlank(bytes[end])
        let closes = index > 0 && !isBlank(bytes[index - 1])
        marks.append(Mark(index: index, isBold: byte == star, opens: opens, closes: closes))
      }
      index = end
    }
    return marks
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  private static let star = UInt8(ascii: "*")
  private static let tilde = UInt8(ascii: "~")
}
