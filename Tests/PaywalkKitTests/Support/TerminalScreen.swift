import TerminalModel

/// A screen that draws what ncurses writes for xterm-256color. Written here, and not taken from
/// libvterm, so that the tests need no package that the program does not need.
struct TerminalScreen {
  private(set) var surface: Surface
  private(set) var isAlternate = false
  private(set) var showsCursor = true
  private(set) var cursor = Point(column: 0, row: 0)
  private var pending: [UInt8] = []
  private var region: Range<Int>
  private var style = Style.plain
  private var lastGlyphs: [Glyph] = []
  /// The last column was written: the next character goes to the next row.
  private var wrapsNext = false
  /// Sequences that it does not know; a test finds them here.
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    surface = Surface(size: Size(columns: columns, rows: rows))
    region = 0..<rows
  }

  var text: String { surface.text }
  var rows: [String] { surface.rows }

  /// The reversed cells of a row, as text.
  func reversed(row: Int) -> String {
    (0..<surface.size.columns).filter { surface[$0, row].style.attributes.contains(.reverse) }
      .map { surface[$0, row].glyph.text }.joined()
  }

  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    pending += bytes
    var index = 0
    while index < pending.count, let length = take(at: index) { index += length }
    pending.removeFirst(index)
  }

  /// How many bytes were used; nil when more must come first.
  private mutating func take(at index: Int) -> Int? {
    let byte = pending[index]
    if byte == 0x1b { return takeEscape(at: index) }
    if byte < 0x20 || byte == 0x7f {
      control(byte)
      return 1
    }
    let length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    guard index + length <= pending.count else { return nil }
    let text = String(decoding: pending[index..<index + length], as: UTF8.self)
    put(text)
    return length
  }

  private mutating func control(_ byte: UInt8) {
    wrapsNext = false
    switch byte {
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(surface.size.columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x0a: lineFeed()
    case 0x0d: cursor.column = 0
    default: if byte != 0x07 && byte != 0x0f { unknown.append("control \(byte)") }
    }
  }

  private mutating func put(_ text: String) {
    let marks = text.unicodeScalars.first.map(isMark) ?? false
    if marks {
      addMark(text)
      return
    }
    for glyph in Glyphs.split(text) { put(glyph) }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .enclosingMark
  }

  private mutating func addMark(_ text: String) {
    let column = max(0, cursor.column - (wrapsNext ? 0 : 1))
    var cell = surface[column, cursor.row]
    cell.glyph.mark = text.unicodeScalars.first?.value ?? 0
    surface[column, cursor.row] = cell
  }

  private mutating func put(_ glyph: Glyph) {
    if wrapsNext || cursor.column + Int(glyph.columns) > surface.size.columns {
      cursor.column = 0
      lineFeed()
    }
    surface.write(glyphs: [glyph], at: cursor, style: style)
    lastGlyphs = [glyph]
    cursor.column += Int(glyph.columns)
    wrapsNext = cursor.column >= surface.size.columns
    if wrapsNext { cursor.column = surface.size.columns - 1 }
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if cursor.row == region.upperBound - 1 {
      scroll(from: region.lowerBound, by: 1)
    } else {
      cursor.row = min(surface.size.rows - 1, cursor.row + 1)
    }
  }

  /// Rows from `first` to the region's end go up; a negative count goes down.
  private mutating func scroll(from first: Int, by count: Int) {
    let block = Rect(
      column: 0, row: first, columns: surface.size.columns, rows: region.upperBound - first)
    let copy = surface
    surface.fill(block, style: style)
    let moved = max(0, block.rows - abs(count))
    let source = Rect(
      column: 0, row: count > 0 ? first + count : first, columns: block.columns, rows: moved)
    surface.copy(
      from: copy, sourceRect: source, to: Point(column: 0, row: count > 0 ? first : first - count),
      clip: block)
  }
}

extension TerminalScreen {
  private mutating func takeEscape(at index: Int) -> Int? {
    guard index + 1 < pending.count else { return nil }
    switch pending[index + 1] {
    case UInt8(ascii: "["): return takeControlSequence(at: index)
    case UInt8(ascii: "]"):
      guard let end = pending[index...].firstIndex(of: 0x07) else { return nil }
      return end - index + 1
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return index + 2 < pending.count ? 3 : nil
    case UInt8(ascii: "M"):
      if cursor.row == region.lowerBound {
        scroll(from: cursor.row, by: -1)
      } else {
        cursor.row -= 1
      }
      return 2
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "7"), UInt8(ascii: "8"): return 2
    default:
      unknown.append("ESC \(pending[index + 1])")
      return 2
    }
  }

  private mutating func takeControlSequence(at index: Int) -> Int? {
    guard let end = pending[(index + 2)...].firstIndex(where: { (0x40...0x7e).contains($0) }) else {
      return nil
    }
    let body = String(decoding: pending[index + 2..<end], as: UTF8.self)
    let final = Character(Unicode.Scalar(pending[end]))
    if body.hasPrefix("?") {
      setMode(String(body.dropFirst()), isOn: final == "h")
    } else {
      let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map {
        Int($0) ?? 0
      }
      perform(final, numbers, body)
    }
    return end - index + 1
  }

  private mutating func setMode(_ body: String, isOn: Bool) {
    if body == "1049" { isAlternate = isOn }
    if body == "25" { showsCursor = isOn }
  }

  private mutating func perform(_ final: Character, _ numbers: [Int], _ body: String) {
    let first = numbers.first ?? 0
    let count = max(1, first)
    if final == "m" { return setStyle(numbers) }
    let wrapped = wrapsNext
    wrapsNext = false
    switch final {
    case "H", "f": moveTo(column: numbers.count > 1 ? numbers[1] - 1 : 0, row: count - 1)
    case "A": moveTo(column: cursor.column, row: cursor.row - count)
    case "B": moveTo(column: cursor.column, row: cursor.row + count)
    case "C": moveTo(column: cursor.column + count, row: cursor.row)
    case "D": moveTo(column: cursor.column - count, row: cursor.row)
    case "G": moveTo(column: count - 1, row: cursor.row)
    case "d": moveTo(column: cursor.column, row: count - 1)
    case "J": eraseScreen(first)
    case "K": eraseRow(first)
    case "X": fill(from: cursor.column, count)
    case "b":
      wrapsNext = wrapped
      for _ in 0..<count { for glyph in lastGlyphs { put(glyph) } }
    case "@": shift(by: count)
    case "P": shift(by: -count)
    case "L": scroll(from: cursor.row, by: -count)
    case "M": scroll(from: cursor.row, by: count)
    case "S": scroll(from: region.lowerBound, by: count)
    case "T": scroll(from: region.lowerBound, by: -count)
    case "r":
      let last = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : surface.size.rows
      region = min(count - 1, last - 1)..<last
      moveTo(column: 0, row: 0)
    case "h", "l", "t", "c", "n": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func moveTo(column: Int, row: Int) {
    cursor.column = min(max(0, column), surface.size.columns - 1)
    cursor.row = min(max(0, row), surface.size.rows - 1)
  }

  private mutating func fill(from column: Int, _ count: Int) {
    surface.fill(Rect(column: column, row: cursor.row, columns: count, rows: 1), style: style)
  }

  private mutating func eraseRow(_ kind: Int) {
    let columns = surface.size.columns
    if kind == 0 { fill(from: cursor.column, columns - cursor.column) }
    if kind == 1 { fill(from: 0, cursor.column + 1) }
    if kind == 2 { fill(from: 0, columns) }
  }

  private mutating func eraseScreen(_ kind: Int) {
    let columns = surface.size.columns
    if kind == 0 {
      eraseRow(0)
      surface.fill(
        Rect(
          column: 0, row: cursor.row + 1, columns: columns, rows: surface.size.rows - cursor.row - 1
        ),
        style: style)
    } else if kind == 1 {
      eraseRow(1)
      surface.fill(Rect(column: 0, row: 0, columns: columns, rows: cursor.row), style: style)
    } else {
      surface.fill(surface.bounds, style: style)
    }
  }

  private mutating func shift(by count: Int) {
    let row = Rect(
      column: cursor.column, row: cursor.row, columns: surface.size.columns - cursor.column, rows: 1
    )
    let copy = surface
    surface.fill(row, style: style)
    let source = Rect(
      column: cursor.column + max(0, -count), row: cursor.row, columns: row.columns - abs(count),
      rows: 1)
    surface.copy(
      from: copy, sourceRect: source,
      to: Point(column: cursor.column + max(0, count), row: cursor.row), clip: row)
  }

  /// Only what tests look at: reverse, bold and their ends.
  private mutating func setStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.remove(.bold)
      case 27: style.attributes.remove(.reverse)
      case 38, 48: rest = rest.dropFirst(rest.first == 5 ? 2 : 4)
      default: break
      }
    }
  }
}
