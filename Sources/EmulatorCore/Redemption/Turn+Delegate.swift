import PaywallModel

extension Turn {
  /// The delegate is registered; there is no runtime setter, so after start it is never called
  /// (dossier §7.3).
  mutating func registerDelegate(_ handlesAlert: Bool) {
    state.redemption.delegate =
      state.hasStarted ? .registeredTooLate : .registered(handlesAlert: handlesAlert)
  }

  /// The link of a mail was opened.
  mutating func markMailRead(_ index: Int) {
    guard state.redemption.mails.indices.contains(index) else { return note(Notes.noMail) }
    state.redemption.mails[index].isRead = true
  }
}
