import Testing

@testable import TerminalModel

/// What is cut into glyphs without a look at characters is cut as everything else is.
@Suite struct StandingAloneTests {
  private static let known = (0...0x2_ffff).compactMap { Unicode.Scalar($0) }
    .filter { ScalarClass.standsAlone($0.value) }

  @Test func isAPictureOfItselfInOneColumn() {
    for scalar in Self.known {
      guard case .picture(let base, let columns) = ScalarClass(scalar) else {
        Issue.record("U+\(String(scalar.value, radix: 16)) is no picture")
        continue
      }
      #expect(base == scalar.value && columns == 1, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func joinsNothingOfItsKind() {
    for step in [1, 7, 64, 301] {
      let text = Self.known.indices.map { Self.known[$0 * step % Self.known.count] }
      let characters = String(String.UnicodeScalarView(text)).count
      #expect(characters == text.count, "\(step) apart")
    }
  }
}
