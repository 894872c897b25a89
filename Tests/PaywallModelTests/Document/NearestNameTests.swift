import PaywallModel
import Testing

@Suite struct NearestNameTests {
  static let names = ActionKind.allCases.map(\.rawValue)

  @Test(arguments: [
    ("purchse", "purchase"), ("prchase", "purchase"), ("pruchase", "purchase"),
    ("PURCHASE", "purchase"), ("closeAll", "close_all"), ("close-all", "close_all"),
    ("openPresentation", "open_presentation"), ("clos", "close"), ("navigat", "navigate"),
    ("webcheckot", "web_checkout"),
  ])
  func `a slip finds the name that was meant`(written: String, meant: String) {
    #expect(NearestName.of(written, among: Self.names) == meant)
  }

  @Test(arguments: ["", "fly", "___", "x", String(repeating: "purchase", count: 50)])
  func `what is near nothing finds nothing`(written: String) {
    #expect(NearestName.of(written, among: Self.names) == nil)
  }

  @Test func `of two names the nearer one is found, of two equal ones the first`() {
    #expect(NearestName.of("year_2m", among: ["year_12m", "year_2w", "year_2m1"]) == "year_12m")
    #expect(NearestName.of("plan3", among: ["plan1", "plan2"]) == "plan1")
    #expect(NearestName.of("plan1", among: ["plan2", "plan1"]) == "plan1")
  }

  @Test func `of all short words those are near that so few changes and swaps turn into it`() {
    let words = (1...5).flatMap { length in
      (0..<(1 << length)).map { bits in
        String((0..<length).map { bits >> $0 & 1 == 0 ? Character("a") : "b" })
      }
    }
    for written in words {
      for name in words {
        let limit = max(1, max(written.count, name.count) / 3)
        let isNear = Self.distance(Array(written), Array(name)) <= limit
        #expect((NearestName.of(written, among: [name]) != nil) == isNear, "\(written) \(name)")
      }
    }
  }

  /// Letters put in, taken out, changed or swapped with their neighbour, by trying all ways.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard let last = left.last, let other = right.last else { return left.count + right.count }
    let (shorter, less) = (Array(left.dropLast()), Array(right.dropLast()))
    var least = min(
      distance(shorter, less) + (last == other ? 0 : 1),
      min(distance(shorter, right), distance(left, less)) + 1)
    if shorter.last == other, less.last == last, last != other {
      least = min(least, distance(Array(shorter.dropLast()), Array(less.dropLast())) + 1)
    }
    return least
  }
}
