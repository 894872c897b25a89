import EmulatorCore
import TerminalModel

/// The buttons of a dialog side by side, or one below the other where they do not fit.
struct DialogButtons {
  private let parts: DialogParts
  private let indices: [Int]

  init(_ parts: DialogParts) {
    self.parts = parts
    indices = parts.face.items.compactMap { item in
      if case .option(let index) = item { index } else { nil }
    }
  }

  var rows: [DialogRow] {
    let pieces = indices.map { text(of: $0) }
    let widths = pieces.map { TextWidth.columns(of: $0) }
    let total = widths.reduce(0, +)
    let gaps = max(0, indices.count - 1)
    let room = parts.columns - 2 - total
    guard gaps == 0 || room >= gaps * 2 else { return stacked(pieces) }
    let wanted = parts.look.isCentered ? 5 : 8
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
    if parts.look.isAndroidAlert { return max(0, parts.columns - width - 1) }
    if parts.look.isCentered { return max(0, (parts.columns - width) / 2) }
    return 1
  }

  private func stacked(_ pieces: [String]) -> [DialogRow] {
    zip(indices, pieces).map { index, piece in
      let width = TextWidth.columns(of: piece)
      return DialogRow(spans: [span(piece, index, at: start(width))])
    }
  }

  private func span(_ text: String, _ index: Int, at column: Int) -> DialogSpan {
    let isFocused = parts.face.item == .option(index)
    return DialogSpan(
      column: column, text: text,
      role: isFocused ? .focus : parts.dialog.options[index].isOff ? .quiet : .text,
      isStrong: isFocused,
      isFocused: isFocused, item: .option(index))
  }

  private func text(of index: Int) -> String {
    let isFocused = parts.face.item == .option(index)
    let label = parts.label(of: index)
    if parts.dialog.options[index].isOff { return "[░ \(label) ░]" }
    switch (parts.look.isIOSAlert, isFocused) {
    case (true, true): return "▸ \(label) ◂"
    case (true, false): return "  \(label)  "
    case (false, true): return "[▸ \(label) ◂]"
    case (false, false): return "[ \(label) ]"
    }
  }
}
