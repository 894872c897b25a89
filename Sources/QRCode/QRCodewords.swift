/// Bytes as codewords with error correction, in the order in which they are placed.
enum QRCodewords {
  static func all(of bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    let data = padded(bytes, version)
    var blocks: [[UInt8]] = []
    var start = 0
    for count in version.blocks {
      blocks.append(Array(data[start..<start + count]))
      start += count
    }
    let corrections = blocks.map { correction(of: $0, count: version.correction) }
    return interleaved(blocks) + interleaved(corrections)
  }

  /// Mode, count, bytes, an end, and codewords that fill what is left.
  private static func padded(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(0b0100, 4)
    add(bytes.count, version.countBits)
    for byte in bytes { add(Int(byte), 8) }
    add(0, min(4, 8 * version.dataCount - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while codewords.count < version.dataCount {
      codewords.append(isFirst ? 0xec : 0x11)
      isFirst.toggle()
    }
    return codewords
  }

  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  /// The rest of the data divided by the generator, in the field of 256 elements (Reed, Solomon).
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  /// The product of (x − 2^i), without its first coefficient, which is 1.
  private static func generator(_ count: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < count { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }

  /// Modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      result ^= Int(right) >> bit & 1 == 1 ? Int(left) : 0
    }
    return UInt8(result)
  }
}
