/// Choices of a journey, each one from its seed.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// From 0 up to, but not with, a number.
  mutating func number(_ below: Int) -> Int {
    below <= 0 ? 0 : Int(generator.next() % UInt64(below))
  }

  /// True once in so many times.
  mutating func one(in count: Int) -> Bool { number(count) == 0 }

  /// One of the elements; nil where there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(elements.count)]
  }

  /// One of the elements, or what stands for none.
  mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    pick(elements) ?? other
  }
}
