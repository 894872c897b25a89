import PaywallModel

/// A line of text that is being typed, with the place of its cursor.
public struct TextField: Hashable, Sendable {
  /// What was typed.
  public private(set) var text: String
  /// How many characters stand left of the cursor.
  public private(set) var cursor: Int

  /// What is pasted by mistake, a whole file, is refused: each key would draw all of it again.
  public static let longestPasteBytes = Limits.pasteBytes

  /// What a pasted text comes to in a field: its lines side by side.
  public static func line(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Makes a field with the cursor at its end.
  public init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// Does what an editing intent means; says whether the intent was one.
  public mutating func edit(_ intent: Intent) -> Bool {
    switch intent {
    case .insert(let piece): insert(piece)
    case .deleteBackward: remove((cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<(cursor + 1))
    case .deleteToStart: remove(0..<cursor)
    case .deleteToEnd: remove(cursor..<text.count)
    case .deleteWord: remove(wordStart..<cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .lineStart: cursor = 0
    case .lineEnd: cursor = text.count
    default: return false
    }
    return true
  }

  /// Makes a field with the cursor at a place.
  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  private var wordStart: Int {
    let before = Array(text.prefix(cursor))
    let trimmed = before.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return before[..<trimmed].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private mutating func insert(_ piece: String) {
    let head = String(text.prefix(cursor))
    let tail = String(text.dropFirst(cursor))
    text = head + piece + tail
    cursor = min(text.count, (head + piece).count)
  }

  private mutating func remove(_ range: Range<Int>) {
    let kept = range.clamped(to: 0..<text.count)
    guard !kept.isEmpty else { return }
    text = String(text.prefix(kept.lowerBound)) + String(text.dropFirst(kept.upperBound))
    cursor = min(kept.lowerBound, text.count)
  }
}
