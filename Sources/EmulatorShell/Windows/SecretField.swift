import EmulatorCore
import PaywallModel

/// A field that something secret is typed into, while it is open.
public struct SecretField: Hashable, Sendable {
  /// What is typed.
  public enum Kind: Hashable, Sendable {
    /// A link, which may have a redemption token.
    case link
    /// Who signs in.
    case userID
  }

  /// What is typed.
  public var kind: Kind
  /// The field as the face has it.
  public var field: TextField
  /// Whether keys are typed into it.
  public var isTyping: Bool
  /// How often `⇥` leads from it to what has the focus.
  public var stepsToFocus: Int
}

extension Shell {
  /// The field that something secret is typed into; nil where there is none.
  public var secretField: SecretField? {
    if case .question(let question)? = windows.last { return question.secretField }
    // Asked before each input: most dialogs have no field, and the dialogs take long to list.
    guard windows.isEmpty, half == .phone, !isReplaying,
      dialogFaces.last.map({ !$0.fields.isEmpty }) ?? false, let (dialog, face) = topDialog,
      let index = dialog.fields.firstIndex(where: \.isUserID), face.fields.indices.contains(index),
      let place = face.items.firstIndex(of: .field(index)), place <= face.focus
    else { return nil }
    let between = face.items[place..<face.focus]
    return SecretField(
      kind: .userID, field: face.fields[index], isTyping: face.focus == place,
      stepsToFocus: between.count { !dialog.isOff($0) })
  }
}

extension Question {
  fileprivate var secretField: SecretField? {
    guard let field = fields.first else { return nil }
    let isUserID = fieldIDs.first == Dialog.Field.userID.id
    guard isUserID || purpose == .link else { return nil }
    return SecretField(
      kind: isUserID ? .userID : .link, field: field, isTyping: focus == 0,
      stepsToFocus: max(0, focus))
  }
}
