import PaywallModel

extension LinkState: Digestible {
  /// The log of links is only told.
  func add(to hash: inout StateHash) {
    hash.add(isAllowed)
    hash.add(held)
    hash.add(waiting)
    hash.add(beforeStart)
    hash.add(isAutomatic)
    hash.add(asksToSignIn)
    hash.add(last?.url)
    hash.add(last?.at)
    hash.add(unannounced)
  }
}

extension RedemptionState: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(running?.url)
    hash.add(running?.startedAt)
    hash.add(running?.identity.words)
    hash.add(running?.stage == .refreshing)
    hash.add(running?.answer?.outcome.rawValue)
    switch delegate {
    case .none: hash.add("none")
    case .registered(let handlesAlert): hash.add("registered \(handlesAlert)")
    case .registeredTooLate: hash.add("too late")
    }
    hash.add(sales)
    hash.add(mails.flatMap { [$0.url, "\($0.isRead)"] })
    hash.add(unsettledLink)
    hash.add(freshCount)
  }
}

extension RedemptionState.Sale: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(owner?.words)
    hash.add(redeemedAt)
    hash.add(links.flatMap { [$0.token.recorded, "\($0.isUsed)"] })
  }
}

extension UserAttribute: Digestible {
  func add(to hash: inout StateHash) {
    hash.add([key, value, kind.rawValue, source.rawValue])
    hash.add(setAt)
  }
}
