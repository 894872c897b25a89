/// How hard a masked code is to read; the mask with the least is used.
enum QRPenalty {
  static func score(of matrix: QRMatrix) -> Int {
    let rows = (0..<matrix.size).map { row in (0..<matrix.size).map { matrix[$0, row] } }
    let columns = (0..<matrix.size).map { column in (0..<matrix.size).map { matrix[column, $0] } }
    let lines = rows + columns
    return lines.reduce(0) { $0 + runs(in: $1) + finders(in: $1) } + squares(in: rows)
      + balance(of: rows)
  }

  /// Five of a kind and more.
  private static func runs(in line: [Bool]) -> Int {
    var score = 0
    var length = 0
    for (index, isDark) in line.enumerated() {
      length = index > 0 && line[index - 1] == isDark ? length + 1 : 1
      if length == 5 { score += 3 } else if length > 5 { score += 1 }
    }
    return score
  }

  /// What looks like the pattern by which a code is found.
  private static func finders(in line: [Bool]) -> Int {
    let pattern = [true, false, true, true, true, false, true]
    let blank = [false, false, false, false]
    var score = 0
    for start in 0..<max(0, line.count - 10) {
      let part = Array(line[start..<start + 11])
      if part == pattern + blank || part == blank + pattern { score += 40 }
    }
    return score
  }

  /// Squares of four of a kind.
  private static func squares(in rows: [[Bool]]) -> Int {
    var score = 0
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      for column in 1..<upper.count {
        let isDark = upper[column]
        let isSquare =
          upper[column - 1] == isDark && lower[column] == isDark && lower[column - 1] == isDark
        if isSquare { score += 3 }
      }
    }
    return score
  }

  /// Ten for each twentieth that the dark ones are away from a half.
  private static func balance(of rows: [[Bool]]) -> Int {
    let total = rows.count * rows.count
    let dark = rows.reduce(0) { $0 + $1.count(where: { $0 }) }
    return abs(dark * 20 - total * 10) / total * 10
  }
}
