import PaywallModel

/// A value whose part in a walk's future can be digested. Collections without an order are put in
/// one, so that the digest does not depend on the run.
protocol Digestible {
  func add(to hash: inout StableHash)
}

extension Walk {
  /// A digest of everything that decides how the walk goes on; equal walks have equal digests. What
  /// is only told (trace, events, notes) and the catalog are not part of it.
  public var digest: UInt64 {
    var hash = StableHash()
    hash.add(emulator)
    hash.add(app)
    hash.add(now)
    hash.add(unanswered.sorted())
    return hash.value
  }
}

extension Emulator {
  /// A digest of everything that decides how the SDK goes on; equal ones have equal digests.
  public var digest: UInt64 {
    var hash = StableHash()
    hash.add(self)
    return hash.value
  }
}

extension StableHash {
  mutating func add(_ value: some Digestible) { value.add(to: &self) }

  mutating func add(_ flag: Bool) { add(UInt8(flag ? 1 : 0)) }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ value: (some Digestible)?) {
    add(value != nil)
    if let value { add(value) }
  }

  /// With its length, so that two lists in a row do not run together.
  mutating func add(_ values: [some Digestible]) {
    add(values.count)
    for value in values { add(value) }
  }

  mutating func add(_ values: [String]) {
    add(values.count)
    for value in values { add(value) }
  }

  mutating func add<Key: Comparable & Digestible>(_ values: [Key: some Digestible]) {
    add(values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      add(key)
      add(value)
    }
  }
}

extension Int: Digestible {
  func add(to hash: inout StableHash) { hash.add(self) }
}

extension Instant: Digestible {
  func add(to hash: inout StableHash) { hash.add(milliseconds) }
}

extension CallID: Digestible {
  func add(to hash: inout StableHash) { hash.add(number) }
}

extension PendingTimer: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(due)
    hash.add(number)
    switch purpose {
    case .storeResponds(let index): hash.add("store \(index)")
    case .bridgeGivesUp(let call): hash.add("bridge \(call.number)")
    case .pollsWebPayment: hash.add("polls web")
    case .webCheckoutContinues: hash.add("web continues")
    case .webPaymentIsLate: hash.add("web late")
    case .carouselTurns(let id, let path):
      hash.add("carousel \(id.number)")
      hash.add(path.indices)
    case .redemptionExchanged: hash.add("exchanged")
    case .redemptionRefreshed: hash.add("refreshed")
    case .redemptionWatchdog: hash.add("watchdog")
    case .fetchResponds(let request): hash.add("fetch \(request.number)")
    }
  }
}

extension Dialog: Digestible {
  /// All else follows from its kind and from the state that it was made of.
  func add(to hash: inout StableHash) {
    hash.add(id.number)
    hash.add(owner.rawValue)
    hash.add("\(name) \(subject) \(apiName)")
    hash.add(text)
    hash.add(call)
  }
}
