/// Finds the name that somebody meant.
public enum NearestName {
  /// The known name that is nearest to a written one; nil when none is near enough. Letter case,
  /// `_`, `-` and `.` do not count, so `closeAll` finds `close_all`.
  public static func of(_ written: String, among names: some Sequence<String>) -> String? {
    let wanted = bare(written)
    guard !wanted.isEmpty && wanted.count <= 64 else { return nil }
    let wantedLetters = letters(of: wanted)
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = bare(name)
      let limit = min(max(1, max(wanted.count, candidate.count) / 3), (best?.distance ?? 99) - 1)
      guard limit >= 0, abs(candidate.count - wanted.count) <= limit else { continue }
      // A change takes one letter away and brings one in, at most.
      let unshared = (letters(of: candidate) ^ wantedLetters).nonzeroBitCount
      guard unshared <= 2 * limit else { continue }
      if let distance = distance(wanted, candidate, atMost: limit) { best = (name, distance) }
    }
    return best?.name
  }

  /// `Did you mean "x"?`, or else what is given.
  public static func advice(
    for written: String, among names: some Sequence<String>, otherwise: String
  ) -> String {
    of(written, among: names).map { "Did you mean \"\($0)\"?" } ?? otherwise
  }

  private static func bare(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case 0x41...0x5a: byte + 0x20
      case 0x2d, 0x2e, 0x5f: nil
      default: byte
      }
    }
  }

  /// Which letters there are, a bit for each (bytes 64 apart share one).
  private static func letters(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbour; nil when
  /// more than that. What both begin and end with costs nothing: keys of a kind share much of it.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    let begin = equalCount(left, right)
    let (left, right) = (left[begin...], right[begin...])
    let end = equalCount(left.reversed(), right.reversed())
    return distance(Array(left.dropLast(end)), of: Array(right.dropLast(end)), limit)
  }

  /// How many bytes are equal from the first on.
  private static func equalCount(
    _ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>
  ) -> Int {
    var count = 0
    for (one, other) in zip(left, right) {
      if one != other { break }
      count += 1
    }
    return count
  }

  private static func distance(_ left: [UInt8], of right: [UInt8], _ limit: Int) -> Int? {
    if left.isEmpty || right.isEmpty {
      return max(left.count, right.count) <= limit ? max(left.count, right.count) : nil
    }
    var twoBefore = [Int](repeating: 0, count: right.count + 1)
    var before = Array(0...right.count)
    var current = before
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let change = before[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, before[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, twoBefore[column - 1] + 1)
        }
        current[column + 1] = least
      }
      // Neither a change nor a swap reaches back over two rows that are too far already.
      guard (current.min() ?? 0) <= limit || (before.min() ?? 0) <= limit else { return nil }
      (twoBefore, before, current) = (before, current, twoBefore)
    }
    return before[right.count] <= limit ? before[right.count] : nil
  }
}
