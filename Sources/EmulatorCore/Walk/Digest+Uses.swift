import PaywallModel

extension Integration {
  /// What is as it is without a word in the project adds nothing, so that older digests stay.
  func addUses(to hash: inout StateHash) {
    let plain = Integration()
    if let winBack { hash.add(winBack) }
    if messageTitle != plain.messageTitle { hash.add("message \(messageTitle)") }
    if messageText != plain.messageText { hash.add("text \(messageText)") }
    if credentials != plain.credentials {
      hash.add("credentials \(credentials.parameter) \(MaskedText.secret(credentials.token))")
    }
    if !synchronizesOwnPurchases { hash.add("never synchronizes") }
  }
}
