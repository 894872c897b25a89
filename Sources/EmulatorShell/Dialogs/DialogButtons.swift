import EmulatorCore
import TerminalModel

extension DialogParts {
  /// The buttons of a dialog side by side, or one below the other where they do not fit.
  var buttonRows: [DialogRow] {
    let indices = face.items.compactMap { item in
      if case .option(let index) = item { index } else { nil }
    }
    let pieces = indices.map { text(of: $0) }
    let widths = pieces.map { TextWidth.columns(of: $0) }
    let total = widths.reduce(0, +)
    let gaps = max(0, indices.count - 1)
    let room = columns - 2 - total
    guard gaps == 0 || room >= gaps * 2 else { return stacked(pieces, indices) }
    let wanted = look.isCentered ? 5 : 8
    let gap = gaps == 0 ? 0 : min(wanted, room / gaps)
    var column = start(total + gap * gaps)
    var spans: [DialogSpan] = []
    for (offset, index) in indices.enumerated() {
      spans.append(span(pieces[offset], index, at: column))
      column += widths[offset] + gap
    }
    return [DialogRow(spans: spans)]
  }

  private func start(_ width: Int) -> Int {
    if look.isAndroidAlert { return max(0, columns - width - 1) }
    if look.isCentered { return max(0, (columns - width) / 2) }
    return 1
  }

  private func stacked(_ pieces: [String], _ indices: [Int]) -> [DialogRow] {
    zip(indices, pieces).map { index, piece in
      let width = TextWidth.columns(of: piece)
      return DialogRow(spans: [span(piece, index, at: start(width))])
    }
  }

  private func span(_ text: String, _ index: Int, at column: Int) -> DialogSpan {
    let isFocused = face.item == .option(index)
    return DialogSpan(
      column: column, text: text,
      role: isFocused ? .focus : dialog.options[index].isOff ? .quiet : .text,
      isStrong: isFocused,
      isFocused: isFocused, item: .option(index))
  }

  private func text(of index: Int) -> String {
    let isFocused = face.item == .option(index)
    let label = label(of: index)
    if dialog.options[index].isOff { return "[░ \(label) ░]" }
    switch (look.isIOSAlert, isFocused) {
    case (true, true): return "▸ \(label) ◂"
    case (true, false): return "  \(label)  "
    case (false, true): return "[▸ \(label) ◂]"
    case (false, false): return "[ \(label) ]"
    }
  }
}
