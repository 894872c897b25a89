import PaywallModel
import TerminalModel

/// The things that can be pressed on a painted screen, in reading order.
struct TargetList {
  let painter: Painter
  /// The cells that each pressable owns, as a block; nil for none.
  private let visible: [Rect?]

  init(painter: Painter) {
    self.painter = painter
    visible = Self.blocks(of: painter.canvas, count: painter.pressed.count)
  }

  /// All targets; a component that owns no cell is none of them.
  var targets: [TapTarget] {
    let components = painter.pressed.indices.compactMap(component)
    return components + header
  }

  /// Whether a pressable owns a cell.
  func isThere(_ owner: Int) -> Bool {
    let painted = painter.pressed[owner]
    guard painted.node.press != nil else { return false }
    return painted.isInContent ? painter.ownersInContent[owner] : visible[owner] != nil
  }

  /// The first filled button that can be pressed, else the first thing that can.
  func firstFocus(of targets: [TapTarget]) -> PressTarget? {
    let filled = painter.pressed.indices.first { owner in
      let node = painter.pressed[owner].node
      return node.isFilledButton && node.press?.disabledReason == nil && isThere(owner)
    }
    if let filled, let press = painter.pressed[filled].node.press { return .component(press.path) }
    return (targets.first { $0.disabledReason == nil } ?? targets.first)?.target
  }

  private func component(_ owner: Int) -> TapTarget? {
    let painted = painter.pressed[owner]
    guard let press = painted.node.press, isThere(owner) else { return nil }
    let isLink = painted.node.frame == .link && press.role == .button
    return TapTarget(
      target: .component(press.path), id: press.id,
      label: press.label, role: isLink ? .link : press.role,
      actions: press.actions, isChosen: press.isChosen,
      disabledReason: press.disabledReason,
      rect: visible[owner] ?? Rect(column: 0, row: 0, columns: 0, rows: 0),
      rowsInContent: painted.isInContent ? painted.rect.row..<painted.rect.endRow : nil)
  }

  private var header: [TapTarget] {
    painter.header.map { place in
      let isBack = place.target == .backButton
      return TapTarget(
        target: place.target, id: nil,
        label: place.text ?? (isBack ? "Back" : place.button.spokenName),
        role: isBack ? .back : place.button.closes ? .close : .button,
        actions: place.button.actions, rect: place.rect)
    }
  }

  private static func blocks(of canvas: Canvas, count: Int) -> [Rect?] {
    var blocks = [Rect?](repeating: nil, count: count)
    let columns = canvas.size.columns
    for row in 0..<canvas.size.rows {
      let grounds = canvas.grounds.span.extracting(row * columns..<(row + 1) * columns)
      var start = 0
      while start < columns {
        let owner = grounds[start].owner
        var end = start + 1
        while end < columns, grounds[end].owner == owner { end += 1 }
        if owner != Canvas.nobody {
          let run = Rect(column: start, row: row, columns: end - start, rows: 1)
          blocks[Int(owner)] = blocks[Int(owner)].map { $0.around(run) } ?? run
        }
        start = end
      }
    }
    return blocks
  }
}

extension HeaderButton {
  fileprivate var spokenName: String {
    closes ? "Close" : actions.lazy.compactMap(\.action).first?.kind.apiName ?? "Header button"
  }
}

extension Node {
  fileprivate var isFilledButton: Bool {
    guard press?.role == .button else { return false }
    switch frame {
    case .solid, .pill: return true
    case .none, .rule, .stem, .line, .badge, .plate, .link, .bar, .segment: return false
    }
  }

  /// What a person reads on it, in one line; of an image, its file's name.
  var readableLabel: String {
    var text: String?
    addReadableTexts(to: &text)
    return text ?? pictureName ?? press?.actions.lazy.compactMap(\.action).first?.kind.apiName
      ?? "Button"
  }

  private func addReadableTexts(to text: inout String?) {
    guard case .text(let block) = body else {
      for child in children { child.addReadableTexts(to: &text) }
      return
    }
    text = text.map { "\($0), \(block.oneLine)" } ?? block.oneLine
  }

  private var pictureName: String? {
    if case .image(let image) = content {
      let name = IconNames.fileName(image.url)
      return name.isEmpty ? nil : name
    }
    return children.lazy.compactMap(\.pictureName).first
  }
}

extension Glyph {
  /// Its scalars, without an allocation.
  fileprivate func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    func pass(_ value: UInt32) {
      if value != 0, let scalar = Unicode.Scalar(value) { body(scalar) }
    }
    pass(base)
    pass(mark)
    pass(secondMark)
  }
}

extension TextBlock {
  /// The text without line breaks.
  var oneLine: String {
    if let plain = plainLine { return plain }
    var text = String.UnicodeScalarView()
    for piece in pieces {
      let hasBlank = piece.startsLine ? !text.isEmpty : piece.blanksBefore > 0
      if hasBlank { text.append(" ") }
      for index in piece.range { glyphs[index].glyph.forEachScalar { text.append($0) } }
    }
    return ArabicLetters.plain(String(text))
  }

  /// Plain ASCII on one line with single blanks reads as it is written.
  private var plainLine: String? {
    guard let bytes = glyphs.plain?.bytes, let first = pieces.first, let last = pieces.last,
      pieces.dropFirst().allSatisfy({ !$0.startsLine && $0.blanksBefore == 1 })
    else { return nil }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
