/// Reads what Xcode makes of a `.strings` file in a built app: a binary property list. It has no
/// lines, so its texts are told by their keys.
struct BinaryStrings {
  static let mark = Array("bplist00".utf8)
  /// The largest list that is read: each entry has two references of one byte at least.
  private static let trailerCount = 32

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int

  static func read(_ file: SourceFile, into reading: StringReading) -> StringReading {
    var reading = reading
    guard let entries = entries(file.bytes) else {
      reading.fault(
        .start, "The binary property list is damaged or holds no dictionary.",
        advice: "Take it out of the built app again, or use the text form.")
      return reading
    }
    reading.entries = entries.map { key, value in
      StringEntry(key: key, value: value, keyPosition: .start, valuePosition: .start)
    }
    return reading
  }

  private static func entries(_ bytes: [UInt8]) -> [(String, String)]? {
    guard bytes.count >= mark.count + trailerCount else { return nil }
    let trailer = bytes.count - trailerCount
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard let count = number(bytes, at: trailer + 8, size: 8),
      let top = number(bytes, at: trailer + 16, size: 8),
      let table = number(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count,
      table <= trailer, count * offsetSize <= trailer - table
    else { return nil }
    let offsets = (0..<count).compactMap {
      number(bytes, at: table + $0 * offsetSize, size: offsetSize)
    }
    guard offsets.count == count else { return nil }
    return BinaryStrings(bytes: bytes, offsets: offsets, referenceSize: referenceSize)
      .dictionary(top)
  }

  /// The texts of a dictionary; what is no text is left out.
  private func dictionary(_ object: Int) -> [(String, String)]? {
    guard let (kind, count, start) = header(object), kind == 0xd,
      count <= (bytes.count - start) / (2 * referenceSize)
    else { return nil }
    return (0..<count).compactMap { index in
      guard let key = reference(start, index), let value = reference(start, count + index),
        let keyText = text(key), let valueText = text(value)
      else { return nil }
      return (keyText, valueText)
    }
  }

  private func reference(_ start: Int, _ index: Int) -> Int? {
    Self.number(bytes, at: start + index * referenceSize, size: referenceSize)
  }

  private func text(_ object: Int) -> String? {
    guard let (kind, count, start) = header(object) else { return nil }
    if kind == 5, count <= bytes.count - start {
      return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }
    guard kind == 6, count <= (bytes.count - start) / 2 else { return nil }
    let units = (0..<count).map {
      UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// What an object is, how long, and where its content begins.
  private func header(_ object: Int) -> (kind: UInt8, count: Int, start: Int)? {
    guard offsets.indices.contains(object), bytes.indices.contains(offsets[object]) else {
      return nil
    }
    let start = offsets[object]
    let low = bytes[start] & 0xf
    guard low == 0xf else { return (bytes[start] >> 4, Int(low), start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xf <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[start + 1] & 0xf)
    guard let count = Self.number(bytes, at: start + 2, size: size) else { return nil }
    return (bytes[start] >> 4, count, start + 2 + size)
  }

  /// A big-endian number; nil when it is not in the file or no size that a file has.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    return value <= 1 << 31 ? Int(value) : nil
  }
}
