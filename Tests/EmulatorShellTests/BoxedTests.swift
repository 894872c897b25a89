import Testing

@testable import EmulatorShell

/// A box is its value: whoever holds another one sees none of the changes.
@Suite struct BoxedTests {
  private struct Holder: Hashable {
    @Boxed var words = ["one"]
    @Boxed var choice: String?
  }

  @Test func aCopyKeepsWhatItHad() {
    var holder = Holder()
    let before = holder
    holder.words.append("two")
    holder.choice = "two"
    #expect(before.words == ["one"])
    #expect(before.choice == nil)
    #expect(holder.words == ["one", "two"])
    #expect(holder.choice == "two")
  }

  @Test func boxesAreEqualByTheirValues() {
    var holder = Holder()
    let before = holder
    #expect(holder == before)
    holder.words.append("two")
    #expect(holder != before)
    #expect(holder.$words != before.$words)
    holder.words.removeLast()
    #expect(holder == before)
    #expect(holder.hashValue == before.hashValue)
  }

  @Test func theLastHolderLetsGoOfTheValue() {
    final class Witness: Sendable {}
    weak var seen: Witness?
    do {
      let witness = Witness()
      seen = witness
      let box = Boxed(wrappedValue: witness)
      let other = box
      #expect(other.wrappedValue === box.wrappedValue)
    }
    #expect(seen == nil)
  }
}
