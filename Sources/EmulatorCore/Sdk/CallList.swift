/// Every call to the app, with those that are open at hand: a long walk has made thousands, and
/// only a few still wait.
struct CallList: Hashable, Sendable {
  private var list = DigestedList<Call>()
  /// The calls that wait for their answer, the first one first.
  private(set) var openIDs: [CallID] = []

  /// All of them, the first one first.
  var all: [Call] { list.elements }
  var count: Int { list.elements.count }
  var digest: UInt64 { list.digest }

  mutating func keepDigest() { list.keepDigest() }

  mutating func append(_ call: Call) {
    list.append(call)
    if call.isOpen { openIDs.append(call.id) }
  }

  /// Ends a call's waiting.
  mutating func settle(_ id: CallID, as standing: Call.Standing) {
    list[id.number - 1].standing = standing
    openIDs.removeAll { $0 == id }
  }
}
