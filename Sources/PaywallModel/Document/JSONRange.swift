extension JSONReader {
  /// The bytes of a value that was read from a file.
  static func range(of node: JSONNode, in file: SourceFile) throws(Failure) -> Range<Int> {
    var scanner = JSONScanner(file)
    try scanner.begin()
    scanner.go(to: node.position)
    let start = scanner.offset
    _ = try value(from: &scanner)
    return start..<scanner.offset
  }
}

extension JSONScanner {
  /// Goes forward to a place of the file, from the end of its first blanks.
  mutating func go(to place: SourcePosition) {
    while offset < end && (line, column) < (place.line, place.column) {
      if bytes[offset] == Byte.lineFeed || bytes[offset] == Byte.carriageReturn {
        skipBlanks()
      } else {
        if bytes[offset] & 0xc0 == 0x80 { trailingBytes += 1 }
        offset += 1
      }
    }
  }
}
