import PaywallModel

/// A value whose part in a walk's future can be digested. Collections without an order are digested
/// without one, so that the digest does not depend on the run.
protocol Digestible {
  func add(to hash: inout StateHash)
}

extension Digestible {
  /// A digest of this value alone.
  var ownDigest: UInt64 {
    var hash = StateHash()
    add(to: &hash)
    return hash.value
  }
}

extension Walk {
  /// A digest of everything that decides how the walk goes on; equal walks have equal digests. What
  /// is only told (trace, events, notes) and the catalog are not part of it.
  public var digest: UInt64 {
    var hash = StateHash()
    emulator.addParts(to: &hash)
    app.addParts(to: &hash)
    hash.add(now)
    hash.add(unanswered)
    return hash.value
  }
}

extension Emulator {
  /// A digest of everything that decides how the SDK goes on; equal ones have equal digests.
  public var digest: UInt64 {
    var hash = StateHash()
    addParts(to: &hash)
    return hash.value
  }
}

extension StateHash {
  mutating func add(_ value: some Digestible) { value.add(to: &self) }

  /// The digest of an entry of a table.
  static func digest(of key: some Digestible, _ value: some Digestible) -> UInt64 {
    var hash = StateHash()
    hash.add(key)
    hash.add(value)
    return hash.value
  }
}

extension Array: Digestible where Element: Digestible {
  /// With its length, so that two lists in a row do not run together.
  func add(to hash: inout StateHash) {
    hash.add(count)
    // A span lends its elements, a loop over the list copies each.
    let values = span
    for index in values.indices { values[index].add(to: &hash) }
  }
}

extension Optional: Digestible where Wrapped: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(self != nil)
    if let self { hash.add(self) }
  }
}

extension Set: Digestible where Element: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(count)
    hash.add(isEmpty ? 0 : reduce(UInt64(0)) { $0 &+ $1.ownDigest })
  }
}

extension Dictionary: Digestible where Key: Digestible, Value: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(count)
    hash.add(isEmpty ? 0 : reduce(UInt64(0)) { $0 &+ StateHash.digest(of: $1.key, $1.value) })
  }
}

extension Int: Digestible {
  func add(to hash: inout StateHash) { hash.add(self) }
}

extension Bool: Digestible {
  func add(to hash: inout StateHash) { hash.add(self) }
}

extension String: Digestible {
  func add(to hash: inout StateHash) { hash.add(self) }
}

extension Instant: Digestible {
  func add(to hash: inout StateHash) { hash.add(milliseconds) }
}

extension CallID: Digestible {
  func add(to hash: inout StateHash) { hash.add(number) }
}

extension RequestID: Digestible {
  func add(to hash: inout StateHash) { hash.add(number) }
}

extension PresentationID: Digestible {
  func add(to hash: inout StateHash) { hash.add(number) }
}

extension ComponentPath: Digestible {
  func add(to hash: inout StateHash) { hash.add(indices) }
}

extension PendingTimer: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(due)
    hash.add(number)
    switch purpose {
    case .storeResponds(let index):
      hash.add("store")
      hash.add(index)
    case .bridgeGivesUp(let call):
      hash.add("bridge")
      hash.add(call)
    case .pollsWebPayment: hash.add("polls web")
    case .webCheckoutContinues: hash.add("web continues")
    case .webPaymentIsLate: hash.add("web late")
    case .carouselTurns(let id, let path):
      hash.add("carousel")
      hash.add(id)
      hash.add(path)
    case .redemptionExchanged: hash.add("exchanged")
    case .redemptionRefreshed: hash.add("refreshed")
    case .redemptionWatchdog: hash.add("watchdog")
    case .fetchResponds(let request):
      hash.add("fetch")
      hash.add(request)
    }
  }
}

extension Dialog: Digestible {
  /// All else follows from its kind and from the state that it was made of.
  func add(to hash: inout StateHash) {
    hash.add(id.number)
    hash.add(owner.rawValue)
    hash.add(name)
    hash.add(subject)
    hash.add(apiName)
    hash.add(text)
    hash.add(call)
  }
}
