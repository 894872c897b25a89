import EmulatorShell
import PaywallModel
import TerminalModel

/// Keeps redemption tokens and ids of users out of what is recorded. Of what is typed the face
/// sees dots, and the mask when it is used; a pasted token is masked before the face sees it. So a
/// recording and its replay have the same inputs, and neither has the secret.
struct SecretInputs: Hashable, Sendable {
  private static let dot: Character = "•"
  /// Characters of a secret that may be seen.
  private static let shownCount = 2

  /// What was really typed into the field of a secret. It outlives a help that covers the field.
  private var real: TextField?

  /// What the face is given in the place of an input.
  mutating func inputs(for input: Input, in shell: Shell) -> [Input] {
    guard let secret = shell.secretField else { return [Self.withoutToken(input)] }
    var typed = real ?? secret.field
    if !Self.covers(secret.field.text, typed.text) { typed = secret.field }
    defer { real = typed }
    switch input {
    case .key(let key):
      let intent = KeyTable.intent(for: key, in: shell.place)
      return inputs(for: key, meaning: intent, secret, &typed)
    case .paste(let text):
      guard secret.isTyping, secret.kind == .userID || typed.text != secret.field.text else {
        return [Self.withoutToken(input)]
      }
      return [.paste(paste(TextField.line(of: text), into: &typed, secret.kind))]
    case .mouse(let mouse):
      let mayPress = mouse.action == .click || mouse.action == .doubleClick
      return mayPress ? putting(typed, in: secret, before: input) : [input]
    case .resized: return [input]
    }
  }

  private func inputs(
    for key: Key, meaning intent: Intent?, _ secret: SecretField, _ typed: inout TextField
  ) -> [Input] {
    switch intent {
    case .press?: return putting(typed, in: secret, before: .key(key))
    case .digit? where !secret.isTyping: return putting(typed, in: secret, before: .key(key))
    case .insert(let piece)? where secret.isTyping:
      let shown = insert(piece, into: &typed, secret.kind)
      return shown == piece ? [.key(key)] : shown.map { .key(.character($0)) }
    case let intent?:
      if secret.isTyping { _ = typed.edit(intent) }
      return [.key(key)]
    case nil: return [.key(key)]
    }
  }

  /// Pastes something; what is too long for a field is refused by the face, so it only sees that.
  private func paste(
    _ line: String, into typed: inout TextField, _ kind: SecretField.Kind
  ) -> String {
    guard line.utf8.count <= TextField.longestPasteBytes else {
      return String(repeating: Self.dot, count: line.utf8.count)
    }
    return insert(line, into: &typed, kind)
  }

  /// Types something; what comes back is what may be seen of it.
  private func insert(
    _ piece: String, into typed: inout TextField, _ kind: SecretField.Kind
  ) -> String {
    let isAtEnd = typed.cursor == typed.text.count
    let start = typed.cursor
    _ = typed.edit(.insert(piece))
    switch kind {
    case .link: return String(Self.dotted(typed.text).dropFirst(start).prefix(piece.count))
    case .userID:
      let shown = piece.prefix(isAtEnd ? max(0, Self.shownCount - start) : 0)
      return shown
        + String(repeating: Self.dot, count: max(0, typed.cursor - start - shown.count))
    }
  }

  /// The dots are put away and the mask takes their place, before an input that may use it.
  private func putting(
    _ typed: TextField, in secret: SecretField, before input: Input
  ) -> [Input] {
    guard typed.text != secret.field.text else { return [input] }
    let steps = secret.stepsToFocus
    let recorded =
      switch secret.kind {
      case .link: TokenMask.recorded(typed.text)
      case .userID: UserIDMask.recorded(typed.text)
      }
    return Array(repeating: .key(.backTab), count: steps)
      + [.key(.control("e")), .key(.control("u")), .paste(recorded)]
      + Array(repeating: .key(.tab), count: steps) + [input]
  }

  private static func withoutToken(_ input: Input) -> Input {
    if case .paste(let text) = input { .paste(TokenMask.recorded(text)) } else { input }
  }

  /// Whether a text is another one with dots in the place of some of it.
  private static func covers(_ shown: String, _ text: String) -> Bool {
    shown.count == text.count && zip(shown, text).allSatisfy { $0 == $1 || $0 == dot }
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
