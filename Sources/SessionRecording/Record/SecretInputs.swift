import EmulatorShell
import PaywallModel
import TerminalModel

/// Keeps redemption tokens out of what is recorded. A pasted token is masked before the face
/// sees it; of one that is typed the face sees dots, and the mask when the link is opened. So a
/// recording and its replay have the same inputs, and neither has the token.
struct SecretInputs: Hashable, Sendable {
  private static let dot: Character = "•"
  /// Characters of a token that may be seen.
  private static let shownCount = 2

  /// What was really typed into the prompt for a link.
  private var real: TextField?

  /// What the face is given in the place of an input.
  mutating func inputs(for input: Input, in shell: Shell) -> [Input] {
    if case .paste(let text) = input { return [.paste(TokenMask.recorded(text))] }
    guard let field = shell.linkField else {
      real = nil
      return [input]
    }
    guard case .key(let key) = input else { return [input] }
    var typed = real ?? field
    if Self.dotted(typed.text) != field.text { typed = field }
    defer { real = typed }
    let isTyping = shell.place == .textField
    switch KeyTable.intent(for: key, in: shell.place) {
    case .press?: return opening(typed, field, isTyping: isTyping, key)
    case .insert(let piece)? where isTyping:
      _ = typed.edit(.insert(piece))
      let shown = Self.dotted(typed.text)
      let index = shown.index(shown.startIndex, offsetBy: typed.cursor - 1)
      return shown[index] == Self.dot ? [.key(.character(Self.dot))] : [input]
    case let intent?:
      if isTyping { _ = typed.edit(intent) }
      return [input]
    case nil: return [input]
    }
  }

  /// The dots are put away and the mask takes their place, then the link is opened.
  private func opening(
    _ typed: TextField, _ field: TextField, isTyping: Bool, _ key: Key
  ) -> [Input] {
    guard typed.text != field.text else { return [.key(key)] }
    let back: [Input] = isTyping ? [] : [.key(.backTab)]
    let replaced: [Input] = [
      .key(.control("e")), .key(.control("u")), .paste(TokenMask.recorded(typed.text)),
    ]
    return back + replaced + [.key(key)]
  }

  /// A text with all of each token but its beginning as dots.
  private static func dotted(_ text: String) -> String {
    var characters = Array(text)
    for range in TokenMask.tokens(in: text) where !RedemptionToken.isRecorded(String(text[range])) {
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      let end = text.distance(from: text.startIndex, to: range.upperBound)
      for index in start..<end where index >= start + shownCount { characters[index] = dot }
    }
    return String(characters)
  }
}
