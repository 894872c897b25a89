import Testing

@testable import PaywallModel

private func eightBytes(at place: Int = 0, of bytes: [UInt8]) -> EightBytes? {
  EightBytes(at: place, of: bytes.span.bytes)
}

@Suite struct EightBytesTests {
  /// Eight bytes of one kind, with each byte at each place, and one more after it.
  private static func samples(filledWith filler: UInt8) -> [[UInt8]] {
    (0..<8).flatMap { place in
      (UInt8.min...UInt8.max).flatMap { byte in
        [filler, filler ^ 1, filler &+ 0x80, 0].map { after in
          var bytes = [UInt8](repeating: filler, count: 8)
          bytes[place] = byte
          if place < 7 { bytes[place + 1] = after }
          return bytes
        }
      }
    }
  }

  @Test(arguments: [0x00, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x5b, 0x5c, 0x5d, 0x61, 0x7f, 0x80, 0xff])
  func bytesAreCountedAsOneByOne(filler: UInt8) throws {
    for bytes in Self.samples(filledWith: filler) {
      let eight = try #require(eightBytes(of: bytes))
      for byte in [Byte.space, Byte.quote, filler] {
        #expect(eight.count(of: byte) == bytes.prefix { $0 == byte }.count)
        #expect(Array(eight.places(of: byte)) == bytes.indices.filter { bytes[$0] == byte })
      }
      let plain = bytes.prefix { 0x20..<0x80 ~= $0 && $0 != Byte.quote && $0 != Byte.backslash }
      #expect(eight.plainCount == plain.count)
    }
  }

  @Test func thereAreEightOrNone() {
    let bytes = [UInt8](0..<17)
    for place in bytes.indices {
      #expect((eightBytes(at: place, of: bytes) != nil) == (place <= 9))
    }
    #expect(eightBytes(of: []) == nil)
  }
}
