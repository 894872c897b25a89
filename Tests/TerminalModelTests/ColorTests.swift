import EmulatorTestSupport
@testable import TerminalModel
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      (0xe4e6eb, 0x15171c, 14.4), (0x737c8c, 0x15171c, 4.3), (0x8ab4f8, 0x15171c, 8.5),
      (0x1b1d22, 0xfafaf7, 16.1), (0x000000, 0xffffff, 21.0),
    ] as [(UInt32, UInt32, Double)])
  func measuresContrastAsTheThemesWereMeasured(ink: UInt32, ground: UInt32, ratio: Double) {
    let seen = Contrast.ratio(RGB(hex: ink), RGB(hex: ground))
    #expect(abs(seen - ratio) < 0.06)
    #expect(seen == Contrast.ratio(RGB(hex: ground), RGB(hex: ink)))
  }

  @Test(arguments: [UInt64(11), 12])
  func makesAnyInkReadableOnAnyGround(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let ink = RGB(hex: .random(in: 0...0xffffff, using: &numbers))
      let ground = RGB(hex: .random(in: 0...0xffffff, using: &numbers))
      let seen = Contrast.readable(ink, on: ground, atLeast: 4.5)
      #expect(Contrast.ratio(seen, ground) >= 4.5, "seed \(seed) \(ink) \(ground)")
    }
  }

  @Test func leavesReadableInkAlone() {
    let ink = RGB(hex: 0x8ab4f8)
    #expect(Contrast.readable(ink, on: RGB(hex: 0x15171c), atLeast: 4.5) == ink)
  }

  @Test(
    arguments: [
      (0x15171c, 234), (0xe4e6eb, 254), (0x8ab4f8, 111), (0xff0000, 196), (0xffffff, 231),
      (0x000000, 16),
    ] as [(UInt32, UInt8)])
  func findsTheNearestOf256(hex: UInt32, index: UInt8) {
    #expect(Quantizer.xterm256(RGB(hex: hex)) == index)
  }

  @Test(
    arguments: [
      (0x000000, 0), (0x555555, 8), (0xbbbbbb, 7), (0xffffff, 15), (0xff0000, 9), (0x00cc00, 2),
      (0x0000e0, 4), (0x15171c, 0),
    ] as [(UInt32, UInt8)])
  func findsTheNearestOf16(hex: UInt32, index: UInt8) {
    #expect(Quantizer.ansi16(RGB(hex: hex)) == index)
  }

  @Test func findsEachOf256ByItself() {
    for index in UInt8(16)...255 {
      #expect(Quantizer.rgb(Quantizer.xterm256(Quantizer.rgb(index))) == Quantizer.rgb(index))
    }
  }

  /// Against all 240 one by one, the first of the nearest: every part in steps and some at random.
  @Test(arguments: [UInt64(31), 32])
  func findsNoNearerOneOf256(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var colors = (0..<2_000).map { _ in RGB(hex: .random(in: 0...0xffffff, using: &numbers)) }
    for part in stride(from: UInt8(0), through: 255, by: 3) {
      let other = UInt8.random(in: 0...255, using: &numbers)
      colors += [RGB(part, part, part), RGB(part, other, other), RGB(other, part, 95)]
    }
    for color in colors {
      let nearest = (UInt8(16)...255).min {
        Quantizer.distance(color, Quantizer.rgb($0)) < Quantizer.distance(color, Quantizer.rgb($1))
      }
      #expect(Quantizer.xterm256(color) == nearest, "seed \(seed) \(color)")
    }
  }

  @Test(arguments: [ColorDepth.xterm256, .ansi16], [UInt64(21), 22])
  func keepsAPairReadable(depth: ColorDepth, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let ground = RGB(hex: .random(in: 0...0xffffff, using: &numbers))
      let ink = Contrast.readable(
        RGB(hex: .random(in: 0...0xffffff, using: &numbers)), on: ground, atLeast: 4.5)
      let pair = Quantizer.pair(ink: ink, ground: ground, depth: depth)
      let ratio = Contrast.ratio(Quantizer.rgb(pair.ink), Quantizer.rgb(pair.ground))
      #expect(ratio >= 3.6, "seed \(seed) \(ink) on \(ground)")
    }
  }

  @Test func mixesAndComposites() {
    #expect(RGB.black.mixed(with: .white, tenths: 5) == RGB(128, 128, 128))
    #expect(RGB.black.mixed(with: .white, tenths: 0) == .black)
    #expect(RGB.white.composited(over: .black, alpha: 255) == .white)
    #expect(RGB.white.composited(over: .black, alpha: 0) == .black)
    #expect(RGB(200, 0, 0).composited(over: .white, alpha: 128) == RGB(227, 127, 127))
  }
}
