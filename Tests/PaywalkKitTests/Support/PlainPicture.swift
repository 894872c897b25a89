/// A PNG in one colour, made without a library.
enum PlainPicture {
  /// Of one bit a dot, not compressed.
  static func png(columns: Int, rows: Int) -> [UInt8] {
    let row = [UInt8](repeating: 0, count: 1 + (columns + 7) / 8)
    let raw = [[UInt8]](repeating: row, count: rows).flatMap { $0 }
    return head(columns, rows) + chunk("IDAT", stored(raw)) + chunk("IEND", [])
  }

  /// A file that breaks off before its first dot.
  static func cutOff(columns: Int, rows: Int) -> [UInt8] {
    head(columns, rows) + chunk("IDAT", [])
  }

  private static func head(_ columns: Int, _ rows: Int) -> [UInt8] {
    let header = bytes(columns) + bytes(rows) + [1, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(data.count) + body + bytes(checksum(body))
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ data: [UInt8]) -> Int {
    var crc: UInt32 = 0xffff_ffff
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xedb8_8320 : crc >> 1 }
    }
    return Int(~crc)
  }

  /// Blocks of zlib that hold their bytes as they are.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < data.count {
      let end = min(start + 0xffff, data.count)
      let count = UInt16(end - start)
      result += [
        end == data.count ? 1 : 0, UInt8(count & 0xff), UInt8(count >> 8), UInt8(~count & 0xff),
        UInt8(~count >> 8),
      ]
      result += data[start..<end]
      start = end
    }
    return result + bytes(adler(data))
  }

  private static func adler(_ data: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
